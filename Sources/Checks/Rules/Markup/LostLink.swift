import Findings

struct LostLink: TranslationRule {
  let id = "lost-link"
  let category = Finding.Category.markup
  let severity = Severity.error
  let summary = "a translation lacks a Markdown link of its source"
  let reason = "The reader cannot reach the terms, or sees brackets instead of a link."
  let good = [RuleExample("See [Terms](https://example.com)", ["de": "Siehe [AGB](https://example.com/de)"])]
  let bad = [
    RuleExample("See [Terms](https://example.com)", faults: ["ar"], ["ar": "انظر [الشروط]\n(https://example.com)"])
  ]

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.forms.compactMap { form in
      guard let source = text.source.counterpart(of: form) else { return nil }
      let wanted = MarkdownLinks.count(in: source.words)
      let found = MarkdownLinks.count(in: form.words)
      guard wanted > 0, found < wanted, !form.text.isBlank else { return nil }
      return finding(
        "\(found) of \(wanted) links of the source are there\(form.suffix)", at: form.location,
        locale: translation.language, key: text.key, advice: "write the link as '[words](address)'")
    }
  }
}

/// Links in Markdown.
enum MarkdownLinks {
  /// How many `[words](address)` a text holds. Grammar such as `^[…](inflect: true)` is none.
  static func count(in text: String) -> Int {
    let bytes = Array(text.utf8)
    var count = 0
    var depth: [Int] = []
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "["): depth.append(index)
      case UInt8(ascii: "]"):
        guard let start = depth.popLast(), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "("),
          index - start > 1, start == 0 || bytes[start - 1] != UInt8(ascii: "^"),
          let end = bytes[(index + 2)...].firstIndex(of: UInt8(ascii: ")")), end > index + 2
        else { continue }
        count += 1
      default: break
      }
    }
    return count
  }
}
