/// Which argument of a call goes to which parameter.
struct ArgumentMatch {
  /// The position of the parameter for each argument.
  var parameters: [Int]
  /// How many parameters are left to their defaults.
  var defaulted: Int

  /// Matches as Swift does: in order, by label, defaults left out; nil where the call does not fit.
  init?(_ arguments: [Argument], _ parameters: [CallableParameter]) {
    var places = [Int](repeating: -1, count: arguments.count)
    var taken = [Bool](repeating: false, count: parameters.count)
    var next = 0
    let written = arguments.prefix { !$0.isTrailing }.count
    var at = 0
    while at < written {
      let label = arguments[at].label
      var found = next
      while found < parameters.count, (parameters[found].label ?? "") != label || taken[found] {
        guard
          parameters[found].hasDefault || parameters[found].isVariadic || Self.mayTrail(parameters[found], arguments)
        else { return nil }
        found += 1
      }
      guard found < parameters.count else { return nil }
      taken[found] = true
      places[at] = found
      at += 1
      if parameters[found].isVariadic {
        while at < written, arguments[at].label.isEmpty {
          places[at] = found
          at += 1
        }
      }
      next = found + 1
    }
    guard Self.matchTrailing(arguments, written, parameters, &taken, &places, from: next) else { return nil }
    for (position, parameter) in parameters.enumerated() where !taken[position] {
      guard parameter.hasDefault || parameter.isVariadic else { return nil }
    }
    self.parameters = places
    defaulted = taken.filter { !$0 }.count
  }

  struct Argument {
    var label: String
    var isTrailing: Bool
  }

  /// Whether a closure behind the parentheses may stand for a parameter that is passed over.
  private static func mayTrail(_ parameter: CallableParameter, _ arguments: [Argument]) -> Bool {
    isFunction(parameter) && arguments.contains(where: \.isTrailing)
  }

  private static func isFunction(_ parameter: CallableParameter) -> Bool {
    var type = parameter.type
    while case .nominal(_, let arguments) = type, arguments.count == 1 { type = arguments[0] }
    if case .function = type { return true }
    return false
  }

  private static func matchTrailing(
    _ arguments: [Argument], _ written: Int, _ parameters: [CallableParameter], _ taken: inout [Bool],
    _ places: inout [Int], from next: Int
  ) -> Bool {
    guard written < arguments.count else { return true }
    for position in arguments.indices.dropFirst(written + 1) {
      let label = arguments[position].label
      guard let found = parameters.indices.first(where: { !taken[$0] && parameters[$0].label == label }) else {
        return false
      }
      taken[found] = true
      places[position] = found
    }
    let open = parameters.indices.filter { !taken[$0] && isFunction(parameters[$0]) }
    let usable = open.filter { $0 >= next }
    // A parameter with a default gives way to a later one that needs its argument.
    guard let first = usable.first(where: { !parameters[$0].hasDefault }) ?? usable.first ?? open.first else {
      return false
    }
    let earlier = usable.first ?? first
    let chosen = parameters[earlier].hasDefault && !parameters[first].hasDefault ? first : earlier
    taken[chosen] = true
    places[written] = chosen
    return true
  }
}
