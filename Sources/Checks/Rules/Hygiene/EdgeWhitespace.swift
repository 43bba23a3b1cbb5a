import Findings
internal import WordgateMessages

struct EdgeWhitespace: TranslationRule {
  let id = "edge-whitespace"
  let category = Finding.Category.hygiene
  let severity = Severity.warning
  let ownTrigger: TextTraits = [.startsWhite, .endsWhite]
  let summary = "a translation begins or ends with white space that its source does not have"
  let reason = "Labels stand off their place, and texts that are joined get gaps."
  let fix: String? = "removes the white space that the source does not have"
  var good: [RuleExample] {
    [
      RuleExample("Subscribe", ["de": "Abonnieren"]), RuleExample("Total: ", ["de": "Summe: "]),
      RuleExample(
        "%lld posts from %lld people",
        [
          "en": .substituting(
            "%#@posts@ from %#@people@",
            [
              .init("posts", ["one": "%arg post", "other": "%arg posts"]),
              .init("people", argument: 2, ["one": "%arg person", "other": "%arg people"]),
            ]),
          "de": .substituting(
            "%#@posts@%#@people@",
            [
              .init("posts", ["one": "%arg Beitrag von ", "other": "%arg Beiträge von "]),
              .init("people", argument: 2, ["one": "%arg Person", "other": "%arg Personen"]),
            ]),
        ]),
    ]
  }
  var bad: [RuleExample] {
    [RuleExample("Subscribe", faults: ["de"], ["de": "Abonnieren "])]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.forms.compactMap { form in
      guard !form.text.isBlank, let source = text.source.counterpart(of: form), !source.text.isBlank else { return nil }
      let starts =
        form.text.first?.isWhitespace == true && source.text.first?.isWhitespace == false
        && !translation.joins(form, before: true)
      let ends =
        form.text.last?.isWhitespace == true && source.text.last?.isWhitespace == false
        && !translation.joins(form, before: false)
      guard starts || ends else { return nil }
      return finding(
        "the text \(starts ? "begins" : "ends") with white space, its source does not\(form.suffix)",
        at: form.location, locale: translation.language, key: text.key, advice: "remove the white space",
        edits: form.edit(to: trimmed(form.text, start: starts, end: ends)))
    }
  }

  private func trimmed(_ text: String, start: Bool, end: Bool) -> String {
    var rest = text[...]
    if start { rest = rest.drop(while: \.isWhitespace) }
    if end { while rest.last?.isWhitespace == true { rest.removeLast() } }
    return String(rest)
  }
}

extension Wording {
  /// Whether a part stands against what is before or behind it in a text, so that white space at its edge keeps the
  /// two apart.
  fileprivate func joins(_ form: Form, before: Bool) -> Bool {
    guard let name = form.substitution else { return false }
    return mainForms.contains { main in
      let parts = main.format?.parts ?? []
      let bytes = Array(main.text.utf8)
      return parts.indices.contains { place in
        guard case .substitution(let reference) = parts[place], reference.name == name else { return false }
        let beside = before ? reference.range.lowerBound - 1 : reference.range.upperBound
        return bytes.indices.contains(beside) && bytes[beside] > 0x20
      }
    }
  }
}
