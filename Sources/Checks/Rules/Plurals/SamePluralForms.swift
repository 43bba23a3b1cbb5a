import Findings
import Paywalls
import WordgatePlurals

struct SamePluralForms: TranslationRule {
  let id = "same-plural-forms"
  let category = Finding.Category.plural
  let severity = Severity.warning
  let ownTrigger: TextTraits = .plural
  let summary = "all plural forms of a translation say the same although those of its source differ"
  let reason = "One form was copied over the others: most numbers read wrong."
  var good: [RuleExample] {
    [
      RuleExample(
        "%lld days",
        [
          "en": .plural(["one": "%lld day", "other": "%lld days"]),
          "de": .plural(["one": "%lld Tag", "other": "%lld Tage"]),
        ]),
      RuleExample(
        "%lld accounts",
        [
          "en": .plural(["one": "%lld account", "other": "%lld accounts"]),
          "ru": .plural([
            "one": "Аккаунты (%lld)", "few": "Аккаунты (%lld)", "many": "Аккаунты (%lld)", "other": "Аккаунты (%lld)",
          ]),
          "ro": .plural(["one": "Conturi: %lld", "few": "Conturi: %lld", "other": "Conturi: %lld"]),
        ]),
    ]
  }
  var bad: [RuleExample] {
    [
      RuleExample(
        "%lld days", faults: ["ru"],
        [
          "en": .plural(["one": "%lld day", "other": "%lld days"]),
          "ru": .plural(["one": "%lld дней", "few": "%lld дней", "many": "%lld дней", "other": "%lld дней"]),
        ])
    ]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard translation.grammar.required.count > 2, !translation.keepsNounsAfterNumbers else { return [] }
    return translation.plurals.compactMap { choice in
      let forms = texts(of: choice, in: translation)
      guard forms.count > 2, Set(forms).count == 1, forms.first?.hasWords == true,
        !Self.countsApart(choice, translation),
        differ(text.source)
          || text.translations.contains(where: { $0 !== translation && $0.grammar.required.count > 2 && differ($0) })
      else { return nil }
      return finding(
        "all plural forms say '\(forms[0])'", at: choice.forms.first?.location, locale: translation.language,
        key: text.key, advice: "write each form as the language needs it")
    }
  }

  /// Whether the number stands alone in brackets or at the end after a colon, where no word changes with it:
  /// `Accounts (%lld)`.
  private static func countsApart(_ choice: Wording.PluralChoice, _ wording: Wording) -> Bool {
    let path = choice.path.isEmpty ? "other" : "\(choice.path).other"
    let words = wording.form(path)?.words ?? ""
    let scalars = Array(words.unicodeScalars).filter { !$0.properties.isWhitespace }
    guard let place = scalars.firstIndex(of: "\u{FFFC}"), place > 0 else { return false }
    let next = place + 1 < scalars.count ? scalars[place + 1] : nil
    switch scalars[place - 1] {
    case "(", "（", "[": return next == ")" || next == "）" || next == "]"
    case ":", "：": return next == nil || next == "."
    default: return false
    }
  }

  /// Whether the forms of a wording differ.
  private func differ(_ wording: Wording) -> Bool {
    wording.plurals.contains { Set(texts(of: $0, in: wording)).count > 1 }
  }

  private func texts(of choice: Wording.PluralChoice, in wording: Wording) -> [String] {
    let prefix = choice.path.isEmpty ? "" : "\(choice.path)."
    return choice.forms.compactMap { wording.form(prefix + $0.name)?.text }
  }
}
