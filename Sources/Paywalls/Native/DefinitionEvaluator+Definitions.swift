import SwiftReader
import WordgateDefinitions

extension DefinitionEvaluator {
  /// The value that a call makes, nil where a part of it cannot be read.
  mutating func definition(_ type: DefinitionType, madeBy call: SourcePlace) -> (any PaywallDefinition)? {
    guard makes(type.rawValue, call) else {
      tellUnreadable(call, expected: "a '\(type.rawValue)'")
      return nil
    }
    return switch type {
    case .trialTimeline: timeline(call)
    case .pricingTierCards: tierCards(call)
    case .onboardingPager: pager(call)
    }
  }

  /// An argument that may be left out.
  private mutating func value<Value>(
    _ label: String, in arguments: [String: SourcePlace], or standard: Value,
    _ evaluate: (inout DefinitionEvaluator, SourcePlace) -> Value?
  ) -> Value? {
    guard let place = arguments[label] else { return standard }
    return evaluate(&self, place)
  }

  /// A value of a call that is made in place or is a constant.
  private mutating func made(_ place: SourcePlace, type: String, outer: String) -> SourcePlace? {
    let expected = "a '\(outer).\(type)'"
    guard let call = resolved(place, as: "\(outer).\(type)", expected: expected) else { return nil }
    if makes(type, call) { return call }
    tellUnreadable(call, expected: expected)
    return nil
  }

  /// What tells a plan, tier or page apart. It is never shown, so a reference that cannot be followed stands for itself.
  private mutating func identity(_ place: SourcePlace) -> String? {
    if let id = quietly({ $0.string(place) }) { return id }
    return path(of: place) == nil ? string(place) : text(place)
  }

  // MARK: Trial timelines

  private mutating func timeline(_ call: SourcePlace) -> TrialTimeline? {
    guard let arguments = arguments(of: call, ["plans", "prices", "reminderLead", "title"]) else { return nil }
    let plans = required("plans", arguments, of: call).flatMap { array($0, of: "TrialTimeline.Plan") { $0.plan($1) } }
    let lead = value("reminderLead", in: arguments, or: 2) { $0.integer($1) }
    let title = value("title", in: arguments, or: nil) { $0.optionalText($1) }
    guard let plans, let lead, let title else { return nil }
    return TrialTimeline(
      plans: plans, prices: prices(arguments["prices"], of: plans.map(\.id)), reminderLead: lead, title: title)
  }

  private mutating func plan(_ place: SourcePlace) -> TrialTimeline.Plan? {
    guard let call = made(place, type: "Plan", outer: "TrialTimeline"),
      let arguments = arguments(of: call, ["id", "name", "billing", "trialDays", "badge"])
    else { return nil }
    let id = required("id", arguments, of: call).flatMap { identity($0) }
    let name = required("name", arguments, of: call).flatMap { localizedText($0) }
    let billing = required("billing", arguments, of: call).flatMap { planBilling($0) }
    let days = value("trialDays", in: arguments, or: 0) { $0.integer($1) }
    let badge = value("badge", in: arguments, or: nil) { $0.optionalText($1) }
    guard let id, let name, let billing, let days, let badge else { return nil }
    return TrialTimeline.Plan(id: id, name: name, billing: billing, trialDays: days, badge: badge)
  }

  private mutating func planBilling(_ place: SourcePlace) -> TrialTimeline.Billing? {
    let outer = "TrialTimeline.Billing"
    guard let chosen = enumCase(place, of: outer) else { return nil }
    switch chosen.name {
    case "monthly": return .monthly
    case "yearly": return .yearly
    case "once": return .once
    case "described":
      if let sentence = chosen.payload { return localizedText(sentence).map { .described($0) } }
    default: break
    }
    return tellNoCase(chosen, of: outer)
  }

  // MARK: Tier cards

  private mutating func tierCards(_ call: SourcePlace) -> PricingTierCards? {
    guard let arguments = arguments(of: call, ["title", "tiers", "prices"]) else { return nil }
    let tiers = required("tiers", arguments, of: call).flatMap {
      array($0, of: "PricingTierCards.Tier") { $0.tier($1) }
    }
    let title = arguments["title"].map { localizedText($0) }
    guard let tiers else { return nil }
    let paid = tiers.filter { $0.billing != .never }
    var cards = PricingTierCards(tiers: tiers, prices: prices(arguments["prices"], of: paid.map(\.id)))
    if let title {
      guard let title else { return nil }
      cards.title = title
    }
    return cards
  }

  private mutating func tier(_ place: SourcePlace) -> PricingTierCards.Tier? {
    guard let call = made(place, type: "Tier", outer: "PricingTierCards"),
      let arguments = arguments(of: call, ["id", "name", "billing", "features", "isRecommended"])
    else { return nil }
    let id = required("id", arguments, of: call).flatMap { identity($0) }
    let name = required("name", arguments, of: call).flatMap { localizedText($0) }
    let billing = required("billing", arguments, of: call).flatMap { tierBilling($0) }
    let features = required("features", arguments, of: call).flatMap {
      array($0, of: "LocalizedText") { $0.localizedText($1) }
    }
    let isRecommended = value("isRecommended", in: arguments, or: false) { $0.boolean($1) }
    guard let id, let name, let billing, let features, let isRecommended else { return nil }
    return PricingTierCards.Tier(
      id: id, name: name, billing: billing, features: features, isRecommended: isRecommended)
  }

  private mutating func tierBilling(_ place: SourcePlace) -> PricingTierCards.Billing? {
    let outer = "PricingTierCards.Billing"
    guard let chosen = enumCase(place, of: outer) else { return nil }
    switch chosen.name {
    case "never": return .never
    case "monthly": return .monthly
    case "monthlyPerSeat": return .monthlyPerSeat
    case "once": return .once
    case "described":
      if let sentence = chosen.payload { return localizedText(sentence).map { .described($0) } }
    default: break
    }
    return tellNoCase(chosen, of: outer)
  }

  // MARK: Onboarding pagers

  private mutating func pager(_ call: SourcePlace) -> OnboardingPager? {
    guard let arguments = arguments(of: call, ["pages"]), let pages = required("pages", arguments, of: call) else {
      return nil
    }
    return array(pages, of: "OnboardingPager.Page") { $0.page($1) }.map { OnboardingPager(pages: $0) }
  }

  /// A page. Its picture and colour say nothing, so they may be anything.
  private mutating func page(_ place: SourcePlace) -> OnboardingPager.Page? {
    guard let call = made(place, type: "Page", outer: "OnboardingPager"),
      let arguments = arguments(of: call, ["id", "symbol", "tint", "title", "message"])
    else { return nil }
    let id = required("id", arguments, of: call).flatMap { identity($0) }
    let title = required("title", arguments, of: call).flatMap { localizedText($0) }
    let message = required("message", arguments, of: call).flatMap { localizedText($0) }
    let symbol = arguments["symbol"].flatMap { place in quietly { $0.string(place) } }
    guard let id, let title, let message else { return nil }
    return OnboardingPager.Page(id: id, symbol: symbol ?? "", title: title, message: message)
  }

  // MARK: Cases and prices

  private struct EnumCase {
    var name: String
    var payload: SourcePlace?
    var place: SourcePlace
  }

  private mutating func tellNoCase<Value>(_ chosen: EnumCase, of type: String) -> Value? {
    tell("'\(text(chosen.place))' is no case of '\(type)'", advice: "check that the file compiles", at: chosen.place)
    return nil
  }

  /// A case of an enum: `.monthly`, `TrialTimeline.Billing.monthly`, `.described("…")`.
  private mutating func enumCase(_ place: SourcePlace, of type: String) -> EnumCase? {
    let expected = "a case of '\(type)'"
    guard let value = resolved(place, as: type, expected: expected) else { return nil }
    if kind(value) == .call {
      let callee = at(tree(value).callee(of: value.node), in: value)
      guard kind(callee) == .implicitMember || kind(callee) == .memberAccess,
        let arguments = arguments(of: value, [""])
      else {
        tellUnreadable(value, expected: expected)
        return nil
      }
      return EnumCase(name: name(callee), payload: arguments[""], place: value)
    }
    guard kind(value) == .implicitMember || kind(value) == .memberAccess else {
      tellUnreadable(value, expected: expected)
      return nil
    }
    return EnumCase(name: name(value), place: value)
  }

  /// The prices that are written in the sources, and a sample for everything that has none there: prices come from the
  /// store, and what it does not sell today may be on sale tomorrow.
  private mutating func prices(_ place: SourcePlace?, of ids: [String]) -> [String: String] {
    var prices: [String: String] = [:]
    for (number, id) in ids.enumerated() { prices[id] = SamplePrice.text(number: number) }
    guard let place, let value = quietly({ $0.resolved(place, as: "", expected: "") }) else { return prices }
    for element in tree(value).children(of: value.node, .dictionaryElement) {
      let parts = tree(value).expressions(of: element).map { at($0, in: value) }
      guard parts.count == 2, let id = quietly({ $0.identity(parts[0]) }), prices[id] != nil,
        let price = quietly({ $0.string(parts[1]) })
      else { continue }
      prices[id] = price
    }
    return prices
  }
}
