import Foundation
import Testing

@testable import Commands

/// The commands of the documentation of paywall definitions, run as they stand there.
@Suite struct DefinitionPageTests {
  private static let page = "Sources/Wordgate/Wordgate.docc/PaywallDefinitions.md"

  /// The blocks of a kind, in order.
  private func blocks(_ kind: String) throws -> [String] {
    let text = try String(contentsOfFile: "\(Shipped.root)/\(Self.page)", encoding: .utf8)
    return text.components(separatedBy: "```").filter { $0.hasPrefix("\(kind)\n") }.map {
      String($0.dropFirst(kind.count + 1))
    }
  }

  @Test func `every command of the page gives what the page says`() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    try shipped.write("{}", to: "wordgate.json")
    try shipped.write(try #require(try blocks("json").first), to: "cards.json")
    let consoles = try blocks("console")
    #expect(consoles.count == 4)
    for block in consoles {
      var output = ""
      for line in block.split(separator: "\n") where line.hasPrefix("$ wordgate ") {
        let result = shipped.run(words(of: line.dropFirst("$ wordgate ".count)))
        output += "\(line)\n\(result.output)\(result.diagnostics)"
      }
      #expect(block == output)
    }
  }

  /// The words of a command line; single quotes keep words together.
  private func words(of line: Substring) -> [String] {
    line.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
      index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
    }
  }
}
