extension Linker {
  /// What a declaration has a slot for.
  enum DeclarationSlot: Int32 {
    /// A property, stored or computed; a global.
    case value
    case result
    /// What a method is called on.
    case receiver
  }

  /// The slot of a literal, of a local variable by its pattern, of what a closure gives.
  @inline(__always)
  func slot(of term: TermReference) -> Slot {
    Slot(index: index.firstTerm[Int(term.file)] &+ Int32(bitPattern: term.term.index))
  }

  @inline(__always)
  func slot(of term: TermID, _ context: Context) -> Slot {
    slot(of: TermReference(file: context.file, term: term))
  }

  @inline(__always)
  func slot(of reference: DeclarationReference, _ kind: DeclarationSlot) -> Slot {
    let offset = 3 * index.number(of: reference) + Int(kind.rawValue)
    mentioned.base[offset] = true
    return Slot(index: space.declarations &+ Int32(truncatingIfNeeded: offset))
  }

  /// The slot of a parameter of a function, or of a value of an enum case.
  func slot(of reference: DeclarationReference, parameter position: Int) -> Slot {
    let slot = slotWithoutMention(of: reference, parameter: position)
    mention(slot)
    return slot
  }

  /// The slot of a parameter that may never be asked for.
  func slotWithoutMention(of reference: DeclarationReference, parameter position: Int) -> Slot {
    let first = index.firstParameter[Int(reference.file)]
    let parameter = Int32(bitPattern: program[reference].parameters.first) &+ Int32(truncatingIfNeeded: position)
    return Slot(index: space.parameters &+ first &+ parameter)
  }

  @inline(__always)
  func mention(_ slot: Slot) {
    let offset = Int(slot.index &- space.declarations)
    if offset >= 0, offset < mentioned.count { mentioned.base[offset] = true }
  }

  func slot(ofRawValues type: TypeID) -> Slot { Slot(index: space.rawValues &+ type.index) }

  func slot(ofClosure closure: TermReference, parameter position: Int) -> Slot {
    let key = UInt64(UInt32(bitPattern: slot(of: closure).index)) << 16 | UInt64(position & 0xFFFF)
    let found = closureSlots.value(of: key)
    if found >= 0 { return Slot(index: space.closureParameters &+ found) }
    closureSlots.set(key, to: closureSlotCount)
    closureSlotCount += 1
    return Slot(index: space.closureParameters &+ (closureSlotCount - 1))
  }

  /// The term that a slot stands for, where it stands for one.
  func term(of slot: Slot, near file: Int32) -> TermReference? {
    guard slot.index >= 0, slot.index < space.declarations else { return nil }
    var low = Int(file)
    if slot.index < index.firstTerm[low] || slot.index >= index.firstTerm[low + 1] {
      low = Self.file(of: slot.index, in: index.firstTerm)
    }
    return TermReference(
      file: Int32(truncatingIfNeeded: low),
      term: TermID(index: UInt32(bitPattern: slot.index &- index.firstTerm[low])))
  }

  func isLiteral(_ slot: Slot, near file: Int32) -> Bool {
    guard let term = term(of: slot, near: file) else { return false }
    return facts(term.file).kind(of: term.term) == .string
  }

  /// The property, result or parameter that a slot stands for.
  func declaration(of slot: Slot) -> (reference: DeclarationReference, parameter: Int?)? {
    if slot.index >= space.declarations, slot.index < space.parameters {
      let offset = slot.index &- space.declarations
      guard offset % 3 != DeclarationSlot.receiver.rawValue else { return nil }
      return (reference(number: offset / 3), nil)
    }
    guard slot.index >= space.parameters, slot.index < space.rawValues else { return nil }
    let offset = slot.index &- space.parameters
    let file = Self.file(of: offset, in: index.firstParameter)
    let parameter = UInt32(bitPattern: offset &- index.firstParameter[file])
    let facts = facts(Int32(truncatingIfNeeded: file))
    for (number, declaration) in facts.declarations.enumerated()
    where parameter >= declaration.parameters.first
      && parameter - declaration.parameters.first < declaration.parameters.count
    {
      let reference = DeclarationReference(
        file: Int32(truncatingIfNeeded: file), id: DeclarationID(index: Int32(truncatingIfNeeded: number)))
      return (reference, Int(parameter - declaration.parameters.first))
    }
    return nil
  }

  private func reference(number: Int32) -> DeclarationReference {
    let file = Self.file(of: number, in: index.firstDeclaration)
    return DeclarationReference(
      file: Int32(truncatingIfNeeded: file), id: DeclarationID(index: number &- index.firstDeclaration[file]))
  }

  /// The file whose part of a numbering holds a number.
  private static func file(of number: Int32, in firsts: [Int32]) -> Int {
    var low = 0
    var high = firsts.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if firsts[middle] <= number { low = middle } else { high = middle }
    }
    return low
  }
}
