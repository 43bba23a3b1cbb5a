import Catalogs
import Findings
import Foundation
import Testing

@Suite(.enabled(if: SharedCatalogs.isThere)) struct SharedCatalogTests {
  @Test func unchangedMeansUnchanged() throws {
    #expect(SharedCatalogs.files.count > 200)
    for file in SharedCatalogs.files {
      var findings: [Finding] = []
      let catalog = try #require(Catalog(file.bytes, file: file.name, findings: &findings), "\(file)")
      #expect(catalog.serialized() == file.bytes, "\(file)")
      #expect(findings.filter { $0.severity == .error }.map(\.message) == [], "\(file)")
    }
  }

  /// Takes every entry out of its place in the bytes and puts it back, which must give the same bytes again.
  @Test func theFrameAndTheItemsMakeTheWholeFile() throws {
    for file in SharedCatalogs.files {
      var findings: [Finding] = []
      var catalog = try #require(Catalog(file.bytes, file: file.name, findings: &findings))
      let version = catalog.version
      catalog.version = "9.9"
      catalog.version = version
      #expect(catalog.serialized() == file.bytes, "\(file)")
    }
  }

  /// Foundation on Linux sorts and writes JSON as Xcode does; nearly all of these files were written by Xcode itself.
  @Test func formattingAgreesWithXcodesBytes() throws {
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var inXcodesForm = 0
    for file in SharedCatalogs.files {
      var findings: [Finding] = []
      let catalog = try #require(Catalog(file.bytes, file: file.name, findings: &findings))
      let formatted = catalog.formatted()
      let object = try JSONSerialization.jsonObject(with: Data(file.bytes))
      let expected = Array(try JSONSerialization.data(withJSONObject: object, options: options))
      #expect(formatted == (file.bytes.last == 0x0A ? expected + [0x0A] : expected), "\(file)")
      if formatted == file.bytes { inXcodesForm += 1 }
    }
    #expect(inXcodesForm * 100 > SharedCatalogs.files.count * 95)
  }
}
