import Findings
import WordgatePlurals

struct NamedPlaceholderChanged: TranslationRule {
  let id = "named-placeholder-changed"
  let category = Finding.Category.placeholder
  let severity = Severity.error
  let trigger: TextTraits = .brace
  let summary = "a translation changes or drops a placeholder such as ${applicationName}"
  let reason = "Shortcuts do not understand the phrase, or the reader sees the raw placeholder."
  var good: [RuleExample] {
    [RuleExample("Open ${app}", ["it": "Apri ${app}"])]
  }
  var bad: [RuleExample] {
    [
      RuleExample("Send ${messageContent}", faults: ["it"], ["it": "Invia ${messaggioContenuto}"]),
      RuleExample("Set ${toggle}", faults: ["de"], ["de": "Setzen"]),
    ]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.forms.flatMap { form -> [Finding] in
      guard let source = text.source.counterpart(of: form), form.category == nil || form.category == .other,
        source.text.utf8Contains("${") || form.text.utf8Contains("${")
      else { return [] }
      let wanted = Self.names(in: source.text)
      let found = Self.names(in: form.text)
      return wanted.subtracting(found).sorted().map { name in
        finding(
          "'${\(name)}' of the source is missing\(form.suffix)", at: form.location, locale: translation.language,
          key: text.key, advice: "write '${\(name)}' as it stands in the source")
      }
        + found.subtracting(wanted).sorted().map { name in
          finding(
            "the source has no '${\(name)}'\(form.suffix)", at: form.location, locale: translation.language,
            key: text.key, advice: "write the placeholder as it stands in the source")
        }
    }
  }

  /// The names between `${` and `}`, each once.
  static func names(in text: String) -> Set<String> { Set(all(in: text)) }

  /// The names between `${` and `}`, as often as they stand there.
  static func all(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    var names: [String] = []
    var start: Int?
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "{"), index > 0, bytes[index - 1] == UInt8(ascii: "$") {
        start = index + 1
      } else if bytes[index] == UInt8(ascii: "}"), let first = start {
        names.append(String(decoding: bytes[first..<index], as: UTF8.self))
        start = nil
      }
    }
    return names
  }
}
