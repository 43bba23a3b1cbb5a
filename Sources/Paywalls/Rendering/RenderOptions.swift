public import WordgateFormatting

/// What stands in for the facts of a running app.
public struct RenderOptions: Sendable {
  /// The ISO 4217 code of prices.
  public var currency: String
  /// The day that counts as today.
  public var today: CivilDate
  /// How lengths of time such as a trial's are worded.
  public var periods: PeriodChoice

  public init(
    currency: String = "USD", today: CivilDate = RenderOptions.sampleDay, periods: PeriodChoice = .plural
  ) {
    self.currency = currency
    self.today = today
    self.periods = periods
  }

  /// The day of all renderings, so that they are the same whenever they are made: 5 September 2026.
  public static let sampleDay = CivilDate(iso: "2026-09-05") ?? CivilDate(daysSinceEpoch: 0)
}

/// How the number of a length of time chooses its words.
public enum PeriodChoice: String, Sendable, CaseIterable {
  /// By the plural rules of the language: 21 день, 22 дня.
  case plural
  /// By the fixed table of RevenueCat's SDKs, with the words that their server sends: 21 дней, 22 дней.
  case sdk
}
