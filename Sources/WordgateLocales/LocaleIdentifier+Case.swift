extension LocaleIdentifier {
  /// Words in the case that a function of paywall definitions asks for: `uppercase`, `lowercase` or `capitalize`, which
  /// makes the first letter a capital. Turkish and Azerbaijani keep their dotted and dotless i. Any other function
  /// leaves the words alone.
  package func applying(caseFunction function: String, to words: String) -> String {
    switch function {
    case "uppercase": uppercased(words)
    case "lowercase": lowercased(words)
    case "capitalize": uppercased(String(words.prefix(1))) + String(words.dropFirst())
    default: words
    }
  }

  private var hasDotlessI: Bool { language == "tr" || language == "az" }

  private func uppercased(_ words: String) -> String {
    guard hasDotlessI else { return words.uppercased() }
    return words.split(separator: "i", omittingEmptySubsequences: false).map { $0.uppercased() }.joined(separator: "İ")
  }

  private func lowercased(_ words: String) -> String {
    guard hasDotlessI else { return words.lowercased() }
    let dotless = words.split(separator: "I", omittingEmptySubsequences: false).map { part in
      part.split(separator: "İ", omittingEmptySubsequences: false).map { $0.lowercased() }.joined(separator: "i")
    }
    return dotless.joined(separator: "ı")
  }
}
