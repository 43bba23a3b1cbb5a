/// A member that was found by name, with what its type's generic parameters stand for.
struct Member: BitwiseCopyable {
  var reference: DeclarationReference
  var values: Bindings
}

/// Members that lie one behind the other in ``Linker/memberPool``.
struct MemberList: BitwiseCopyable {
  var first: Int32
  var count: Int32

  static let none = MemberList(first: 0, count: 0)

  var isEmpty: Bool { count == 0 }
  var range: Range<Int> { Int(first)..<Int(first) + Int(count) }
}

extension Linker {
  /// The key under which something is kept for a type and a name.
  @inline(__always)
  static func key(_ type: SwiftType, _ name: Symbol) -> UInt64 { UInt64(type.number) << 32 | UInt64(name.index) }

  /// The members of a type with a name, those of the type itself before those it inherits.
  func members(_ name: Symbol, of type: SwiftType) -> MemberList {
    guard index.isMember(name) else { return .none }
    let key = Self.key(type, name)
    let kept = memberLists.value(of: key)
    if kept >= 0 { return memberRuns[Int(kept)] }
    let isStatic = type.instance != nil
    let whole = type.instance ?? type
    let first = memberPool.count
    seenTypes.truncate(to: 0)
    collect(name, of: whole, as: whole, isStatic: isStatic)
    let found = MemberList(
      first: Int32(truncatingIfNeeded: first), count: Int32(truncatingIfNeeded: memberPool.count - first))
    memberLists.set(key, to: Int32(truncatingIfNeeded: memberRuns.count))
    memberRuns.append(found)
    return found
  }

  func first(_ list: MemberList) -> Member? { list.isEmpty ? nil : memberPool[Int(list.first)] }

  func first(_ list: MemberList, where fits: (Declaration) -> Bool) -> Member? {
    for position in list.range where fits(program[memberPool[position].reference]) { return memberPool[position] }
    return nil
  }

  private func collect(_ name: Symbol, of type: SwiftType, as whole: SwiftType, isStatic: Bool) {
    switch type.form {
    case .nominal(let id, let arguments):
      guard !seenTypes.suffix(from: 0).contains(id) else { return }
      seenTypes.append(id)
      let own = program.members(name, in: id)
      let supertypeCount = program.directSupertypes(of: id).count
      guard !own.isEmpty || supertypeCount > 0 else { return }
      lazy var values = program.substitution(of: id, arguments, whole: whole)
      for reference in own {
        let declaration = program[reference]
        guard declaration.kind == .initializer || declaration.isStatic == isStatic else { continue }
        memberPool.append(Member(reference: reference, values: values))
      }
      for position in 0..<supertypeCount {
        let supertype = program.directSupertypes(of: id)[position]
        if isRawType(supertype, of: id) { continue }
        let seen = supertype.hasGenerics ? program.substituting(supertype, values) : supertype
        collect(name, of: seen, as: whole, isStatic: isStatic)
      }
    case .generic: collect(name, of: program.constraint(of: type), as: whole, isStatic: isStatic)
    default: break
    }
  }

  private func isRawType(_ type: SwiftType, of id: TypeID) -> Bool {
    guard program[id].kind == .enumeration, let parent = type.nominalID else { return false }
    return program[parent].kind == .structure
  }

  // MARK: Access

  /// `.large` in a place that wants a type which has it.
  func implicitMember(_ term: TermID, _ context: Context, _ expectation: Expectation) -> Value {
    let wanted = known.unwrapped(expectation.type)
    guard !wanted.isUnknown else { return .unknown }
    let value = memberValue(facts(context.file).name(of: term), of: Value(type: made.meta(wanted)), context)
    return value.type.isUnknown ? Value(type: wanted) : value
  }

  /// The value of a member without arguments.
  func memberValue(_ name: Symbol, of base: Value, _ context: Context) -> Value {
    if name == .ownValue { return base }
    if case .tuple(let elements) = base.type.form { return tupleMember(name, elements, base) }
    if let id = base.type.instance?.nominalID, let nested = program.nested(name, in: id, from: context.file) {
      use(nested, context)
      return Value(type: made.meta(program.applied(nested)))
    }
    var found = members(name, of: base.type)
    if found.isEmpty, base.type.isNominal(known.optionalID) {
      found = members(name, of: known.unwrapped(base.type))
    }
    if name == .rawValue, let raw = rawValue(of: base) { return raw }
    if let dictionary = dictionaryPart(name, of: base) { return dictionary }
    if found.isEmpty, program.symbols.firstByte(of: name) == 0x24 {
      let value = memberValue(program.symbols.droppingFirst(name), of: base, context)
      return value.type.isUnknown ? .unknown : Value(type: known.binding(to: value.type), flows: value.flows)
    }
    if found.isEmpty, let value = wrapper(name, of: base.type, base: base, context) { return value }
    if let property = first(found, where: { $0.kind != .function && $0.kind != .initializer }) {
      if program[property.reference].kind == .enumCase {
        guard let type = base.type.instance else { return .unknown }
        return Value(type: type)
      }
      return self.property(property.reference, property.values, base: base, context)
    }
    if let method = first(found) { return functionValue(method) }
    if base.type.isNominal(known.bindingID), let inner = base.type.arguments.first {
      let value = memberValue(name, of: Value(type: inner, flows: base.flows), context)
      return value.type.isUnknown ? .unknown : Value(type: known.binding(to: value.type), flows: value.flows)
    }
    return isOpen(base.type) ? guess(name, context) : .unknown
  }

  /// Whether a type may have members that no source shows.
  func isOpen(_ type: SwiftType) -> Bool {
    switch type.form {
    case .nominal(let id, _): program[id].isExtendedOnly
    case .meta(let inner): isOpen(inner)
    case .unknown: true
    default: false
    }
  }

  /// A property of some type of the sources, where every type that has one gives it the same type.
  private func guess(_ name: Symbol, _ context: Context) -> Value {
    if name == .count { return Value(type: known.integer) }
    var only = DeclarationReference.none
    var type = SwiftType.unknown
    var count = 0
    for candidate in index.membersByName[ProgramIndex.key(name)] {
      let declaration = program[candidate]
      guard declaration.kind == .variable, !declaration.isStatic else { continue }
      count += 1
      if count > 8 { return .unknown }
    }
    guard count > 0 else { return .unknown }
    for candidate in index.membersByName[ProgramIndex.key(name)] {
      let declaration = program[candidate]
      guard declaration.kind == .variable, !declaration.isStatic else { continue }
      let own = propertyType(of: candidate)
      if only.isNone {
        (only, type) = (candidate, own)
      } else if own != type {
        return .unknown
      }
    }
    return count == 1 ? property(only, .none, base: nil, context) : Value(type: type)
  }

  private func tupleMember(_ name: Symbol, _ elements: TupleElements, _ base: Value) -> Value {
    let written = Int(program.symbols.text(of: name))
    guard let position = written ?? (0..<elements.count).first(where: { elements.label($0) == name }),
      position >= 0, position < elements.count
    else { return .unknown }
    return Value(type: elements.types[position], flows: part(Int32(truncatingIfNeeded: position), of: base.flows))
  }

  private func rawValue(of base: Value) -> Value? {
    guard let id = known.unwrapped(base.type).nominalID, program[id].kind == .enumeration, !program[id].isInterface
    else { return nil }
    return Value(type: rawType(of: id), flows: list(Flow(slot: slot(ofRawValues: id))))
  }

  private func dictionaryPart(_ name: Symbol, of base: Value) -> Value? {
    let dictionary = known.unwrapped(base.type)
    guard dictionary.isNominal(known.dictionaryID), dictionary.arguments.count == 2 else { return nil }
    switch name.word {
    case .keys: return Value(type: known.array(of: dictionary.arguments[0]), flows: part(0, of: base.flows))
    case .values: return Value(type: known.array(of: dictionary.arguments[1]), flows: part(1, of: base.flows))
    default: return nil
    }
  }

  /// The value of a property, with the text that is in it.
  func property(_ reference: DeclarationReference, _ values: Bindings, base: Value?, _ context: Context) -> Value {
    let type = program.substituting(propertyType(of: reference), values)
    guard program.isInterface(reference.file) else {
      if let base, !base.flows.isEmpty, carriesText(base.type) { receive(base, by: reference, context) }
      return Value(type: type, flows: list(Flow(slot: slot(of: reference, .value))))
    }
    guard let base, !base.flows.isEmpty, carriesText(type) else { return Value(type: type) }
    return Value(type: type, flows: base.flows)
  }

  /// Lets the text that a member is called on flow into it.
  func receive(_ base: Value, by reference: DeclarationReference, _ context: Context) {
    guard context.records else { return }
    let declaration = program[reference]
    for index in elements(base.flows) {
      graph.connect(
        FlowEdge(
          from: flows[index], to: slot(of: reference, .receiver), path: ListTable.empty,
          message: .askedFor(program.name(of: reference)), file: reference.file,
          offset: Int32(bitPattern: declaration.nameStart)))
    }
  }

  /// Whether a value of a type holds text that a person could read.
  func carriesText(_ type: SwiftType) -> Bool {
    if type.isUnknown { return false }
    let kept = textCarriers.value(of: UInt64(type.number))
    if kept >= 0 { return kept == 1 }
    let carries = readCarriesText(type)
    textCarriers.set(UInt64(type.number), to: carries ? 1 : 0)
    return carries
  }

  private func readCarriesText(_ type: SwiftType) -> Bool {
    switch type.form {
    case .nominal(let id, let arguments):
      let info = program[id]
      if info.lookup != nil { return true }
      guard info.isInterface else { return false }
      return Self.isText(info.name) || arguments.contains { carriesText($0) }
    case .tuple(let elements): return elements.types.contains { carriesText($0) }
    case .function(_, let result): return carriesText(result)
    case .generic: return program.constraint(of: type).nominalID.map { program[$0].name == .stringProtocol } ?? false
    case .meta, .unknown: return false
    }
  }

  private static func isText(_ name: Symbol) -> Bool {
    switch name.word {
    case .string, .substring, .character, .stringProtocol, .attributedString, .nsString, .nsAttributedString,
      .attributedSubstring:
      true
    default: false
    }
  }

  // MARK: Types of properties

  /// The type of a property: as written, given by its wrapper, or that of its initial value.
  func propertyType(of reference: DeclarationReference) -> SwiftType {
    let number = index.number(of: reference)
    switch inference[number] {
    case .done: return inferred[number]
    case .running: return .unknown
    case .none: break
    }
    let declaration = program[reference]
    if declaration.kind == .enumCase { return .unknown }
    inference.base[number] = .running
    runningInferences += 1
    let type = typeOfProperty(declaration, reference)
    runningInferences -= 1
    inferred.base[number] = type
    inference.base[number] = .done
    return type
  }

  private func typeOfProperty(_ declaration: Declaration, _ reference: DeclarationReference) -> SwiftType {
    if declaration.type != .none { return program.declaredType(of: reference) }
    let facts = facts(reference.file)
    var context = context(of: reference)
    context.records = false
    let (scope, floor) = (locals.count, localsFloor)
    localsFloor = scope
    defer {
      locals.truncate(to: scope)
      localsFloor = floor
    }
    for attribute in facts.list(declaration.attributes) {
      switch facts.name(of: attribute).word {
      case .environment:
        guard let argument = facts.arguments(ofAttribute: attribute).first else { break }
        let wanted = Expectation(type: made.nominal(known.keyPathID, known.environment, .unknown))
        let type = evaluate(facts.child(0, of: argument), context, wanted).type
        if let inner = type.instance { return inner }
        return type.arguments.count == 2 ? type.arguments[1] : .unknown
      case .scaledMetric where declaration.value != .none && facts.kind(of: declaration.value) == .integer:
        return known.double
      default: break
      }
    }
    return declaration.value == .none ? .unknown : evaluate(declaration.value, context).type
  }
}
