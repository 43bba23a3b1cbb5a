public import Findings

/// What a store tells of one product.
public struct StoreProduct: Hashable, Sendable {
  public var id: String
  /// The price as the file writes it: `4.99`, without a currency.
  public var price: String
  /// How long a payment lasts, or nil for what is bought once.
  public var period: StorePeriod?
  /// What a new buyer gets first.
  public var introductoryOffer: StoreOffer?
  public var location: Location

  public init(
    id: String, price: String, period: StorePeriod? = nil, introductoryOffer: StoreOffer? = nil, location: Location
  ) {
    self.id = id
    self.price = price
    self.period = period
    self.introductoryOffer = introductoryOffer
    self.location = location
  }
}

/// An offer that comes before the usual price.
public struct StoreOffer: Hashable, Sendable {
  public var mode: Mode
  /// The price of each payment, or nil where it is free.
  public var price: String?
  public var period: StorePeriod
  /// How many periods it lasts.
  public var count: Int

  public init(mode: Mode, price: String? = nil, period: StorePeriod, count: Int = 1) {
    self.mode = mode
    self.price = price
    self.period = period
    self.count = count
  }

  public enum Mode: String, Sendable {
    case free, payUpFront, payAsYouGo
  }
}

/// A length of time as stores count it.
public struct StorePeriod: Hashable, Sendable {
  public var unit: Unit
  public var count: Int

  public init(_ count: Int, _ unit: Unit) {
    self.unit = unit
    self.count = count
  }

  /// Reads the ISO 8601 form with one unit: `P1W`, `P3M`.
  public init?(iso text: some StringProtocol) {
    guard text.hasPrefix("P"), let last = text.last, let count = Int(text.dropFirst().dropLast()),
      (1...10_000).contains(count)
    else {
      return nil
    }
    switch last {
    case "D": self.init(count, .day)
    case "W": self.init(count, .week)
    case "M": self.init(count, .month)
    case "Y": self.init(count, .year)
    default: return nil
    }
  }

  public enum Unit: String, Sendable, CaseIterable {
    case day, week, month, year
  }
}

extension StoreProduct {
  /// Reads a product or subscription of a StoreKit configuration.
  init?(storeKit place: JSONPlace) {
    guard let id = place.string("productid") else { return nil }
    self.init(
      id: id, price: place.string("displayprice") ?? "",
      period: place.string("recurringsubscriptionperiod").flatMap { StorePeriod(iso: $0) },
      introductoryOffer: (place("introductoryoffer") ?? place("introductoryoffers")?.elements.first)
        .flatMap(StoreOffer.init(storeKit:)),
      location: place.location)
  }
}

extension StoreOffer {
  fileprivate init?(storeKit place: JSONPlace) {
    guard let mode = place.string("paymentmode").flatMap(Mode.init(rawValue:)),
      let period = place.string("subscriptionperiod").flatMap({ StorePeriod(iso: $0) })
    else { return nil }
    self.init(
      mode: mode, price: place.string("displayprice"), period: period,
      count: min(max(place("numberofperiods")?.integer ?? 1, 1), 1000))
  }
}
