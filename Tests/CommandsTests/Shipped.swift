import Foundation
import Workspace

@testable import Commands

/// A copy of the project's own paywalls, catalogs and configuration, to run commands in and to damage.
struct Shipped {
  let folder = NSTemporaryDirectory() + "wordgate-shipped-\(UUID().uuidString)"

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  init() throws {
    try FileManager.default.createDirectory(atPath: folder + "/Catalogs", withIntermediateDirectories: true)
    for name in ["wordgate.json", "Catalogs/Paywalls"] {
      try FileManager.default.copyItem(atPath: "\(Shipped.root)/\(name)", toPath: "\(folder)/\(name)")
    }
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  func text(_ path: String) throws -> String { try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8) }

  func write(_ text: String, to path: String) throws {
    let place = URL(filePath: "\(folder)/\(path)").deletingLastPathComponent()
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try text.write(toFile: "\(folder)/\(path)", atomically: true, encoding: .utf8)
  }

  /// Runs git in the copy.
  func git(_ words: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let identity = ["-c", "user.name=x", "-c", "user.email=x@example.org", "-c", "commit.gpgsign=false"]
    process.arguments = ["git", "-C", folder] + identity + words
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw GitFailure(words: words) }
  }

  struct GitFailure: Error { let words: [String] }

  /// Makes a folder with those above it.
  func makeFolder(_ path: String) -> Bool {
    (try? FileManager.default.createDirectory(atPath: "\(folder)/\(path)", withIntermediateDirectories: true)) != nil
  }

  /// Runs a command in the copy and keeps what it says.
  func run(_ words: String...) -> (status: Commands.ExitStatus, output: String, diagnostics: String) { run(words) }

  func run(_ words: [String]) -> (status: Commands.ExitStatus, output: String, diagnostics: String) {
    run(words) { Program.run($0, terminal: $1, files: $2) }
  }

  /// Runs a program in the copy and keeps what it says.
  func run(
    _ words: [String], _ program: ([String], Terminal, Files) -> Commands.ExitStatus
  ) -> (status: Commands.ExitStatus, output: String, diagnostics: String) {
    let said = Said()
    let terminal = Terminal(result: { said.add(result: $0) }, diagnostic: { said.add(diagnostic: $0) })
    let status = program(words, terminal, Files(workingFolder: folder))
    return (status, said.result, said.diagnostics)
  }

  func json(_ words: String...) throws -> [String: Any] {
    let said = Said()
    let terminal = Terminal(result: { said.add(result: $0) }, diagnostic: { said.add(diagnostic: $0) })
    _ = Program.run(words + ["--format", "json"], terminal: terminal, files: Files(workingFolder: folder))
    return try JSONSerialization.jsonObject(with: Data(said.result.utf8)) as? [String: Any] ?? [:]
  }
}

/// What a command has said so far.
private final class Said: @unchecked Sendable {
  private let lock = NSLock()
  private var parts: (result: String, diagnostics: String) = ("", "")

  func add(result: String) { lock.withLock { parts.result += result } }
  func add(diagnostic: String) { lock.withLock { parts.diagnostics += diagnostic } }
  var result: String { lock.withLock { parts.result } }
  var diagnostics: String { lock.withLock { parts.diagnostics } }
}
