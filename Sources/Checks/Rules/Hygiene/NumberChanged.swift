import Findings
import WordgatePlurals

struct NumberChanged: TranslationRule {
  let id = "number-changed"
  let category = Finding.Category.hygiene
  let severity = Severity.warning
  let trigger: TextTraits = [.digit, .arabic, .indic, .wide]
  let summary = "a translation has another number than its source"
  let reason = "A price, a limit or a period is told wrong."
  var good: [RuleExample] {
    [
      RuleExample("Cancel 24 hours before", ["ar": "ألغِ قبل ٢٤ ساعة"]), RuleExample("Top 10", ["ja": "トップテン"]),
      RuleExample("1,000 songs", ["de": "1.000 Titel"]),
      RuleExample("Each evening after 9 PM", ["de": "Jeden Abend nach 21 Uhr"]),
    ]
  }
  var bad: [RuleExample] {
    [RuleExample("Cancel 24 hours before", faults: ["de"], ["de": "Kündige 48 Stunden vorher"])]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.forms.compactMap { form in
      guard form.isFull, form.substitution == nil, let source = text.source.counterpart(of: form),
        source.numerals != form.numerals
      else { return nil }
      let wanted = Self.numbers(in: source.words).sorted()
      let found = Self.numbers(in: form.words).sorted()
      guard wanted.count == found.count, wanted != found, !Self.isExample(source.text) else { return nil }
      guard let change = zip(wanted, found).first(where: { $0 != $1 }), !Self.isHour(change, in: source) else {
        return nil
      }
      return finding(
        "the source says \(change.0), the translation \(change.1)\(form.suffix)", at: form.location,
        locale: translation.language, key: text.key, advice: "write the number of the source")
    }
  }

  /// Whether an hour of the afternoon is counted from noon in one language and from midnight in the other.
  private static func isHour(_ change: (String, String), in source: Wording.Form) -> Bool {
    guard let wanted = Int(change.0), let found = Int(change.1), abs(wanted - found) == 12 else { return false }
    return source.text.holdsLetters("pm") || source.text.holdsLetters("p.m")
  }

  /// Whether the numbers of a text may be those of another place: a coordinate, a price.
  private static func isExample(_ text: String) -> Bool {
    var run = 0
    var afterPoint = false
    for byte in text.utf8 {
      if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        run += 1
        if afterPoint, run > 3 { return true }
      } else {
        afterPoint = byte == UInt8(ascii: ".") && run > 0
        run = 0
      }
    }
    return HardCodedPrice.price(in: text) != nil
  }

  /// The numbers of a text in plain digits, separators between digits left out.
  static func numbers(in text: String) -> [String] {
    var numbers: [String] = []
    var current = ""
    var separator = false
    for scalar in text.unicodeScalars {
      if let digit = digit(scalar) {
        current += String(digit)
        separator = false
      } else if !current.isEmpty, !separator, separators.contains(scalar) {
        separator = true
      } else {
        if !current.isEmpty { numbers.append(current) }
        current = ""
        separator = false
      }
    }
    if !current.isEmpty { numbers.append(current) }
    return numbers
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    if scalar.isASCII { return scalar.value >= 0x30 && scalar.value <= 0x39 ? Int(scalar.value - 0x30) : nil }
    guard scalar.properties.numericType == .decimal else { return nil }
    return scalar.properties.numericValue.map { Int($0) }
  }

  private static let separators = Set(".,'’٬٫\u{A0}\u{202F}".unicodeScalars)
}
