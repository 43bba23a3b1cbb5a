import Catalogs
import Findings

struct StraySymbol: TextRule {
  let id = "stray-symbol"
  let category = Finding.Category.hygiene
  let severity = Severity.warning
  let summary = "a translation holds a symbol that neither its source nor another language has"
  let reason = "A key of the keyboard or a mark of a tool slipped into the text."
  var good: [RuleExample] {
    [
      RuleExample("Press ⌘", ["de": "Drücke ⌘"]), RuleExample("Next", ["de": "Weiter →", "fr": "Suivant →"]),
      RuleExample("Alias - new", ["de": "Alias ⏤ neu", "fr": "Alias – nouveau"]),
    ]
  }
  var bad: [RuleExample] {
    [RuleExample("Fault time", faults: ["nb"], ["nb": "Feiltid ↩", "de": "Fehlerzeit"])]
  }

  func check(_ text: CheckedText, in catalog: CheckedCatalog) -> [Finding] {
    guard text.translationTraits.contains(.general), text.extractionState != .stale, !text.sourceIsUnknown else {
      return []
    }
    return text.translations.compactMap { translation in
      guard translation.traits.contains(.general) else { return nil }
      for form in translation.forms {
        guard form.traits.contains(.general), let symbol = form.text.unicodeScalars.first(where: Self.isSymbol),
          !text.source.forms.contains(where: { $0.text.unicodeScalars.contains(where: Self.isSymbol) }),
          !text.translations.contains(where: { other in
            other !== translation && other.forms.contains { $0.text.unicodeScalars.contains(symbol) }
          })
        else { continue }
        return finding(
          "'\(symbol)' is not in the source\(form.suffix)", at: form.location, locale: translation.language,
          key: text.key, advice: "remove it")
      }
      return nil
    }
  }

  /// Arrows, technical signs and boxes; no emoji, no currency, no mathematics.
  private static func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Lines that serve as dashes.
    case 0x23AF, 0x23E4, 0x2500, 0x2501: false
    case 0x2190...0x21FF, 0x2300...0x23FF, 0x2400...0x243F, 0x2500...0x25FF:
      !scalar.properties.isEmojiPresentation
    default: false
    }
  }
}
