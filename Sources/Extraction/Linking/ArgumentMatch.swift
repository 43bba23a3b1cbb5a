/// Which argument of a call goes to which parameter.
///
/// Arguments are matched as Swift does: in order, by label, defaults left out.
struct ArgumentMatch {
  let arguments: UnsafeBufferPointer<TermID>
  let facts: SourceFacts
  let parameters: UnsafeBufferPointer<CallableParameter>
  /// The position of the parameter for each argument.
  let places: UnsafeMutablePointer<Int32>
  /// Which parameters have an argument.
  let taken: UnsafeMutablePointer<Bool>

  /// How many parameters are left to their defaults; nil where the call does not fit.
  func match() -> Int? {
    for index in 0..<arguments.count { places[index] = -1 }
    for index in 0..<parameters.count { taken[index] = false }
    var next = 0
    var written = 0
    while written < arguments.count, !isTrailing(written) { written += 1 }
    let hasTrailing = (written..<arguments.count).contains { isTrailing($0) }
    var at = 0
    while at < written {
      let label = label(at)
      var found = next
      while found < parameters.count, parameters[found].label != label || taken[found] {
        guard
          parameters[found].hasDefault || parameters[found].isVariadic || hasTrailing && isFunction(parameters[found])
        else { return nil }
        found += 1
      }
      guard found < parameters.count else { return nil }
      taken[found] = true
      places[at] = Int32(truncatingIfNeeded: found)
      at += 1
      if parameters[found].isVariadic {
        while at < written, self.label(at).isEmpty {
          places[at] = Int32(truncatingIfNeeded: found)
          at += 1
        }
      }
      next = found + 1
    }
    guard matchTrailing(written, from: next) else { return nil }
    var defaulted = 0
    for position in 0..<parameters.count where !taken[position] {
      guard parameters[position].hasDefault || parameters[position].isVariadic else { return nil }
      defaulted += 1
    }
    return defaulted
  }

  @inline(__always)
  private func label(_ position: Int) -> Symbol { facts.name(of: arguments[position]) }

  @inline(__always)
  private func isTrailing(_ position: Int) -> Bool { facts.isMarked(arguments[position]) }

  private func isFunction(_ parameter: CallableParameter) -> Bool {
    var type = parameter.type
    while true {
      switch type.form {
      case .nominal(_, let arguments) where arguments.count == 1: type = arguments[0]
      case .function: return true
      default: return false
      }
    }
  }

  private func matchTrailing(_ written: Int, from next: Int) -> Bool {
    guard written < arguments.count else { return true }
    for position in written + 1..<max(arguments.count, written + 1) {
      let label = label(position)
      guard !label.isEmpty,
        let found = (0..<parameters.count).first(where: { !taken[$0] && parameters[$0].label == label })
      else { return false }
      taken[found] = true
      places[position] = Int32(truncatingIfNeeded: found)
    }
    var anyOpen: Int?
    var usable: Int?
    var needed: Int?
    for position in 0..<parameters.count where !taken[position] && isFunction(parameters[position]) {
      if anyOpen == nil { anyOpen = position }
      guard position >= next else { continue }
      if usable == nil { usable = position }
      if needed == nil, !parameters[position].hasDefault { needed = position }
    }
    // A parameter with a default gives way to a later one that needs its argument.
    guard let first = needed ?? usable ?? anyOpen else { return false }
    let earlier = usable ?? first
    let chosen = parameters[earlier].hasDefault && !parameters[first].hasDefault ? first : earlier
    taken[chosen] = true
    places[written] = Int32(truncatingIfNeeded: chosen)
    return true
  }
}
