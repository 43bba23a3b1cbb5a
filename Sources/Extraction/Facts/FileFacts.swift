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
  var names: [String] = [""]
  var terms: [Term] = [Term(kind: .other, start: 0, end: 0)]
  var links: [TermID] = []
  var literals: [StringLiteral] = []
  var declarations: [Declaration] = []
  /// The statements at the top of the file.
  var statements: [TermID] = []
  /// Where the lines start, so that offsets become places.
  var lines: LineStarts = LineStarts()

  init(file: String, module: String) {
    self.file = file
    self.module = module
  }
}

extension FileFacts {
  subscript(_ id: TermID) -> Term { terms[Int(id.index)] }

  subscript(_ id: DeclarationID) -> Declaration { declarations[Int(id.index)] }

  func kind(of id: TermID) -> TermKind { terms[Int(id.index)].kind }

  func name(of id: TermID) -> String { names[Int(terms[Int(id.index)].name)] }

  func children(of id: TermID) -> ArraySlice<TermID> {
    let term = terms[Int(id.index)]
    return links[Int(term.firstLink)..<Int(term.firstLink + term.linkCount)]
  }

  /// The child at a position, or no term.
  func child(_ position: Int, of id: TermID) -> TermID {
    let term = terms[Int(id.index)]
    return position < Int(term.linkCount) ? links[Int(term.firstLink) + position] : .none
  }

  func range(of id: TermID) -> Range<Int> {
    let term = terms[Int(id.index)]
    return Int(term.start)..<Int(term.end)
  }

  func literal(of id: TermID) -> StringLiteral { literals[Int(terms[Int(id.index)].name)] }

  func location(of offset: Int) -> Location { lines.location(of: offset, in: file) }

  func location(of id: TermID) -> Location { location(of: Int(terms[Int(id.index)].start)) }

  /// The block that ends a statement or closure.
  func block(of id: TermID) -> TermID {
    children(of: id).last { kind(of: $0) == .block } ?? .none
  }
}

/// The offsets at which lines start.
struct LineStarts: Hashable, Sendable {
  private var starts: [UInt32] = [0]

  init() {}

  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < bytes.count {
        let byte = bytes[offset]
        offset += 1
        if byte == 0x0A || (byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A)) {
          starts.append(UInt32(truncatingIfNeeded: offset))
        }
      }
    }
  }

  func location(of offset: Int, in file: String) -> Location {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return Location(file: file, line: low + 1, column: max(offset - Int(starts[low]), 0) + 1)
  }
}
