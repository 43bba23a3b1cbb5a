import Catalogs
import Findings
import WordgatePlurals

struct FormWithoutWords: WordingRule {
  let id = "form-without-words"
  let category = Finding.Category.plural
  let severity = Severity.warning
  let trigger: TextTraits = .plural
  let summary = "a plural form is only a number while the others have words"
  let reason = "For some numbers the reader sees a bare figure and not what is counted."
  var good: [RuleExample] {
    [RuleExample("%lld days", ["en": .plural(["one": "%lld day", "other": "%lld days"])])]
  }
  var bad: [RuleExample] {
    [RuleExample("%lld days", faults: ["de"], ["de": .plural(["one": "%lld", "other": "%lld Tage"])])]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    guard wording.forms.contains(where: { $0.category == .other && $0.hasWords }) else { return [] }
    return wording.forms.compactMap { form in
      guard form.category != nil, !form.isFull, !form.hasWords, !form.text.isBlank, form.state != .new,
        let other = wording.form(form.path.replacingLast(with: "other")), other.hasWords,
        !wording.arguments(of: form).isEmpty
      else { return nil }
      return finding(
        "the form '\(form.path)' has no word, 'other' has", at: form.location,
        locale: wording.language, key: text.key, advice: "write what is counted")
    }
  }
}

extension String {
  /// A path with another last step: `substitutions.days.other` for `substitutions.days.one`.
  func replacingLast(with step: String) -> String {
    guard let dot = lastIndex(of: ".") else { return step }
    return self[...dot] + step
  }
}
