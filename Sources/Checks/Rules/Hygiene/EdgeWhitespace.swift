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
    let joined = JoinedParts(translation)
    return translation.forms.compactMap { form in
      guard !form.text.isBlank, let source = text.source.counterpart(of: form), !source.text.isBlank else { return nil }
      let starts =
        form.text.first?.isWhitespace == true && source.text.first?.isWhitespace == false
        && !joined.join(form, before: true)
      let ends =
        form.text.last?.isWhitespace == true && source.text.last?.isWhitespace == false
        && !joined.join(form, before: false)
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

/// The parts that stand against what is before or behind them in a text, so that white space at their edges keeps the
/// two apart.
private struct JoinedParts {
  private var before: Set<String> = []
  private var behind: Set<String> = []

  init(_ wording: Wording) {
    guard !wording.substitutions.isEmpty else { return }
    for form in wording.mainForms {
      let bytes = Array(form.text.utf8)
      for reference in form.format?.substitutionReferences ?? [] {
        if reference.range.lowerBound > 0, bytes[reference.range.lowerBound - 1] > 0x20 {
          before.insert(reference.name)
        }
        if reference.range.upperBound < bytes.count, bytes[reference.range.upperBound] > 0x20 {
          behind.insert(reference.name)
        }
      }
    }
  }

  func join(_ form: Wording.Form, before isBefore: Bool) -> Bool {
    form.substitution.map { (isBefore ? before : behind).contains($0) } ?? false
  }
}
