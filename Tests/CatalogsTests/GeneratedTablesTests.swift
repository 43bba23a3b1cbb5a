import Foundation
import Testing

/// The tables of the catalog order are what their generator makes of the toolchain's ICU.
@Suite struct GeneratedTablesTests {
  #if os(Linux)
    @Test(
      "the tables of the catalog order are up to date: run scripts/generate-collation when this fails",
      .enabled(if: SharedCatalogs.isExhaustive))
    func collation() throws {
      let tests = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent()
      let generator = tests.appendingPathComponent("generate-collation")
      try #require(FileManager.default.isExecutableFile(atPath: generator.path), "no program at \(generator.path)")
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("wordgate-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let process = Process()
      process.executableURL = generator
      process.arguments = [folder.path]
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      let place = "Sources/Catalogs/Order/Generated"
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let made = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(place).path).sorted()
      #expect(
        made == (try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(place).path)).sorted())
      for name in made {
        let isEqual =
          try Data(contentsOf: folder.appendingPathComponent("\(place)/\(name)"))
          == Data(contentsOf: root.appendingPathComponent("\(place)/\(name)"))
        #expect(isEqual, "\(place)/\(name) is out of date: run scripts/generate-collation")
      }
    }
  #endif
}
