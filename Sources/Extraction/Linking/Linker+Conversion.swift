extension Linker {
  /// How far an expression is from a type: 0 for a perfect fit, nil where it cannot have the type.
  func cost(_ term: TermID, to type: SwiftType, _ context: Context) -> Int? {
    let facts = facts(context.file)
    guard term != .none else { return 0 }
    switch facts.kind(of: term) {
    case .ternary: return worst([facts.child(1, of: term), facts.child(2, of: term)], to: type, context)
    case .binary where facts.name(of: term) == "??":
      return worst(
        cost(facts.child(0, of: term), to: known.optional(type), context),
        cost(facts.child(1, of: term), to: type, context))
    case .ifElse, .switchOver:
      return worst(results(of: term, context.file), to: type, context)
    default: break
    }
    if isFree(type) { return 1 }
    let inner = known.unwrapped(type)
    switch facts.kind(of: term) {
    case .string: return literalCost(of: facts.literal(of: term), to: inner)
    case .integer: return numberCost(to: inner, isInteger: true)
    case .decimal: return numberCost(to: inner, isInteger: false)
    case .boolean: return inner == known.boolean ? 0 : mayBe(inner, 3)
    case .nothing: return inner != type ? 0 : mayBe(inner, 3)
    case .array: return arrayCost(term, to: inner, context)
    case .dictionary: return isClosed(inner) && inner.nominalID != known.dictionaryID ? nil : 1
    case .closure: return closureCost(term, to: inner, context)
    case .tuple: if case .tuple = inner { return 0 } else { return isClosed(inner) ? nil : 2 }
    case .implicitMember: return implicitCost(facts.name(of: term), to: inner)
    case .call:
      let root = implicitRoot(of: term, context.file)
      if let root { return implicitCost(root, to: inner) }
    case .member, .force, .optionalChain, .subscriptCall:
      if let root = implicitRoot(of: term, context.file) { return implicitCost(root, to: inner) }
    case .keyPath:
      if case .function = inner { return 1 }
      return inner.nominalID.map { program[$0].name.hasSuffix("KeyPath") } == true ? 0 : nil
    default: break
    }
    var probing = context
    probing.records = false
    return cost(from: evaluate(term, probing).type, to: type)
  }

  private func worst(_ left: Int?, _ right: Int?) -> Int? {
    guard let left, let right else { return nil }
    return max(left, right)
  }

  private func worst(_ terms: [TermID], to type: SwiftType, _ context: Context) -> Int? {
    var highest = 0
    for term in terms {
      guard let cost = cost(term, to: type, context) else { return nil }
      highest = max(highest, cost)
    }
    return highest
  }

  /// The expressions that an `if` or `switch` may give.
  func results(of term: TermID, _ file: Int32) -> [TermID] {
    let facts = facts(file)
    return facts.children(of: term).flatMap { child -> [TermID] in
      switch facts.kind(of: child) {
      case .block: facts.children(of: child).last.map { [$0] } ?? []
      case .switchCase: facts.children(of: facts.block(of: child)).last.map { [$0] } ?? []
      case .ifElse where facts.kind(of: term) == .ifElse: results(of: child, file)
      default: []
      }
    }
  }

  /// `.init("x")`, `.large.bold()`: the name after the leading dot.
  private func implicitRoot(of term: TermID, _ file: Int32) -> String? {
    let facts = facts(file)
    var term = term
    while true {
      switch facts.kind(of: term) {
      case .call, .member, .force, .optionalChain, .subscriptCall: term = facts.child(0, of: term)
      case .implicitMember: return facts.name(of: term)
      default: return nil
      }
    }
  }

  private func implicitCost(_ name: String, to type: SwiftType) -> Int? {
    switch type {
    case .nominal(let id, _):
      if name == "init" { return program[id].lookup == nil ? 1 : 0 }
      if !members(name, of: .meta(type)).isEmpty { return 0 }
      if program[id].lookup != nil { return 40 }
      return isClosed(type) && !program[id].isInterface ? nil : 4
    case .function, .tuple, .meta: return nil
    default: return 4
    }
  }

  private func literalCost(of literal: StringLiteral, to type: SwiftType) -> Int? {
    switch type {
    case .nominal(let id, _):
      let info = program[id]
      if info.lookup != nil { return 1 }
      switch info.name {
      case "String": return 0
      case "Substring", "StaticString", "StringProtocol", "NSString", "AttributedString": return 1
      case "Any", "Hashable", "Equatable", "Comparable", "CustomStringConvertible", "Sendable", "Codable", "Encodable",
        "CVarArg", "Plottable", "LosslessStringConvertible", "Identifiable":
        return 2
      case "Character": return literal.plainText?.count == 1 ? 1 : nil
      default: break
      }
      if info.isInterface { return nil }
      if isLiteralExpressible(id) { return 1 }
      return isClosed(type) ? (info.kind == .protocolType && cost(from: known.string, to: type) != nil ? 1 : nil) : 3
    case .unknown, .generic: return 1
    default: return nil
    }
  }

  private func isLiteralExpressible(_ id: TypeID) -> Bool {
    program.directSupertypes(of: id).contains { type in
      type.nominalID.map { program[$0].name.hasPrefix("ExpressibleByString") } ?? false
    }
  }

  private func numberCost(to type: SwiftType, isInteger: Bool) -> Int? {
    guard case .nominal(let id, _) = type else { return isClosed(type) ? nil : 1 }
    let name = program[id].name
    if let specifier = Specifier.numbers[name] {
      if isInteger { return name == "Int" ? 0 : 1 }
      return specifier.hasSuffix("f") ? (name == "Double" ? 0 : 1) : nil
    }
    if program[id].lookup != nil || name == "String" || name == "StringProtocol" { return nil }
    if program[id].kind == .protocolType { return 2 }
    return mayBe(type, 3)
  }

  private func arrayCost(_ term: TermID, to type: SwiftType, _ context: Context) -> Int? {
    guard case .nominal(let id, _) = type else { return isClosed(type) ? nil : 1 }
    let element = element(of: type)
    if !element.isUnknown || id == known.arrayID {
      guard let first = facts(context.file).children(of: term).first else { return 0 }
      return cost(first, to: element, context)
    }
    return program[id].lookup != nil || type == known.string ? nil : mayBe(type, 3) ?? 3
  }

  private func closureCost(_ term: TermID, to type: SwiftType, _ context: Context) -> Int? {
    switch type {
    case .function(let parameters, _):
      let facts = facts(context.file)
      let written = facts.children(of: term).filter { facts.kind(of: $0) == .closureParameter }.count
      if written == 0 || written == parameters.count { return 0 }
      if parameters.count == 1 { return 0 }
      return nil
    case .nominal(let id, _): return program[id].kind == .protocolType || !isClosed(type) ? 4 : nil
    case .unknown, .generic: return 1
    default: return nil
    }
  }

  /// How far a value of one type is from another.
  func cost(from: SwiftType, to: SwiftType) -> Int? {
    if from == to { return 0 }
    if isFree(to) { return 1 }
    switch (from, to) {
    case (.unknown, _): return unknownCost(to)
    case (.nominal(let source, let given), .nominal(let target, let wanted)):
      if source == target { return argumentsCost(given, wanted) }
      if target == known.optionalID { return cost(from: from, to: wanted.first ?? .unknown).map { $0 + 1 } }
      if source == known.optionalID { return program[target].name == "Any" ? 5 : nil }
      if program.view(from, as: target) != nil, rawType(of: source) != to { return 1 }
      return unrelatedCost(source, target)
    case (.generic(let reference), _): return cost(from: program.constraint(of: reference), to: to)
    case (_, .nominal(let target, let wanted)):
      if target == known.optionalID { return cost(from: from, to: wanted.first ?? .unknown).map { $0 + 1 } }
      return program[target].name == "Any" ? 5 : nil
    case (.function, .function): return 0
    case (.tuple, .tuple): return 0
    case (.meta, .meta): return 0
    default: return nil
    }
  }

  private func argumentsCost(_ given: [SwiftType], _ wanted: [SwiftType]) -> Int? {
    var highest = 0
    for (left, right) in zip(given, wanted) where !left.isUnknown {
      guard let cost = cost(from: left, to: right) else { return nil }
      highest = max(highest, cost)
    }
    return highest
  }

  private func unrelatedCost(_ source: TypeID, _ target: TypeID) -> Int? {
    let (from, to) = (program[source], program[target])
    if Specifier.numbers[from.name] == "lf", Specifier.numbers[to.name] == "lf" { return 1 }
    if to.name == "Any" || to.name == "Sendable" { return 5 }
    let opaque = from.declarations.isEmpty
    if to.kind == .protocolType, opaque, to.name != "StringProtocol" { return 3 }
    if to.kind == .protocolType, from.isInterface || opaque, Self.loose.contains(to.name) { return 2 }
    return nil
  }

  /// Protocols whose conformances the table of interfaces does not list.
  private static let loose: Set<String> = [
    "Hashable", "Equatable", "Comparable", "Codable", "Encodable", "Decodable", "Error", "CustomStringConvertible",
    "CVarArg", "Identifiable", "Plottable", "Transferable", "BinaryInteger", "BinaryFloatingPoint", "Numeric",
  ]

  private func unknownCost(_ type: SwiftType) -> Int {
    guard case .nominal(let id, _) = known.unwrapped(type) else { return 5 }
    if program[id].lookup != nil { return 100 }
    if program[id].name == "String" || program[id].name == "StringProtocol" { return 2 }
    return program[id].isInterface && program[id].kind != .protocolType ? 60 : 5
  }

  /// Whether any value fits.
  private func isFree(_ type: SwiftType) -> Bool {
    switch type {
    case .unknown: return true
    case .generic(let reference): return program.constraint(of: reference).isUnknown
    default: return false
    }
  }

  /// Whether all that the type can be made from is known.
  private func isClosed(_ type: SwiftType) -> Bool {
    switch type {
    case .nominal(let id, _): !program[id].declarations.isEmpty
    case .tuple, .function, .meta: true
    case .generic, .unknown: false
    }
  }

  private func mayBe(_ type: SwiftType, _ cost: Int) -> Int? { isClosed(type) ? nil : cost }
}
