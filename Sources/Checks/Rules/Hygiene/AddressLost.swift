import Findings

struct AddressLost: TranslationRule {
  let id = "address-lost"
  let category = Finding.Category.hygiene
  let severity = Severity.warning
  let sourceTrigger: TextTraits = .address
  let summary = "the source names a web or mail address, the translation does not"
  let reason = "The reader is told to write or to look somewhere, and not where."
  var good: [RuleExample] {
    [RuleExample("See https://example.com/en", ["de": "Siehe https://example.com/de"])]
  }
  var bad: [RuleExample] {
    [
      RuleExample("See https://example.com/en", faults: ["de"], ["de": "Siehe Webseite"]),
      RuleExample("Write to help@example.com", faults: ["fr"], ["fr": "Écrivez-nous"]),
    ]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.forms.compactMap { form in
      guard form.isFull, !form.text.isBlank, let source = text.source.counterpart(of: form),
        source.traits.contains(.address)
      else { return nil }
      let wanted = Self.addresses(in: source.words)
      guard !wanted.isEmpty else { return nil }
      let found = Self.addresses(in: form.words)
      guard found.count < wanted.count, let lost = wanted.first(where: { !found.contains($0) }) else { return nil }
      return finding(
        "'\(lost)' of the source is missing\(form.suffix)", at: form.location, locale: translation.language,
        key: text.key, advice: "write the address")
    }
  }

  /// What begins with `http://` or `https://`, or has an at sign between names.
  static func addresses(in text: String) -> [String] {
    guard text.utf8Contains("://") || text.utf8Contains("@") else { return [] }
    return text.split { $0.isWhitespace || "<>()[]\"“”«»，。、（）「」：".contains($0) }.compactMap { word in
      if let start = word.firstIndex(of: "h"), word[start...].utf8.count > 10,
        word[start...].hasPrefix("http://") || word[start...].hasPrefix("https://")
      {
        return String(word[start...])
      }
      guard let at = word.firstIndex(of: "@"), at > word.startIndex else { return nil }
      let host = word[word.index(after: at)...]
      let dot = host.firstIndex(of: ".")
      guard let dot, dot > host.startIndex, host.index(after: dot) < host.endIndex, host.first?.isLetter == true else {
        return nil
      }
      return String(word)
    }
  }
}
