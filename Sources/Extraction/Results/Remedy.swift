internal import Findings

/// The smallest edits that let an app look a text up.
struct Remedy {
  let linker: Linker
  let search: FlowSearch

  /// Where one declared `String` does nothing but bring literals to `Text`, its type is changed; otherwise the literal
  /// is wrapped.
  func edits(for string: ExtractedString, ways: [FlowSearch.Way]) -> [SourceEdit] {
    for way in ways {
      guard let first = way.edges.first else { continue }
      let slot = linker.graph.edges[Int(first)].to
      if let edit = typeEdit(of: slot) { return [edit] }
    }
    return Self.wrapping(string)
  }

  /// Puts `String(localized:)` around a literal.
  static func wrapping(_ string: ExtractedString) -> [SourceEdit] {
    let file = string.location.file
    let (start, end) = (string.range.lowerBound, string.range.upperBound)
    return [
      SourceEdit(file: file, range: start..<start, replacement: "String(localized: "),
      SourceEdit(file: file, range: end..<end, replacement: ")"),
    ]
  }

  private func typeEdit(of slot: Slot) -> SourceEdit? {
    let edges = linker.graph.edges
    let incoming = search.edges(to: slot)
    let outgoing = search.edges(from: slot)
    guard !outgoing.isEmpty, incoming.allSatisfy({ isLiteral(edges[Int($0)].from) }),
      outgoing.allSatisfy({ isShownByText(edges[Int($0)].to) }), let (reference, type) = declaredType(of: slot),
      !isCompared(reference)
    else { return nil }
    let facts = linker.facts(reference.file)
    var term = type
    while facts.kind(of: term) == .optionalType || facts.kind(of: term) == .arrayType {
      term = facts.child(0, of: term)
    }
    guard facts.kind(of: term) == .namedType, facts.name(of: term) == .string else { return nil }
    return SourceEdit(
      file: linker.index.files[Int(reference.file)].file, range: facts.range(of: term),
      replacement: "LocalizedStringResource")
  }

  private func isLiteral(_ flow: Flow) -> Bool {
    flow.path == ListTable.empty && linker.isLiteral(flow.slot, near: 0)
  }

  private func isShownByText(_ slot: Slot) -> Bool {
    guard slot.isSink else { return false }
    let sink = linker.graph.sinks[slot.sink]
    return !sink.isMember && sink.callee == .text
  }

  private func declaredType(of slot: Slot) -> (DeclarationReference, TermID)? {
    guard let place = linker.declaration(of: slot) else { return nil }
    let facts = linker.facts(place.reference.file)
    let declaration = facts[place.reference.id]
    guard let position = place.parameter else { return (place.reference, declaration.type) }
    return (place.reference, facts.parameters(of: declaration)[position].type)
  }

  /// Whether the type around a property is compared or stored by its properties, which a resource cannot always do.
  private func isCompared(_ reference: DeclarationReference) -> Bool {
    guard linker.program[reference].kind == .variable, let type = linker.program.enclosingType(of: reference) else {
      return false
    }
    for declaration in linker.index.declarations[ProgramIndex.key(type)] {
      let facts = linker.facts(declaration.file)
      for term in facts.list(facts[declaration.id].inherited) {
        switch facts.name(of: term).word {
        case .hashable, .comparable, .codable, .decodable, .encodable, .errorProtocol: return true
        default: break
        }
      }
    }
    return false
  }
}
