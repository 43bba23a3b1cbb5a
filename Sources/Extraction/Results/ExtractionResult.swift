public import Findings

/// What the sources say to people, and what is wrong with it.
public struct ExtractionResult: Sendable {
  /// Every user-facing literal, by file and place.
  public var strings: [ExtractedString]
  /// The types that the sources declare, by file and place, where ``ExtractionOptions/tellsTypes`` asks for them.
  public var types: [TypeFact]
  /// Text that can never be translated, and files that hold nothing or cannot be read.
  public var findings: [Finding]
  /// Whether the sources declare views that people see: neither previews nor demonstrations.
  package var hasViews = false

  public init(strings: [ExtractedString] = [], types: [TypeFact] = [], findings: [Finding] = []) {
    self.strings = strings
    self.types = types
    self.findings = findings
  }
}
