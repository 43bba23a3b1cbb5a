import Foundation
import Testing
import Workspace

@testable import Commands

/// Apple's own commands, as scripts call them.
@Suite struct CatalogToolTests {
  private func run(_ shipped: Shipped, _ words: String...) -> (
    status: Commands.ExitStatus, output: String, diagnostics: String
  ) {
    shipped.run(words) { CatalogTool.run($0, terminal: $1, files: $2) }
  }

  private static let catalog = "Catalogs/Paywalls/Localizable.xcstrings"

  @Test("print gives one key a line")
  func printKeys() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    let result = run(shipped, "print", Self.catalog)
    #expect(result.status == .fine)
    #expect(result.output.split(separator: "\n").contains("%lld days free, then %@"))
    #expect(run(shipped, "print", "wordgate.json").status == .findings)
  }

  @Test("compile writes .lproj folders; --dry-run lists their whole paths and writes nothing")
  func compile() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    let dry = run(shipped, "compile", Self.catalog, "--dry-run", "-l", "ru", "--output-directory", "out")
    #expect(
      dry.output
        == "\(shipped.folder)/out/ru.lproj/Localizable.strings\n\(shipped.folder)/out/ru.lproj/Localizable.stringsdict\n"
    )
    #expect(!FileManager.default.fileExists(atPath: shipped.folder + "/out"))
    let result = run(shipped, "compile", "-o", "out", "--serialization-format", "binary", "-l", "ru", Self.catalog)
    #expect(result.status == .fine)
    let data = try Data(contentsOf: URL(fileURLWithPath: shipped.folder + "/out/ru.lproj/Localizable.strings"))
    #expect(data.starts(with: Data("bplist00".utf8)))
    #expect(try FileManager.default.contentsOfDirectory(atPath: shipped.folder + "/out") == ["ru.lproj"])
  }

  @Test("errors of a catalog are told as Apple's tool tells them, and nothing is written")
  func compileErrors() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    try shipped.write(
      "{\"sourceLanguage\":\"en\",\"strings\":{\"a (b)\":{\"localizations\":{\"de\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"%#@c@\"}}}}},\"version\":\"1.0\"}",
      to: "Bad.xcstrings")
    let result = run(shipped, "compile", "Bad.xcstrings", "-o", "out")
    #expect(result.status == .findings)
    #expect(
      result.diagnostics
        == "\(shipped.folder)/Bad.xcstrings: error: Referencing undefined substitution 'c' (de: a (b))\n")
    #expect(!FileManager.default.fileExists(atPath: shipped.folder + "/out"))
    try shipped.write("{\"sourceLanguage\":\"en\",\"strings\":{}}", to: "Bad.xcstrings")
    #expect(
      run(shipped, "compile", "Bad.xcstrings", "-o", "out").diagnostics
        == "\(shipped.folder)/Bad.xcstrings: error: Missing required key 'version'\n")
  }

  @Test("what extract writes, sync takes into a catalog")
  func extractAndSync() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    for folder in ["App/One", "App/Two"] {
      try FileManager.default.createDirectory(atPath: "\(shipped.folder)/\(folder)", withIntermediateDirectories: true)
    }
    let view =
      "import SwiftUI\nstruct Page: View {\n  var days = 3\n  var body: some View { Text(\"\\(days) days\") }\n}\n"
    try shipped.write(view, to: "App/One/Page.swift")
    try shipped.write("func title() -> String { Translated(\"Own\", comment: \"\") }\n", to: "App/Two/Page.swift")
    let extracted = run(
      shipped, "extract", "App", "--SwiftUI", "--modern-localizable-strings", "-s", "Translated", "-o", "data")
    #expect(extracted.status == .fine, "\(extracted.diagnostics)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: shipped.folder + "/data").sorted()
        == ["Page-2.stringsdata", "Page.stringsdata"])
    #expect(try shipped.text("data/Page.stringsdata").contains("\(shipped.folder)/App/One/Page.swift"))
    #expect(shipped.run("catalog", "new", "Localizable.xcstrings", "--language", "en").status == .fine)
    let synced = run(
      shipped, "sync", "Localizable.xcstrings", "--stringsdata", "data/Page.stringsdata", "data/Page-2.stringsdata",
      "--skip-marking-strings-stale")
    #expect(synced.status == .fine)
    #expect(shipped.run("catalog", "list", "Localizable.xcstrings").output == "%lld days\nOwn\n")
    #expect(run(shipped, "extract", "App", "--output-format", "xcstrings", "-o", "catalogs").status == .fine)
    #expect(shipped.run("catalog", "list", "catalogs/Localizable.xcstrings").output.contains("%lld days\n"))
  }

  @Test("generate-symbols writes one file for a table")
  func symbols() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    let text =
      "{\"sourceLanguage\":\"en\",\"strings\":{\"app.name\":{\"extractionState\":\"manual\"}},\"version\":\"1.1\"}"
    try shipped.write(text, to: "Localizable.xcstrings")
    let result = run(
      shipped, "generate-symbols", "Localizable.xcstrings", "--language", "swift", "--output-directory", "out")
    #expect(result.status == .fine)
    #expect(try shipped.text("out/GeneratedStringSymbols_Localizable.swift").contains("static var appName"))
  }

  @Test("wrong use is told in the name of the tool, and every command has a page")
  func usage() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    #expect(run(shipped, "compil").diagnostics.contains("did you mean 'compile'?; 'xcstringstool --help' lists them"))
    for command in CatalogTool.commands {
      #expect(run(shipped, command.page.name, "--help").output.contains("Usage: xcstringstool \(command.page.name)"))
    }
  }
}
