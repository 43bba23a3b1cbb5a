internal import SwiftReader

/// Reduces a syntax tree to the facts that linking needs.
struct Collector {
  let file: SwiftFile
  var facts: FileFacts
  private var numbers: [String: UInt32] = ["": 0]
  /// Where text that only demonstrates begins and ends, by its `MARK` comments.
  let demoRanges: [Range<Int>]
  /// The declaration whose parts are being read.
  var parent = DeclarationID.none
  var isPreview = false
  var isDemo = false

  init(_ file: SwiftFile, name: String, module: String) {
    self.file = file
    facts = FileFacts(file: name, module: module)
    facts.lines = LineStarts(file.bytes)
    demoRanges = Self.demoRanges(in: file.bytes)
  }

  mutating func collect() {
    for item in file.items(of: file.root) { collectTopLevel(item) }
  }

  private mutating func collectTopLevel(_ item: NodeID) {
    switch file.kind(of: item) {
    case .ifConfig:
      for clause in file.clauses(of: item) {
        for inner in file.items(of: clause) { collectTopLevel(inner) }
      }
    case .variableDeclaration, .functionDeclaration: declare(item)
    case let kind where kind.isDeclaration: declare(item)
    case .macroExpansion, .call, .assignment, .ifStatement, .forStatement, .switchStatement, .doStatement,
      .tryExpression, .awaitExpression, .guardStatement, .whileStatement, .returnStatement:
      facts.statements.append(statement(item))
    default: break
    }
  }

  // MARK: Terms

  mutating func number(of name: String) -> UInt32 {
    if let number = numbers[name] { return number }
    let number = UInt32(facts.names.count)
    facts.names.append(name)
    numbers[name] = number
    return number
  }

  mutating func add(
    _ kind: TermKind, _ node: NodeID, name: String = "", _ children: [TermID] = [], isMarked: Bool = false
  ) -> TermID {
    add(kind, file.range(of: node), name: number(of: name), children, isMarked: isMarked)
  }

  mutating func add(
    _ kind: TermKind, _ range: Range<Int>, name: UInt32 = 0, _ children: [TermID] = [], isMarked: Bool = false
  ) -> TermID {
    let id = TermID(index: UInt32(facts.terms.count))
    facts.terms.append(
      Term(
        kind: kind, isMarked: isMarked, name: name, firstLink: UInt32(facts.links.count),
        linkCount: UInt32(children.count), start: UInt32(range.lowerBound), end: UInt32(range.upperBound)))
    facts.links.append(contentsOf: children)
    return id
  }

  /// Source text on one line.
  func folded(_ node: NodeID) -> String { folded(file.range(of: node)) }

  func folded(_ range: Range<Int>) -> String {
    file.text(in: range).split { $0 == " " || $0.isNewline || $0 == "\t" }.joined(separator: " ")
  }

  // MARK: Demonstrations

  /// From a `// MARK: - Demo` comment to the next `// MARK: -`.
  private static func demoRanges(in bytes: [UInt8]) -> [Range<Int>] {
    let mark = Array("// MARK:".utf8)
    var ranges: [Range<Int>] = []
    var start: Int?
    var at = 0
    while let slash = bytes[at...].firstIndex(of: UInt8(ascii: "/")) {
      guard bytes[slash...].starts(with: mark) else {
        at = slash + 1
        continue
      }
      let end = bytes[slash...].firstIndex(of: 0x0A) ?? bytes.count
      let words = bytes[slash + mark.count..<end].split { $0 == 0x20 || $0 == 0x09 || $0 == 0x2D || $0 == 0x0D }
      if let begun = start {
        ranges.append(begun..<slash)
        start = nil
      }
      if let first = words.first, ["Demo", "Demos", "Demonstration"].contains(String(decoding: first, as: UTF8.self)) {
        start = slash
      }
      at = end
    }
    if let start { ranges.append(start..<bytes.count) }
    return ranges
  }
}
