import Findings

struct BrokenLinkAddress: TranslationRule {
  let id = "broken-link-address"
  let category = Finding.Category.markup
  let severity = Severity.error
  let ownTrigger: TextTraits = .bracket
  let summary = "the address of a link in a translation cannot be opened"
  let reason = "The reader taps the terms and nothing happens."
  var good: [RuleExample] {
    [RuleExample("See [Terms](https://example.com)", ["de": "Siehe [AGB](https://example.com/de)"])]
  }
  var bad: [RuleExample] {
    [
      RuleExample(
        "See [Terms](https://example.com)", faults: ["fr"], ["fr": "Voir [conditions](https: //exemple.com)"])
    ]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.forms.compactMap { form in
      guard form.text.utf8Contains("]("), let source = text.source.counterpart(of: form) else { return nil }
      let wanted = MarkdownLink.all(in: source.words)
      guard !wanted.isEmpty, wanted.allSatisfy({ Self.isWhole($0.address) }),
        let broken = MarkdownLink.all(in: form.words).first(where: { !Self.isWhole($0.address) })
      else { return nil }
      return finding(
        "'\(broken.address)' is no address\(form.suffix)", at: form.location, locale: translation.language,
        key: text.key, advice: "write the address of the source, or of a page in this language")
    }
  }

  /// Whether an address has a scheme and no white space, or is a value that the code inserts.
  private static func isWhole(_ address: String) -> Bool {
    if address.unicodeScalars.first == "\u{FFFC}" { return true }
    guard let colon = address.firstIndex(of: ":"), colon > address.startIndex else { return false }
    return address[..<colon].utf8.allSatisfy { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
      && address.index(after: colon) < address.endIndex && !address.contains(where: \.isWhitespace)
  }
}
