import Foundation
import Testing

@testable import Commands

@Suite struct FixCommandTests {
  private static let item = "import Foundation\nstruct Item { var title: String = \"Welcome back\" }\n"
  private static let page = """
    import SwiftUI
    struct Page: View { let item: Item; var body: some View { Text(item.title); Label(other, systemImage: "star") }
      let other: String = "Another line"
    }

    """

  @Test("the changes are shown as a diff, made, and looked up afterwards; a second run has nothing to do")
  func fixes() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    try shipped.write(Self.item, to: "App/Item.swift")
    try shipped.write(Self.page, to: "App/Page.swift")
    let dry = shipped.run("fix", "App", "--dry-run")
    #expect(dry.status == .findings)
    #expect(try shipped.text("App/Item.swift") == Self.item)
    let fix = shipped.run("fix", "App")
    #expect(fix.status == .fine)
    #expect(fix.output == dry.output)
    #expect(fix.output.contains("+++ b/App/Item.swift\n"))
    #expect(fix.output.contains("+struct Item { var title: LocalizedStringResource = \"Welcome back\" }\n"))
    #expect(fix.diagnostics == "2 of 2 texts freed, 0 left as they are\n")
    #expect(
      try shipped.text("App/Item.swift")
        == Self.item.replacingOccurrences(of: "String =", with: "LocalizedStringResource ="))
    #expect(try shipped.text("App/Page.swift").contains("let other: String = String(localized: \"Another line\")"))
    let listed = shipped.run("extract", "--no-write", "App").output
    #expect(listed.contains("2 strings, 0 verbatim"))
    let again = shipped.run("fix", "App")
    #expect(again.output.isEmpty)
    #expect(again.diagnostics == "every text is looked up already\n")
  }

  @Test("with a path, the texts of other files stay, and the whole project is still the proof")
  func paths() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    try shipped.write("{ \"sources\": [\"App\"] }", to: "wordgate.json")
    try shipped.write(Self.item, to: "App/Item.swift")
    try shipped.write(Self.page, to: "App/Page.swift")
    _ = shipped.run("fix", "App/Page.swift")
    #expect(try shipped.text("App/Item.swift") == Self.item)
    try shipped.write("import Foundation\nlet same = Item().title == \"x\"\n", to: "App/Other.swift")
    let fix = shipped.run("fix", "App/Item.swift")
    #expect(fix.diagnostics == "0 of 1 text freed, 1 left as it is\n")
    #expect(try shipped.text("App/Item.swift") == Self.item)
  }

  @Test("a file that would not know the type is left alone, with those that an edit has to change with it")
  func imports() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    let item = "struct Item { var title: String = \"Welcome back\" }\n"
    try shipped.write(item, to: "App/Item.swift")
    try shipped.write(
      "import SwiftUI\nstruct Page: View { let item: Item; var body: some View { Text(item.title) } }\n",
      to: "App/Page.swift")
    let fix = shipped.run("fix", "App")
    #expect(fix.status == .fine)
    #expect(fix.diagnostics.contains("it imports neither Foundation nor SwiftUI"))
    #expect(try shipped.text("App/Item.swift") == item)
  }

  @Test("systems without the type keep the text as it is", arguments: [("v15", false), ("v16", true)])
  func oldSystems(_ version: String, _ isFixed: Bool) throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    try shipped.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", platforms: [.iOS(.\(version))], targets: [.target(name: "App")])
      """, to: "App/Package.swift")
    try shipped.write(Self.item, to: "App/Sources/App/Item.swift")
    try shipped.write(Self.page, to: "App/Sources/App/Page.swift")
    let fix = shipped.run("fix", "App")
    #expect(try shipped.text("App/Sources/App/Item.swift").contains("LocalizedStringResource") == isFixed)
    #expect(fix.diagnostics.contains("LocalizedStringResource needs iOS 16") == !isFixed)
  }

  @Test("a path that does not exist is wrong use")
  func missing() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    #expect(shipped.run("fix", "Nowhere").status == .unusable)
  }
}
