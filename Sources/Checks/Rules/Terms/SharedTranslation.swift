import Catalogs
import Findings
import WordgateLocales

struct SharedTranslation: CatalogRule {
  let id = "shared-translation"
  let category = Finding.Category.terms
  let severity = Severity.warning
  let summary = "a translation is that of another key whose source says something else"
  let reason = "The text was pasted into the wrong row: the reader is told something that is not so."
  var good: [RuleExample] {
    [
      RuleExample([
        .init("Delete the file now?", ["de": "Datei jetzt löschen?"]),
        .init("Delete this file now?", ["de": "Datei jetzt löschen?"]),
      ])
    ]
  }
  var bad: [RuleExample] {
    [
      RuleExample(
        [
          .init(
            "Delete the old file now?",
            ["de": "Soll die alte Datei jetzt gelöscht werden?", "fr": "Supprimer l’ancien fichier maintenant ?"]),
          .init(
            "Your trial ends in three days",
            ["de": "Soll die alte Datei jetzt gelöscht werden?", "fr": "Votre essai se termine dans trois jours"]),
        ], faults: ["de"])
    ]
  }

  func check(_ catalog: CheckedCatalog) -> [Finding] {
    var first = TextMarks(room: catalog.languages.reduce(0) { $0 + $1.count })
    var findings: [Finding] = []
    for (number, text) in catalog.texts.enumerated()
    where text.isTranslatable && text.extractionState != .stale && !text.sourceIsUnknown {
      guard text.source.plurals.isEmpty, let source = text.source.fullest, source.text.utf8.count >= 12 else {
        continue
      }
      for translation in text.translations {
        guard translation.plurals.isEmpty, let form = translation.fullest, form.text.utf8.count >= 12,
          form.state != .new, form.mark != source.mark
        else { continue }
        guard let known = first.number(of: form.mark, translation.grammar.number, else: number) else { continue }
        let other = catalog.texts[known]
        let holds = other.translations.contains { wording in
          wording.grammar === translation.grammar && wording.fullest?.saysTheSame(as: form) == true
        }
        guard holds else { continue }
        guard let theirs = other.source.fullest, isUnlike(source, theirs), differ(text, other, in: translation) else {
          continue
        }
        findings.append(
          finding(
            "the text is also that of '\(other.key)'", at: form.location, locale: translation.language, key: text.key,
            advice: "see which of the two it belongs to",
            notes: [Finding.Note("the other key", at: other.location)]))
      }
    }
    return findings
  }

  /// Whether two sources have hardly a word in common.
  private func isUnlike(_ a: Wording.Form, _ b: Wording.Form) -> Bool {
    let (a, b) = (Self.stems(a.text), Self.stems(b.text))
    guard min(a.count, b.count) >= 3 else { return false }
    return a.intersection(b).count * 4 < min(a.count, b.count)
  }

  private static func stems(_ text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter }.filter { $0.utf8.count > 2 }.map { String($0.prefix(4)) })
  }

  /// Whether other languages tell the two keys apart.
  private func differ(_ a: CheckedText, _ b: CheckedText, in translation: Wording) -> Bool {
    var told = 0
    var same = 0
    for other in a.translations where other !== translation {
      guard let theirs = b.translations.first(where: { $0.grammar === other.grammar }) else { continue }
      if other.fullest?.text == theirs.fullest?.text { same += 1 } else { told += 1 }
    }
    return told > 0 && told >= same
  }
}
