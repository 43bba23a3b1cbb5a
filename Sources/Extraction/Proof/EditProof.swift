internal import Findings

/// Proves of edits that they let the app look a text up and change nothing else.
///
/// A proof takes all sources of a program: whatever is not understood, and might have to do with the text, refuses it.
final class EditProof {
  let linker: Linker
  let terms: TermIndex
  let search: FlowSearch
  private var changes: [Slot: (edits: [SourceEdit]?, takesLiterals: Bool)] = [:]

  init(_ linker: Linker, _ search: FlowSearch) {
    self.linker = linker
    self.search = search
    terms = TermIndex(linker)
  }

  /// The edits for a literal that is shown as it is: types that change, or else the literal wrapped; nil where neither
  /// is proven.
  func edits(for literal: TermReference, wrapped: [SourceEdit]) -> [SourceEdit]? {
    guard terms.isLocalizable(literal) else { return nil }
    let whole = outermostChoice(literal)
    let changes: [[SourceEdit]?]
    switch terms.consumer(of: whole) {
    case .slots(let slots): changes = slots.map { typeEdits(from: $0) }
    // A literal beside what becomes a resource becomes one with it, and may not be made a string.
    case .shown: changes = arms(of: whole).map { typeEdits(from: $0, ofLiterals: true) }
    default: changes = []
    }
    if let first = changes.first, let edits = first { return changes.allSatisfy { $0 == edits } ? edits : nil }
    return changes.allSatisfy { $0 == nil } && isOnlyShown(literal) ? wrapped : nil
  }

  /// The places that the other values of a choice come from.
  private func arms(of choice: TermReference) -> [Slot] {
    let facts = linker.facts(choice.file)
    func places(_ terms: some Sequence<TermID>) -> [Slot] {
      terms.flatMap { arms(of: TermReference(file: choice.file, term: $0)) }
    }
    switch facts.kind(of: choice.term) {
    case .ternary: return places(facts.children(of: choice.term).dropFirst())
    case .binary: return places(facts.children(of: choice.term))
    case .ifElse, .switchOver: return places(linker.results(of: choice.term, choice.file))
    case .identifier, .member, .call: return linker.uses?.uses[linker.slot(of: choice).index]?.slots ?? []
    default: return []
    }
  }

  /// The edits that change the type of a place and of all that is connected with it; where asked, only if a literal
  /// comes in somewhere.
  private func typeEdits(from slot: Slot, ofLiterals: Bool = false) -> [SourceEdit]? {
    if let known = changes[slot] { return ofLiterals && !known.takesLiterals ? nil : known.edits }
    let change = TypeChange(slot, self)
    let edits = change.edits()
    for changed in change.slots { changes[changed] = (edits, change.takesLiterals) }
    return ofLiterals && !change.takesLiterals ? nil : edits
  }

  private func outermostChoice(_ term: TermReference) -> TermReference {
    var at = term
    while case .choice(let outer) = terms.consumer(of: at) { at = outer }
    return at
  }

  // MARK: Wrapping

  /// Whether the value of an expression does nothing but reach the screen, through whichever places.
  private func isOnlyShown(_ term: TermReference) -> Bool {
    var waiting = [term]
    var places: [Slot] = []
    var seen: Set<Slot> = []
    while let next = waiting.popLast() {
      switch terms.consumer(of: next) {
      case .shown, .asked, .target: break
      case .choice(let outer): waiting.append(outer)
      case .part(let whole): if !isLookedUp(whole) { waiting.append(whole) }
      case .slots(let slots): places += slots
      case .unknown:
        guard let whole = carried(next) else { return false }
        waiting.append(whole)
      }
      while let slot = places.popLast() {
        guard seen.insert(slot).inserted else { continue }
        guard let place = TextPlace(slot, linker), place.mayHoldLocalizedText, terms.isOpen(place),
          let bindings = terms.bindings(of: place, search)
        else { return false }
        places += bindings
        waiting += terms.carriers(of: slot)
      }
    }
    return true
  }

  private func isLookedUp(_ term: TermReference) -> Bool {
    linker.facts(term.file).kind(of: term.term) == .string
      && linker.recordNumber(of: term).map { linker.literals[$0].isLookedUp } ?? false
  }

  /// The call or member around an expression that gives the same text on, as `uppercased()` does.
  private func carried(_ term: TermReference) -> TermReference? {
    guard let outer = terms.parent(of: term), let uses = linker.uses else { return nil }
    let facts = linker.facts(term.file)
    var whole = outer
    switch facts.kind(of: outer.term) {
    case .member:
      if let call = terms.parent(of: outer), facts.kind(of: call.term) == .call,
        facts.child(0, of: call.term) == outer.term
      {
        whole = call
      }
    case .argument:
      guard let call = terms.parent(of: outer), facts.kind(of: call.term) == .call,
        uses.deliveries[linker.slot(of: outer).index] == [.elsewhere]
      else { return nil }
      whole = call
    default: return nil
    }
    guard let use = uses.uses[linker.slot(of: whole).index], use.isText else { return nil }
    let own = uses.uses[linker.slot(of: term).index]?.slots ?? [linker.slot(of: term)]
    return own.contains(where: use.slots.contains) ? whole : nil
  }
}
