/// What is known around a text: decides which argument a specifier without a number reads.
struct FormatContext {
  /// The number of the argument that the first specifier without a number takes.
  var firstPosition = 1
  /// What `%arg` reads.
  var countPosition = 1
  /// How `%arg` is written.
  var countKind = SpecifierKind.integer64
  var countStyle = Specifier.NumberStyle(conversion: UInt8(ascii: "d"))
  /// The numbers of the arguments that substitutions name themselves.
  var substitutionArguments: [String: Int] = [:]
  /// The names of arguments in order.
  var argumentNames: [String] = []

  /// Gives each part the number of its argument. Plain specifiers count up and pass over the arguments that
  /// substitutions and names in the same text claim.
  func resolve(_ parts: [FormatString.Part]) -> [FormatString.Part] {
    var counter = Counter(next: firstPosition, claimed: claimed(parts), names: [:])
    for (index, name) in argumentNames.enumerated() where counter.names[name] == nil {
      counter.names[name] = index + 1
    }
    return parts.map { part in
      switch part {
      case .specifier(var specifier) where !specifier.isPositional:
        specifier.position = position(of: specifier, &counter)
        if specifier.isCount { (specifier.kind, specifier.style) = (countKind, countStyle) }
        return .specifier(specifier)
      case .substitution(var reference) where !reference.isPositional:
        reference.position = substitutionArguments[reference.name] ?? counter.take()
        return .substitution(reference)
      default: return part
      }
    }
  }

  private func position(of specifier: Specifier, _ counter: inout Counter) -> Int {
    if specifier.isCount { return countPosition }
    guard let name = specifier.name else { return counter.take() }
    if let known = counter.names[name] { return known }
    let position = counter.take()
    counter.names[name] = position
    return position
  }

  private func claimed(_ parts: [FormatString.Part]) -> Set<Int> {
    Set(
      parts.compactMap { part -> Int? in
        switch part {
        case .substitution(let reference) where !reference.isPositional:
          substitutionArguments[reference.name]
        case .specifier(let specifier):
          specifier.name.flatMap { argumentNames.firstIndex(of: $0) }.map { $0 + 1 }
        default: nil
        }
      })
  }

  private struct Counter {
    var next: Int
    var claimed: Set<Int>
    var names: [String: Int]

    mutating func take() -> Int {
      while claimed.contains(next) { next += 1 }
      defer { next += 1 }
      return next
    }
  }
}
