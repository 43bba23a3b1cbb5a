internal import Findings

/// Places of type `String` that can all become `LocalizedStringResource`, because nothing but literals comes in and
/// nothing but `Text` takes what is there.
///
/// A property, the parameter that sets it and the result of the function that gives it change together or not at all.
final class TypeChange {
  private(set) var slots: [Slot]
  private let linker: Linker
  private let terms: TermIndex
  private let search: FlowSearch
  private var found: [SourceEdit] = []
  /// Whether a literal comes into one of the places.
  private(set) var takesLiterals = false
  private static let name = "LocalizedStringResource"

  init(_ start: Slot, _ proof: EditProof) {
    slots = [start]
    linker = proof.linker
    terms = proof.terms
    search = proof.search
  }

  /// The edits in the order of their files; nil where one of the places has to stay a `String`.
  func edits() -> [SourceEdit]? {
    var position = 0
    while position < slots.count {
      guard position < 64, let place = TextPlace(slots[position], linker), holds(place) else { return nil }
      position += 1
    }
    let edits = Set(found)
    return edits.isEmpty ? nil : edits.sorted { ($0.file, $0.range.lowerBound) < ($1.file, $1.range.lowerBound) }
  }

  private func add(_ slot: Slot) { if !slots.contains(slot) { slots.append(slot) } }

  private func holds(_ place: TextPlace) -> Bool {
    guard place.mayChangeType, terms.isOpen(place), takeEdit(of: place),
      let bindings = terms.bindings(of: place, search)
    else { return false }
    bindings.forEach(add)
    return incoming(of: place).allSatisfy { isConvertible($0, comesIn: true) }
      && terms.carriers(of: place.slot).allSatisfy { isAccepted($0) }
  }

  // MARK: Declarations

  private func takeEdit(of place: TextPlace) -> Bool {
    let facts = linker.facts(place.file)
    let file = linker.index.files[Int(place.file)].file
    if place.part == .local { return takeEdit(ofLocal: place, facts, file) }
    guard !hasOverload(place) else { return false }
    if let type = place.textType {
      found.append(SourceEdit(file: file, range: facts.range(of: type), replacement: Self.name))
      return true
    }
    guard place.type == .none, place.part == .property, place.declaration.body == .none,
      facts.kind(of: place.declaration.value) == .string
    else { return false }
    let end = Int(place.declaration.nameEnd)
    found.append(SourceEdit(file: file, range: end..<end, replacement: ": " + Self.name))
    return true
  }

  /// A local name without a type takes that of its value; one that is set to a literal needs the type written.
  private func takeEdit(ofLocal place: TextPlace, _ facts: SourceFacts, _ file: String) -> Bool {
    guard let pattern = linker.term(of: place.slot, near: place.file), let binding = terms.parent(of: pattern),
      facts.child(1, of: binding.term) == .none
    else { return false }
    switch facts.kind(of: binding.term) {
    case .optionalBinding: return true
    case .binding:
      guard facts.child(3, of: binding.term) == .none else { return false }
      if mayTakeTheType(facts.child(2, of: binding.term), facts) { return true }
      let end = facts.range(of: pattern.term).upperBound
      found.append(SourceEdit(file: file, range: end..<end, replacement: ": " + Self.name))
      return true
    default: return false
    }
  }

  private func mayTakeTheType(_ value: TermID, _ facts: SourceFacts) -> Bool {
    switch facts.kind(of: value) {
    case .identifier, .member, .call: true
    default: false
    }
  }

  /// Whether there is another function that the same call could mean: the new types might equal its own, or let a
  /// literal, which is a `String` before all else, choose it.
  private func hasOverload(_ place: TextPlace) -> Bool {
    let name = linker.program.name(of: place.reference)
    let owner = linker.program.enclosingType(of: place.reference)
    if place.part == .property { return place.isStored && owner.map { isSetAlike(name, in: $0) } ?? false }
    let others =
      owner.map { Array(linker.program.members(name, in: $0)) } ?? Array(linker.index.globals[ProgramIndex.key(name)])
    return others.contains { $0 != place.reference && mayBeCalledAlike($0, place.reference) }
  }

  /// Whether each of two functions has the labels that a call of the other has to write.
  private func mayBeCalledAlike(_ left: DeclarationReference, _ right: DeclarationReference) -> Bool {
    needed(by: left).isSubset(of: labels(of: right)) && needed(by: right).isSubset(of: labels(of: left))
  }

  /// Whether an initializer in an extension of a structure may be called as the one that Swift writes for it.
  private func isSetAlike(_ name: Symbol, in owner: TypeID) -> Bool {
    guard linker.program[owner].kind == .structure, !linker.program[owner].hasInitializer else { return false }
    let properties = Set(linker.index.stored[ProgramIndex.key(owner)].map { linker.program.name(of: $0) })
    return linker.program.members(Symbol(.initializer), in: owner).contains {
      labels(of: $0).contains(name) && needed(by: $0).isSubset(of: properties)
    }
  }

  private func labels(of reference: DeclarationReference) -> Set<Symbol> {
    let facts = linker.facts(reference.file)
    return Set(facts.parameters(of: facts[reference.id]).map { facts.symbol($0.label) })
  }

  private func needed(by reference: DeclarationReference) -> Set<Symbol> {
    let facts = linker.facts(reference.file)
    return Set(
      facts.parameters(of: facts[reference.id]).filter { $0.defaultValue == .none && !$0.isVariadic }
        .map { facts.symbol($0.label) })
  }

  // MARK: What comes in

  private func incoming(of place: TextPlace) -> [TermReference] {
    let facts = linker.facts(place.file)
    func reference(_ term: TermID) -> [TermReference] {
      term == .none ? [] : [TermReference(file: place.file, term: term)]
    }
    let given = terms.arguments(givenTo: place.slot).flatMap { argument in
      let value = linker.facts(argument.file).child(0, of: argument.term)
      return [TermReference(file: argument.file, term: value)]
    }
    switch place.part {
    case .property: return given + reference(place.declaration.value) + results(of: place.declaration.body, place.file)
    case .result: return results(of: place.declaration.body, place.file)
    case .parameter(let position):
      return given + reference(facts.parameters(of: place.declaration)[position].defaultValue)
    case .local:
      guard let pattern = linker.term(of: place.slot, near: place.file), let binding = terms.parent(of: pattern) else {
        return []
      }
      return reference(facts.child(2, of: binding.term))
    }
  }

  /// What a body gives: the values of its `return` statements, or its only expression.
  private func results(of body: TermID, _ file: Int32) -> [TermReference] {
    guard body != .none else { return [] }
    let facts = linker.facts(file)
    var values: [TermReference] = []
    func take(_ term: TermID) {
      switch facts.kind(of: term) {
      case .closure, .localDeclaration: return
      case .returnValue: values += facts.children(of: term).map { TermReference(file: file, term: $0) }
      default: facts.children(of: term).forEach(take)
      }
    }
    take(body)
    if facts.children(of: body).count == 1, facts.kind(of: facts.child(0, of: body)) != .returnValue, values.isEmpty {
      values.append(TermReference(file: file, term: facts.child(0, of: body)))
    }
    return values
  }

  /// Whether an expression can be a resource: a literal, or what becomes one with this change.
  private func isConvertible(_ value: TermReference, comesIn: Bool = false) -> Bool {
    let facts = linker.facts(value.file)
    func part(_ term: TermID) -> Bool { isConvertible(TermReference(file: value.file, term: term), comesIn: comesIn) }
    switch facts.kind(of: value.term) {
    case .string:
      if comesIn { takesLiterals = true }
      return terms.isLocalizable(value)
    case .nothing: return true
    case .ternary: return part(facts.child(1, of: value.term)) && part(facts.child(2, of: value.term))
    case .binary where facts.name(of: value.term) == .coalescing:
      return part(facts.child(0, of: value.term)) && part(facts.child(1, of: value.term))
    case .ifElse, .switchOver:
      let results = linker.results(of: value.term, value.file)
      return !results.isEmpty && results.allSatisfy(part)
    case .identifier, .member, .call:
      guard let use = linker.uses?.uses[linker.slot(of: value).index], !use.slots.isEmpty else { return false }
      let places = use.slots.map { TextPlace($0, linker) }
      guard places.allSatisfy({ $0 != nil }) else { return false }
      if facts.kind(of: value.term) == .call { guard places.allSatisfy({ $0?.part == .result }) else { return false } }
      use.slots.forEach(add)
      return true
    default: return false
    }
  }

  // MARK: What goes out

  /// Whether the place that takes a value takes a resource, too.
  private func isAccepted(_ term: TermReference) -> Bool {
    switch terms.consumer(of: term) {
    case .shown(let byTextAlone): return byTextAlone
    case .slots(let slots):
      slots.forEach(add)
      return true
    case .target(let value): return isConvertible(value, comesIn: true)
    case .choice(let outer): return isConvertible(outer) && isAccepted(outer)
    case .part, .asked, .unknown: return false
    }
  }
}
