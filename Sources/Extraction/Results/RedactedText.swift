/// Which texts have bars shown in their place: what `.redacted(reason: .placeholder)` is asked of, and what a widget
/// shows before it has anything, its `placeholder(in:)`.
struct RedactedText {
  private let linker: Linker
  private let redacted: Symbol
  private let placeholder: Symbol
  private let label: Symbol
  private let context: Symbol
  /// The parts of files that are redacted.
  private var ranges: [Int32: [Range<Int>]] = [:]

  init(_ linker: Linker) {
    self.linker = linker
    redacted = linker.program.symbols.symbol("redacted")
    placeholder = linker.program.symbols.symbol("placeholder")
    label = linker.program.symbols.symbol("in")
    context = linker.program.symbols.symbol("Context")
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
    let placeholders = facts.declarations.filter { declaration in
      guard declaration.kind == .function, facts.symbol(declaration.name) == placeholder else { return false }
      let parameters = facts.parameters(of: declaration)
      return parameters.count == 1 && facts.symbol(parameters[0].label) == label
        && facts.kind(of: parameters[0].type) == .namedType && facts.name(of: parameters[0].type) == context
    }
    return placeholders.map(\.range) + calls(in: file, facts)
  }

  /// What is redacted by a call.
  private func calls(in file: Int32, _ facts: SourceFacts) -> [Range<Int>] {
    linker.index.terms(of: file).compactMap { call in
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
