internal import Findings

/// Where the facts of a file lie, so that asking for a term copies nothing and counts no references.
struct FactsColumns: BitwiseCopyable {
  var terms: TermColumn
  var literals: Column<StringLiteral>
  var segments: Column<StringLiteral.Segment>
  var declarations: Column<Declaration>
  var parameters: Column<Parameter>
  var generics: Column<GenericParameter>
  var statements: UnsafeBufferPointer<TermID>
  var symbols: UnsafePointer<Symbol>
  /// The path of the file, and the module that compiles it.
  var path = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  var module = Symbol.empty

  init(_ facts: FileFacts, symbols: UnsafePointer<Symbol>) {
    terms = facts.terms
    literals = facts.literals
    segments = facts.segments
    declarations = facts.declarations
    parameters = facts.parameters
    generics = facts.generics
    statements = facts.statements
    self.symbols = symbols
  }
}

/// The facts of one file while they are linked.
struct SourceFacts: BitwiseCopyable {
  let columns: UnsafePointer<FactsColumns>

  @inline(__always)
  subscript(_ id: TermID) -> Term { columns.pointee.terms[id] }
  @inline(__always)
  subscript(_ id: DeclarationID) -> Declaration { columns.pointee.declarations[Int(id.index)] }
  var declarations: Column<Declaration> { columns.pointee.declarations }
  var statements: UnsafeBufferPointer<TermID> { columns.pointee.statements }

  @inline(__always)
  func kind(of id: TermID) -> TermKind { columns.pointee.terms.kind(of: id) }

  /// The name of a term; of a string or local declaration, whose number means something else, none.
  @inline(__always)
  func name(of id: TermID) -> Symbol {
    let kind = columns.pointee.terms.kind(of: id)
    if kind == .string || kind == .localDeclaration { return .empty }
    return columns.pointee.symbols[Int(columns.pointee.terms.name(of: id))]
  }

  /// Whether a term has the mark whose meaning depends on the kind.
  @inline(__always)
  func isMarked(_ id: TermID) -> Bool { columns.pointee.terms.isMarked(id) }

  @inline(__always)
  func symbol(_ name: NameID) -> Symbol { columns.pointee.symbols[Int(name.index)] }

  @inline(__always)
  func children(of id: TermID) -> TermList { columns.pointee.terms.children(of: id) }

  /// The terms of a group; none where there is no group.
  @inline(__always)
  func list(_ group: TermID) -> TermList { children(of: group) }

  /// The children behind the first: the arguments of a call.
  @inline(__always)
  func arguments(of id: TermID) -> TermList { children(of: id).dropFirst() }

  /// The arguments of an attribute, without the type in front of them.
  func arguments(ofAttribute id: TermID) -> TermList { children(of: id).drop { kind(of: $0) != .argument } }

  /// The child at a position, or no term.
  @inline(__always)
  func child(_ position: Int, of id: TermID) -> TermID { columns.pointee.terms.child(position, of: id) }

  func range(of id: TermID) -> Range<Int> {
    let term = self[id]
    return Int(term.start)..<Int(term.end)
  }

  @inline(__always)
  func literal(of id: TermID) -> StringLiteral {
    columns.pointee.literals[Int(columns.pointee.terms.name(of: id))]
  }

  @inline(__always)
  func segments(of literal: StringLiteral) -> Column<StringLiteral.Segment> {
    columns.pointee.segments.run(literal.segments)
  }

  @inline(__always)
  func parameters(of declaration: Declaration) -> Column<Parameter> {
    columns.pointee.parameters.run(declaration.parameters)
  }

  @inline(__always)
  func generics(of declaration: Declaration) -> Column<GenericParameter> {
    columns.pointee.generics.run(declaration.generics)
  }

  /// The block that ends a statement or closure.
  func block(of id: TermID) -> TermID {
    children(of: id).last { kind(of: $0) == .block } ?? .none
  }
}
