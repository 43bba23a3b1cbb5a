import Foundation
import Testing
import WordgateLocales
import WordgateMessages

@testable import Commands

@Suite struct CompileCommandTests {
  private static let catalog = "Catalogs/Paywalls/Localizable.xcstrings"

  /// What Python's reader of property lists makes of each file below a folder.
  private static let script = """
    import json, os, plistlib, sys
    for folder, _, names in sorted(os.walk(sys.argv[1])):
      for name in sorted(names):
        path = os.path.join(folder, name)
        with open(path, 'rb') as file: print(json.dumps([os.path.relpath(path, sys.argv[1]), plistlib.load(file)]))
    """

  @Test("XML and binary files are read the same by Python and by Foundation", arguments: [[], ["--binary"]])
  func readBack(options: [String]) throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    let result = shipped.run(["compile", Self.catalog, "--output", "out"] + options) {
      Program.run($0, terminal: $1, files: $2)
    }
    #expect(result.status == .fine && result.diagnostics == "")
    let python = try BuiltProgram.run(["python3", "-c", Self.script, "out"], in: shipped.folder)
    #expect(python.status == 0, "\(python.diagnostics)")
    let lines = python.output.split(separator: "\n")
    #expect(lines.count >= 20)
    for line in lines {
      let pair = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
      let path = try #require(pair[0] as? String)
      let expected = try #require(pair[1] as? NSDictionary)
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(shipped.folder)/out/\(path)"))
      let read = try PropertyListSerialization.propertyList(from: data, format: nil) as? NSDictionary
      #expect(read == expected, "\(path)")
      #expect(read?.count ?? 0 > 0)
    }
    let german = try Data(contentsOf: URL(fileURLWithPath: "\(shipped.folder)/out/de.lproj/Localizable.strings"))
    let table = try PropertyListSerialization.propertyList(from: german, format: nil) as? [String: String]
    #expect(table?["Monthly"] == "Monatlich")
  }

  @Test(
    "plutil finds nothing wrong",
    .enabled(if: (try? BuiltProgram.run(["sh", "-c", "command -v plutil"], in: "/").status) == 0))
  func lint() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    _ = shipped.run("compile", Self.catalog, "--output", "out", "--language", "ru")
    for name in ["strings", "stringsdict"] {
      let result = try BuiltProgram.run(["plutil", "-lint", "out/ru.lproj/Localizable.\(name)"], in: shipped.folder)
      #expect(result.status == 0, "\(result.output)\(result.diagnostics)")
    }
  }

  @Test("--dry-run lists the files and writes nothing; an unchanged file is not written again")
  func dryRun() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    let dry = shipped.run("compile", Self.catalog, "--output", "out", "--language", "ja", "--dry-run")
    #expect(dry.output == "out/ja.lproj/Localizable.strings\nout/ja.lproj/Localizable.stringsdict\n")
    #expect(!FileManager.default.fileExists(atPath: shipped.folder + "/out"))
    _ = shipped.run("compile", Self.catalog, "--output", "out", "--language", "ja")
    let place = shipped.folder + "/out/ja.lproj/Localizable.strings"
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: place)
    _ = shipped.run("compile", Self.catalog, "--output", "out", "--language", "ja")
    #expect(try FileManager.default.attributesOfItem(atPath: place)[.modificationDate] as? Date == old)
  }

  @Test("an error is a finding with its place, gives 1 and writes nothing; no catalog gives 2")
  func errors() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    let text = """
      {"sourceLanguage":"en","strings":{
      "a":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"%#@c@"}}}},
      "b":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"B"}}}}},"version":"1.0"}
      """
    try shipped.write(text, to: "Bad.xcstrings")
    let result = shipped.run("compile", "Bad.xcstrings", "--output", "out")
    #expect(result.status == .findings)
    #expect(result.diagnostics.contains("Bad.xcstrings:2:"))
    #expect(result.diagnostics.contains("Referencing undefined substitution 'c' [uncompilable-text]"))
    #expect(!FileManager.default.fileExists(atPath: shipped.folder + "/out"))
    #expect(shipped.run("compile", "wordgate.json", "--output", "out").status == .unusable)
    #expect(shipped.run("compile", Self.catalog).status == .unusable)
  }

  @Test("the façade of the library serves the texts that Foundation on Linux cannot look up")
  func facade() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    #expect(shipped.run("compile", Self.catalog, "--texts", "app.texts").status == .fine)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: shipped.folder + "/app.texts")))
    let catalog = try #require(TextCatalog(bytes))
    let russian = try #require(LocaleIdentifier("ru"))
    let german = try #require(LocaleIdentifier("de"))
    let text = catalog.texts(for: [russian]).string("%lld days free, then %@", 22, "$39.99")
    #expect(text.filter { $0.unicodeScalars.allSatisfy { !$0.properties.isBidiControl } }.hasPrefix("22 дня бесплатно, затем"))
    #expect(text.contains("$39.99"))
    #expect(catalog.texts(for: [german]).string("Monthly") == "Monatlich")
  }
}
