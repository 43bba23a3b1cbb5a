import Catalogs
import Findings
import WordgateLocales

struct WrongScript: TranslationRule {
  let id = "wrong-script"
  let category = Finding.Category.completeness
  let severity = Severity.warning
  let summary = "a translation has no letter of the script of its language"
  let reason = "It is in another language: the reader cannot read it."
  let good = [
    RuleExample("Your subscription has ended", ["ru": "Подписка закончилась"]), RuleExample("Wi-Fi", ["ru": "Wi-Fi"]),
  ]
  let bad = [RuleExample("Your subscription has ended", faults: ["ru"], ["ru": "Votre abonnement a pris fin"])]

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard text.isTranslatable, !text.sourceIsUnknown, let ranges = Self.ranges(of: translation.locale.language) else {
      return []
    }
    return translation.fullForms.compactMap { form in
      guard form.state != .new, form.wordCount >= 3, form.text != text.source.counterpart(of: form)?.text,
        form.words.unicodeScalars.contains(where: \.properties.isLowercase),
        !form.words.unicodeScalars.contains(where: { scalar in ranges.contains { $0.contains(scalar.value) } })
      else { return nil }
      return finding(
        "no letter of the text belongs to \(translation.language)\(form.suffix)", at: form.location,
        locale: translation.language, key: text.key, advice: "translate the text")
    }
  }

  /// The letters of languages that are not written in Latin ones.
  private static func ranges(of language: String) -> [ClosedRange<UInt32>]? {
    switch language {
    case "ru", "uk", "be", "bg", "mk", "kk", "ky", "mn": [0x400...0x52F]
    case "el": [0x370...0x3FF, 0x1F00...0x1FFF]
    case "he", "yi": [0x590...0x5FF]
    case "ar", "fa", "ur", "ps", "ug": [0x600...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFF]
    case "hi", "mr", "ne": [0x900...0x97F]
    case "bn": [0x980...0x9FF]
    case "ta": [0xB80...0xBFF]
    case "th": [0xE00...0xE7F]
    case "ka": [0x10A0...0x10FF]
    case "hy": [0x530...0x58F]
    case "ko": [0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF, 0x4E00...0x9FFF]
    case "ja": [0x3040...0x30FF, 0x4E00...0x9FFF, 0x3400...0x4DBF]
    case "zh": [0x4E00...0x9FFF, 0x3400...0x4DBF, 0x20000...0x2FA1F]
    default: nil
    }
  }
}
