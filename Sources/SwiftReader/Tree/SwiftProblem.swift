public import Findings

/// A part of a Swift file that is not understood.
public struct SwiftProblem: Hashable, Sendable {
  /// The UTF-8 range, from the item in which reading failed to where it went on.
  public var range: Range<Int>
  /// The offset of the first byte that did not fit.
  public var offset: Int
  /// What is there and what was expected, lower case and without a full stop.
  public var message: String

  public init(range: Range<Int>, offset: Int, message: String) {
    self.range = range
    self.offset = offset
    self.message = message
  }

  /// The problem as a finding of the rule `unreadable-swift`.
  public func finding(in file: String, lines: LineTable) -> Finding {
    Finding(
      rule: "unreadable-swift", category: .source, severity: .error, message: message,
      location: lines.location(of: offset, in: file), advice: "check that the file is Swift and compiles")
  }
}
