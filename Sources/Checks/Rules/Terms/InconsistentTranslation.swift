import Catalogs
import Findings

struct InconsistentTranslation: CatalogRule {
  let id = "inconsistent-translation"
  let category = Finding.Category.terms
  let severity = Severity.note
  let summary = "two keys with the same source text have different translations"
  let reason = "One button has two names, and help texts fit only one of them."
  var good: [RuleExample] {
    [
      RuleExample([
        .init("save.a", state: "manual", ["en": "Save changes", "de": "Änderungen sichern"]),
        .init("save.b", state: "manual", ["en": "Save changes", "de": "Änderungen sichern"]),
      ])
    ]
  }
  var bad: [RuleExample] {
    [
      RuleExample(
        [
          .init("save.a", state: "manual", ["en": "Save changes", "de": "Änderungen sichern"]),
          .init("save.b", state: "manual", ["en": "Save changes", "de": "Änderungen speichern"]),
        ], faults: ["de"])
    ]
  }

  func check(_ catalog: CheckedCatalog) -> [Finding] {
    var groups: [String: [CheckedText]] = [:]
    for text in catalog.texts where text.isTranslatable && text.extractionState != .stale && !text.sourceIsUnknown {
      guard text.source.forms.count == 1 else { continue }
      groups[text.source.forms[0].text, default: []].append(text)
    }
    return groups.values.filter { $0.count > 1 }.flatMap { texts in
      texts.dropFirst().flatMap { text in
        text.translations.compactMap { translation -> Finding? in
          guard let form = translation.fullest,
            let other = texts[0].translations.first(where: { $0.grammar === translation.grammar })?.fullest,
            other.text != form.text, !form.text.isBlank, !other.text.isBlank
          else { return nil }
          return finding(
            "'\(text.source.forms[0].text)' is '\(form.text)' here and '\(other.text)' for '\(texts[0].key)'",
            at: form.location, locale: translation.language, key: text.key, advice: "use one of the two",
            notes: [Finding.Note("the other translation", at: other.location)])
        }
      }
    }
  }
}
