extension Linker {
  /// What making a value of a type can call.
  func initializers(of type: SwiftType) -> CallableList {
    if type.isUnknown { return .none }
    let kept = initializerLists.value(of: UInt64(type.number))
    if kept >= 0 { return callableRuns[Int(kept)] }
    let found = readInitializers(of: type)
    if runningInferences == 0 { keep(found, initializerLists, UInt64(type.number)) }
    return found
  }

  private func keep(_ list: CallableList, _ map: IntegerMap, _ key: UInt64) {
    map.set(key, to: Int32(truncatingIfNeeded: callableRuns.count))
    callableRuns.append(list)
  }

  private func readInitializers(of type: SwiftType) -> CallableList {
    switch type.form {
    case .nominal(let id, _):
      let info = program[id]
      let implicit: Callable? =
        !info.hasInitializer && info.kind == .structure && !info.isInterface && !info.isExtendedOnly
        ? memberwise(id, type) : nil
      let declared = members(Symbol(.initializer), of: type)
      for position in declared.range { prepare(memberPool[position]) }
      return pool { add in
        if let implicit { add(implicit) }
        for position in declared.range {
          guard var made = callable(memberPool[position], on: .unknown) else { continue }
          made.result = type
          add(made)
        }
      }
    case .generic:
      let declared = members(Symbol(.initializer), of: program.constraint(of: type))
      return pool { add in
        for position in declared.range {
          guard var made = callable(memberPool[position], on: .unknown) else { continue }
          made.result = type
          add(made)
        }
      }
    default: return .none
    }
  }

  /// Puts callables into the pool, which stay there.
  private func pool(_ fill: ((Callable) -> Void) -> Void) -> CallableList {
    let first = callablePool.count
    fill { callablePool.append($0) }
    return CallableList(
      first: Int32(truncatingIfNeeded: first), count: Int32(truncatingIfNeeded: callablePool.count - first))
  }

  /// What makes values of other types of a name, such as SwiftUI's `Link` beside one of the sources.
  func initializers(ofOthersNamed name: Symbol, than id: TypeID, _ context: Context) -> CallableList {
    let all = index.topLevelTypes[ProgramIndex.key(name)]
    guard all.count > 1, all.contains(id) else { return .none }
    let key = UInt64(UInt32(bitPattern: context.file)) << 32 | UInt64(name.index)
    let kept = otherInitializerLists.value(of: key)
    if kept >= 0 { return callableRuns[Int(kept)] }
    var others: [(type: TypeID, closeness: Int)] = []
    for other in all where other != id {
      let main = program[other].main
      others.append((other, main.isNone ? -2 : index.closeness(of: main.file, to: context.file)))
    }
    let lists = others.sorted { $0.closeness > $1.closeness }.map { initializers(of: program.selfType(of: $0.type)) }
    let found = pool { add in
      for list in lists {
        for position in 0..<Int(list.count) { add(callablePool[Int(list.first) + position]) }
      }
    }
    if runningInferences == 0 { keep(found, otherInitializerLists, key) }
    return found
  }

  /// The initializer that Swift writes for a structure.
  private func memberwise(_ id: TypeID, _ type: SwiftType) -> Callable {
    var parameters: [CallableParameter] = []
    for reference in index.stored[ProgramIndex.key(id)] {
      if let parameter = memberwiseParameter(reference) { parameters.append(parameter) }
    }
    let list = parameters.withUnsafeBufferPointer { arena.copy($0) }
    let signature = arena.allocate(Signature.self, count: 1)
    signature.initialize(
      to: Signature(
        name: .type(program[id].name), parameters: list, parameterCount: parameters.count, result: type))
    return Callable(
      signature: UnsafePointer(signature), result: type, values: program.substitution(of: id, type.arguments))
  }

  private func memberwiseParameter(_ reference: DeclarationReference) -> CallableParameter? {
    let facts = facts(reference.file)
    let declaration = facts[reference.id]
    if declaration.isConstant, declaration.value != .none { return nil }
    var isBinding = false
    var isBuilder = false
    for attribute in facts.list(declaration.attributes) {
      switch facts.name(of: attribute).word {
      case .environment, .environmentObject, .focusState, .namespace, .gestureState, .query, .fetchRequest,
        .appStorage:
        return nil
      case .binding: isBinding = true
      case .viewBuilder, .contentBuilder: isBuilder = true
      default: break
      }
    }
    var property = propertyType(of: reference)
    if isBinding { property = known.binding(to: property) }
    if isBuilder, !isFunction(property) {
      let mark = made.mark
      made.push(property)
      property = made.function(since: mark)
    }
    let isOptional = property.isNominal(known.optionalID) && !declaration.isConstant
    let name = facts.symbol(declaration.name)
    return parameter(
      CallableParameter(
        label: name, name: name, type: property,
        hasDefault: declaration.value != .none || isOptional || declaration.isPrivate,
        slot: slotOfDeclaration(reference)))
  }

  private func slotOfDeclaration(_ reference: DeclarationReference) -> Slot {
    Slot(index: space.declarations &+ Int32(truncatingIfNeeded: 3 * index.number(of: reference)))
  }

  private func isFunction(_ type: SwiftType) -> Bool {
    if case .function = known.unwrapped(type).form { return true }
    return false
  }

  // MARK: Members

  func callables(_ members: MemberList, on base: SwiftType) -> CallableList {
    if members.isEmpty { return .none }
    let key = UInt64(UInt32(bitPattern: members.first)) << 32 | UInt64(base.number)
    let kept = callableLists.value(of: key)
    if kept >= 0 { return callableRuns[Int(kept)] }
    for position in members.range { prepare(memberPool[position]) }
    let found = pool { add in
      for position in members.range {
        if let made = callable(memberPool[position], on: base) { add(made) }
      }
    }
    keep(found, callableLists, key)
    return found
  }

  private func callables(_ references: [DeclarationReference]) -> CallableList {
    pool { add in
      for reference in references {
        if let made = callable(Member(reference: reference, values: .none), on: .unknown) { add(made) }
      }
    }
  }

  func callables(local functions: Run) -> CallableList {
    callables(functions.range.map { localFunctions[$0] })
  }

  func callables(named name: Symbol, _ context: Context) -> CallableList {
    let all = index.globals[ProgramIndex.key(name)]
    if all.isEmpty { return .none }
    let key = UInt64(UInt32(bitPattern: context.file)) << 32 | UInt64(name.index)
    let kept = globalLists.value(of: key)
    if kept >= 0 { return callableRuns[Int(kept)] }
    let found = all.filter { program[$0].isCallable }
    let nearest = found.sorted {
      index.closeness(of: $0.file, to: context.file) > index.closeness(of: $1.file, to: context.file)
    }
    let list = callables(nearest)
    keep(list, globalLists, key)
    return list
  }

  func callables(macro name: Symbol) -> CallableList {
    callables(index.globals[ProgramIndex.key(name)].filter { program[$0].kind == .macro })
  }

  /// The methods of a name that any type of the sources has, where they are few.
  func callables(ofAnyTypeNamed name: Symbol) -> CallableList {
    let kept = anyTypeLists.value(of: UInt64(name.index))
    if kept >= 0 { return callableRuns[Int(kept)] }
    var own: [DeclarationReference] = []
    for reference in index.membersByName[ProgramIndex.key(name)] {
      let declaration = program[reference]
      guard declaration.kind == .function, !declaration.isStatic else { continue }
      own.append(reference)
      if own.count > 4 { break }
    }
    let list = own.count <= 4 ? callables(own) : .none
    keep(list, anyTypeLists, UInt64(name.index))
    return list
  }

  // MARK: Signatures

  private func prepare(_ member: Member) { _ = signature(of: member.reference) }

  private func callable(_ member: Member, on base: SwiftType) -> Callable? {
    guard let signature = signature(of: member.reference) else { return nil }
    var made = Callable(signature: signature, result: signature.pointee.result, values: member.values)
    if signature.pointee.isEnumCase, let type = base.instance { made.result = type }
    return made
  }

  /// What can be said of a call before its receiver is known.
  private func signature(of reference: DeclarationReference) -> UnsafePointer<Signature>? {
    let number = index.number(of: reference)
    if isSignatureRead[number] { return signatures[number] }
    let read = readSignature(of: reference)
    signatures.base[number] = read
    isSignatureRead.base[number] = true
    return read
  }

  private func readSignature(of reference: DeclarationReference) -> UnsafePointer<Signature>? {
    let facts = facts(reference.file)
    let declaration = facts[reference.id]
    guard declaration.isCallable || declaration.kind == .enumCase else { return nil }
    let isInterface = program.isInterface(reference.file)
    var parameters: [CallableParameter] = []
    for (position, written) in facts.parameters(of: declaration).enumerated() {
      let type = program.resolve(written.type, in: reference, file: reference.file)
      let isMarked = isInterface && facts.kind(of: written.type) == .attributedType
      parameters.append(
        parameter(
          CallableParameter(
            label: facts.symbol(written.label), name: facts.symbol(written.name), type: type,
            hasDefault: written.defaultValue != .none, isVariadic: written.isVariadic,
            slot: isInterface ? .none : slotWithoutMention(of: reference, parameter: position),
            mark: isMarked ? Self.mark(facts.name(of: written.type)) : nil)))
    }
    let list = parameters.withUnsafeBufferPointer { arena.copy($0) }
    let owner = index.enclosingType(of: reference)
    let isInitializer = declaration.kind == .initializer
    var made = Signature(
      reference: reference,
      name: !isInitializer ? .function(reference) : .type(owner == .none ? Symbol(.initializer) : program[owner].name),
      parameters: list, parameterCount: parameters.count, result: program.declaredType(of: reference))
    made.isInterface = isInterface
    made.isEnumCase = declaration.kind == .enumCase
    made.isLookup = isInterface && parameters.contains { $0.mark == .key || $0.isLookup }
    for attribute in facts.list(declaration.attributes) {
      let name = facts.name(of: attribute)
      if name == .disfavoredOverload { made.isDisfavored = true }
      if isInterface, made.role == nil { made.role = Self.role(name) }
    }
    if !isInitializer, !isInterface, declaration.kind != .enumCase { made.resultSlot = slot(of: reference, .result) }
    let signature = arena.allocate(Signature.self, count: 1)
    signature.initialize(to: made)
    return UnsafePointer(signature)
  }

  /// A parameter with what its type says of the text that it takes.
  private func parameter(_ parameter: CallableParameter) -> CallableParameter {
    var parameter = parameter
    guard let id = known.unwrapped(parameter.type).nominalID else { return parameter }
    parameter.isLookup = program[id].lookup != nil
    parameter.isText = program[id].name == .text
    return parameter
  }

  private static func role(_ name: Symbol) -> TextRole? {
    switch name.word {
    case .heading: .heading
    case .accessibility: .accessibility
    case .badge: .badge
    case .callToAction: .callToAction
    case .body: .body
    default: nil
    }
  }

  private static func mark(_ name: Symbol) -> CallableParameter.Mark? {
    switch name.word {
    case .shown: .shown
    case .key: .key
    case .carried: .carried
    case .passed: .passed
    case .callToAction: .callToAction
    case .heading: .heading
    default: nil
    }
  }
}
