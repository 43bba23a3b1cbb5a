import Testing

@testable import Commands

@Suite struct FactsCommandTests {
  private static let page = """
    import SwiftUI
    struct Page: View { let item: Item; var body: some View { Text(item.title); Text("\\(item.count) left") } }
    """
  private static let item = """
    struct Item { var title = "Written elsewhere"; var count: Int32 = 1 }
    """

  @Test("facts of two pieces put together have the bytes of one run", arguments: ["text", "json"])
  func shards(format: String) throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    try shipped.write(Self.page, to: "App/Page.swift")
    try shipped.write(Self.item, to: "App/Item.swift")
    let whole = shipped.run("extract", "--no-write", "--format", format, "App")
    #expect(shipped.run("facts", "App/Page.swift", "--out", "one").status == .fine)
    #expect(shipped.run("facts", "App/Item.swift", "--out", "two").status == .fine)
    let linked = shipped.run("extract", "--no-write", "--format", format, "--facts", "one", "--facts", "two")
    #expect(linked.status == whole.status)
    #expect(linked.output == whole.output)
    #expect(linked.output.contains("%d left"))
    #expect(linked.output.contains("Written elsewhere"))
  }

  @Test("a damaged file of facts is told, and the others are linked")
  func damaged() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    try shipped.write(Self.item, to: "App/Item.swift")
    try shipped.write(Self.page, to: "App/Page.swift")
    _ = shipped.run("facts", "App", "--out", "facts")
    try shipped.write("WGFACTS\n no facts", to: "facts/other.facts")
    let linked = shipped.run("extract", "--no-write", "--facts", "facts")
    #expect(linked.status == .unusable)
    #expect(linked.diagnostics.contains("holds no facts that can be read"))
    #expect(linked.output.contains("Written elsewhere"))
  }

  @Test("facts without a folder to go to are wrong use")
  func noFolder() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    #expect(shipped.run("facts", "App.swift").status == .unusable)
  }
}
