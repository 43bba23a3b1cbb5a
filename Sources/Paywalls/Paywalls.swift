// The first file of Paywalls.
