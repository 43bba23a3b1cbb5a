// The first file of WordgateLocales.
