import Exchange
import Foundation
import Testing

@Suite struct FormatDocumentationTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Exchange/Exchange.docc/Formats.md")

  @Test(arguments: ExchangeFormats.all.map(\.name))
  func thePageNamesTheLossesOfEveryFormat(_ name: String) throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let row = try #require(text.split(separator: "\n").first { $0.hasPrefix("|") && $0.contains("`\(name)`") })
    let losses = try #require(ExchangeFormats.named(name)).losses
    let told = row.split(separator: "|").last.map { $0.split { $0 == "`" || $0 == " " }.map(String.init) } ?? []
    #expect(told == losses.map(\.rawValue))
  }
}
