public import Findings

/// What one Swift file says, reduced to what decides where its text goes.
///
/// A plain value: it depends on the file alone and can be made anywhere. It takes about as much memory as the file,
/// half as much again where that is dense.
public struct FileFacts: Sendable {
  /// The path shown to people.
  public var file: String
  /// The module or target that compiles the file.
  public var module: String
  /// What is wrong with the file itself.
  public var findings: [Finding]
  let block: FactsBlock

  init(file: String, module: String, findings: [Finding] = [], block: FactsBlock) {
    self.file = file
    self.module = module
    self.findings = findings
    self.block = block
  }
}

// MARK: Columns, good as long as the facts

extension FileFacts {
  var counts: FactsCounts { block.counts }

  var terms: TermColumn {
    let terms: UnsafeBufferPointer<PackedTerm> = block.elements(counts.places.terms, counts.terms)
    return TermColumn(base: terms.baseAddress.unsafelyUnwrapped, wide: wide.baseAddress.unsafelyUnwrapped)
  }

  /// The numbers of terms that are not small.
  var wide: UnsafeBufferPointer<WideTerm> { block.elements(counts.places.wide, counts.wide) }
  var declarations: Column<Declaration> { block.column(counts.places.declarations, counts.declarations) }
  var parameters: Column<Parameter> { block.column(counts.places.parameters, counts.parameters) }
  var generics: Column<GenericParameter> { block.column(counts.places.generics, counts.generics) }
  var literals: Column<StringLiteral> { block.column(counts.places.literals, counts.literals) }
  var segments: Column<StringLiteral.Segment> { block.column(counts.places.segments, counts.segments) }
  /// The statements at the top of the file.
  var statements: UnsafeBufferPointer<TermID> { block.elements(counts.places.statements, counts.statements) }
  /// Where the lines start, so that offsets become places.
  var lines: LineStarts { LineStarts(starts: block.column(counts.places.lines, counts.lines)) }

  var names: NameTable {
    let text: UnsafeBufferPointer<UInt8> = block.elements(counts.places.text, counts.text)
    return NameTable(ends: block.column(counts.places.names, counts.names), text: text.baseAddress.unsafelyUnwrapped)
  }
}

extension FileFacts: Hashable {
  public static func == (left: FileFacts, right: FileFacts) -> Bool {
    left.file == right.file && left.module == right.module && left.findings == right.findings
      && left.counts == right.counts && left.block.bytes.elementsEqual(right.block.bytes)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(module)
    hasher.combine(bytes: block.bytes)
  }
}

extension FileFacts {
  /// How much memory the columns take, in bytes.
  package var byteCount: Int { block.bytes.count }
}
