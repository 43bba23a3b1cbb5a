public import Findings

/// A finding that a project has looked at and accepts, with the reason.
public struct Ignore: Hashable, Sendable {
  public var rule: String
  /// Which keys, languages, files and paywalls are meant; nil means all.
  public var key: TextPattern?
  public var locale: TextPattern?
  public var file: TextPattern?
  public var paywall: TextPattern?
  /// Why it is accepted; without a reason nothing is.
  public var reason: String
  /// Where the project says so.
  public var location: Location

  public init(
    rule: String, key: TextPattern? = nil, locale: TextPattern? = nil, file: TextPattern? = nil,
    paywall: TextPattern? = nil, reason: String, location: Location
  ) {
    self.rule = rule
    self.key = key
    self.locale = locale
    self.file = file
    self.paywall = paywall
    self.reason = reason
    self.location = location
  }

  /// Whether the finding is one of those meant.
  public func covers(_ finding: Finding) -> Bool {
    guard finding.rule == rule else { return false }
    let parts = [
      (key, finding.key), (locale, finding.locale), (file, finding.location?.file), (paywall, finding.paywall),
    ]
    return parts.allSatisfy { pattern, text in
      guard let pattern else { return true }
      return text.map { pattern.matches($0) } ?? false
    }
  }
}
