import Findings
import Testing
import Workspace

/// Projects hold JSON of many programs; only that which may be a definition is judged.
@Suite struct ForeignDefinitionTests {
  private func inspect(_ files: [String: String], _ scope: Inspection.Scope = .init()) throws -> Inspection {
    let folder = try ProjectFolder(files)
    return withExtendedLifetime(folder) { folder.project.inspect(scope) }
  }

  @Test("JSON of other programs is passed over, with comments and trailing commas too")
  func foreign() throws {
    let inspection = try inspect([
      "tsconfig.json": "// how to compile\n{ \"files\": [] }", "feed.json": "{ \"apps\": [1, 2,], }",
    ])
    #expect(inspection.findings == [])
    #expect(inspection.isComplete)
  }

  @Test("a file that may be a paywall is judged, and so is one that was named")
  func own() throws {
    let broken = try inspect(["Plans.json": "{ \"components_config\": { ] }"])
    #expect(!broken.isComplete)
    let named = try inspect(["feed.json": "{ \"apps\": [1, 2,] }"], .init(paths: ["feed.json"]))
    #expect(named.findings.map(\.rule) == ["trailing-comma"])
  }
}
