internal import Findings

/// The facts of one file, held in one place so that asking for a term copies nothing.
final class IndexedFacts: Sendable {
  private let facts: FileFacts

  init(_ facts: FileFacts) { self.facts = facts }

  var file: String { facts.file }
  var module: String { facts.module }
  var findings: [Finding] { facts.findings }
  var declarations: [Declaration] { facts.declarations }
  var statements: [TermID] { facts.statements }

  subscript(_ id: TermID) -> Term { facts.terms[Int(id.index)] }
  subscript(_ id: DeclarationID) -> Declaration { facts.declarations[Int(id.index)] }

  func kind(of id: TermID) -> TermKind { facts.terms[Int(id.index)].kind }
  func name(of id: TermID) -> String { facts.names[Int(facts.terms[Int(id.index)].name)] }
  func children(of id: TermID) -> ArraySlice<TermID> { facts.children(of: id) }
  func child(_ position: Int, of id: TermID) -> TermID { facts.child(position, of: id) }
  func range(of id: TermID) -> Range<Int> { facts.range(of: id) }
  func literal(of id: TermID) -> StringLiteral { facts.literals[Int(facts.terms[Int(id.index)].name)] }
  func location(of offset: Int) -> Location { facts.location(of: offset) }
  func location(of id: TermID) -> Location { facts.location(of: id) }
  func block(of id: TermID) -> TermID { facts.block(of: id) }

  /// The parent and kind of a declaration, without the rest of it.
  func parent(of id: DeclarationID) -> DeclarationID { facts.declarations[Int(id.index)].parent }
}
