import Catalogs
import Findings
import WordgateMessages

struct UnvariedCount: TextRule {
  let id = "unvaried-count"
  let category = Finding.Category.plural
  let severity = Severity.warning
  let summary = "a number stands before a word that should change with it, and no language varies the text"
  let reason = "The app says '1 days free', and in languages with more forms most numbers read wrong."
  let good = [
    RuleExample("Page %lld of %lld"), RuleExample("Day %lld"),
    RuleExample("%lld days", ["en": .plural(["one": "%lld day", "other": "%lld days"])]),
  ]
  let bad = [RuleExample("%lld days free", faults: ["en"])]

  func check(_ text: CheckedText, in catalog: CheckedCatalog) -> [Finding] {
    guard text.shouldTranslate, text.extractionState != .stale, !text.source.variesByNumber,
      !text.translations.contains(where: \.variesByNumber), let form = text.source.fullForms.first,
      let noun = countedNoun(in: form)
    else { return [] }
    return [
      finding(
        "'\(noun)' follows a number but does not vary with it", at: text.location, locale: text.source.language,
        key: text.key, advice: "vary the text by plural")
    ]
  }

  /// The word after a whole number where it is an English plural: `days` in `%lld days free`.
  private func countedNoun(in form: Wording.Form) -> String? {
    guard let format = form.format else { return nil }
    let bytes = Array(form.text.utf8)
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
      let ends = word.hasSuffix("s") && !word.hasSuffix("ss") && !word.hasSuffix("us") && !word.hasSuffix("is")
      if ends, word.utf8.count > 3, word.lowercased() == word || word.prefix(1).uppercased() == word.prefix(1) {
        return word
      }
    }
    return nil
  }
}
