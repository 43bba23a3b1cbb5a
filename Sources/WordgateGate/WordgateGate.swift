// The first file of WordgateGate.
