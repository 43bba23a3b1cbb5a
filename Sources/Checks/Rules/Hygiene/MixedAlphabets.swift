import Findings

struct MixedAlphabets: WordingRule {
  let id = "mixed-alphabets"
  let category = Finding.Category.hygiene
  let severity = Severity.warning
  let trigger: TextTraits = .adjoining
  let summary = "a word holds a letter of another alphabet that looks the same"
  let reason = "Nobody sees it, but searching and reading aloud fail on the word."
  var good: [RuleExample] {
    [RuleExample("Cancel", ["ru": "Отмена в iOS-приложении"])]
  }
  var bad: [RuleExample] {
    [RuleExample("Cancel", faults: ["ru"], ["ru": "O\u{442}мена"])]
  }

  private static let latin = Set("ABCEHIKMOPTXYaceijopxy".unicodeScalars)
  private static let others = Set("АВСЕНІКМОРТХУасеіјорхуΑΒΕΗΙΚΜΝΟΡΤΥΧΖο".unicodeScalars)

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    wording.forms.compactMap { form in
      guard form.traits.contains(.adjoining), let word = Self.mixed(in: form.words) else { return nil }
      return finding(
        "'\(word)' mixes letters of two alphabets\(form.suffix)", at: form.location ?? text.location,
        locale: wording.language, key: text.key, advice: "write the whole word in one alphabet")
    }
  }

  /// A word in which the fewer letters of one alphabet all look like letters of the other.
  private static func mixed(in text: String) -> Substring? {
    text.split { !$0.isLetter }.first { word in
      var latin = 0
      var lookalikes = 0
      var other = 0
      var otherLookalikes = 0
      for scalar in word.unicodeScalars {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A:
          latin += 1
          if Self.latin.contains(scalar) { lookalikes += 1 }
        case 0x370...0x3FF, 0x400...0x52F:
          other += 1
          if others.contains(scalar) { otherLookalikes += 1 }
        default: break
        }
      }
      guard latin > 0, other > 0, latin + other > 2 else { return false }
      return latin < other ? latin == lookalikes && latin <= 2 : other == otherLookalikes && other <= 2
    }
  }
}
