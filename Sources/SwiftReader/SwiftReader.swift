// The first file of SwiftReader.
