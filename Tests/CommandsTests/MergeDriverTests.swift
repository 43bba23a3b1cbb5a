import Foundation
import Testing

@testable import Commands

/// The merge driver as git runs it, with the program that the build made.
@Suite(.enabled(if: BuiltProgram.wordgate.isThere)) struct MergeDriverTests {
  @Test("git merges two translations of one catalog through the driver")
  func cleanMerge() throws {
    let repository = try Repository()
    defer { repository.remove() }
    #expect(try repository.merge(ours: ["de": "Öffnen"], theirs: ["fr": "Ouvrir"]) == 0)
    let text = try repository.text()
    #expect(text.contains("Öffnen") && text.contains("Ouvrir"))
    #expect(try repository.git("status", "--porcelain").output == "")
  }

  @Test("git marks a catalog in which both sides translated one text, and the driver says which")
  func conflict() throws {
    let repository = try Repository()
    defer { repository.remove() }
    #expect(try repository.merge(ours: ["de": "Öffnen"], theirs: ["de": "Auf"]) == 1)
    #expect(try repository.text().contains("<<<<<<< ours\n"))
    #expect(try repository.git("status", "--porcelain").output.contains("UU Localizable.xcstrings"))
    #expect(repository.lastDiagnostics.contains("'Open' in de was given two texts: ours \"Öffnen\", theirs \"Auf\""))
    #expect(repository.lastDiagnostics.contains("Localizable.xcstrings:"))
  }

  @Test("git gets a merge by lines where a side is no sound catalog")
  func unsound() throws {
    let repository = try Repository()
    defer { repository.remove() }
    #expect(try repository.merge(ours: ["de": "Öffnen"], theirs: ["de": "Auf"], breaksTheirs: true) == 1)
    let text = try repository.text()
    #expect(text.contains("Öffnen") && text.contains("no catalog"))
    #expect(text.contains("<<<<<<< ours\n"))
  }

  @Test("installing twice changes nothing")
  func installTwice() throws {
    let repository = try Repository()
    defer { repository.remove() }
    let before = try repository.git("config", "--list").output
    #expect(
      try repository.run(BuiltProgram.wordgate.path, "merge", "--install", "--program", BuiltProgram.wordgate.path)
        .status == 0)
    #expect(try repository.git("config", "--list").output == before)
    let attributes = try String(contentsOfFile: repository.folder + "/.gitattributes", encoding: .utf8)
    #expect(attributes == "*.xcstrings merge=wordgate\n")
  }
}

/// A repository with one catalog and the driver installed.
private final class Repository {
  let folder = NSTemporaryDirectory() + "wordgate-merge-\(UUID().uuidString)"
  private(set) var lastDiagnostics = ""

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try git("init", "-q", "-b", "main")
    try git("config", "user.email", "translator@example.org")
    try git("config", "user.name", "Translator")
    #expect(
      try run(BuiltProgram.wordgate.path, "merge", "--install", "--program", BuiltProgram.wordgate.path).status == 0)
    try wordgate("catalog", "new", "Localizable.xcstrings", "--language", "en")
    try "{\"sourceLanguage\":\"en\",\"strings\":{\"Open\":{}},\"version\":\"1.0\"}"
      .write(toFile: folder + "/Localizable.xcstrings", atomically: true, encoding: .utf8)
    try wordgate("format", "Localizable.xcstrings")
    try git("add", ".")
    try git("commit", "-q", "-m", "Add a catalog")
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  func text() throws -> String { try String(contentsOfFile: folder + "/Localizable.xcstrings", encoding: .utf8) }

  /// Commits translations of `Open` on two branches and merges them; returns the exit status of git.
  func merge(ours: [String: String], theirs: [String: String], breaksTheirs: Bool = false) throws -> Int32 {
    try git("checkout", "-q", "-b", "other")
    for (language, text) in theirs { try translate(text, language) }
    if breaksTheirs {
      try (try text().replacing("\"version\"", with: "no catalog \"version\""))
        .write(toFile: folder + "/Localizable.xcstrings", atomically: true, encoding: .utf8)
    }
    try git("commit", "-q", "-a", "-m", "Translate")
    try git("checkout", "-q", "main")
    for (language, text) in ours { try translate(text, language) }
    try git("commit", "-q", "-a", "-m", "Translate")
    let result = try git("merge", "-q", "-m", "Merge", "other", mayFail: true)
    lastDiagnostics = result.diagnostics
    return result.status
  }

  private func translate(_ text: String, _ language: String) throws {
    try wordgate("catalog", "set", "Localizable.xcstrings", "Open", text, "--language", language)
  }

  private func wordgate(_ words: String...) throws {
    let result = try BuiltProgram.run([BuiltProgram.wordgate.path] + words, in: folder)
    #expect(result.status == 0, "\(words): \(result.diagnostics)")
  }

  @discardableResult
  func git(_ words: String..., mayFail: Bool = false) throws -> BuiltProgram.Outcome {
    let result = try BuiltProgram.run(["git"] + words, in: folder)
    if !mayFail { #expect(result.status == 0, "\(words): \(result.diagnostics)") }
    return result
  }

  func run(_ words: String...) throws -> BuiltProgram.Outcome { try BuiltProgram.run(words, in: folder) }
}
