import Findings

/// What a project accepts, applied to what was found.
struct IgnoreList {
  let ignores: [Ignore]

  /// The findings that are left, and those that are accepted.
  ///
  /// An ignore without a reason accepts nothing and is told; so is one of a rule that there is not. One that no finding
  /// needs is told where everything was looked at.
  func applied(to findings: [Finding], isWhole: Bool) -> (left: [Finding], accepted: [Finding]) {
    let usable = ignores.filter { !$0.reason.isEmpty && RulePage.page($0.rule) != nil }
    let byRule = Dictionary(grouping: usable.indices, by: { usable[$0].rule })
    var used: Set<Int> = []
    var left: [Finding] = []
    var accepted: [Finding] = []
    for finding in findings {
      let covering = (byRule[finding.rule] ?? []).filter { usable[$0].covers(finding) }
      if covering.isEmpty { left.append(finding) } else { accepted.append(finding) }
      used.formUnion(covering)
    }
    left += ignores.compactMap(\.fault)
    if isWhole { left += usable.indices.filter { !used.contains($0) }.map { usable[$0].needless } }
    return (left, accepted)
  }
}

extension Ignore {
  /// What is wrong with it by itself.
  fileprivate var fault: Finding? {
    if RulePage.page(rule) == nil {
      return Finding(
        rule: "unknown-rule", category: .source, severity: .warning, message: "there is no rule '\(rule)' to ignore",
        location: location, advice: "'wordgate explain' lists the rules")
    }
    if reason.isEmpty {
      return Finding(
        rule: "ignore-without-reason", category: .source, severity: .warning,
        message: "'\(rule)' is to be ignored without a reason, so it is not",
        location: location, advice: "say behind the rule why the fault is none")
    }
    return nil
  }

  fileprivate var needless: Finding {
    Finding(
      rule: "needless-ignore", category: .source, severity: .warning,
      message: "'\(rule)' is to be ignored, but finds nothing here", location: location, advice: "take the ignore out")
  }
}
