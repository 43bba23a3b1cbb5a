/// What is shown where a paywall is not complete in a language.
public enum GatePolicy: UInt8, CaseIterable, Sendable {
  /// Nothing of it: the app shows its fallback instead.
  case strict
  /// The whole paywall in the language it was written in, if it is complete there.
  case source
  /// What is there, with an empty text where one is missing, and a warning, as RevenueCat's SDKs of 2026 do.
  ///
  /// A text that the app never looks up still refuses, since it would mix two languages.
  case lenient

  /// The word that configurations, reports and command lines use.
  public var name: String {
    switch self {
    case .strict: "strict"
    case .source: "source"
    case .lenient: "lenient"
    }
  }

  /// The policy with a name, nil where no policy has it.
  public init?(name: some StringProtocol) {
    guard let policy = GatePolicy.allCases.first(where: { $0.name == name }) else { return nil }
    self = policy
  }
}
