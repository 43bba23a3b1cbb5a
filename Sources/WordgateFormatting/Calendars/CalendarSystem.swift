/// The calendars in which dates can be written.
public enum CalendarSystem: UInt8, CaseIterable, Hashable, Sendable {
  case gregorian, buddhist, minguo, japanese, persian, ummAlQura, islamicCivil, hebrew

  /// The calendar of a `ca` keyword, `gregory` or `islamic-umalqura`; nil when the engine does not know it.
  public init?(keyword: some StringProtocol) {
    guard let system = Self.allCases.first(where: { $0.keyword == keyword }) else { return nil }
    self = system
  }

  /// The calendar's name in the `ca` keyword of a locale identifier.
  public var keyword: String {
    switch self {
    case .gregorian: "gregory"
    case .buddhist: "buddhist"
    case .minguo: "roc"
    case .japanese: "japanese"
    case .persian: "persian"
    case .ummAlQura: "islamic-umalqura"
    case .islamicCivil: "islamic-civil"
    case .hebrew: "hebrew"
    }
  }
}
