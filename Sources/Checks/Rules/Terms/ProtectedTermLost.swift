import Findings

struct ProtectedTermLost: TranslationRule {
  let id = "protected-term-lost"
  let category = Finding.Category.terms
  let severity = Severity.warning
  let isOptIn = true
  let summary = "a name that must stay as it is was translated or left out"
  let reason = "The reader does not recognise the product they have paid for."
  let options = [RuleOption("terms", "the names, such as those of products", .list([]))]
  var good: [RuleExample] {
    [RuleExample("Get Wordgate Pro", ["de": "Wordgate Pro holen"]).with(["terms": .list(["Wordgate Pro"])])]
  }
  var bad: [RuleExample] {
    [
      RuleExample("Get Wordgate Pro", faults: ["de"], ["de": "Worttor Profi holen"])
        .with(["terms": .list(["Wordgate Pro"])])
    ]
  }
  private var terms: [String] = []

  func configured(_ settings: RuleSettings) -> Self {
    var rule = self
    rule.terms = settings["terms"]?.list ?? []
    return rule
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !terms.isEmpty, !text.sourceIsUnknown, let source = text.source.fullest, let form = translation.fullest,
      !form.text.isBlank
    else { return [] }
    return terms.filter { source.text.utf8Contains($0) && !form.text.utf8Contains($0) }.map { term in
      finding(
        "'\(term)' of the source is missing", at: form.location, locale: translation.language, key: text.key,
        advice: "write '\(term)' as it is")
    }
  }
}
