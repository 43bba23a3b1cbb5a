import Catalogs
import Findings

struct UntranslatedCopy: TextRule {
  let id = "untranslated-copy"
  let category = Finding.Category.completeness
  let severity = Severity.warning
  let summary = "a translation says the same as its source while other languages translate it"
  let reason = "The reader meets a sentence in a language that may not be theirs."
  let good = [
    RuleExample("Picture in picture mode", ["de": "Bild-in-Bild-Modus", "fr": "Mode image dans l’image"]),
    RuleExample("Wi-Fi", ["de": "Wi-Fi"]),
  ]
  let bad = [
    RuleExample(
      "Your subscription has ended", faults: ["de"],
      ["de": "Your subscription has ended", "fr": "Votre abonnement a pris fin", "es": "Tu suscripción ha terminado"])
  ]

  func check(_ text: CheckedText, in catalog: CheckedCatalog) -> [Finding] {
    guard text.isTranslatable, text.extractionState != .stale, !text.sourceIsUnknown,
      let source = text.source.fullForms.first, source.wordCount >= 3,
      source.words.unicodeScalars.contains(where: \.properties.isLowercase)
    else { return [] }
    let others = text.translations.filter { !$0.isVariant(of: text.source) }
    let copies = others.filter { $0.fullForms.first?.text == source.text && $0.fullForms.first?.state != .new }
    guard others.count - copies.count >= 2, copies.count * 2 < others.count else { return [] }
    return copies.map { copy in
      finding(
        "'\(text.key)' is the same in \(copy.language) as in \(text.source.language)",
        at: copy.fullForms.first?.location ?? copy.location, locale: copy.language, key: text.key,
        advice: "translate it, or mark the key as not to be translated")
    }
  }
}
