internal import Findings

/// Where the facts of a file lie, so that asking for a term copies nothing and counts no references.
struct FactsColumns: BitwiseCopyable {
  var terms: UnsafePointer<Term>
  var links: UnsafePointer<TermID>
  var literals: UnsafePointer<StringLiteral>
  var segments: UnsafePointer<StringLiteral.Segment>
  var declarations: UnsafeBufferPointer<Declaration>
  var parameters: UnsafePointer<Parameter>
  var generics: UnsafePointer<GenericParameter>
  var statements: UnsafeBufferPointer<TermID>
  var symbols: UnsafePointer<Symbol>
  /// The path of the file, and the module that compiles it.
  var path = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  var module = Symbol.empty

  init(_ facts: FileFacts, symbols: UnsafePointer<Symbol>) {
    terms = facts.terms.base
    links = facts.links.base
    literals = facts.literals.base
    segments = facts.segments.base
    declarations = facts.declarations.elements
    parameters = facts.parameters.base
    generics = facts.generics.base
    statements = facts.statements.elements
    self.symbols = symbols
  }
}

/// Terms that lie one behind the other.
typealias TermList = UnsafeBufferPointer<TermID>

/// The facts of one file while they are linked.
struct SourceFacts: BitwiseCopyable {
  let columns: UnsafePointer<FactsColumns>

  @inline(__always)
  subscript(_ id: TermID) -> Term { columns.pointee.terms[Int(id.index)] }
  @inline(__always)
  subscript(_ id: DeclarationID) -> Declaration { columns.pointee.declarations[Int(id.index)] }
  var declarations: UnsafeBufferPointer<Declaration> { columns.pointee.declarations }
  var statements: UnsafeBufferPointer<TermID> { columns.pointee.statements }

  @inline(__always)
  func kind(of id: TermID) -> TermKind { columns.pointee.terms[Int(id.index)].kind }

  /// The name of a term; of a string or local declaration, whose number means something else, none.
  @inline(__always)
  func name(of id: TermID) -> Symbol {
    let term = columns.pointee.terms[Int(id.index)]
    return term.kind == .string || term.kind == .localDeclaration ? .empty : columns.pointee.symbols[Int(term.name)]
  }

  @inline(__always)
  func symbol(_ name: NameID) -> Symbol { columns.pointee.symbols[Int(name.index)] }

  @inline(__always)
  func children(of id: TermID) -> TermList { list(columns.pointee.terms[Int(id.index)].links) }

  @inline(__always)
  func list(_ run: Run) -> TermList {
    TermList(start: columns.pointee.links + Int(run.first), count: Int(run.count))
  }

  /// The children behind the first: the arguments of a call.
  @inline(__always)
  func arguments(of id: TermID) -> TermList { TermList(rebasing: children(of: id).dropFirst()) }

  /// The arguments of an attribute, without the type in front of them.
  func arguments(ofAttribute id: TermID) -> TermList {
    TermList(rebasing: children(of: id).drop { kind(of: $0) != .argument })
  }

  /// The child at a position, or no term.
  @inline(__always)
  func child(_ position: Int, of id: TermID) -> TermID {
    let links = columns.pointee.terms[Int(id.index)].links
    return position < Int(links.count) ? columns.pointee.links[Int(links.first) + position] : .none
  }

  func range(of id: TermID) -> Range<Int> {
    let term = self[id]
    return Int(term.start)..<Int(max(term.start, term.end))
  }

  @inline(__always)
  func literal(of id: TermID) -> StringLiteral {
    let term = self[id]
    return columns.pointee.literals[Int(term.name)]
  }

  @inline(__always)
  func segments(of literal: StringLiteral) -> UnsafeBufferPointer<StringLiteral.Segment> {
    UnsafeBufferPointer(
      start: columns.pointee.segments + Int(literal.segments.first), count: Int(literal.segments.count))
  }

  @inline(__always)
  func parameters(of declaration: Declaration) -> UnsafeBufferPointer<Parameter> {
    UnsafeBufferPointer(
      start: columns.pointee.parameters + Int(declaration.parameters.first), count: Int(declaration.parameters.count))
  }

  @inline(__always)
  func generics(of declaration: Declaration) -> UnsafeBufferPointer<GenericParameter> {
    UnsafeBufferPointer(
      start: columns.pointee.generics + Int(declaration.generics.first), count: Int(declaration.generics.count))
  }

  /// The block that ends a statement or closure.
  func block(of id: TermID) -> TermID {
    children(of: id).last { kind(of: $0) == .block } ?? .none
  }
}
