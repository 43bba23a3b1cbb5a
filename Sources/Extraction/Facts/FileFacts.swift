public import Findings

/// What one Swift file says, reduced to what decides where its text goes.
///
/// A plain value: it depends on the file alone and can be made anywhere.
public struct FileFacts: Hashable, Sendable {
  /// The path shown to people.
  public var file: String
  /// The module or target that compiles the file.
  public var module: String
  /// What is wrong with the file itself.
  public var findings: [Finding] = []
  var names = NameTable()
  var terms = FlatArray<Term>()
  var links = FlatArray<TermID>()
  var literals = FlatArray<StringLiteral>()
  var segments = FlatArray<StringLiteral.Segment>()
  var declarations = FlatArray<Declaration>()
  var parameters = FlatArray<Parameter>()
  var generics = FlatArray<GenericParameter>()
  /// The statements at the top of the file.
  var statements = FlatArray<TermID>()
  /// Where the lines start, so that offsets become places.
  var lines = LineStarts()

  init(file: String, module: String) {
    self.file = file
    self.module = module
  }
}
