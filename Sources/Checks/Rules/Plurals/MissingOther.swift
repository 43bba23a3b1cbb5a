import Findings
internal import WordgateMessages

struct MissingOther: WordingRule {
  let id = "missing-other-form"
  let category = Finding.Category.plural
  let severity = Severity.error
  let trigger: TextTraits = .problem
  let summary = "plural or device forms lack `other`"
  let reason = "Where no other form fits there is nothing to show."
  var good: [RuleExample] {
    [RuleExample("%lld days", ["de": .plural(["one": "%lld Tag", "other": "%lld Tage"])])]
  }
  var bad: [RuleExample] {
    [RuleExample("%lld days", faults: ["ja"], ["ja": .plural(["one": "%lld日"])])]
  }

  /// Without a form for other devices, an app that runs on the named ones alone still works.
  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    wording.problems.filter { $0.kind == .missingOther }.map { problem in
      let choice = wording.plurals.first { $0.path == problem.path }
      let suffix = problem.path.isEmpty ? "" : " in '\(problem.path)'"
      return finding(
        problem.message + suffix, severity: choice == nil ? .note : nil,
        at: choice?.forms.first?.location ?? wording.location ?? text.location, locale: wording.language, key: text.key,
        advice: "add an 'other' form")
    }
  }
}
