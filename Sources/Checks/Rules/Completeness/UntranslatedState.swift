internal import Catalogs
import Findings

struct UntranslatedState: TextRule {
  let id = "untranslated-state"
  let category = Finding.Category.completeness
  let severity = Severity.error
  let summary = "a text is marked as still to be translated"
  let reason = "Xcode does not build it into the app: the reader meets the source language."
  var good: [RuleExample] {
    [RuleExample("Subscribe", ["de": "Abonnieren"])]
  }
  var bad: [RuleExample] {
    [RuleExample("Subscribe", requiring: ["de"], faults: ["de"], ["de": .unit("Subscribe", state: "new")])]
  }

  func check(_ text: CheckedText, in catalog: CheckedCatalog) -> [Finding] {
    guard text.translationTraits.contains(.isNew), text.isTranslatable, text.extractionState != .stale else {
      return []
    }
    return text.translations.compactMap { translation in
      guard translation.traits.contains(.isNew) else { return nil }
      let open = translation.forms.filter { $0.state == .new }
      guard let first = open.first else { return nil }
      let isRequired = catalog.wanted.contains { $0.tag == translation.language && $0.isRequired }
      let part = open.count == translation.forms.count ? "" : first.suffix
      return finding(
        "'\(text.key)' is marked as new in \(translation.language)\(part)", severity: isRequired ? nil : .warning,
        at: first.location ?? text.location, locale: translation.language, key: text.key,
        advice: "translate it and mark it as translated")
    }
  }
}
