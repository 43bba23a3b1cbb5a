// The first file of StructuredText.
