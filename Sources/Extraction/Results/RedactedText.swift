/// Which texts stand in views that show bars in their place: what `.redacted(reason: .placeholder)` is asked of.
struct RedactedText {
  private let linker: Linker
  private let redacted: Symbol
  private let placeholder: Symbol
  /// The parts of files that are redacted.
  private var ranges: [Int32: [Range<Int>]] = [:]

  init(_ linker: Linker) {
    self.linker = linker
    redacted = linker.program.symbols.symbol("redacted")
    placeholder = linker.program.symbols.symbol("placeholder")
  }

  /// Whether nobody can read a literal where it stands.
  mutating func holds(_ literal: TermReference) -> Bool {
    let start = Int(linker.facts(literal.file)[literal.term].start)
    let known = ranges[literal.file] ?? redactedRanges(of: literal.file)
    ranges[literal.file] = known
    return known.contains { $0.contains(start) }
  }

  private func redactedRanges(of file: Int32) -> [Range<Int>] {
    let facts = linker.facts(file)
    return (0..<linker.index.files[Int(file)].counts.terms).compactMap { number in
      let call = TermID(index: UInt32(truncatingIfNeeded: number))
      guard facts.kind(of: call) == .call else { return nil }
      let callee = facts.child(0, of: call)
      guard facts.kind(of: callee) == .member, facts.name(of: callee) == redacted,
        let argument = facts.arguments(of: call).first
      else { return nil }
      let reason = facts.child(0, of: argument)
      guard facts.kind(of: reason) == .implicitMember, facts.name(of: reason) == placeholder else { return nil }
      return facts.range(of: facts.child(0, of: callee))
    }
  }
}
