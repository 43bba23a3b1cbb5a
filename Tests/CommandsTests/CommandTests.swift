import Foundation
import Testing

@testable import Commands

@Suite struct CommandTests {
  @Test("an input that cannot be read gives 2, and the others are judged")
  func unreadableInput() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    let result = shipped.run("gate", "missing.json", "Catalogs/Paywalls/PackagePaywall.json", "--locale", "de")
    #expect(result.status == .unusable)
    #expect(result.output.contains("package-paywall  renders  de"))
    #expect(result.diagnostics.contains("'missing.json' does not exist"))
  }

  @Test("a file without a paywall gives an empty table and 0")
  func noPaywall() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    try shipped.write("{\"colour\": \"blue\"}", to: "other.json")
    let result = shipped.run("gate", "other.json")
    #expect(result.status == .fine)
    #expect(result.output == "no paywalls\n")
  }

  @Test("a source whose line breaks were lost is told, never answered with an empty list")
  func lostLineBreaks() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    let code = "// A view. import SwiftUI struct Page: View { var body: some View { Text(\"Hello\") } }"
    try shipped.write(String(repeating: code + " ", count: 4), to: "Lost.swift")
    let result = shipped.run("extract", "--no-write", "Lost.swift")
    #expect(result.status == .unusable)
    #expect(result.output.isEmpty)
    #expect(result.diagnostics.contains("[no-declarations]"))
    #expect(result.diagnostics.contains("restore its line breaks"))
  }

  @Test("a source that does not parse is told and gives 2, with what could be read of it")
  func doesNotParse() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    let page = "Skip to content\n\nimport SwiftUI\nstruct Page: View {\n  var body: some View { Text(\"Hello\") }\n}\n"
    try shipped.write(page, to: "Page.swift")
    let result = shipped.run("extract", "--no-write", "Page.swift")
    #expect(result.status == .unusable)
    #expect(result.diagnostics.contains("[unreadable-swift]"))
    #expect(result.output.contains("\"Hello\""))
  }

  @Test("a rendering has the same bytes each time")
  func sameBytes() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    let first = shipped.run("render", "--locale", "ar", "--locale", "de", "--format", "json")
    #expect(first.status == .fine)
    #expect(first.output == shipped.run("render", "--locale", "ar", "--locale", "de", "--format", "json").output)
    #expect(first.output.contains("Start %lld-Day Free Trial"))
  }

  @Test("a misspelt id of a paywall is answered with the nearest")
  func nearestPaywall() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    let result = shipped.run("render", "trial-timelin")
    #expect(result.status == .unusable)
    #expect(result.diagnostics.contains("did you mean 'trial-timeline'?"))
  }

  @Test("one text is evaluated with its arguments, and one that is missing is told")
  func message() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    let path = "Catalogs/Paywalls/Localizable.xcstrings"
    let found = shipped.run("message", path, "%lld days free, then %@", "--locale", "ru", "22", "$39.99")
    #expect(found.status == .fine)
    #expect(found.output == "22 дня бесплатно, затем $39.99\n")
    let missing = shipped.run("message", path, "Nothing", "--locale", "ru")
    #expect(missing.status == .findings)
    #expect(missing.diagnostics.contains("[missing-translation]"))
    #expect(shipped.run("message", path, "%lld days free, then %@", "--locale", "ru").status == .findings)
  }

  @Test("plural categories and dates of a locale")
  func pluralsAndDates() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    #expect(shipped.run("plural", "--locale", "ru", "1", "2", "5", "1.5").output == "one\nfew\nmany\nother\n")
    #expect(shipped.run("plural", "--locale", "en", "--ordinal", "2").output == "two\n")
    #expect(shipped.run("date", "--locale", "de", "--skeleton", "MMMd", "2026-10-12").output == "12. Okt.\n")
    #expect(shipped.run("date", "--locale", "de", "--skeleton", "MMMd", "2026-02-30").status == .unusable)
    let time = shipped.run("date", "--locale", "en", "--skeleton", "hmB", "2026-10-12T15:05")
    #expect(time.output == "3:05 in the afternoon\n")
    for word in ["2026-10-12T", "2026-10-12T3:05", "2026-10-12T24:00", "2026-10-12T15", "2026-10-12T+1:00", "T15:05"] {
      #expect(shipped.run("date", "--locale", "en", "--skeleton", "hm", word).status == .unusable, "\(word)")
    }
  }

  @Test("a catalog is created, translated and formatted without a stray change")
  func catalog() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    #expect(shipped.run("catalog", "new", "New.xcstrings", "--language", "en").status == .fine)
    #expect(shipped.run("format", "--check", "New.xcstrings").status == .fine)
    let path = "Catalogs/Paywalls/Localizable.xcstrings"
    let before = try shipped.text(path).split(separator: "\n")
    #expect(shipped.run("catalog", "set", path, "Monthly", "Im Monat", "--language", "de").status == .fine)
    let change = try shipped.text(path).split(separator: "\n").difference(from: before)
    #expect(change.insertions.count == 1 && change.removals.count == 1)
    #expect(shipped.run("catalog", "set", path, "Missing", "x", "--language", "de").status == .unusable)
  }

  @Test("every command answers --help with its own page")
  func help() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    for command in Program.commands {
      let result = shipped.run(command.page.name, "--help")
      #expect(result.status == .fine)
      #expect(result.output.hasPrefix("\(command.page.name): \(command.page.summary)\n"))
    }
  }
}
