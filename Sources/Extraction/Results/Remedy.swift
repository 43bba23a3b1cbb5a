internal import Findings

/// The smallest edits that let an app look a text up.
struct Remedy {
  let linker: Linker

  /// Where one declared `String` does nothing but bring literals to `Text`, its type is changed; otherwise the literal
  /// is wrapped.
  func edits(for string: ExtractedString, ways: [FlowSearch.Way]) -> [SourceEdit] {
    for way in ways {
      guard let first = way.edges.first else { continue }
      let slot = linker.graph.edges[Int(first)].to
      if let edit = typeEdit(of: slot) { return [edit] }
    }
    let file = string.location.file
    return [
      SourceEdit(
        file: file, range: string.range.lowerBound..<string.range.lowerBound, replacement: "String(localized: "),
      SourceEdit(file: file, range: string.range.upperBound..<string.range.upperBound, replacement: ")"),
    ]
  }

  private func typeEdit(of slot: Slot) -> SourceEdit? {
    let graph = linker.graph
    let incoming = graph.incoming[Int(slot.index)].map { graph.edges[Int($0)].from }
    let outgoing = graph.outgoing[Int(slot.index)].map { graph.edges[Int($0)].to }
    guard !outgoing.isEmpty, incoming.allSatisfy({ isLiteral($0.slot) && $0.path.isEmpty }),
      outgoing.allSatisfy(isShownByText), let (reference, type) = declaredType(of: slot),
      !isCompared(reference)
    else { return nil }
    let facts = linker.facts(reference.file)
    var term = type
    while facts.kind(of: term) == .optionalType || facts.kind(of: term) == .arrayType {
      term = facts.child(0, of: term)
    }
    guard facts.kind(of: term) == .namedType, facts.name(of: term) == "String" else { return nil }
    return SourceEdit(file: facts.file, range: facts.range(of: term), replacement: "LocalizedStringResource")
  }

  private func isLiteral(_ slot: Slot) -> Bool {
    if case .literal = linker.graph.keys[Int(slot.index)] { return true }
    return false
  }

  private func isShownByText(_ slot: Slot) -> Bool {
    guard case .sink(let number) = linker.graph.keys[Int(slot.index)] else { return false }
    return linker.graph.sinks[number].callee == "Text"
  }

  private func declaredType(of slot: Slot) -> (DeclarationReference, TermID)? {
    switch linker.graph.keys[Int(slot.index)] {
    case .declaration(let reference), .result(let reference): (reference, linker.program[reference].type)
    case .parameter(let reference, let position):
      (reference, linker.program[reference].parameters[position].type)
    default: nil
    }
  }

  /// Whether the type around a property is compared or stored by its properties, which a resource cannot always do.
  private func isCompared(_ reference: DeclarationReference) -> Bool {
    guard linker.program[reference].kind == .variable, let type = linker.program.enclosingType(of: reference) else {
      return false
    }
    let names = ["Hashable", "Comparable", "Codable", "Decodable", "Encodable", "Error"]
    return linker.program[type].declarations.contains { declaration in
      let facts = linker.facts(declaration.file)
      return linker.program[declaration].inherited.contains { names.contains(facts.name(of: $0)) }
    }
  }
}
