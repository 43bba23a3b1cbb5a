internal import WordgateMessages

extension String {
  /// Whether there are letters outside specifiers.
  var hasWords: Bool {
    FormatString(self).parts.contains { part in
      guard case .text(let range) = part else { return false }
      return String(decoding: Array(utf8)[range], as: UTF8.self).hasLetters
    }
  }
}
