import Paywalls

/// The links that the law and the stores ask for.
enum LegalLinks {
  /// Whether a link, its address or the words of a text name one of some words.
  static func mention(_ words: [String], in paywall: CheckedPaywall) -> Bool {
    paywall.texts.contains { text in
      let said = text.words.filter(\.isSource).map(\.text) + [text.text.path, text.text.key]
      return said.contains { said in
        let said = said.lowercased()
        return words.contains { said.utf8Contains($0) }
      }
    }
  }
}
