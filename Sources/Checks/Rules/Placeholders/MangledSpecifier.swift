import Findings
internal import WordgateMessages

struct MangledSpecifier: WordingRule {
  let id = "mangled-specifier"
  let category = Finding.Category.placeholder
  let severity = Severity.error
  let trigger: TextTraits = .styled
  let summary = "something that was meant to be a specifier is none"
  let reason = "The reader sees the raw characters, and the value is lost."
  var good: [RuleExample] {
    [
      RuleExample("Version %@ (%lld)", ["ru": "Версия %1$@ (%2$lld)"]),
      RuleExample("100% free", ["de": "100 % kostenlos"]),
    ]
  }
  var bad: [RuleExample] {
    [
      RuleExample("Version %@", faults: ["he"], ["he": "גרסה % @ %@"]),
      RuleExample("Delete %@?", faults: ["ca"], ["ca": "Voleu suprimir {0}? %@"]),
    ]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    let isSource = wording.language == text.source.language
    let known = isSource ? [] : text.source.forms.flatMap { $0.format?.mangled.map(\.text) ?? [] }
    guard !text.sourceIsUnknown || !isSource else { return [] }
    return wording.forms.flatMap { form in
      (form.format?.mangled ?? []).prefix(100).compactMap { mangled -> Finding? in
        guard !known.contains(mangled.text), matters(mangled, in: text, isSource: isSource) else { return nil }
        return finding(
          "\(mangled.message)\(form.suffix)", severity: isSource ? .warning : nil,
          at: form.location ?? text.location, locale: wording.language, key: text.key,
          advice: "write the specifier as in the source")
      }
    }
  }

  /// A percent sign alone and braces are often meant as they stand: they count where the source inserts something.
  private func matters(_ mangled: FormatString.Mangled, in text: CheckedText, isSource: Bool) -> Bool {
    let hasArguments = !text.source.argumentKinds.isEmpty
    switch mangled.reason {
    case .strayPercent: return false
    case .foreignPlaceholder, .reversed, .capitals, .incomplete, .space: return hasArguments && !isSource
    case .foreignSign: return hasArguments
    }
  }
}
