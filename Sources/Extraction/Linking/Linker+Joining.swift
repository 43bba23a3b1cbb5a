/// A member of a type that meets a requirement of another type, which it inherits from or conforms to.
struct Requirement: BitwiseCopyable {
  let member: DeclarationReference
  let requirement: DeclarationReference
}

extension Linker {
  /// Takes in what another linker found in files behind those of this one.
  func join(_ other: Linker) {
    graph.join(other.graph, closuresFrom: space.closureParameters, by: closureSlotCount)
    closureSlotCount += other.closureSlotCount
    let firstDefault = Int32(truncatingIfNeeded: defaultValues.count)
    defaultValues += other.defaultValues
    for number in 0..<other.literals.count {
      var record = other.literals[number]
      if record.key.defaultValue >= 0 { record.key.defaultValue += firstDefault }
      literalRecords.set(
        UInt64(UInt32(bitPattern: slot(of: record.literal).index)), to: Int32(truncatingIfNeeded: literals.count))
      literals.append(record)
    }
    other.interpolations.forEach { key, number in
      var fact = other.interpolationFacts[Int(number)]
      if fact.hasName { fact.name = program.symbols.symbol(other.program.symbols.text(of: fact.name)) }
      interpolations.set(key, to: Int32(truncatingIfNeeded: interpolationFacts.count))
      interpolationFacts.append(fact)
    }
    for index in 0..<other.usedViews.count { usedViews.append(other.usedViews[index]) }
    for index in 0..<mentioned.count where other.mentioned[index] { mentioned.base[index] = true }
    if let uses, let others = other.uses { uses.join(others) }
    absentKeys.formUnion(other.absentKeys)
    absentLiterals += other.absentLiterals
  }

  /// Looks up the literals of absent functions that elsewhere are given a bundle.
  func settleAbsentLiterals() {
    for (place, literal) in absentLiterals where absentKeys.contains(place) {
      if let number = recordNumber(of: literal) { literals.base[number].isLookedUp = true }
    }
  }

  /// The requirements that the members of some types meet, by type. Reads nothing that linking changes but types, so
  /// that each linker may look through a part of them.
  func requirements(of types: Range<Int>) -> [Requirement] {
    var found: [Requirement] = []
    var names: [TypeID: [Symbol]] = [:]
    var seen: Set<TypeID> = []
    for number in types {
      let id = TypeID(index: Int32(truncatingIfNeeded: number))
      guard !program[id].isInterface, inheritsFromSources(id) else { continue }
      var waiting = program.supertypeList(of: id)
      seen.removeAll(keepingCapacity: true)
      seen.insert(id)
      while let next = waiting.popLast() {
        guard let parent = next.nominalID, seen.insert(parent).inserted, !program[parent].isInterface else { continue }
        waiting += program.supertypeList(of: parent)
        guard Int(parent.index) < index.types.count else { continue }
        let own = names[parent] ?? index.memberNames(of: parent).map(\.name)
        names[parent] = own
        for name in own { addRequirements(named: name, of: parent, in: id, to: &found) }
      }
    }
    return found
  }

  private func inheritsFromSources(_ id: TypeID) -> Bool {
    program.directSupertypes(of: id).contains { $0.nominalID.map { !program[$0].isInterface } ?? false }
  }

  private func addRequirements(named name: Symbol, of parent: TypeID, in id: TypeID, to found: inout [Requirement]) {
    for member in program.members(name, in: id) {
      for requirement in program.members(name, in: parent)
      where program[member].kind == program[requirement].kind && labels(of: member) == labels(of: requirement) {
        found.append(Requirement(member: member, requirement: requirement))
      }
    }
  }

  /// Lets a member that meets a requirement give its text to it, and take what is given to it.
  func connect(_ met: Requirement) {
    let (member, requirement) = (met.member, met.requirement)
    let inner = program[member]
    let name = program.name(of: requirement)
    func connect(_ source: Slot, _ target: Slot) {
      guard isMentioned(source), isMentioned(target) else { return }
      graph.connect(
        FlowEdge(
          from: Flow(slot: source), to: target, path: ListTable.empty, message: .standsFor(name), file: member.file,
          offset: Int32(bitPattern: inner.nameStart)))
    }
    if inner.kind == .variable {
      connect(existingSlot(of: member, .value), existingSlot(of: requirement, .value))
    } else if inner.isCallable {
      connect(existingSlot(of: member, .result), existingSlot(of: requirement, .result))
      for position in 0..<Int(inner.parameters.count) {
        connect(
          slotWithoutMention(of: requirement, parameter: position), slotWithoutMention(of: member, parameter: position))
      }
    }
  }

  private func labels(of reference: DeclarationReference) -> [Symbol] {
    let facts = facts(reference.file)
    return facts.parameters(of: facts[reference.id]).map { facts.symbol($0.label) }
  }

  private func existingSlot(of reference: DeclarationReference, _ kind: DeclarationSlot) -> Slot {
    Slot(
      index: space.declarations
        &+ Int32(truncatingIfNeeded: 3 * index.number(of: reference) + Int(kind.rawValue)))
  }

  /// Whether text was ever looked for in a slot.
  private func isMentioned(_ slot: Slot) -> Bool { mentioned[Int(slot.index &- space.declarations)] }
}
