import Foundation
import Testing

@testable import Commands

@Suite struct ExchangeCommandTests {
  private let catalog = "Catalogs/Paywalls/Localizable.xcstrings"

  @Test("what goes out comes back unchanged, and an edit changes one line", arguments: ["xliff", "xcloc"])
  func roundTrip(format: String) throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    let before = try shipped.text(catalog)
    let export = shipped.run("export", "--to", "de", "--to", "ru", "--format", format, "--out", "Out")
    #expect(export.status == .fine)
    let place = format == "xliff" ? "Out/de.xliff" : "Out/de.xcloc/Localized Contents/de.xliff"
    #expect(export.output.contains(place + "\n"))
    let untouched = shipped.run("import", "Out")
    #expect(untouched.status == .fine)
    #expect(!untouched.output.contains("1 applied"))
    #expect(try shipped.text(catalog) == before)
    let text = try shipped.text(place)
    let target = try #require(
      text.split(separator: "\n").first { $0.contains("<target state=\"translated\">") && !$0.contains("%") })
    let value = try #require(target.split(separator: ">").last?.split(separator: "<").first)
    let words = try #require(target.split(separator: ">").dropFirst().first?.split(separator: "<").first)
    #expect(!value.isEmpty)
    try shipped.write(text.replacing(target, with: target.replacing(">\(words)<", with: ">\(words) neu<")), to: place)
    let dry = shipped.run("import", "Out", "--dry-run")
    #expect(dry.output.contains(" 1 applied,"))
    #expect(try shipped.text(catalog) == before)
    #expect(shipped.run("import", "Out").status == .fine)
    let after = try shipped.text(catalog).split(separator: "\n")
    #expect(zip(before.split(separator: "\n"), after).count { $0 != $1 } == 1)
  }

  @Test("places in code and paywalls go along")
  func contexts() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    #expect(shipped.run("export", "--to", "de", "--format", "xliff").status == .fine)
    #expect(try shipped.text("de.xliff").contains("<note from=\"wordgate\">Used in: Catalogs/Paywalls/"))
  }

  @Test("a refused unit gives 1 and is told with its place and reason, in text and in JSON")
  func refusals() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    try shipped.write(Self.file("Nobody knows", "Niemand"), to: "de.xliff")
    let result = shipped.run("import", "de.xliff")
    #expect(result.status == .findings)
    #expect(result.output.contains("de.xliff:1:"))
    #expect(result.output.contains("refused: \"Nobody knows\": the catalog has no key 'Nobody knows' [unknown-key]"))
    #expect(result.output.hasSuffix("\(catalog) de: 0 applied, 0 unchanged, 1 refused, 0 ignored\n"))
    let json = try shipped.json("import", "de.xliff")
    #expect(json["refused"] as? Int == 1)
    #expect((json["units"] as? [[String: Any]])?.first?["reason"] as? String == "unknown-key")
  }

  private static func file(_ id: String, _ target: String, original: String = "Catalogs/Paywalls/Localizable.xcstrings")
    -> String
  {
    "<xliff version='1.2'><file original='\(original)' source-language='en' target-language='de'><body>"
      + "<trans-unit id='\(id)'><target>\(target)</target></trans-unit></body></file></xliff>"
  }

  @Test(
    "a path that leaves the folder is refused and nothing changes",
    arguments: ["../Localizable.xcstrings", "/etc/Localizable.xcstrings", "a/../../b.xcstrings"])
  func paths(original: String) throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    try shipped.write(Self.file("x", "y", original: original), to: "de.xliff")
    let result = shipped.run("import", "de.xliff")
    #expect(result.status == .unusable)
    #expect(result.diagnostics.contains("[path-outside]"))
  }

  @Test("a link inside a bundle is refused")
  func links() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    #expect(shipped.run("export", "--to", "de", "--format", "xcloc").status == .fine)
    try FileManager.default.createSymbolicLink(
      atPath: shipped.folder + "/de.xcloc/Notes/link", withDestinationPath: "/etc/hostname")
    let result = shipped.run("import", "de.xcloc")
    #expect(result.status == .unusable)
    #expect(result.diagnostics.contains("[path-outside]"))
  }

  @Test("when one of several files cannot be read, nothing changes")
  func failedImport() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    let before = try shipped.text(catalog)
    #expect(shipped.run("export", "--to", "fr", "--format", "xliff").status == .fine)
    let text = try shipped.text("fr.xliff")
    try shipped.write(text.replacing("</target>", with: "!</target>"), to: "fr.xliff")
    try shipped.write("<xliff", to: "de.xliff")
    let result = shipped.run("import", "fr.xliff", "de.xliff")
    #expect(result.status == .unusable)
    #expect(result.diagnostics.contains("[truncated-file]"))
    #expect(try shipped.text(catalog) == before)
  }

  @Test("a file without the name of its catalog goes to the one that has its keys")
  func missingOriginal() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    #expect(shipped.run("export", "--to", "de", "--format", "xliff").status == .fine)
    let text = try shipped.text("de.xliff").replacing(" original=\"\(catalog)\"", with: "")
    try shipped.write(text, to: "de.xliff")
    #expect(shipped.run("import", "de.xliff").status == .fine)
  }

  @Test("--only picks texts, and a pseudolocale comes filled in")
  func selections() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    let none = shipped.run("export", "--to", "de", "--format", "xliff", "--only", "missing")
    #expect(none.output.isEmpty)
    #expect(none.diagnostics.contains("nothing to export"))
    let pseudo = shipped.run(
      "export", "--to", "en-x-bounded", "--format", "xliff", "--only", "missing", "--out", "p.xliff")
    #expect(pseudo.output == "p.xliff\n")
    #expect(shipped.run("import", "p.xliff").status == .fine)
    #expect(try shipped.text(catalog).contains("\"value\" : \"\u{27E6}"))
  }
}
