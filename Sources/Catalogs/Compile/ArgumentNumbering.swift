/// Gives the specifiers of a text the numbers of their arguments, as the functions of C that read a format do not know
/// the names of a catalog.
///
/// A specifier without a number takes the next argument that no substitution and no name of the text claims.
struct ArgumentNumbering {
  /// The names of arguments in the order of the source language.
  var names: [String] = []
  /// The arguments that substitutions count, where they say so.
  var substitutions: [String: Int] = [:]
  /// The number of the first argument.
  var first = 1
  /// What `%arg` is: the argument, where it is known, and its type.
  var count: (position: Int?, type: String)?

  /// The number of each specifier of a text.
  func positions(of specifiers: [TextSpecifier]) -> [Int] {
    var claimed = Set(
      specifiers.compactMap { specifier -> Int? in
        if case .substitution(let name) = specifier.kind { return specifier.position ?? substitutions[name] }
        return specifier.name.flatMap { names.firstIndex(of: $0) }.map { $0 + 1 }
      })
    var next = first
    func take() -> Int {
      while claimed.contains(next) { next += 1 }
      defer { next += 1 }
      return next
    }
    var known: [String: Int] = [:]
    for (index, name) in names.enumerated() where known[name] == nil { known[name] = index + 1 }
    return specifiers.map { specifier in
      if let position = specifier.position { return position }
      switch specifier.kind {
      case .count: return count?.position ?? first
      case .substitution(let name): return substitutions[name] ?? take()
      case .argument:
        guard let name = specifier.name else { return take() }
        if let position = known[name] { return position }
        let position = take()
        claimed.insert(position)
        known[name] = position
        return position
      }
    }
  }

  /// Whether a text has to say the numbers: it names an argument, or a substitution says which one it counts.
  func isNeeded(for specifiers: [TextSpecifier]) -> Bool {
    specifiers.contains { specifier in
      if specifier.name != nil { return true }
      guard case .substitution(let name) = specifier.kind else { return false }
      return substitutions[name] != nil && specifier.position == nil
    }
  }

  /// The text with `%arg` and names replaced, and with a number in every specifier where `isNumbered` asks for it.
  func written(_ text: String, isNumbered: Bool) -> String {
    let bytes = Array(text.utf8)
    let specifiers = TextSpecifier.all(in: bytes)
    guard !specifiers.isEmpty else { return text }
    let positions = positions(of: specifiers)
    var result: [UInt8] = []
    var at = 0
    for (specifier, position) in zip(specifiers, positions) {
      result += bytes[at..<specifier.range.lowerBound]
      at = specifier.range.upperBound
      let isCountWithNumber = specifier.kind == .count && count?.position != nil
      result.append(UInt8(ascii: "%"))
      if isNumbered || isCountWithNumber || specifier.position != nil { result += "\(position)$".utf8 }
      if specifier.kind == .count {
        result += (count?.type ?? "lld").utf8
      } else {
        result += bytes[specifier.bodyStart..<specifier.range.upperBound]
      }
    }
    result += bytes[at...]
    return String(decoding: result, as: UTF8.self)
  }
}
