// The first file of Checks.
