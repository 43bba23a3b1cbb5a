import Findings
import WordgateLocales

struct HardCodedTrialLength: WordingRule {
  let id = "hard-coded-trial-length"
  let category = Finding.Category.paywall
  let severity = Severity.warning
  let trigger: TextTraits = .digit
  let summary = "a text holds the length of a trial as digits"
  let reason = "The store decides how long a trial is: the app promises another length, in one plural form for all."
  var good: [RuleExample] {
    [RuleExample("Start %lld-Day Free Trial"), RuleExample("Free trial"), RuleExample("30 days of history")]
  }
  var bad: [RuleExample] {
    [RuleExample("Start your 7-day free trial", faults: ["en"]), RuleExample("3 days free", faults: ["en"])]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    guard wording.language == text.source.language, wording.grammar.language == "en" else { return [] }
    return wording.forms.compactMap { form in
      guard let length = Self.length(in: form.words) else { return nil }
      return finding(
        "'\(length)' is the length of a trial\(form.suffix)", at: form.location ?? text.location,
        locale: wording.language, key: text.key, advice: "insert the number of days, and vary the text by plural")
    }
  }

  /// `7-day` where the word free or trial is in the same text.
  static func length(in text: String) -> String? {
    guard text.holdsLetters("free") || text.holdsLetters("trial") else { return nil }
    let words = text.lowercased().split { $0.isWhitespace || $0 == "-" || $0 == "," || $0 == "." || $0 == "\u{2011}" }
    guard words.contains("free") || words.contains("trial") else { return nil }
    for (number, unit) in zip(words, words.dropFirst()) {
      guard number.allSatisfy(\.isNumber), ["day", "days", "week", "weeks", "month", "months"].contains(unit) else {
        continue
      }
      return "\(number)-\(unit)"
    }
    return nil
  }
}
