import Findings

struct UnbalancedDirection: WordingRule {
  let id = "unbalanced-direction"
  let category = Finding.Category.hygiene
  let severity = Severity.warning
  let trigger: TextTraits = .direction
  let summary = "a change of writing direction is begun and not ended, or ended and not begun"
  let reason = "What follows the text on the screen is shown in the wrong order."
  var good: [RuleExample] {
    [RuleExample("Price: %@", ["ar": "السعر: \u{2068}%@\u{2069}"])]
  }
  var bad: [RuleExample] {
    [RuleExample("Price: %@", faults: ["ar"], ["ar": "السعر: \u{2068}%@"])]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    wording.forms.filter { $0.traits.contains(.direction) && !isBalanced($0.text) }.map { form in
      finding(
        "direction marks are not balanced\(form.suffix)", at: form.location ?? text.location, locale: wording.language,
        key: text.key, advice: "end each embedding with U+202C and each isolate with U+2069")
    }
  }

  private func isBalanced(_ text: String) -> Bool {
    var open: [Bool] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}": open.append(false)
      case "\u{2066}", "\u{2067}", "\u{2068}": open.append(true)
      case "\u{202C}": if open.popLast() != false { return false }
      case "\u{2069}": if open.popLast() != true { return false }
      default: break
      }
    }
    return open.isEmpty
  }
}
