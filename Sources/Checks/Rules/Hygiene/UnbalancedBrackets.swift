import Findings

struct UnbalancedBrackets: TranslationRule {
  let id = "unbalanced-brackets"
  let category = Finding.Category.hygiene
  let severity = Severity.warning
  let ownTrigger: TextTraits = [.bracket, .brace, .wide]
  let summary = "brackets of a translation do not pair although those of its source do"
  let reason = "Part of the sentence was lost, or a link or placeholder is broken."
  var good: [RuleExample] {
    [
      RuleExample("Save (%@)", ["zh-Hans": "保存（%@）"]), RuleExample("a) First", ["de": "a) Erstens"]),
      RuleExample("No update today", ["it": "Oggi niente :(", "zh-Hans": "已经是最新版了：）"]),
    ]
  }
  var bad: [RuleExample] {
    [RuleExample("Save (%@)", faults: ["de"], ["de": "Sichern (%@"])]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.forms.compactMap { form in
      guard let source = text.source.counterpart(of: form), let fault = fault(form.words), isBalanced(source.words)
      else { return nil }
      return finding(
        "the bracket '\(fault)' has no partner\(form.suffix)", at: form.location, locale: translation.language,
        key: text.key, advice: "add the other bracket, or remove this one")
    }
  }

  private func isBalanced(_ text: String) -> Bool { fault(text) == nil }

  /// The first bracket without a partner; wide and narrow ones pair.
  private func fault(_ text: String) -> Unicode.Scalar? {
    guard let fault = fault(text, withFaces: true) else { return nil }
    return self.fault(text, withFaces: false) == nil ? nil : fault
  }

  /// The same, with the brackets of faces such as `:(` counted or not.
  private func fault(_ text: String, withFaces: Bool) -> Unicode.Scalar? {
    var open: [(kind: Int, mark: Unicode.Scalar)] = []
    var last: Unicode.Scalar?
    for character in text.unicodeScalars {
      defer { last = character }
      if !withFaces, isFace(last) { continue }
      switch character {
      case "(", "（", "[", "［", "{", "｛": open.append((Self.kind(character), character))
      case ")", "）", "]", "］", "}", "｝":
        guard open.popLast()?.kind == Self.kind(character) else { return character }
      default: break
      }
    }
    return open.last?.mark
  }

  private func isFace(_ before: Unicode.Scalar?) -> Bool {
    before == ":" || before == ";" || before == "-" || before == "：" || before == "；"
  }

  private static func kind(_ character: Unicode.Scalar) -> Int {
    switch character {
    case "(", "（", ")", "）": 0
    case "[", "［", "]", "］": 1
    default: 2
    }
  }
}
