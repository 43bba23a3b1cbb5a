import Findings
import WordgatePlurals

struct NamedPlaceholderChanged: TranslationRule {
  let id = "named-placeholder-changed"
  let category = Finding.Category.placeholder
  let severity = Severity.error
  let summary = "a translation changes or drops a placeholder such as ${applicationName}"
  let reason = "Shortcuts do not understand the phrase, or the reader sees the raw placeholder."
  let good = [RuleExample("Open ${app}", ["it": "Apri ${app}"])]
  let bad = [
    RuleExample("Send ${messageContent}", faults: ["it"], ["it": "Invia ${messaggioContenuto}"]),
    RuleExample("Set ${toggle}", faults: ["de"], ["de": "Setzen"]),
  ]

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.forms.flatMap { form -> [Finding] in
      guard let source = text.source.counterpart(of: form), form.category == nil || form.category == .other else {
        return []
      }
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

  /// The names between `${` and `}`.
  static func names(in text: String) -> Set<String> {
    let bytes = Array(text.utf8)
    var names: Set<String> = []
    var index = 0
    while index + 2 < bytes.count {
      if bytes[index] == UInt8(ascii: "$"), bytes[index + 1] == UInt8(ascii: "{"),
        let end = bytes[(index + 2)...].firstIndex(of: UInt8(ascii: "}"))
      {
        names.insert(String(decoding: bytes[(index + 2)..<end], as: UTF8.self))
        index = end
      }
      index += 1
    }
    return names
  }
}
