import Catalogs
import Findings
import Foundation
import Testing

/// Catalogs that Apple's compiler took or refused, by what it said.
@Suite(.enabled(if: SharedCatalogs.isThere)) struct SharedCompilerTests {
  private func compile(_ name: String) throws -> CatalogCompiler.Result {
    let folder = try #require(SharedCatalogs.folder).appendingPathComponent("data/xcode27")
    let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
    var findings: [Finding] = []
    return CatalogCompiler.compile(try #require(Catalog(bytes, file: name, findings: &findings)))
  }

  @Test(
    "what Apple's compiler takes has no error",
    arguments: [
      "positive/catalog-matrix/source.xcstrings", "positive/catalog-matrix-safe/source.xcstrings",
      "positive/device-root-substitution/source.xcstrings", "positive/multiple-catalogs/source.xcstrings",
      "positive/multiple-catalogs/source-custom.xcstrings", "negative/overlapping-shapes/source.xcstrings",
      "negative/delimiter-substitution-loss/source.xcstrings", "negative/literal-variation-suffix/source.xcstrings",
      "negative/new-target-substitution-loss/source.xcstrings",
    ])
  func taken(name: String) throws {
    let result = try compile(name)
    #expect(result.problems.filter { $0.severity == .error }.map(\.line) == [])
    #expect(!result.files.isEmpty)
  }

  @Test(
    "what it refuses is refused in its words",
    arguments: [
      ("negative/invalid-nesting/device-other-nested.xcstrings", "Fallback value cannot be further varied"),
      ("negative/invalid-nesting/plural-device-and-at-name.xcstrings", "Plural case cannot be further varied"),
      ("negative/substitution-without-parent/source.xcstrings", "Missing required key 'stringUnit'"),
    ])
  func refused(name: String, message: String) throws {
    #expect(try compile(name).problems.contains { $0.severity == .error && $0.message == message })
  }
}
