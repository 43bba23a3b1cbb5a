extension Linker {
  /// How far an expression is from a type: 0 for a perfect fit, nil where it cannot have the type.
  func cost(_ term: TermID, to type: SwiftType, _ context: Context) -> Int? {
    let facts = facts(context.file)
    guard term != .none else { return 0 }
    switch facts.kind(of: term) {
    case .ternary:
      return worst(cost(facts.child(1, of: term), to: type, context), cost(facts.child(2, of: term), to: type, context))
    case .binary where facts.name(of: term) == .coalescing:
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
    case .string: return literalCost(of: term, facts, to: inner)
    case .integer: return numberCost(to: inner, isInteger: true)
    case .decimal: return numberCost(to: inner, isInteger: false)
    case .boolean: return inner == known.boolean ? 0 : mayBe(inner, 3)
    case .nothing: return inner != type ? 0 : mayBe(inner, 3)
    case .array: return arrayCost(term, to: inner, context)
    case .dictionary: return isClosed(inner) && inner.nominalID != known.dictionaryID ? nil : 1
    case .closure: return closureCost(term, to: inner, context)
    case .tuple: if case .tuple = inner.form { return 0 } else { return isClosed(inner) ? nil : 2 }
    case .implicitMember: return implicitCost(facts.name(of: term), to: inner)
    case .call:
      let root = implicitRoot(of: term, context.file)
      if let root { return implicitCost(root, to: inner) }
    case .member, .force, .optionalChain, .subscriptCall:
      if let root = implicitRoot(of: term, context.file) { return implicitCost(root, to: inner) }
    case .keyPath:
      if case .function = inner.form { return 1 }
      return inner.nominalID.map { program.symbols.text(of: program[$0].name).hasSuffix("KeyPath") } == true ? 0 : nil
    default: break
    }
    return cost(from: probe(term, context), to: type)
  }

  /// The type of an argument, found once for all candidates of a call.
  private func probe(_ term: TermID, _ context: Context) -> SwiftType {
    for index in probesFloor..<probes.count where probes[index].term == term { return probes[index].type }
    var probing = context
    probing.records = false
    let type = evaluate(term, probing).type
    probes.append(Probe(term: term, type: type))
    return type
  }

  struct Probe: BitwiseCopyable {
    var term: TermID
    var type: SwiftType
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
  private func implicitRoot(of term: TermID, _ file: Int32) -> Symbol? {
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

  private func implicitCost(_ name: Symbol, to type: SwiftType) -> Int? {
    switch type.form {
    case .nominal(let id, _):
      if name == .initializer { return program[id].lookup == nil ? 1 : 0 }
      if !members(name, of: made.meta(type)).isEmpty { return 0 }
      if program[id].lookup != nil { return 40 }
      return isClosed(type) && !program[id].isInterface ? nil : 4
    case .function, .tuple, .meta: return nil
    default: return 4
    }
  }

  private func literalCost(of term: TermID, _ facts: SourceFacts, to type: SwiftType) -> Int? {
    switch type.form {
    case .nominal(let id, _):
      let info = program[id]
      if info.lookup != nil { return 1 }
      switch info.name.word {
      case .string: return 0
      case .substring, .staticString, .stringProtocol, .nsString, .attributedString: return 1
      case .any, .hashable, .equatable, .comparable, .customStringConvertible, .sendable, .codable, .encodable,
        .cVarArg, .plottable, .losslessStringConvertible, .identifiable:
        return 2
      case .character: return plainText(of: term, facts)?.count == 1 ? 1 : nil
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
      type.nominalID.map { program.symbols.text(of: program[$0].name).hasPrefix("ExpressibleByString") } ?? false
    }
  }

  private func numberCost(to type: SwiftType, isInteger: Bool) -> Int? {
    guard let id = type.nominalID else { return isClosed(type) ? nil : 1 }
    let name = program[id].name
    if let specifier = Specifier.number(name) {
      if isInteger { return name == .int ? 0 : 1 }
      return specifier.isFractional ? (name == .double ? 0 : 1) : nil
    }
    if program[id].lookup != nil || name == .string || name == .stringProtocol { return nil }
    if program[id].kind == .protocolType { return 2 }
    return mayBe(type, 3)
  }

  private func arrayCost(_ term: TermID, to type: SwiftType, _ context: Context) -> Int? {
    guard let id = type.nominalID else { return isClosed(type) ? nil : 1 }
    let element = element(of: type)
    if !element.isUnknown || id == known.arrayID {
      guard let first = facts(context.file).children(of: term).first else { return 0 }
      return cost(first, to: element, context)
    }
    return program[id].lookup != nil || type == known.string ? nil : mayBe(type, 3) ?? 3
  }

  private func closureCost(_ term: TermID, to type: SwiftType, _ context: Context) -> Int? {
    switch type.form {
    case .function(let parameters, _):
      let facts = facts(context.file)
      let written = facts.children(of: term).prefix { facts.kind(of: $0) == .closureParameter }.count
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
    switch (from.form, to.form) {
    case (.unknown, _): return unknownCost(to)
    case (.nominal(let source, let given), .nominal(let target, let wanted)):
      if source == target { return argumentsCost(given, wanted) }
      if target == known.optionalID { return cost(from: from, to: wanted[0]).map { $0 + 1 } }
      if source == known.optionalID { return program[target].name == .any ? 5 : nil }
      if program.view(from, as: target) != nil, rawType(of: source) != to { return 1 }
      return unrelatedCost(source, target)
    case (.generic, _): return cost(from: program.constraint(of: from), to: to)
    case (_, .nominal(let target, let wanted)):
      if target == known.optionalID { return cost(from: from, to: wanted[0]).map { $0 + 1 } }
      return program[target].name == .any ? 5 : nil
    case (.function, .function): return 0
    case (.tuple, .tuple): return 0
    case (.meta, .meta): return 0
    default: return nil
    }
  }

  private func argumentsCost(_ given: TypeList, _ wanted: TypeList) -> Int? {
    var highest = 0
    for (left, right) in zip(given, wanted) where !left.isUnknown {
      guard let cost = cost(from: left, to: right) else { return nil }
      highest = max(highest, cost)
    }
    return highest
  }

  private func unrelatedCost(_ source: TypeID, _ target: TypeID) -> Int? {
    let (from, to) = (program[source], program[target])
    if Specifier.number(from.name)?.isDouble == true, Specifier.number(to.name)?.isDouble == true { return 1 }
    if to.name == .any || to.name == .sendable { return 5 }
    if to.kind == .protocolType, from.isBare, to.name != .stringProtocol { return 3 }
    if to.kind == .protocolType, from.isInterface || from.isBare, Self.isLoose(to.name) { return 2 }
    return nil
  }

  /// Protocols whose conformances the table of interfaces does not list.
  private static func isLoose(_ name: Symbol) -> Bool {
    switch name.word {
    case .hashable, .equatable, .comparable, .codable, .encodable, .decodable, .errorProtocol,
      .customStringConvertible, .cVarArg, .identifiable, .plottable, .transferable, .binaryInteger,
      .binaryFloatingPoint, .numeric:
      true
    default: false
    }
  }

  private func unknownCost(_ type: SwiftType) -> Int {
    guard let id = known.unwrapped(type).nominalID else { return 5 }
    if program[id].lookup != nil { return 100 }
    if program[id].name == .string || program[id].name == .stringProtocol { return 2 }
    return program[id].isInterface && program[id].kind != .protocolType ? 60 : 5
  }

  /// Whether any value fits.
  private func isFree(_ type: SwiftType) -> Bool {
    switch type.form {
    case .unknown: return true
    case .generic: return program.constraint(of: type).isUnknown
    default: return false
    }
  }

  /// Whether all that the type can be made from is known.
  private func isClosed(_ type: SwiftType) -> Bool {
    switch type.form {
    case .nominal(let id, _): !program[id].isBare
    case .tuple, .function, .meta: true
    case .generic, .unknown: false
    }
  }

  private func mayBe(_ type: SwiftType, _ cost: Int) -> Int? { isClosed(type) ? nil : cost }
}
