import Catalogs
import Findings

struct FewerPhrases: TextRule {
  let id = "fewer-phrases"
  let category = Finding.Category.completeness
  let severity = Severity.note
  let summary = "a language has fewer phrases of an App Shortcut than the source"
  let reason = "What can be said in one language is not understood in the other."
  var good: [RuleExample] {
    [
      RuleExample(
        "Open ${applicationName}",
        ["en": .phrases(["Open ${applicationName}"]), "de": .phrases(["Öffne ${applicationName}"])])
    ]
  }
  var bad: [RuleExample] {
    [
      RuleExample(
        "Open ${applicationName}", faults: ["de"],
        [
          "en": .phrases(["Open ${applicationName}", "Start ${applicationName}"]),
          "de": .phrases(["Öffne ${applicationName}"]),
        ])
    ]
  }

  func check(_ text: CheckedText, in catalog: CheckedCatalog) -> [Finding] {
    let source = text.source.language
    guard text.extractionState != .stale, text.shouldTranslate,
      let wanted = text.phrases.first(where: { $0.grammar.tag == source })?.set.values.count
    else { return [] }
    return text.phrases.filter { $0.grammar.tag != source }.compactMap { phrases in
      let found = phrases.set.values.count
      guard found < wanted else { return nil }
      return finding(
        "\(phrases.grammar.tag) has \(found) of the \(wanted) phrases of the source", at: phrases.set.location,
        locale: phrases.grammar.tag, key: text.key, advice: "add the phrases that are missing")
    }
  }
}
