import Findings

struct TagsDiffer: TranslationRule {
  let id = "tags-differ"
  let category = Finding.Category.markup
  let severity = Severity.warning
  let trigger: TextTraits = .angle
  let summary = "a translation has other tags than its source"
  let reason = "Part of the text is shown with the wrong style, or the raw tag is."
  var good: [RuleExample] {
    [RuleExample("<b>Free</b> trial", ["de": "<b>Gratis</b>-Test"])]
  }
  var bad: [RuleExample] {
    [
      RuleExample("<b>Free</b> trial", faults: ["de"], ["de": "<b>Gratis<b>-Test"]),
      RuleExample("<b>Free</b> trial", faults: ["fr"], ["fr": "Essai gratuit"]),
    ]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.forms.compactMap { form in
      guard !form.text.isBlank, let source = text.source.counterpart(of: form) else { return nil }
      let wanted = Self.tags(in: source.text)
      let found = Self.tags(in: form.text)
      guard wanted != found else { return nil }
      return finding(
        "the tags are \(list(found)), those of the source \(list(wanted))\(form.suffix)", at: form.location,
        locale: translation.language, key: text.key, advice: "write the tags of the source")
    }
  }

  private func list(_ tags: [String]) -> String { tags.isEmpty ? "none" : tags.joined(separator: " ") }

  /// Tags with a name, sorted: `<b>`, `</b>`. Attributes do not count.
  static func tags(in text: String) -> [String] {
    var tags: [String] = []
    var name: [UInt8] = []
    var state = State.outside
    for byte in text.utf8 {
      switch (byte, state) {
      case (UInt8(ascii: "<"), _):
        state = .name
        name = []
      case (UInt8(ascii: ">"), .name), (UInt8(ascii: ">"), .rest):
        let letters = name.drop { $0 == UInt8(ascii: "/") }
        if let first = letters.first, first > UInt8(ascii: "9") {
          tags.append("<\(String(decoding: name, as: UTF8.self))>")
        }
        state = .outside
      case (UInt8(ascii: "/"), .name) where name.isEmpty: name.append(byte)
      case (UInt8(ascii: " "), .name), (UInt8(ascii: "/"), .name): state = name.isEmpty ? .outside : .rest
      case (UInt8(ascii: "a")...UInt8(ascii: "z"), .name), (UInt8(ascii: "A")...UInt8(ascii: "Z"), .name),
        (UInt8(ascii: "0")...UInt8(ascii: "9"), .name):
        name.append(byte)
      case (_, .name): state = .outside
      default: break
      }
    }
    return tags.sorted()
  }

  private enum State { case outside, name, rest }
}
