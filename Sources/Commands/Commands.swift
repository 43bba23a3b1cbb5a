// The first file of Commands.
