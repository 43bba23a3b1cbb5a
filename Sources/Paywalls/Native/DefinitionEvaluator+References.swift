import SwiftReader

extension DefinitionEvaluator {
  /// An expression with references followed: what is written for `Plans.all`, `self.name`, `.brand`.
  ///
  /// - Parameter type: The type that is expected, whose static members may be named with a leading dot.
  /// - Returns: The expression itself where it refers to nothing in the sources, nil when what it refers to has no
  ///   fixed value, which is told.
  mutating func resolved(_ start: SourcePlace, as type: String, expected: String) -> SourcePlace? {
    var place = start
    for _ in 0..<64 {
      place.node = tree(place).unwrapped(place.node)
      switch kind(place) {
      case .cast where name(place) == "as":
        guard let value = tree(place).expression(of: place.node) else { return place }
        place.node = value
      case .identifier, .memberAccess, .implicitMember:
        switch meaning(of: place, as: type) {
        case .constant(let value, _)?: place = value
        case .changeable?:
          tell("'\(text(place))' is a variable, which the app may change", advice: "make it a 'let'", at: start)
          return nil
        case .runtime?:
          tell(
            "'\(text(place))' is known only when the app runs",
            advice: "write \(expected) in its place, or a constant that holds it", at: start)
          return nil
        case .unknown?, nil: return place
        }
      default: return place
      }
    }
    tell("'\(text(start))' refers to itself", advice: "write \(expected) in its place", at: start)
    return nil
  }

  /// What a reference means; nil for one that is no reference to a variable.
  func meaning(of place: SourcePlace, as type: String) -> ConstantIndex.Meaning? {
    let name = name(place)
    switch kind(place) {
    case .identifier: return index.meaning(of: name, at: place)
    case .implicitMember:
      return index.meaning(of: name, ofType: type.split(separator: ".").map(String.init), near: place)
    case .memberAccess:
      guard let base = tree(place).base(of: place.node) else { return nil }
      let basePlace = at(tree(place).unwrapped(base), in: place)
      if let path = path(of: basePlace) {
        let found = index.meaning(of: name, in: path, near: place)
        if case .unknown = found {} else { return found }
      }
      return part(name, of: basePlace)
    default: return nil
    }
  }

  /// The names of a type as an expression: `Paywalls.Texts`, `Self`, `self`.
  func path(of place: SourcePlace) -> [String]? {
    switch kind(place) {
    case .identifier:
      let name = name(place)
      return name == "Self" || name == "self" ? index.scope(of: place) : [name]
    case .memberAccess:
      guard let base = tree(place).base(of: place.node), let path = path(of: at(base, in: place)) else { return nil }
      return path + [name(place)]
    default: return nil
    }
  }

  /// The types of the parts that other texts may insert.
  private static let partTypes = [
    "id": "String", "symbol": "String", "trialDays": "Int", "reminderLead": "Int", "name": "LocalizedText",
    "title": "LocalizedText", "message": "LocalizedText", "badge": "LocalizedText",
  ]

  /// A part of a constant that is made in place: `pro.name`, where `pro` is a tier.
  private func part(_ label: String, of base: SourcePlace) -> ConstantIndex.Meaning? {
    guard case .constant(let value, let type)? = meaning(of: base, as: "") else { return nil }
    let call = at(tree(value).unwrapped(value.node), in: value)
    guard kind(call) == .call, let made = madeType(by: call) ?? type else { return nil }
    let name = made.split(separator: ".").last.map(String.init) ?? made
    guard ["TrialTimeline", "PricingTierCards", "OnboardingPager", "Plan", "Tier", "Page"].contains(name) else {
      return nil
    }
    let argument = tree(call).arguments(of: call.node).first { tree(call).label(of: $0) == label }
    guard let argument, let part = tree(call).value(of: argument) else { return nil }
    return .constant(at(part, in: call), type: Self.partTypes[label])
  }

  /// The type of an expression as it is written where it is declared; nil where none is.
  func declaredType(of place: SourcePlace) -> String? {
    var place = place
    for _ in 0..<64 {
      place.node = tree(place).unwrapped(place.node)
      if kind(place) == .cast { return tree(place).type(of: place.node).map { tree(place).text(of: $0) } }
      guard case .constant(let value, let type)? = meaning(of: place, as: "") else { return nil }
      if let type { return index.aliases[type] ?? type }
      place = value
    }
    return nil
  }

  // MARK: Calls

  /// The name of the type whose initializer a call calls, nil where it is left out or there is none.
  func madeType(by call: SourcePlace) -> String? {
    let callee = at(tree(call).unwrapped(tree(call).callee(of: call.node)), in: call)
    switch kind(callee) {
    case .identifier: return index.aliases[name(callee)] ?? name(callee)
    case .memberAccess where name(callee) != "init": return index.aliases[name(callee)] ?? name(callee)
    case .memberAccess:
      guard let base = tree(callee).base(of: callee.node) else { return nil }
      return index.aliases[tree(callee).name(of: base)] ?? tree(callee).name(of: base)
    default: return nil
    }
  }

  /// Whether a call makes a value of a type: `Plan(…)`, `TrialTimeline.Plan(…)`, `.init(…)`.
  func makes(_ type: String, _ call: SourcePlace) -> Bool {
    guard kind(call) == .call else { return false }
    if let made = madeType(by: call) { return made == type }
    let callee = tree(call).unwrapped(tree(call).callee(of: call.node))
    return tree(call).kind(of: callee) == .implicitMember && tree(call).isNamed("init", callee)
  }

  /// The values of a call by their labels; nil for a call that is not written as the initializer wants it.
  mutating func arguments(of call: SourcePlace, _ allowed: [String]) -> [String: SourcePlace]? {
    var values: [String: SourcePlace] = [:]
    for argument in tree(call).arguments(of: call.node) {
      let label = tree(call).label(of: argument) ?? ""
      guard allowed.contains(label), values[label] == nil, let value = tree(call).value(of: argument) else {
        tell(
          "'\(text(at(argument, in: call)))' is no argument of '\(text(at(tree(call).callee(of: call.node), in: call)))'",
          advice: "check that the file compiles", at: at(argument, in: call))
        return nil
      }
      values[label] = at(value, in: call)
    }
    return values
  }

  /// A value of a call that has to be there.
  mutating func required(_ label: String, _ arguments: [String: SourcePlace], of call: SourcePlace) -> SourcePlace? {
    if let value = arguments[label] { return value }
    tell("'\(text(call))' has no '\(label)'", advice: "check that the file compiles", at: call)
    return nil
  }
}
