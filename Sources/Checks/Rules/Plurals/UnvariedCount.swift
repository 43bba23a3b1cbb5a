import Catalogs
import Findings
import WordgateMessages

struct UnvariedCount: TextRule {
  let id = "unvaried-count"
  let category = Finding.Category.plural
  let severity = Severity.warning
  let summary = "a number stands before a word that should change with it, and no language varies the text"
  let reason = "The app says '1 days free', and in languages with more forms most numbers read wrong."
  var good: [RuleExample] {
    [
      RuleExample("Page %lld of %lld"), RuleExample("Day %lld"), RuleExample("Use up to %lld keys"),
      RuleExample("Between %1$lld and %2$lld characters"),
      RuleExample("%lld days", ["en": .plural(["one": "%lld day", "other": "%lld days"])]),
    ]
  }
  var bad: [RuleExample] {
    [RuleExample("%lld days free", faults: ["en"])]
  }

  func check(_ text: CheckedText, in catalog: CheckedCatalog) -> [Finding] {
    guard text.source.traits.contains(.arguments), text.shouldTranslate, text.extractionState != .stale,
      !text.source.variesByNumber, !text.translationTraits.contains(.plural),
      let form = text.source.fullest, !form.text.utf8Contains("(inflect"), let noun = CountedNouns.all(in: form).first
    else { return [] }
    return [
      finding(
        "'\(noun)' follows a number but does not vary with it", at: text.location, locale: text.source.language,
        key: text.key, advice: "vary the text by plural")
    ]
  }
}

/// English words that are counted.
enum CountedNouns {
  /// The words after whole numbers that are plurals: `days` in `%lld days free`.
  static func all(in form: Wording.Form) -> [String] {
    guard let format = form.format else { return [] }
    let bytes = Array(form.text.utf8)
    var nouns: [String] = []
    for part in format.parts {
      guard case .specifier(let specifier) = part, specifier.kind.isNumeric, specifier.kind != .decimal else {
        continue
      }
      var index = specifier.range.upperBound
      guard index < bytes.count, bytes[index] == UInt8(ascii: " ") else { continue }
      index += 1
      let start = index
      while index < bytes.count, bytes[index] | 0x20 >= UInt8(ascii: "a"), bytes[index] | 0x20 <= UInt8(ascii: "z") {
        index += 1
      }
      let word = String(decoding: bytes[start..<index], as: UTF8.self)
      if isPlural(word), !isLimit(bytes[..<specifier.range.lowerBound]) { nouns.append(word) }
    }
    return nouns
  }

  /// Whether words such as `up to` stand before a number: it is a limit, hardly ever 1.
  private static func isLimit(_ before: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: before.suffix(40), as: UTF8.self).lowercased()
    return limits.contains { text.hasSuffix($0) } || text.utf8Contains("between ") && text.hasSuffix(" and ")
  }

  private static let limits = [
    "up to ", "at least ", "at most ", "than ", "between ", "maximum of ", "minimum of ", "must be ",
  ]

  private static let singular: Set<String> = ["always", "has", "was", "this", "its", "yes", "plus", "does", "as"]

  private static func isPlural(_ word: String) -> Bool {
    guard word.hasSuffix("s"), !word.hasSuffix("ss"), !word.hasSuffix("us"), !word.hasSuffix("is"),
      word.utf8.count > 3, !singular.contains(word)
    else { return false }
    return word.lowercased() == word || word.prefix(1).uppercased() == word.prefix(1)
  }
}
