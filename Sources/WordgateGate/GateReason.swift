/// Why a paywall may not be shown in a locale, with the place to mend it.
public struct GateReason: Hashable, Sendable {
  /// The kebab-case name of the rule, such as `missing-translation`.
  public var rule: String
  /// What is there and what was expected, in one sentence.
  public var message: String
  /// What to do, or an empty text.
  public var advice: String
  /// The key of the text concerned, or an empty text.
  public var key: String
  /// The state of the paywall that would show the fault, or an empty text.
  public var state: String
  /// The file to mend as it was called when the manifest was built, or an empty text.
  public var file: String
  /// The line, counted from 1, or 0.
  public var line: Int
  /// Whether the policy `lenient` shows the paywall all the same.
  public var isTolerable: Bool

  public init(
    rule: String, message: String, advice: String = "", key: String = "", state: String = "", file: String = "",
    line: Int = 0, isTolerable: Bool = false
  ) {
    self.rule = rule
    self.message = message
    self.advice = advice
    self.key = key
    self.state = state
    self.file = file
    self.line = line
    self.isTolerable = isTolerable
  }
}
