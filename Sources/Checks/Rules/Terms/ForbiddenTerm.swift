import Findings
import WordgateLocales

struct ForbiddenTerm: WordingRule {
  let id = "forbidden-term"
  let category = Finding.Category.terms
  let severity = Severity.warning
  let isOptIn = true
  let summary = "a text holds a word that the project does not want"
  let reason = "A name of yesterday, or a word that offends, is still on the screen."
  let options = [
    RuleOption("terms", "the unwanted words by language; those under '*' hold for all", .table([:]))
  ]
  var good: [RuleExample] {
    [RuleExample("Allow list", ["de": "Zulassungsliste"]).with(Self.terms)]
  }
  var bad: [RuleExample] {
    [RuleExample("Allow list", faults: ["de"], ["de": "Whitelist"]).with(Self.terms)]
  }
  private var terms: [String: [String]] = [:]

  private static let terms: RuleSettings = ["terms": .table(["*": .list(["whitelist"])])]

  func configured(_ settings: RuleSettings) -> Self {
    var rule = self
    rule.terms = (settings["terms"]?.table ?? [:]).compactMapValues(\.list)
    return rule
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    let unwanted = (terms["*"] ?? []) + (terms[wording.language] ?? terms[wording.locale.language] ?? [])
    guard !unwanted.isEmpty else { return [] }
    return wording.forms.compactMap { form in
      guard let term = unwanted.first(where: { Words.contains($0, in: form.text) }) else { return nil }
      return finding(
        "'\(term)' is not wanted\(form.suffix)", at: form.location ?? text.location, locale: wording.language,
        key: text.key, advice: "say it otherwise")
    }
  }
}
