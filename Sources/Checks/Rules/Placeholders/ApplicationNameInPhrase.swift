import Catalogs
import Findings

struct ApplicationNameInPhrase: TextRule {
  let id = "application-name-in-phrase"
  let category = Finding.Category.placeholder
  let severity = Severity.error
  let summary = "a phrase of an App Shortcut does not hold ${applicationName} exactly once"
  let reason = "Siri does not take the phrase: the shortcut cannot be spoken in that language."
  var good: [RuleExample] {
    [RuleExample("Open ${applicationName}", ["de": .phrases(["Öffne ${applicationName}"])])]
  }
  var bad: [RuleExample] {
    [
      RuleExample(
        "Open ${applicationName}", faults: ["de"], ["de": .phrases(["${applicationName} öffnen", "Öffne die App"])])
    ]
  }

  func check(_ text: CheckedText, in catalog: CheckedCatalog) -> [Finding] {
    guard text.extractionState != .stale else { return [] }
    return text.phrases.flatMap { phrases in
      zip(phrases.set.values, phrases.set.locations).compactMap { phrase, location in
        let count = NamedPlaceholderChanged.all(in: phrase).count { $0 == "applicationName" }
        guard count != 1 else { return nil }
        return finding(
          "the phrase '\(phrase)' holds '${applicationName}' \(count) times, expected once", at: location,
          locale: phrases.grammar.tag, key: text.key, advice: "write '${applicationName}' once")
      }
    }
  }
}
