import Catalogs
import Findings
import WordgateLocales

struct WrongScript: TranslationRule {
  let id = "wrong-script"
  let category = Finding.Category.completeness
  let severity = Severity.warning
  let readsDefinitions = true
  let ownTrigger = TextTraits.foreignLetter.union([.upper, .lower, .latinSign, .general, .wide, .astral])
  let summary = "a translation has no letter of the script of its language"
  let reason = "It is in another language: the reader cannot read it."
  var good: [RuleExample] {
    [
      RuleExample("Your subscription has ended", ["ru": "Подписка закончилась"]), RuleExample("Wi-Fi", ["ru": "Wi-Fi"]),
      RuleExample("Mesh Live Activity", ["uk": "Live Activity mesh"]),
      RuleExample("Your subscription has ended", ["de": "Dein Abo ist abgelaufen"]),
    ]
  }
  var bad: [RuleExample] {
    [
      RuleExample("Your subscription has ended", faults: ["ru"], ["ru": "Votre abonnement a pris fin"]),
      RuleExample("Your subscription has ended", faults: ["de"], ["de": "Ваша подписка закончилась"]),
      RuleExample("Your subscription has ended", faults: ["ko"], ["ko": "サブスクリプションが終了しました"]),
    ]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    translation.forms.compactMap { form in
      guard form.isFull, form.state != .new, text.isTranslatable || form.wordCount >= 3,
        let what = fault(in: form, translation, text)
      else { return nil }
      return finding(
        "\(what)\(form.suffix)", at: form.location, locale: translation.language, key: text.key,
        advice: "translate the text")
    }
  }

  /// A text without a letter of its language's script. Words in Latin letters may be names: three are needed, and
  /// small letters among them.
  private func fault(in form: Wording.Form, _ translation: Wording, _ text: CheckedText) -> String? {
    let script = translation.grammar.script
    guard script != nil || translation.grammar.isLatin else { return nil }
    if let script, !script.traits.isDisjoint(with: form.traits) {
      if form.text.unicodeScalars.contains(where: script.contains) { return nil }
    }
    if script == nil {
      // A foreign sentence may hold a Latin name; most of its letters are not Latin.
      let others: TextTraits = [.greek, .cyrillic, .hebrew, .arabic, .indic, .kana, .ideograph]
      guard !others.isDisjoint(with: form.traits) else { return nil }
      let latin = form.words.unicodeScalars.count { $0.value < 0x370 && $0.properties.isAlphabetic }
      guard Self.countForeign(form.words) > latin else { return nil }
    }
    let isForeign = !form.traits.isDisjoint(with: .foreignLetter) && Self.countForeign(form.words) >= 3
    let isWordy =
      script != nil && !text.sourceIsUnknown && form.wordCount >= 3 && Self.isSentence(form.words)
    guard isForeign || isWordy, form.text != text.source.counterpart(of: form)?.text else { return nil }
    return "no letter of the text belongs to \(translation.language)"
  }

  /// Whether words that begin with small letters, or more than three words, make it more than a name.
  private static func isSentence(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace).filter { $0.contains(where: \.isLetter) }
    let small = words.count { $0.unicodeScalars.first?.properties.isLowercase == true }
    return small > 1 || words.count > 3 && small > 0
  }

  /// How many letters are neither Latin nor marks between letters.
  private static func countForeign(_ text: String) -> Int {
    text.unicodeScalars.count { $0.value >= 0x370 && $0.properties.isAlphabetic }
  }
}
