// The first file of WordgateMessages.
