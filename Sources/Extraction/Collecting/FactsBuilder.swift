/// Facts in the making, in lists that are used again for the next file.
final class FactsBuilder {
  let names = NameCollector()
  let terms = GrowingList<Term>(capacity: 4096)
  let links = GrowingList<TermID>(capacity: 4096)
  let literals = GrowingList<StringLiteral>(capacity: 256)
  let segments = GrowingList<StringLiteral.Segment>(capacity: 256)
  let declarations = GrowingList<Declaration>(capacity: 256)
  let parameters = GrowingList<Parameter>(capacity: 256)
  let generics = GrowingList<GenericParameter>(capacity: 64)
  let statements = GrowingList<TermID>(capacity: 64)
  /// Terms whose parent is not complete.
  let waiting = GrowingList<TermID>(capacity: 256)

  init() {}

  func clear() {
    names.clear()
    terms.truncate(to: 0)
    links.truncate(to: 0)
    literals.truncate(to: 0)
    segments.truncate(to: 0)
    declarations.truncate(to: 0)
    parameters.truncate(to: 0)
    generics.truncate(to: 0)
    statements.truncate(to: 0)
    waiting.truncate(to: 0)
    terms.append(Term(kind: .other, links: .empty, start: 0, end: 0))
  }

  /// The facts so far.
  func facts(file: String, module: String, lines: LineStarts) -> FileFacts {
    var facts = FileFacts(file: file, module: module)
    facts.names = names.table
    facts.terms = FlatArray(terms.suffix(from: 0))
    facts.links = FlatArray(links.suffix(from: 0))
    facts.literals = FlatArray(literals.suffix(from: 0))
    facts.segments = FlatArray(segments.suffix(from: 0))
    facts.declarations = FlatArray(declarations.suffix(from: 0))
    facts.parameters = FlatArray(parameters.suffix(from: 0))
    facts.generics = FlatArray(generics.suffix(from: 0))
    facts.statements = FlatArray(statements.suffix(from: 0))
    facts.lines = lines
    return facts
  }

  // MARK: Runs

  /// Takes the terms that wait from a position on as one run of links.
  func takeWaiting(from mark: Int) -> Run {
    let count = waiting.count - mark
    guard count > 0 else { return .empty }
    let run = Run(first: UInt32(truncatingIfNeeded: links.count), count: UInt32(truncatingIfNeeded: count))
    links.append(contentsOf: waiting.suffix(from: mark))
    waiting.truncate(to: mark)
    return run
  }
}
