import Foundation
import Testing

@testable import Commands

@Suite struct CatalogImportTests {
  private func shipped() throws -> Shipped {
    let shipped = try Shipped()
    for language in ["en", "de"] {
      try FileManager.default.createDirectory(
        atPath: "\(shipped.folder)/Old/\(language).lproj", withIntermediateDirectories: true)
    }
    try shipped.write(
      "/* The button */\n\"buy\" = \"Buy\";\n\"days\" = \"%d days\";\n", to: "Old/en.lproj/Shop.strings")
    try shipped.write("\"buy\" = \"Kaufen\";\n", to: "Old/de.lproj/Shop.strings")
    try shipped.write(
      """
      <plist version="1.0"><dict><key>days</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d Tag</string><key>other</key><string>%d Tage</string></dict></dict></dict></plist>
      """, to: "Old/de.lproj/Shop.stringsdict")
    return shipped
  }

  @Test("the old tables of a folder become a catalog with all their languages")
  func folder() throws {
    let shipped = try shipped()
    defer { shipped.remove() }
    let result = shipped.run("catalog", "import", "Shop.xcstrings", "Old")
    #expect(result.status == .fine)
    #expect(result.diagnostics == "en: 2 written, 0 unchanged, 2 new keys\nde: 2 written, 0 unchanged, 0 new keys\n")
    #expect(shipped.run("catalog", "languages", "Shop.xcstrings").output == "de\nen\n")
    let text = try shipped.text("Shop.xcstrings")
    #expect(text.contains("\"comment\" : \"The button\""))
    #expect(text.contains("\"value\" : \"%d Tage\""))
    let again = shipped.run("catalog", "import", "Shop.xcstrings", "Old")
    #expect(again.status == .fine)
    #expect(try shipped.text("Shop.xcstrings") == text)
  }

  @Test("another text of the catalog is kept and told; --replace takes the one of the file")
  func differing() throws {
    let shipped = try shipped()
    defer { shipped.remove() }
    _ = shipped.run("catalog", "import", "Shop.xcstrings", "Old")
    try shipped.write("\"buy\" = \"Jetzt kaufen\";\n", to: "Old/de.lproj/Shop.strings")
    let kept = shipped.run("catalog", "import", "Shop.xcstrings", "Old/de.lproj/Shop.strings")
    #expect(kept.status == .findings)
    #expect(kept.diagnostics.contains("[differing-strings]"))
    #expect(try shipped.text("Shop.xcstrings").contains("\"Kaufen\""))
    let replaced = shipped.run("catalog", "import", "Shop.xcstrings", "Old/de.lproj/Shop.strings", "--replace")
    #expect(replaced.status == .fine)
    #expect(try shipped.text("Shop.xcstrings").contains("\"Jetzt kaufen\""))
  }

  @Test("a file that cannot be read gives 2 and writes nothing")
  func unreadable() throws {
    let shipped = try shipped()
    defer { shipped.remove() }
    try shipped.write("\"buy\" = \"Kaufen;\n", to: "Old/de.lproj/Shop.strings")
    let result = shipped.run("catalog", "import", "Shop.xcstrings", "Old")
    #expect(result.status == .unusable)
    #expect(result.diagnostics.contains("Old/de.lproj/Shop.strings:1:9"))
    #expect(!FileManager.default.fileExists(atPath: "\(shipped.folder)/Shop.xcstrings"))
  }

  @Test("a file outside of a language's folder needs --language")
  func loose() throws {
    let shipped = try shipped()
    defer { shipped.remove() }
    try shipped.write("\"buy\" = \"Acheter\";\n", to: "french.strings")
    #expect(shipped.run("catalog", "import", "Shop.xcstrings", "french.strings").status == .unusable)
    #expect(shipped.run("catalog", "import", "Shop.xcstrings", "french.strings", "--language", "fr").status == .fine)
    #expect(shipped.run("catalog", "languages", "Shop.xcstrings").output == "en\nfr\n")
  }
}
