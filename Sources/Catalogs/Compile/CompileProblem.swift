public import Findings

/// What keeps a text of a catalog from being compiled, or should be known about it, in the words of Apple's compiler
/// where it has any.
public struct CompileProblem: Hashable, Sendable {
  public var severity: Severity
  public var message: String
  /// The language and key concerned; nil for the catalog as a whole.
  public var place: Place?
  public var location: Location?

  public struct Place: Hashable, Sendable {
    public var language: String
    public var key: String
    /// The name of the substitution concerned.
    public var substitution: String?

    public init(language: String, key: String, substitution: String? = nil) {
      self.language = language
      self.key = key
      self.substitution = substitution
    }
  }

  /// The line that Apple's compiler prints behind the path: `error: … (de: Open)`.
  public var line: String {
    var text = "\(severity.rawValue): \(message)"
    guard let place else { return text }
    text += " (\(place.language): \(place.key)"
    if let substitution = place.substitution { text += "|==|substitutions.\(substitution)" }
    return text + ")"
  }

  public var finding: Finding {
    Finding(
      rule: severity == .error ? "uncompilable-text" : "doubtful-text", category: .source, severity: severity,
      message: message, location: location, locale: place?.language, key: place?.key)
  }
}
