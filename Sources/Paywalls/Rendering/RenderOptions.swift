public import WordgateFormatting

/// What stands in for the facts of a running app.
public struct RenderOptions: Sendable {
  /// The ISO 4217 code of prices.
  public var currency: String
  /// The day that counts as today.
  public var today: CivilDate

  public init(currency: String = "USD", today: CivilDate = RenderOptions.sampleDay) {
    self.currency = currency
    self.today = today
  }

  /// The day of all renderings, so that they are the same whenever they are made: 5 September 2026.
  public static let sampleDay = CivilDate(iso: "2026-09-05") ?? CivilDate(daysSinceEpoch: 0)
}
