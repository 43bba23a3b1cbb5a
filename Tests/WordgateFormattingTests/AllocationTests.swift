#if os(Linux)
  import Foundation
  import Testing

  /// The benchmark program counts what the C library gives out; optimized code alone is free of allocations.
  @Suite("The engine takes nothing from the heap", .enabled(if: ComparedLocales.isExhaustive))
  struct AllocationTests {
    @Test("while it writes into a buffer that is used again")
    func allocations() throws {
      let package = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
      let counter = FileManager.default.temporaryDirectory.appendingPathComponent("allocations-\(UUID().uuidString).so")
      defer { try? FileManager.default.removeItem(at: counter) }
      _ = try run(
        "/usr/bin/env", ["clang", "-O2", "-shared", "-fPIC", "-o", counter.path, package + "/scripts/allocations.c"])
      let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("Benchmarks").path
      let report = try run(program, ["--allocations"], preloading: counter.path)
      let counts = report.split(separator: "\n").dropFirst().map { line in
        (name: line.prefix { $0 != ":" }, count: line.split(separator: " ").last.flatMap { Double($0) })
      }
      let control = try #require(counts.last?.count, "nothing was counted: \(report)")
      #expect(control >= 1, "\(report)")
      #expect(counts.count > 10)
      for row in counts.dropLast() { #expect(row.count == 0, "\(row.name): \(report)") }
    }

    private func run(_ program: String, _ arguments: [String], preloading library: String? = nil) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments
      var environment = ProcessInfo.processInfo.environment
      environment["LD_PRELOAD"] = library
      process.environment = environment
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return output
    }
  }
#endif
