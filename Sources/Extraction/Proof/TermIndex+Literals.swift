extension TermIndex {
  /// Whether a literal may stand where a key does: what it inserts is text, or a count.
  ///
  /// Other numbers would read differently: a lookup writes 2024 as 2,024 and 1.5 as 1.500000.
  func isLocalizable(_ literal: TermReference) -> Bool {
    let facts = linker.facts(literal.file)
    guard facts.kind(of: literal.term) == .string else { return false }
    return facts.segments(of: facts.literal(of: literal.term)).allSatisfy { segment in
      !segment.isValue || isInsertable(TermReference(file: literal.file, term: segment.term))
    }
  }

  private func isInsertable(_ interpolation: TermReference) -> Bool {
    let facts = linker.facts(interpolation.file)
    guard facts.children(of: interpolation.term).count == 1, let fact = linker.interpolationFact(of: interpolation),
      fact.isCertain, !fact.hasName
    else { return false }
    let value = facts.child(0, of: facts.child(0, of: interpolation.term))
    if facts.kind(of: value) == .string { return true }
    if case .longInteger = fact.specifier { return facts.name(of: value) == .count }
    return linker.uses?.uses[linker.slot(of: TermReference(file: interpolation.file, term: value)).index]?.isText
      ?? false
  }
}
