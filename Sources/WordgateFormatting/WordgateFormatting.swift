// The first file of WordgateFormatting.
