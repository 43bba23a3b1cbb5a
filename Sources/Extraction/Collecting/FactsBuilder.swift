internal import Findings

/// Facts in the making, in memory that is used again for the next file.
struct FactsBuilder: ~Copyable {
  var names = NameCollector()
  var terms = TermBuffer()
  var declarations = Buffer<Declaration>(capacity: 256)
  var parameters = Buffer<Parameter>(capacity: 256)
  var generics = Buffer<GenericParameter>(capacity: 64)
  var literals = Buffer<StringLiteral>(capacity: 256)
  var segments = Buffer<StringLiteral.Segment>(capacity: 256)
  var statements = Buffer<TermID>(capacity: 64)
  var lines = Buffer<UInt32>(capacity: 1 << 10)
  /// How long the file is.
  private(set) var sourceCount = 0
  /// Where text that only demonstrates begins and ends, by its `MARK` comments.
  var demonstrations: [Range<Int>] = []
  /// Parts of what is not complete: inside them, others of their kind may be made first.
  var waitingParameters = Buffer<Parameter>(capacity: 64)
  var waitingGenerics = Buffer<GenericParameter>(capacity: 16)
  var waitingSegments = Buffer<StringLiteral.Segment>(capacity: 64)
  var waitingNodes = Buffer<OperandNode>(capacity: 64)

  init() {}

  mutating func clear(sourceCount: Int) {
    self.sourceCount = sourceCount
    names.clear()
    terms.truncate(to: 0)
    declarations.truncate(to: 0)
    parameters.truncate(to: 0)
    generics.truncate(to: 0)
    literals.truncate(to: 0)
    segments.truncate(to: 0)
    statements.truncate(to: 0)
    lines.truncate(to: 0)
    if !demonstrations.isEmpty { demonstrations = [] }
    waitingParameters.truncate(to: 0)
    waitingGenerics.truncate(to: 0)
    waitingSegments.truncate(to: 0)
    waitingNodes.truncate(to: 0)
    terms.append(Term(kind: .absent, start: 0, end: 0))
  }

  /// The facts so far.
  func facts(file: String, module: String, findings: [Finding]) -> FileFacts {
    var counts = FactsCounts()
    counts.terms = terms.count
    counts.wide = terms.wide.count
    counts.declarations = declarations.count
    counts.parameters = parameters.count
    counts.generics = generics.count
    counts.literals = literals.count
    counts.segments = segments.count
    counts.statements = statements.count
    counts.lines = lines.count
    counts.names = names.ends.count
    counts.text = names.text.count
    counts.isNarrow = areNumbersSmall
    let block = FactsBlock(counts)
    let places = counts.places
    block.copy(places.terms, terms.packed.elements)
    block.copy(places.wide, terms.wide.elements)
    block.fill(places.declarations, declarations.elements)
    block.fill(places.parameters, parameters.elements)
    block.fill(places.generics, generics.elements)
    block.fill(places.literals, literals.elements)
    block.fill(places.segments, segments.elements)
    block.copy(places.statements, statements.elements)
    block.fill(places.lines, lines.elements)
    block.fill(places.names, names.ends.elements)
    block.copy(places.text, names.text.elements)
    return FileFacts(file: file, module: module, findings: findings, block: block)
  }

  /// Whether every number but those of terms has sixteen bits, with a flag where there is one beside it.
  private var areNumbersSmall: Bool {
    let least = UInt16.max / 2
    return terms.count <= least && names.ends.count <= least && segments.count <= least
      && declarations.count <= least && parameters.count <= least && generics.count <= least
      && names.text.count <= UInt16.max && sourceCount <= UInt16.max
  }
}

extension FactsBuilder {
  /// Takes what waits since a mark.
  mutating func takeParameters(from mark: Int) -> Run { waitingParameters.move(from: mark, behind: &parameters) }
  mutating func takeGenerics(from mark: Int) -> Run { waitingGenerics.move(from: mark, behind: &generics) }
  mutating func takeSegments(from mark: Int) -> Run { waitingSegments.move(from: mark, behind: &segments) }
}
