import Foundation
import Testing

@testable import Commands

@Suite struct SyncCommandTests {
  private func data(_ keys: String...) -> String {
    let strings = keys.map { "{\"comment\":\"\",\"key\":\"\($0)\"}" }.joined(separator: ",")
    return "{\"source\":\"A.swift\",\"tables\":{\"App\":[\(strings)]},\"version\":1}"
  }

  private func folder() throws -> Shipped {
    let shipped = try Shipped()
    #expect(shipped.run("catalog", "new", "App.xcstrings", "--language", "en").status == .fine)
    try shipped.write(data("Open", "Close"), to: "ios.stringsdata")
    try shipped.write(data("Open", "Quit"), to: "mac.stringsdata")
    #expect(shipped.run("sync", "App.xcstrings", "--stringsdata", "ios.stringsdata", "mac.stringsdata").status == .fine)
    return shipped
  }

  @Test("the extractions of all platforms are one: nothing goes stale that one of them has")
  func platforms() throws {
    let shipped = try folder()
    defer { shipped.remove() }
    #expect(shipped.run("catalog", "list", "App.xcstrings").output == "Close\nOpen\nQuit\n")
    #expect(shipped.run("catalog", "list", "App.xcstrings", "--state", "stale").output == "")
    let again = shipped.run(
      "sync", "App.xcstrings", "--stringsdata", "mac.stringsdata", "--stringsdata", "ios.stringsdata")
    #expect(again.status == .fine && again.diagnostics == "")
  }

  @Test("a vanished key goes stale, stays with --keep-stale, and is removed with --prune")
  func vanished() throws {
    let shipped = try folder()
    defer { shipped.remove() }
    let kept = shipped.run("sync", "App.xcstrings", "--stringsdata", "ios.stringsdata", "--keep-stale")
    #expect(kept.diagnostics == "")
    let check = shipped.run("sync", "App.xcstrings", "--stringsdata", "ios.stringsdata", "--check")
    #expect(check.status == .findings && check.diagnostics == "App.xcstrings: 1 stale\n")
    #expect(shipped.run("catalog", "list", "App.xcstrings", "--state", "stale").output == "")
    #expect(
      shipped.run("sync", "App.xcstrings", "--stringsdata", "ios.stringsdata").diagnostics == "App.xcstrings: 1 stale\n"
    )
    #expect(shipped.run("catalog", "list", "App.xcstrings", "--state", "stale").output == "Quit\n")
    let pruned = shipped.run("sync", "App.xcstrings", "--stringsdata", "ios.stringsdata", "--prune")
    #expect(pruned.diagnostics == "App.xcstrings: 1 pruned\n")
    #expect(shipped.run("catalog", "list", "App.xcstrings").output == "Close\nOpen\n")
  }

  @Test("a table that nobody extracted and a file that is no extraction leave the catalog alone")
  func leftAlone() throws {
    let shipped = try folder()
    defer { shipped.remove() }
    let before = try shipped.text("App.xcstrings")
    try shipped.write("{\"tables\":{\"Other\":[]},\"version\":1}", to: "other.stringsdata")
    let other = shipped.run("sync", "App.xcstrings", "--stringsdata", "other.stringsdata")
    #expect(other.status == .fine && other.diagnostics.contains("[missing-table]"))
    try shipped.write("{\"tables\":{\"App\":[]},\"version\":7}", to: "later.stringsdata")
    #expect(shipped.run("sync", "App.xcstrings", "--stringsdata", "later.stringsdata").status == .unusable)
    #expect(shipped.run("sync", "App.xcstrings", "--stringsdata", "missing.stringsdata").status == .unusable)
    #expect(shipped.run("sync", "App.xcstrings").status == .unusable)
    #expect(try shipped.text("App.xcstrings") == before)
  }

  @Test("a key that reads alike gets the translations only when asked, and the summary says so")
  func renames() throws {
    let shipped = try folder()
    defer { shipped.remove() }
    try shipped.write(data("Open the door now"), to: "old.stringsdata")
    try shipped.write(data("Open the doors now"), to: "new.stringsdata")
    _ = shipped.run("sync", "App.xcstrings", "--stringsdata", "old.stringsdata")
    _ = shipped.run("catalog", "set", "App.xcstrings", "Open the door now", "Öffne die Tür", "--language", "de")
    let followed = shipped.run("sync", "App.xcstrings", "--stringsdata", "new.stringsdata", "--follow-renames")
    #expect(followed.diagnostics.contains("1 renamed"))
    #expect(followed.diagnostics.contains("'Open the doors now' has the translations of 'Open the door now'"))
    #expect(
      shipped.run("catalog", "list", "App.xcstrings", "--state", "needs_review").output == "Open the doors now: de\n")
  }

  @Test("extract makes the catalog of a table that has none when asked, and only then")
  func create() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    try FileManager.default.createDirectory(atPath: shipped.folder + "/App", withIntermediateDirectories: true)
    let page =
      "import SwiftUI\nstruct Page: View {\n  var body: some View { Text(\"Hello\", tableName: \"Extra\") }\n}\n"
    try shipped.write(page, to: "App/Page.swift")
    let told = shipped.run("extract", "App")
    #expect(told.status == .fine && told.diagnostics.contains("[missing-table]"))
    #expect(shipped.run("extract", "App", "--create", "--check").status == .findings)
    #expect(!FileManager.default.fileExists(atPath: shipped.folder + "/App/Extra.xcstrings"))
    #expect(shipped.run("extract", "App", "--create").status == .fine)
    #expect(shipped.run("catalog", "list", "App/Extra.xcstrings").output == "Hello\n")
    #expect(shipped.run("format", "--check", "App/Extra.xcstrings").status == .fine)
  }
}
