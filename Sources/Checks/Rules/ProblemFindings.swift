internal import Findings
internal import WordgateMessages

extension Wording {
  /// Whether a text has a problem of a kind by itself.
  func hasProblem(_ kind: MessageProblem.Kind) -> Bool { problems.contains { $0.kind == kind } }
}

extension Rule {
  /// The problems of some kinds that a text has by itself, as findings. What its source has as well is told there.
  func findings(
    of kinds: Set<MessageProblem.Kind>, in wording: Wording, of text: CheckedText, advice: String
  ) -> [Finding] {
    wording.problems.filter { kinds.contains($0.kind) }.prefix(100).map { problem in
      let form = wording.form(problem.path)
      let suffix = problem.path.isEmpty ? "" : " in the form '\(problem.path)'"
      return finding(
        problem.message + suffix, at: form?.location ?? wording.location ?? text.location, locale: wording.language,
        key: text.key, advice: advice)
    }
  }
}
