/// A member that was found by name, with what its type's generic parameters stand for.
struct Member {
  var reference: DeclarationReference
  var values: [GenericReference: SwiftType]
}

extension Linker {
  /// The members of a type with a name, those of the type itself before those it inherits.
  func members(_ name: String, of type: SwiftType) -> [Member] {
    var isStatic = false
    var type = type
    if case .meta(let inner) = type {
      isStatic = true
      type = inner
    }
    var found: [Member] = []
    var seen: Set<TypeID> = []
    collect(name, of: type, as: type, isStatic: isStatic, &found, &seen)
    return found
  }

  private func collect(
    _ name: String, of type: SwiftType, as whole: SwiftType, isStatic: Bool, _ found: inout [Member],
    _ seen: inout Set<TypeID>
  ) {
    switch type {
    case .nominal(let id, let arguments):
      guard seen.insert(id).inserted else { return }
      var values = program.substitution(of: id, arguments)
      if let own = program[id].declarations.first { values[GenericReference(owner: own, name: "Self")] = whole }
      for reference in program[id].members[name] ?? [] {
        let declaration = program[reference]
        guard declaration.kind == .initializer || declaration.isStatic == isStatic else { continue }
        found.append(Member(reference: reference, values: values))
      }
      for supertype in program.directSupertypes(of: id) where !isRawType(supertype, of: id) {
        collect(name, of: supertype.substituting(values), as: whole, isStatic: isStatic, &found, &seen)
      }
    case .generic(let reference):
      collect(name, of: program.constraint(of: reference), as: whole, isStatic: isStatic, &found, &seen)
    default: break
    }
  }

  private func isRawType(_ type: SwiftType, of id: TypeID) -> Bool {
    guard program[id].kind == .enumeration, let parent = type.nominalID else { return false }
    return program[parent].kind == .structure
  }

  // MARK: Access

  func member(_ term: TermID, _ context: Context, _ expectation: Expectation) -> Value {
    let facts = facts(context.file)
    let name = facts.name(of: term)
    let base = evaluate(facts.child(0, of: term), context)
    return memberValue(name, of: base, context, at: term)
  }

  /// `.large` in a place that wants a type which has it.
  func implicitMember(_ term: TermID, _ context: Context, _ expectation: Expectation) -> Value {
    let wanted = known.unwrapped(expectation.type)
    guard !wanted.isUnknown else { return .unknown }
    let value = memberValue(facts(context.file).name(of: term), of: Value(type: .meta(wanted)), context, at: term)
    return value.type.isUnknown ? Value(type: wanted) : value
  }

  /// The value of a member without arguments.
  func memberValue(_ name: String, of base: Value, _ context: Context, at term: TermID) -> Value {
    if name == "self" { return base }
    if case .tuple(let elements) = base.type {
      return tupleMember(name, elements, base)
    }
    if case .meta(.nominal(let id, _)) = base.type {
      if let nested = program.nearest(program[id].nested[name] ?? [], to: context.file) {
        use(nested, context)
        return Value(type: .meta(program.applied(nested, [])))
      }
    }
    let isOptional = base.type.nominalID == known.optionalID
    var found = members(name, of: base.type)
    var values: [GenericReference: SwiftType] = [:]
    if found.isEmpty, isOptional { found = members(name, of: known.unwrapped(base.type)) }
    if name == "rawValue", let raw = rawValue(of: base) { return raw }
    if let dictionary = dictionaryPart(name, of: base) { return dictionary }
    if name.hasPrefix("$"), found.isEmpty {
      let value = memberValue(String(name.dropFirst()), of: base, context, at: term)
      return value.type.isUnknown ? .unknown : Value(type: known.binding(to: value.type), flows: value.flows)
    }
    if let property = found.first(where: {
      program[$0.reference].kind != .function && program[$0.reference].kind != .initializer
    }) {
      values = property.values
      if program[property.reference].kind == .enumCase {
        guard case .meta(let type) = base.type else { return .unknown }
        return Value(type: type)
      }
      return self.property(property.reference, values, base: base, context)
    }
    if let method = found.first { return functionValue(method) }
    if case .nominal(known.bindingID, let arguments) = base.type, let inner = arguments.first {
      let value = memberValue(name, of: Value(type: inner, flows: base.flows), context, at: term)
      return value.type.isUnknown ? .unknown : Value(type: known.binding(to: value.type), flows: value.flows)
    }
    if base.type.isUnknown || isOpen(base.type) { return guess(name, context) }
    return .unknown
  }

  /// Whether a type may have members that no source shows.
  func isOpen(_ type: SwiftType) -> Bool {
    switch type {
    case .nominal(let id, _): program[id].declarations.allSatisfy { program[$0].kind == .extensionOf }
    case .meta(let inner): isOpen(inner)
    case .generic: false
    case .unknown: true
    default: false
    }
  }

  /// A property of some type of the sources, where every type that has one gives it the same type.
  private func guess(_ name: String, _ context: Context) -> Value {
    if name == "count" { return Value(type: known.integer) }
    let candidates = (program.membersByName[name] ?? []).filter {
      program[$0].kind == .variable && !program[$0].isStatic
    }
    guard let first = candidates.first, candidates.count <= 8 else { return .unknown }
    let type = propertyType(of: first)
    guard candidates.dropFirst().allSatisfy({ propertyType(of: $0) == type }) else { return .unknown }
    if candidates.count == 1 { return property(first, [:], base: nil, context) }
    return Value(type: type)
  }

  private func tupleMember(_ name: String, _ elements: [SwiftType.Element], _ base: Value) -> Value {
    guard let position = Int(name) ?? elements.firstIndex(where: { $0.label == name }),
      elements.indices.contains(position)
    else { return .unknown }
    return Value(type: elements[position].type, flows: part(Int32(position), of: base.flows))
  }

  /// The part of text that lies at a position of a tuple or dictionary.
  func part(_ position: Int32, of flows: [Flow]) -> [Flow] {
    flows.map { Flow(slot: $0.slot, path: $0.path + [position], conditions: $0.conditions) }
  }

  private func rawValue(of base: Value) -> Value? {
    guard let id = known.unwrapped(base.type).nominalID, program[id].kind == .enumeration, !program[id].isInterface
    else { return nil }
    return Value(type: rawType(of: id), flows: [Flow(slot: graph.slot(.rawValue(id)))])
  }

  private func dictionaryPart(_ name: String, of base: Value) -> Value? {
    guard case .nominal(known.dictionaryID, let arguments) = known.unwrapped(base.type), arguments.count == 2 else {
      return nil
    }
    switch name {
    case "keys": return Value(type: known.array(of: arguments[0]), flows: part(0, of: base.flows))
    case "values": return Value(type: known.array(of: arguments[1]), flows: part(1, of: base.flows))
    default: return nil
    }
  }

  /// The value of a property, with the text that is in it.
  func property(
    _ reference: DeclarationReference, _ values: [GenericReference: SwiftType], base: Value?, _ context: Context
  ) -> Value {
    let type = propertyType(of: reference).substituting(values)
    guard program.isInterface(reference.file) else {
      if let base, carriesText(base.type), !base.flows.isEmpty {
        receive(base, by: reference, context)
      }
      return Value(type: type, flows: [Flow(slot: graph.slot(.declaration(reference)))])
    }
    return Value(type: type, flows: carriesText(type) ? base?.flows ?? [] : [])
  }

  /// Lets the text that a member is called on flow into it.
  func receive(_ base: Value, by reference: DeclarationReference, _ context: Context) {
    guard context.records else { return }
    for flow in base.flows {
      graph.connect(
        flow, to: graph.slot(.receiver(reference)), message: "asked for \(quoted(program[reference].name))",
        file: reference.file, offset: program[reference].nameRange.lowerBound)
    }
  }

  /// Whether a value of a type holds text that a person could read.
  func carriesText(_ type: SwiftType) -> Bool {
    switch type {
    case .nominal(let id, let arguments):
      if program[id].lookup != nil { return true }
      if program[id].isInterface {
        return Self.textTypes.contains(program[id].name) || arguments.contains { carriesText($0) }
      }
      return false
    case .tuple(let elements): return elements.contains { carriesText($0.type) }
    case .function(_, let result): return carriesText(result)
    case .meta: return false
    case .generic(let reference):
      return program.constraint(of: reference).nominalID.map { program[$0].name == "StringProtocol" } ?? false
    case .unknown: return false
    }
  }

  private static let textTypes: Set<String> = [
    "String", "Substring", "Character", "StringProtocol", "AttributedString", "NSString", "NSAttributedString",
    "AttributedSubstring",
  ]

  // MARK: Types of properties

  /// The type of a property: as written, given by its wrapper, or that of its initial value.
  func propertyType(of reference: DeclarationReference) -> SwiftType {
    if let type = inferred[reference] { return type }
    let declaration = program[reference]
    if declaration.kind == .enumCase { return .unknown }
    guard inferring.insert(reference).inserted else { return .unknown }
    defer { inferring.remove(reference) }
    let type = typeOfProperty(declaration, reference)
    inferred[reference] = type
    return type
  }

  private func typeOfProperty(_ declaration: Declaration, _ reference: DeclarationReference) -> SwiftType {
    let facts = facts(reference.file)
    if declaration.type != .none {
      return program.declaredType(of: reference)
    }
    var context = context(of: reference)
    context.records = false
    let saved = scopes
    scopes = [[:]]
    defer { scopes = saved }
    for attribute in declaration.attributes {
      switch facts.name(of: attribute) {
      case "Environment":
        let arguments = facts.children(of: attribute).filter { facts.kind(of: $0) == .argument }
        guard let argument = arguments.first else { break }
        let root = SwiftType.nominal(program.interface("EnvironmentValues"), [])
        let wanted = Expectation(type: .nominal(known.keyPathID, [root, .unknown]))
        switch evaluate(facts.child(0, of: argument), context, wanted).type {
        case .nominal(_, let values) where values.count == 2: return values[1]
        case .meta(let type): return type
        default: return .unknown
        }
      case "ScaledMetric" where declaration.value != .none && facts.kind(of: declaration.value) == .integer:
        return known.double
      default: break
      }
    }
    return declaration.value == .none ? .unknown : evaluate(declaration.value, context).type
  }
}
