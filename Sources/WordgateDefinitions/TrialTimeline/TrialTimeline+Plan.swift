extension TrialTimeline {
  /// A subscription plan as the timeline offers it.
  public struct Plan: Identifiable, Hashable, Sendable {
    /// The product in the store. It is never shown.
    public let id: String
    public var name: LocalizedText
    public var billing: Billing
    /// The length of the free trial in days, zero without one.
    public var trialDays: Int
    /// A short remark beside the name, such as `.savings(44)`.
    public var badge: LocalizedText?

    public init(id: String, name: LocalizedText, billing: Billing, trialDays: Int = 0, badge: LocalizedText? = nil) {
      self.id = id
      self.name = name
      self.billing = billing
      self.trialDays = trialDays
      self.badge = badge
    }
  }

  /// How often a plan is paid.
  public enum Billing: Hashable, Sendable {
    case monthly, yearly
    /// One payment: the price stands alone.
    case once
    /// Any other period, as a whole sentence of your own that names the price: `"\(price) every three months"`.
    case described(LocalizedText)
  }
}

extension LocalizedText {
  /// A badge that tells how many percent a plan saves compared with the others.
  public static func savings(_ percent: Int) -> LocalizedText {
    LocalizedText(
      "Save \(percent)%", comment: "Badge on the yearly plan. The argument is a whole number, such as 44 in Save 44%.")
  }
}

extension TrialTimeline.Billing {
  /// A price together with the period it pays for.
  func cost(at price: String) -> PresentedText.Content {
    switch self {
    case .monthly:
      .text(
        LocalizedText(
          "\(price) a month",
          comment: "Price of the monthly plan. The argument is a price with its currency, such as $5.99."))
    case .yearly:
      .text(
        LocalizedText(
          "\(price) a year",
          comment: "Price of the yearly plan. The argument is a price with its currency, such as $39.99."))
    case .once: .price(price)
    case .described(let sentence): .text(sentence)
    }
  }
}
