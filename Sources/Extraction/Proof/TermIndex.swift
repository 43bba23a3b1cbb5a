/// Where names stand in a program, and what stands around each term.
final class TermIndex {
  /// What a term without a term around it is for its declaration.
  enum Root {
    case value(DeclarationReference)
    case body(DeclarationReference)
    case defaultOf(DeclarationReference, parameter: Int)
  }

  let linker: Linker
  private var names: [Symbol: [TermReference]] = [:]
  private var labels: [Symbol: [TermReference]] = [:]
  private var shorthands: [Symbol: [TermReference]] = [:]
  private var parents: [[TermID]] = []
  private var roots: [Int32: Root] = [:]
  private var carriers: [Int32: [TermReference]] = [:]
  private var given: [Int32: [TermReference]] = [:]

  init(_ linker: Linker) {
    self.linker = linker
    parents = Array(repeating: [], count: linker.index.files.count)
    for file in linker.index.interfaceCount..<linker.index.files.count { take(Int32(truncatingIfNeeded: file)) }
    guard let log = linker.uses else { return }
    for (term, use) in log.uses {
      guard let reference = linker.term(of: Slot(index: term), near: 0) else { continue }
      for slot in use.slots { carriers[slot.index, default: []].append(reference) }
    }
    for (argument, deliveries) in log.deliveries {
      guard let reference = linker.term(of: Slot(index: argument), near: 0) else { continue }
      for case .slot(let slot) in deliveries { given[slot.index, default: []].append(reference) }
    }
  }

  private func take(_ file: Int32) {
    let facts = linker.facts(file)
    let first = linker.index.firstTerm
    let count = Int(first[Int(file) + 1] - first[Int(file)])
    var above = [TermID](repeating: .none, count: count)
    for number in 0..<count {
      let term = TermID(index: UInt32(truncatingIfNeeded: number))
      let reference = TermReference(file: file, term: term)
      for child in facts.children(of: term) where child != .none { above[Int(child.index)] = term }
      switch facts.kind(of: term) {
      case .identifier, .member, .implicitMember, .keyPathComponent:
        names[facts.name(of: term), default: []].append(reference)
      case .argument where !facts.name(of: term).isEmpty: labels[facts.name(of: term), default: []].append(reference)
      case .optionalBinding where facts.child(2, of: term) == .none:
        shorthands[facts.name(of: facts.child(0, of: term)), default: []].append(reference)
      default: break
      }
    }
    parents[Int(file)] = above
    for number in facts.declarations.indices {
      let reference = DeclarationReference(file: file, id: DeclarationID(index: Int32(truncatingIfNeeded: number)))
      takeRoots(of: reference, facts)
    }
  }

  private func takeRoots(of reference: DeclarationReference, _ facts: SourceFacts) {
    let declaration = facts[reference.id]
    func set(_ term: TermID, _ root: Root) {
      guard term != .none else { return }
      roots[linker.slot(of: TermReference(file: reference.file, term: term)).index] = root
    }
    if declaration.kind == .variable { set(declaration.value, .value(reference)) }
    set(declaration.body, .body(reference))
    for (position, parameter) in facts.parameters(of: declaration).enumerated() {
      set(parameter.defaultValue, .defaultOf(reference, parameter: position))
    }
  }

  /// The names, members and key paths that are written so.
  func places(named name: Symbol) -> [TermReference] { names[name] ?? [] }

  /// The arguments with a label.
  func arguments(labelled label: Symbol) -> [TermReference] { labels[label] ?? [] }

  /// `if let name`.
  func shorthands(of name: Symbol) -> [TermReference] { shorthands[name] ?? [] }

  /// The names and calls that give what is in a slot.
  func carriers(of slot: Slot) -> [TermReference] { carriers[slot.index] ?? [] }

  /// The arguments that are passed to a slot.
  func arguments(givenTo slot: Slot) -> [TermReference] { given[slot.index] ?? [] }

  func parent(of term: TermReference) -> TermReference? {
    let parent = parents[Int(term.file)][Int(term.term.index)]
    return parent == .none ? nil : TermReference(file: term.file, term: parent)
  }

  func root(_ term: TermReference) -> Root? { roots[linker.slot(of: term).index] }
}
