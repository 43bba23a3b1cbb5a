/// Properties that replace those of a component while some facts hold.
struct Override: Sendable {
  var facts: [Fact]
  var properties: JSONPlace
}

extension Override {
  /// The overrides of a component in the order in which later ones win: `overrides` of today, `state` and `conditions`
  /// of autumn 2024.
  static func overrides(of component: JSONPlace) -> [Override] {
    var found: [Override] = []
    for key in ["conditions", "state"] {
      guard let holder = component(key), holder.isObject else { continue }
      for (name, properties) in holder.members where properties.isObject {
        found.append(Override(facts: [Fact(simple: folded(name))], properties: properties))
      }
    }
    for item in component("overrides")?.elements ?? [] {
      guard let properties = item("properties") else { continue }
      found.append(Override(facts: (item("conditions")?.elements ?? []).map(Fact.init), properties: properties))
    }
    return found
  }
}

extension Fact {
  /// The fact a condition of an override asks for. A kind unknown to this program stays a fact of its own, since some
  /// version of an SDK may find it true.
  init(_ condition: JSONPlace) {
    let fact: Fact
    switch condition.type {
    case "introoffercondition": fact = .named("intro offer").matching(condition("value"))
    case "promooffercondition": fact = .named("promo offer").matching(condition("value"))
    case "selectedpackagecondition":
      fact = .package(anyOf: condition("packages")?.elements.compactMap(\.string) ?? [])
    case "variablecondition":
      fact = .named("\(condition.string("variable") ?? "variable") = \(condition("value")?.text ?? "")")
    case "statecondition":
      fact = .named("\(condition.string("name") ?? "state") = \(condition("value")?.text ?? "")")
    case let type: fact = Fact(simple: type ?? condition.string.map(folded) ?? "unknown condition")
    }
    let isNegated = ["!=", "not in"].contains(condition.string("operator"))
    self = isNegated ? .not(fact) : fact
  }

  init(simple type: String) {
    self =
      switch type {
      case "selected": .selected
      case "introoffer": .named("intro offer")
      case "promooffer": .named("promo offer")
      case "multipleintrooffers": .named("multiple intro offers")
      default: .named(type)
      }
  }

  private func matching(_ value: JSONPlace?) -> Fact {
    value?.bool == false ? .not(self) : self
  }
}

extension JSONPlace {
  /// A plain value as words.
  var text: String {
    if let string { return string }
    if let bool = bool { return bool ? "true" : "false" }
    if let integer = integer { return "\(integer)" }
    if let number = number { return "\(number)" }
    return "…"
  }
}
