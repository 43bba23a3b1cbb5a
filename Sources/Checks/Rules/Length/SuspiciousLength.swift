import Catalogs
import Findings
import WordgateLocales

struct SuspiciousLength: TextRule {
  let id = "suspicious-length"
  let category = Finding.Category.length
  let severity = Severity.warning
  let summary = "a translation is far shorter or longer than its source and the other languages"
  let reason = "Part of the sentence was cut off, or the text of another key was pasted."
  var good: [RuleExample] {
    [
      RuleExample(
        "Your subscription has ended, renew it to go on",
        [
          "de": "Dein Abo ist abgelaufen, verlängere es, um fortzufahren",
          "fr": "Votre abonnement a pris fin, renouvelez-le",
        ]),
      RuleExample("Show boosts", ["ko": "이 사용자가 부스트한 글 타임라인에 표시하기", "de": "Boosts zeigen"]),
    ]
  }
  var bad: [RuleExample] {
    [
      RuleExample(
        "Your subscription has ended, renew it to go on with all your devices", faults: ["it"],
        [
          "de": "Dein Abo ist abgelaufen, verlängere es, um mit allen Geräten fortzufahren",
          "fr": "Votre abonnement a pris fin, renouvelez-le pour continuer sur tous vos appareils", "it": "Il tuo",
        ])
    ]
  }

  func check(_ text: CheckedText, in catalog: CheckedCatalog) -> [Finding] {
    guard text.isTranslatable, !text.sourceIsUnknown, text.extractionState != .stale,
      let source = text.source.fullest
    else { return [] }
    let length = Self.weight(source)
    guard length >= 24 || text.translations.count > 1 else { return [] }
    return text.translations.compactMap { translation in
      guard let form = translation.fullest, form.state != .new, !form.text.isBlank else { return nil }
      // A character has one to four bytes, and one that has three may count for one or three.
      let bytes = form.text.utf8.count
      guard bytes * 10 < length * 9 || bytes > length * 4 else { return nil }
      let own = Self.weight(form)
      let isShort =
        length >= 24
        && (own * 9 < length * 2 || own * 10 < length * 3 && Self.isSentence(source) && !Self.isSentence(form))
      let isLong = own > 60 && length >= 4 && own > length * 4
      guard isShort || isLong, !Self.others(of: text, but: translation, areLike: own, isShort) else { return nil }
      let how = isShort ? "shorter" : "longer"
      return finding(
        "the text is far \(how) than its source: \(own) to \(length)\(form.suffix)",
        severity: form.isDash ? .note : nil, at: form.location,
        locale: translation.language, key: text.key, advice: "see whether it says all that the source says")
    }
  }

  /// Whether a text ends as sentences do.
  private static func isSentence(_ form: Wording.Form) -> Bool {
    form.text.last { !$0.isWhitespace }.map { ".!?:…。！？：।؟".contains($0) } ?? false
  }

  /// The length of a text by the room that its script takes: an ideograph counts for three letters, a syllable of
  /// Hangul for two.
  private static func weight(_ form: Wording.Form) -> Int {
    guard !form.traits.isDisjoint(with: [.ideograph, .kana]) else {
      let bytes = form.text.utf8
      return form.traits.isDisjoint(with: .foreignLetter) ? bytes.count : bytes.count { $0 & 0xC0 != 0x80 }
    }
    return form.text.unicodeScalars.reduce(0) { length, scalar in
      switch scalar.value {
      case 0xAC00..<0xD800: length + 2
      case 0x2E80..<0xAC00: length + 3
      default: length + 1
      }
    }
  }

  /// Whether another language is about as short or long, so that the source is the odd one.
  private static func others(of text: CheckedText, but translation: Wording, areLike own: Int, _ isShort: Bool) -> Bool
  {
    text.translations.contains { other in
      guard other !== translation, let form = other.fullest, !form.text.isBlank, form.state != .new,
        form.text != translation.fullest?.text
      else { return false }
      let length = weight(form)
      return isShort ? length <= own * 2 : length * 2 >= own
    }
  }
}

extension Wording.Form {
  /// Whether it is a dash, which somebody wrote on purpose for a text that is left out.
  fileprivate var isDash: Bool { ["-", "–", "—"].contains(text) }
}
