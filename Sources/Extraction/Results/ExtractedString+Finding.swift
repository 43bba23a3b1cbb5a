public import Findings

extension ExtractedString {
  /// What is told of a text that is shown and never looked up.
  public var verbatimFinding: Finding {
    let callee = sinks.first?.callee ?? "the screen"
    let isType = edits.contains { $0.replacement.hasSuffix("LocalizedStringResource") }
    return Finding(
      rule: "verbatim-text", category: .unlocalized, severity: isDemo ? .note : .warning,
      message: "'\(key)' is shown by \(callee) as a plain String and never looked up", location: location, key: key,
      advice: isType
        ? "write LocalizedStringResource for the type String, so that the app looks the text up"
        : "write String(localized:) around the text, so that the app looks it up",
      notes: sinks.first?.path ?? [], edits: editsAreProven ? edits : [])
  }
}
