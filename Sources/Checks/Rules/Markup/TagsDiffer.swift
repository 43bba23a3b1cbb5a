import Findings

struct TagsDiffer: TranslationRule {
  let id = "tags-differ"
  let category = Finding.Category.markup
  let severity = Severity.warning
  let summary = "a translation has other tags than its source"
  let reason = "Part of the text is shown with the wrong style, or the raw tag is."
  let good = [RuleExample("<b>Free</b> trial", ["de": "<b>Gratis</b>-Test"])]
  let bad = [RuleExample("<b>Free</b> trial", faults: ["de"], ["de": "<b>Gratis<b>-Test"])]

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.forms.compactMap { form in
      guard form.text.utf8Contains("<"), let source = text.source.counterpart(of: form) else { return nil }
      let wanted = Self.tags(in: source.text)
      let found = Self.tags(in: form.text)
      guard wanted != found, !(wanted.isEmpty && found.isEmpty) else { return nil }
      return finding(
        "the tags are \(list(found)), those of the source \(list(wanted))\(form.suffix)", at: form.location,
        locale: translation.language, key: text.key, advice: "write the tags of the source")
    }
  }

  private func list(_ tags: [String]) -> String { tags.isEmpty ? "none" : tags.joined(separator: " ") }

  /// Tags with a name, sorted: `<b>`, `</b>`. Attributes do not count.
  static func tags(in text: String) -> [String] {
    var tags: [String] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      guard let end = rest.firstIndex(of: ">") else { break }
      let inner = rest[..<end]
      let name = inner.drop { $0 == "/" }.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
      let after = inner.drop { $0 == "/" }.dropFirst(name.count).first
      guard !name.isEmpty, name.first?.isLetter == true, after == nil || after == " " || after == "/" else { continue }
      tags.append((inner.hasPrefix("/") ? "</" : "<") + name + ">")
    }
    return tags.sorted()
  }
}
