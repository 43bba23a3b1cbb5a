/// A Swift source file, read into a flat arena of nodes.
///
/// Reading never fails: what is not understood becomes an ``NodeKind/unrecognized`` node and a problem, and reading
/// goes on at the next declaration. Every branch of `#if` is kept. Nothing is resolved: names are text.
///
///     let file = SwiftFile(Array("let title = Text(\"Day \\(day)\")".utf8))
///     for call in file.descendants(of: file.root, of: .call) {
///       print(file.name(of: file.callee(of: call)), file.arguments(of: call).map { file.text(of: $0) })
///     }
///
/// Nodes form a tree of bounded depth, so it may be walked recursively.
public struct SwiftFile: Sendable {
  /// The file as it was given.
  public let bytes: [UInt8]
  /// The parts that are not understood, in source order.
  public let problems: [SwiftProblem]
  @usableFromInline let nodes: NodeStore

  /// Reads a file. Any bytes are accepted; UTF-8 is expected.
  public init(_ bytes: [UInt8]) {
    self = SwiftFileReader().read(bytes).compact
  }

  /// The same file with its nodes in memory of their own, and no more of it than they need.
  package var compact: SwiftFile { SwiftFile(bytes, problems, nodes.copy()) }

  init(_ bytes: [UInt8], _ problems: [SwiftProblem], _ nodes: NodeStore) {
    self.bytes = bytes
    self.problems = problems
    self.nodes = nodes
  }

  /// The node that holds the file's items.
  @inlinable
  public var root: NodeID { NodeID(1) }

  /// Whether the file holds anything but white space and comments.
  public var hasCode: Bool { nodes[1].firstChild != 0 }

  /// Whether a declaration stands at the top of the file or in an `#if` there; an import alone does not count.
  public var hasDeclarations: Bool { hasDeclarations(in: root) }

  private func hasDeclarations(in id: NodeID) -> Bool {
    children(of: id).contains { child in
      switch kind(of: child) {
      case .ifConfig, .ifConfigClause: hasDeclarations(in: child)
      case .importDeclaration: false
      case .macroExpansion: true
      case let kind: kind.isDeclaration
      }
    }
  }
}
