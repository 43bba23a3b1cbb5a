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

  @Test("a catalog that nobody means may be broken, and source texts beside translations are only counted")
  func otherCatalogs() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    #expect(shipped.run("export", "--to", "de", "--format", "strings", "--out", "Out").status == .fine)
    try shipped.write("{", to: "Broken.xcstrings")
    let result = shipped.run("import", "Out")
    #expect(result.status == .fine)
    #expect(!result.output.contains("[source-texts]"))
    #expect(result.output.contains("\(catalog) de: 0 applied"))
  }

  @Test("a table that two folders have goes to the catalog of its own folder")
  func sameTables() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    try shipped.write(try shipped.text(catalog), to: "Other/Localizable.xcstrings")
    #expect(shipped.run("export", catalog, "--to", "de", "--format", "i18next", "--out", "Out").status == .fine)
    let result = shipped.run("import", "Out")
    #expect(result.status == .fine)
    #expect(result.output.contains("\(catalog) de: 0 applied"))
  }

  @Test("sources that changed since a revision are shown with the former text, and pictures go into the notes of a bundle")
  func history() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    try shipped.git("init", "--quiet", "--initial-branch=main")
    try shipped.git("add", "--all")
    try shipped.git("commit", "--quiet", "--message", "first")
    try shipped.write("PNG", to: "Shots/one/page.png")
    #expect(
      shipped.run("catalog", "set", catalog, "Team", "Group", "--language", "en", "--state", "translated").status
        == .fine)
    let export = shipped.run(
      "export", "--to", "de", "--format", "xcloc", "--since", "main", "--only", "changed", "--screenshots", "Shots")
    #expect(export.status == .fine)
    #expect(export.output.contains("de.xcloc/Notes/Screenshots/one/page.png\n"))
    let text = try shipped.text("de.xcloc/Localized Contents/de.xliff")
    #expect(text.contains("<source>Group</source>") && text.contains("The source text was: Team</note>"))
    #expect(text.split(separator: "<trans-unit").count == 2)
    #expect(shipped.run("export", "--to", "de", "--format", "csv", "--since", "nowhere").status == .unusable)
    let plain = shipped.run("export", "--to", "de", "--format", "csv", "--screenshots", "Shots", "--out", "Csv")
    #expect(plain.diagnostics.contains("csv: the screenshots are left out"))
  }

  @Test("a length that the rules of the project allow goes along")
  func lengths() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    let settings = try shipped.text("wordgate.json")
    let end = try #require(settings.lastIndex(of: "}"))
    try shipped.write(
      String(settings[..<end]) + #", "rules": {"too-long": {"severity": "warning", "longest": 90, "keys": {"Team": 7}}}}"#,
      to: "wordgate.json")
    #expect(shipped.run("export", "--to", "de", "--format", "xliff").status == .fine)
    let text = try shipped.text("de.xliff")
    #expect(text.contains("At most 7 characters") && text.contains("At most 90 characters"))
  }
}
