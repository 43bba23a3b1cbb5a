import Findings
import WordgateLocales

struct GlossaryTerm: TranslationRule {
  let id = "glossary-term"
  let category = Finding.Category.terms
  let severity = Severity.warning
  let isOptIn = true
  let summary = "a translation does not use the word of the project's glossary"
  let reason = "One thing has two names, and the reader looks for the second in vain."
  let options = [
    RuleOption(
      "terms", "the words of each language for a word of the source: {\"trial\": {\"de\": [\"Probezeit\"]}}",
      .table([:]))
  ]
  var good: [RuleExample] {
    [RuleExample("Start your trial", ["de": "Probezeit beginnen", "fr": "Essayer"]).with(Self.trial)]
  }
  var bad: [RuleExample] {
    [RuleExample("Start your trial", faults: ["de"], ["de": "Gerichtsverfahren beginnen"]).with(Self.trial)]
  }
  private var terms: [(source: String, words: [String: [String]])] = []

  private static let trial: RuleSettings = ["terms": .table(["trial": .table(["de": .list(["Probezeit"])])])]

  func configured(_ settings: RuleSettings) -> Self {
    var rule = self
    rule.terms = (settings["terms"]?.table ?? [:]).sorted { $0.key < $1.key }.map { source, words in
      (source, (words.table ?? [:]).compactMapValues(\.list))
    }
    return rule
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !terms.isEmpty, !text.sourceIsUnknown, let source = text.source.fullest, let form = translation.fullest,
      form.hasWords
    else { return [] }
    let wanted = terms.filter { Words.contains($0.source, in: source.text) }
    return wanted.compactMap { term in
      guard let words = term.words[translation.language] ?? term.words[translation.locale.language],
        !words.contains(where: { form.text.lowercased().utf8Contains($0.lowercased()) })
      else { return nil }
      let expected = words.map { "'\($0)'" }.joined(separator: " or ")
      return finding(
        "'\(term.source)' is \(expected) in \(translation.language), which the text does not hold", at: form.location,
        locale: translation.language, key: text.key, advice: "use \(expected)")
    }
  }
}

/// Whole words in texts.
enum Words {
  /// Whether a text holds a word or words, not as part of longer ones, in any case.
  static func contains(_ word: String, in text: String) -> Bool {
    let text = Array(text.lowercased().unicodeScalars)
    let word = Array(word.lowercased().unicodeScalars)
    guard let first = word.first, text.count >= word.count else { return false }
    for start in 0...(text.count - word.count) where text[start] == first {
      guard word.indices.allSatisfy({ text[start + $0] == word[$0] }) else { continue }
      let before = start == 0 || !text[start - 1].properties.isAlphabetic
      let after = start + word.count == text.count || !text[start + word.count].properties.isAlphabetic
      if before, after { return true }
    }
    return false
  }
}
