import Foundation

/// A program that the build made, beside the tests.
struct BuiltProgram {
  static let wordgate = BuiltProgram("wordgate")

  let path: String

  init(_ name: String) {
    let tests = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent()
    let candidates = [tests.path, Bundle.main.bundlePath, "\(Shipped.root)/.build/debug"].map { "\($0)/\(name)" }
    path = candidates.first { FileManager.default.isExecutableFile(atPath: $0) } ?? candidates[0]
  }

  var isThere: Bool {
    let isThere = FileManager.default.isExecutableFile(atPath: path)
    if !isThere { print("skipped: no program at \(path)") }
    return isThere
  }

  struct Outcome {
    let status: Int32
    let output: String
    let diagnostics: String
  }

  /// Runs a program, found along the path, in a folder.
  static func run(_ words: [String], in folder: String) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let place = NSTemporaryDirectory() + "wordgate-run-\(UUID().uuidString)"
    defer {
      for end in [".out", ".err"] { try? FileManager.default.removeItem(atPath: place + end) }
    }
    for end in [".out", ".err"] { _ = FileManager.default.createFile(atPath: place + end, contents: nil) }
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: place + ".out"))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: place + ".err"))
    try process.run()
    process.waitUntilExit()
    let text = { (end: String) in try String(contentsOfFile: place + end, encoding: .utf8) }
    return Outcome(status: process.terminationStatus, output: try text(".out"), diagnostics: try text(".err"))
  }
}
