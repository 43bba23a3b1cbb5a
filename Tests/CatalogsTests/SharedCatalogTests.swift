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

  @Test func formattingAgreesWithTheFilesThatXcodeWrote() throws {
    var inXcodesForm = 0
    var others: [String] = []
    for file in SharedCatalogs.files {
      var findings: [Finding] = []
      let catalog = try #require(Catalog(file.bytes, file: file.name, findings: &findings))
      if catalog.formatted() == file.bytes { inXcodesForm += 1 } else { others.append(file.name) }
      let again = try #require(Catalog(catalog.formatted(), file: file.name, findings: &findings))
      #expect(again.formatted() == catalog.formatted(), "\(file)")
    }
    print("in Xcode's form: \(inXcodesForm); other: \(others)")
    #expect(others.isEmpty)
  }
}
