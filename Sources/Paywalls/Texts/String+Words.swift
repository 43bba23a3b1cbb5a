import WordgateMessages

extension String {
  /// Whether a key has letters outside its specifiers: one without, such as `%@`, is its own text in every language.
  package var hasWords: Bool {
    FormatString(self).parts.contains { part in
      guard case .text(let range) = part else { return false }
      let words = String(decoding: Array(utf8)[range], as: UTF8.self)
      return words.unicodeScalars.contains { $0.properties.isAlphabetic }
    }
  }
}
