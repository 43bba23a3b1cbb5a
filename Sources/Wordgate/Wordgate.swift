// The first file of Wordgate.
