#if os(Linux)
  import Foundation
  import Testing

  import generate_locale_data

  @Suite("Locale data is up to date")
  struct GeneratedFilesTests {
    private let package = PackageFiles(
      root: "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/"))

    @Test("in the compiled tables: run scripts/generate --compile when this fails")
    func compiled() throws {
      for (path, text) in try Compilation.files(package) {
        let isEqual = try package.text(path) == text
        #expect(isEqual, "\(path) is not what Locales/ gives: run scripts/generate --compile")
      }
    }

    /// The dump runs in a process of its own: what ICU answers depends on what it was asked before.
    @Test("in the dump from ICU: run scripts/generate when this fails", .enabled(if: ComparedLocales.isExhaustive))
    func dumped() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("locale-data-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("generate-locale-data")
      process.arguments = ["dump", folder.path]
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      let dump = PackageFiles(root: folder.path)
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }
      #expect(names.count == 25)
      for name in names.sorted() {
        let isEqual = try package.text(name) == dump.text(name)
        #expect(isEqual, "\(name) is not what the toolchain's ICU gives: run scripts/generate")
      }
    }
  }
#endif
