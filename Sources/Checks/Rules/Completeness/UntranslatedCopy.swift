import Catalogs
import Findings
import WordgateLocales

struct UntranslatedCopy: TextRule {
  let id = "untranslated-copy"
  let category = Finding.Category.completeness
  let severity = Severity.warning
  let readsDefinitions = true
  let summary = "a translation says the same as its source while other languages translate it"
  let reason = "The reader meets a sentence in a language that may not be theirs."
  var good: [RuleExample] {
    [
      RuleExample("Picture in picture mode", ["de": "Bild-in-Bild-Modus", "fr": "Mode image dans l’image"]),
      RuleExample("Wi-Fi", ["de": "Wi-Fi", "ru": "Wi-Fi"]),
      RuleExample("Status", ["de": "Status", "fr": "État", "es": "Estado", "it": "Stato"]),
      RuleExample(
        "Ack SNR: %@ dB",
        ["de": "Ack SNR: %@ dB", "fr": "SNR reçu : %@ dB", "es": "SNR: %@ dB", "it": "SNR ricevuto: %@ dB"]),
      RuleExample("TriggerType", ["ru": "TriggerType", "el": "Τύπος", "ja": "種類", "ko": "유형"]),
    ]
  }
  var bad: [RuleExample] {
    [
      RuleExample(
        "Your subscription has ended", faults: ["de"],
        ["de": "Your subscription has ended", "fr": "Votre abonnement a pris fin", "es": "Tu suscripción ha terminado"]),
      RuleExample("Cancel", faults: ["ru"], ["ru": "Cancel", "el": "Άκυρο", "ja": "キャンセル", "ko": "취소"]),
      RuleExample(
        "You can cancel when the trial is over", faults: ["nl"], ["nl": "You can cancel when the trial is over"]),
    ]
  }

  func check(_ text: CheckedText, in catalog: CheckedCatalog) -> [Finding] {
    guard text.isTranslatable, text.extractionState != .stale, !text.sourceIsUnknown,
      let source = text.source.fullest, source.traits.contains(.lower),
      text.translations.contains(where: { $0.isCopy(of: text) })
    else { return [] }
    let others = text.translations.filter { !$0.isVariant(of: text.source) }
    let copies = others.filter { $0.isCopy(of: text) && $0.fullest?.state != .new }
    guard !copies.isEmpty, source.hasWords, !Self.isName(source.text) else { return [] }
    let evidence = Evidence(source, text, others, copies)
    return copies.compactMap { copy in
      guard let severity = evidence.severity(for: copy) else { return nil }
      return finding(
        "'\(text.key)' is the same in \(copy.language) as in \(text.source.language)", severity: severity,
        at: copy.fullest?.location ?? copy.location, locale: copy.language, key: text.key,
        advice: "translate it, or mark the key as not to be translated")
    }
  }

  /// Whether a text is one word with a capital letter inside, as the names of types have.
  private static func isName(_ text: String) -> Bool {
    var last: UInt8 = 0
    var hasInnerCapital = false
    for byte in text.utf8 {
      guard byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") else { return false }
      if byte < UInt8(ascii: "a"), last >= UInt8(ascii: "a") { hasInnerCapital = true }
      last = byte
    }
    return hasInnerCapital
  }

  /// What speaks for a copy being one: names, units and words that languages share are the same in many.
  private struct Evidence {
    let words: Int
    /// Whether the source is a sentence of English.
    let isSentence: Bool
    /// Whether most other languages translate the text.
    let isTranslated: Bool
    /// Whether nearly all do, and there are several.
    let isTranslatedByAll: Bool
    /// Whether most languages that are not written in Latin letters translate it.
    let isTranslatedElsewhere: Bool

    init(_ source: Wording.Form, _ text: CheckedText, _ others: [Wording], _ copies: [Wording]) {
      let count = source.wordCount
      words = count < 3 ? count : min(count, Self.plainWords(in: source.words) * 2)
      isSentence = text.source.locale.language == "en" && Self.functionWords(in: source.words) >= 2 && words >= 4
      isTranslated = others.count - copies.count >= 2 && copies.count * 2 < others.count
      isTranslatedByAll = others.count - copies.count >= 4 && copies.count * 5 <= others.count
      let elsewhere = others.filter { $0.grammar.script != nil }
      let copiesElsewhere = copies.count { $0.grammar.script != nil }
      isTranslatedElsewhere =
        elsewhere.count - copiesElsewhere >= 2 && copiesElsewhere * 3 <= elsewhere.count
        && elsewhere.allSatisfy { Self.isOwn($0) || $0.fullest?.text == source.text }
    }

    func severity(for copy: Wording) -> Severity? {
      if isSentence || words >= 3 && isTranslated { return .warning }
      if copy.grammar.script != nil { return isTranslatedElsewhere && words > 0 ? .warning : nil }
      return words == 2 && isTranslatedByAll ? .note : nil
    }

    /// Whether a text holds letters of its language's script.
    private static func isOwn(_ wording: Wording) -> Bool {
      guard let script = wording.grammar.script, let form = wording.fullest else { return false }
      return form.text.unicodeScalars.contains(where: script.contains)
    }

    /// How many words are neither abbreviations nor units: those with three small letters in a row.
    private static func plainWords(in text: String) -> Int {
      text.split { $0 == " " || $0 == "\n" }.count { word in
        var run = 0
        for byte in word.utf8 {
          run = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= 0x80 ? run + 1 : 0
          if run == 3 { return true }
        }
        return false
      }
    }

    private static let small: Set<Substring> = [
      "the", "your", "you", "and", "with", "this", "are", "have", "when", "from", "will", "not", "cannot", "that", "is",
      "to", "of", "be", "has", "been", "if", "was", "were", "which", "there", "should", "would", "could", "can",
    ]

    private static func functionWords(in text: String) -> Int {
      text.lowercased().split { !$0.isLetter }.count { small.contains($0) }
    }
  }
}

extension Wording {
  /// Whether one of its full forms is the source text or the key.
  fileprivate func isCopy(of text: CheckedText) -> Bool {
    forms.contains { form in
      form.isFull && (form.mark == text.source.fullest?.mark || form.mark == text.keyMark)
    }
  }
}
