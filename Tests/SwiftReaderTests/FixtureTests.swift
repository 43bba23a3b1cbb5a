import SwiftReader
import Testing

@Suite struct FixtureTests {
  @Test("all fixtures are there")
  func fixturesAreThere() {
    #expect(Fixture.all.count == 8)
  }

  @Test("a fixture is understood completely", arguments: Fixture.all)
  func isUnderstood(fixture: Fixture) {
    let file = SwiftFile(fixture.bytes)
    #expect(file.problems == [])
    #expect(file.descendants(of: file.root, of: .unrecognized).isEmpty)
    #expect(file.hasDeclarations)
  }

  @Test("children lie inside their parent, in source order, without overlap", arguments: Fixture.all)
  func childrenLieInOrder(fixture: Fixture) {
    let file = SwiftFile(fixture.bytes)
    #expect(misplaced(in: file).isEmpty)
  }

  @Test("every kind of node is in a fixture")
  func everyKindIsCovered() {
    var seen: Set<NodeKind> = [.missing, .unrecognized]
    for fixture in Fixture.all {
      let file = SwiftFile(fixture.bytes)
      file.walk(file.root) { node in
        seen.insert(file.kind(of: node))
        return true
      }
    }
    let missing = Set(NodeKind.allCases).subtracting(seen)
    #expect(missing == [.thenStatement, .namedOpaqueType], "of experimental features, in no fixture")
  }

  @Test("CRLF line ends and a byte-order mark change nothing but offsets", arguments: Fixture.all)
  func lineEndsDoNotMatter(fixture: Fixture) {
    let file = SwiftFile(fixture.bytes)
    let windows: [UInt8] =
      [0xEF, 0xBB, 0xBF] + fixture.bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    let other = SwiftFile(windows)
    #expect(other.problems == [])
    #expect(outline(of: file) == outline(of: other))
  }

  /// Nodes that lie outside their parent or before their sister.
  private func misplaced(in file: SwiftFile) -> [NodeID] {
    var misplaced: [NodeID] = []
    file.walk(file.root) { node in
      let range = file.range(of: node)
      var end = range.lowerBound
      for child in file.children(of: node) {
        let inner = file.range(of: child)
        if inner.lowerBound < end || inner.upperBound > range.upperBound { misplaced.append(child) }
        end = inner.upperBound
      }
      return true
    }
    return misplaced
  }

  /// Kinds, names and texts, without offsets.
  private func outline(of file: SwiftFile) -> [String] {
    var lines: [String] = []
    file.walk(file.root) { node in
      let pieces = file.segments(of: node).map { if case .text(let text, _) = $0 { text } else { "()" } }
      lines.append("\(file.kind(of: node)) \(file.name(of: node)) \(pieces)")
      return true
    }
    return lines
  }
}
