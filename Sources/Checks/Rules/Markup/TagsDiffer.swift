import Findings

struct TagsDiffer: TranslationRule {
  let id = "tags-differ"
  let category = Finding.Category.markup
  let severity = Severity.warning
  let trigger: TextTraits = .angle
  let summary = "a translation has other tags than its source"
  let reason = "Part of the text is shown with the wrong style, or the raw tag is."
  var good: [RuleExample] {
    [
      RuleExample("<b>Free</b> trial", ["de": "<b>Gratis</b>-Test"]),
      RuleExample("Begin with <number>", ["de": "Beginne mit <Zahl>", "ja": "<数字>で始める"]),
    ]
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
      guard wanted != found, !Self.areWords(wanted, in: source.text, form.text) else { return nil }
      return finding(
        "the tags are \(list(found)), those of the source \(list(wanted))\(form.suffix)", at: form.location,
        locale: translation.language, key: text.key, advice: "write the tags of the source")
    }
  }

  /// Whether the source has nothing but words in angle brackets, of which the translation has as many.
  private static func areWords(_ tags: [String], in source: String, _ own: String) -> Bool {
    !tags.isEmpty
      && tags.allSatisfy { !$0.hasPrefix("</") && !elements.contains($0.dropFirst().dropLast().lowercased()) }
      && source.utf8.count { $0 == UInt8(ascii: "<") } == own.utf8.count { $0 == UInt8(ascii: "<") }
  }

  /// The elements of HTML that texts hold, of which some stand alone.
  private static let elements: Set<String> = [
    "a", "b", "br", "center", "code", "del", "div", "em", "font", "hr", "i", "img", "ins", "li", "mark", "ol", "p", "s",
    "small", "span", "strike", "strong", "sub", "sup", "u", "ul",
  ]

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
