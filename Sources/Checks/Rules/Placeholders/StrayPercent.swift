import Findings
internal import WordgateMessages

struct StrayPercent: WordingRule {
  let id = "stray-percent"
  let category = Finding.Category.placeholder
  let severity = Severity.warning
  let trigger: TextTraits = .styled
  let summary = "a percent sign stands alone in a text that inserts values"
  let reason = "Such a text is read for specifiers: a percent sign that is none may swallow what follows it."
  var good: [RuleExample] {
    [RuleExample("Save %lld%%", ["de": "%lld %% sparen"]), RuleExample("100% free", ["de": "100 % gratis"])]
  }
  var bad: [RuleExample] {
    [RuleExample("Save %lld%%", faults: ["de"], ["de": "%lld % sparen"])]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    let hasArguments = !text.source.argumentKinds.isEmpty
    guard hasArguments else { return [] }
    return wording.forms.flatMap { form in
      (form.format?.mangled ?? []).filter { $0.reason == .strayPercent }.prefix(1).map { mangled in
        finding(
          "\(mangled.message)\(form.suffix)", at: form.location ?? text.location, locale: wording.language,
          key: text.key, advice: "write '%%', or the specifier of the source")
      }
    }
  }
}
