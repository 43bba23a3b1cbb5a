import Findings
import WordgateLocales

struct RepeatedWord: WordingRule {
  let id = "repeated-word"
  let category = Finding.Category.hygiene
  let severity = Severity.warning
  let trigger: TextTraits = .space
  let summary = "a word stands twice in a row"
  let reason = "The reader stumbles over a slip of the keyboard."
  var good: [RuleExample] {
    [
      RuleExample(
        "Sort by the name", ["de": "Die, die das mögen", "vi": "luôn luôn", "nl": "Stel Openen in in de lijst"])
    ]
  }
  var bad: [RuleExample] {
    [RuleExample("Sort by the the name", faults: ["en"])]
  }

  /// The words that a language may repeat.
  private static let allowed: [String: Set<String>] = [
    "en": ["that", "had", "very", "so", "no", "bye", "knock", "ha", "is"], "de": ["die", "das", "der", "sie", "so"],
    "nl": ["die", "dat", "er", "in", "je"], "sv": ["det", "den"], "da": ["det", "den"], "nb": ["det", "den"],
    "cs": ["se"], "pl": ["się", "to"], "es": ["la", "no", "solo", "ya"], "it": ["di", "la"], "pt": ["se", "a"],
  ]

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    guard let allowed = Self.allowed[wording.grammar.language] else { return [] }
    return wording.forms.compactMap { form in
      guard let word = Self.repeated(in: form.text), !allowed.contains(word) else { return nil }
      return finding(
        "'\(word)' stands twice in a row\(form.suffix)", at: form.location ?? text.location, locale: wording.language,
        key: text.key, advice: "remove one")
    }
  }

  /// Two equal small words of letters with one space between them.
  private static func repeated(in text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      var last = 0..<0
      var start = 0
      for index in 0...bytes.count where index == bytes.count || bytes[index] == UInt8(ascii: " ") {
        let word = start..<index
        start = index + 1
        defer { last = word }
        guard word.count > 1, word.count == last.count, bytes[word].elementsEqual(bytes[last]) else { continue }
        let found = String(decoding: bytes[word], as: UTF8.self)
        if found.unicodeScalars.allSatisfy(\.properties.isLowercase) { return found }
      }
      return nil
    }
  }
}
