import Foundation
import Testing
import Workspace

@testable import Commands

/// A project whose runs are kept in a folder beside it.
private struct KeptProject {
  let folder = NSTemporaryDirectory() + "wordgate-kept-\(UUID().uuidString)"

  init() async throws {
    try FileManager.default.createDirectory(atPath: folder + "/project", withIntermediateDirectories: true)
    for (path, text) in KeptProject.files { try write(text, to: path) }
    try FileManager.default.createSymbolicLink(atPath: place("App/Linked.swift"), withDestinationPath: "../one.txt")
    try FileManager.default.createSymbolicLink(atPath: place("More"), withDestinationPath: "App")
    try await settle()
  }

  static let files = [
    "App/Page.swift": """
    import SwiftUI
    struct Page: View { let item: Item; var body: some View { Text(item.title); Text("\\(item.count) left") } }
    """,
    "App/Item.swift": #"struct Item { var title = "Written elsewhere"; var count: Int32 = 1 }"#,
    "App/Localizable.xcstrings": #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%d left" : {

        },
        "Gone" : {

        }
      },
      "version" : "1.0"
    }
    """#,
    "one.txt": "import SwiftUI\nlet one = Text(\"One\")\nstruct One {}",
    "two.txt": "import SwiftUI\nlet two = Text(\"Two\")\nstruct Two {}",
    "Other/Extra.swift": "struct Extra { var count = 1 }",
  ]

  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  func place(_ path: String) -> String { "\(folder)/project/\(path)" }

  func write(_ text: String, to path: String) throws {
    try Files(workingFolder: folder + "/project").write(Array(text.utf8), to: path)
  }

  /// Waits until what was written is no longer looked at twice.
  func settle() async throws { try await Task.sleep(nanoseconds: 300_000_000) }

  func run(_ words: [String], cached: Bool = true) -> [String] {
    let said = Said()
    let status = Program.run(
      words, terminal: said.terminal, files: Files(workingFolder: folder + "/project"),
      cache: cached ? Cache(folder: folder + "/cache") : nil)
    return ["\(status)"] + said.pieces
  }

  /// What an earlier run with these words said, if it counts.
  func repeated(_ words: [String]) -> [String]? {
    let said = Said()
    let run = KeptRun(
      words, terminal: said.terminal, files: Files(workingFolder: folder + "/project"),
      cache: Cache(folder: folder + "/cache"))
    return run?.repeated(on: said.terminal).map { ["\(Commands.ExitStatus(rawValue: $0) ?? .unusable)"] + said.pieces }
  }

  var keptRuns: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder + "/cache")) ?? []).filter { $0.hasSuffix(".run") }
  }
}

/// What is said, each piece with where it goes.
private final class Said: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [String] = []
  var pieces: [String] { lock.withLock { all } }
  var terminal: Terminal {
    Terminal(result: { self.add("result: \($0)") }, diagnostic: { self.add("diagnostic: \($0)") })
  }
  private func add(_ piece: String) { lock.withLock { all.append(piece) } }
}

@Suite struct KeptRunTests {
  static let commands = [
    ["extract", "--no-write"], ["extract", "--check"], ["extract", "--no-write", "--format", "json", "App"], ["check"],
    ["check", "--format", "json", "--locale", "de"], ["gate"],
  ]

  @Test("a run with nothing changed says what the first one said, from what that kept", arguments: commands)
  func same(words: [String]) async throws {
    let project = try await KeptProject()
    defer { project.remove() }
    let plain = project.run(words, cached: false)
    #expect(plain.count > 1)
    #expect(project.keptRuns.isEmpty)
    #expect(project.run(words) == plain)
    #expect(project.repeated(words) == plain)
    #expect(project.run(words) == plain)
    #expect(project.repeated(words + ["--no-cache"]) == nil)
  }

  /// A change of a project that shows in what is said.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (_ place: (String) -> String) throws -> Void

    static func write(_ text: String, to path: String, in place: (String) -> String) throws {
      let folder = URL(fileURLWithPath: place(path)).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: place(path)))
    }
  }

  static let changes = [
    Change(testDescription: "a source of the same length and date") { place in
      let path = place("App/Item.swift")
      let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try Data(text.replacing("elsewhere", with: "otherwise").utf8).write(to: URL(fileURLWithPath: path))
      try FileManager.default.setAttributes([.modificationDate: date as Any], ofItemAtPath: path)
    },
    Change(testDescription: "a source that comes") { place in
      try Change.write("import SwiftUI\nlet new = Text(\"New\")", to: "Other/Deep/New.swift", in: place)
    },
    Change(testDescription: "a source that goes") { place in
      try FileManager.default.removeItem(atPath: place("App/Item.swift"))
    },
    Change(testDescription: "a source with another name") { place in
      try FileManager.default.moveItem(atPath: place("App/Page.swift"), toPath: place("App/Side.swift"))
    },
    Change(testDescription: "a folder with another name") { place in
      try FileManager.default.moveItem(atPath: place("App"), toPath: place("Program"))
    },
    Change(testDescription: "a link that leads elsewhere") { place in
      try FileManager.default.removeItem(atPath: place("App/Linked.swift"))
      try FileManager.default.createSymbolicLink(
        atPath: place("App/Linked.swift"), withDestinationPath: "../two.txt")
    },
    Change(testDescription: "the file that a link leads to") { place in
      try Change.write("import SwiftUI\nlet one = Text(\"Uno\")\nstruct One {}", to: "one.txt", in: place)
    },
    Change(testDescription: "a catalog") { place in
      let path = place("App/Localizable.xcstrings")
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try Change.write(text.replacing("Gone", with: "One"), to: "App/Localizable.xcstrings", in: place)
    },
    Change(testDescription: "a configuration that comes") { place in
      try Change.write(#"{"sources": ["Other"]}"#, to: "wordgate.json", in: place)
    },
    Change(testDescription: "a project file that comes") { place in
      let manifest = """
        import PackageDescription
        let package = Package(name: "x", targets: [.testTarget(name: "T", path: "App"), .target(name: "O", path: "Other")])
        """
      try Change.write(manifest, to: "Package.swift", in: place)
    },
    Change(testDescription: "a definition that comes") { place in
      try FileManager.default.copyItem(
        atPath: Shipped.root + "/Catalogs/Paywalls/PackagePaywall.json", toPath: place("Other/Paywall.json"))
    },
  ]

  @Test("a change is seen", arguments: changes)
  func changed(change: Change) async throws {
    let project = try await KeptProject()
    defer { project.remove() }
    let before = Self.commands.map { project.run($0) }
    try change.make(project.place)
    let plain = Self.commands.map { project.run($0, cached: false) }
    #expect(before != plain)
    for _ in 0..<2 { #expect(Self.commands.map { project.run($0) } == plain) }
    try await project.settle()
    for _ in 0..<2 { #expect(Self.commands.map { project.run($0) } == plain) }
  }

  @Test("a run that wrote something is not kept, the next one is")
  func writing() async throws {
    let project = try await KeptProject()
    defer { project.remove() }
    let words = ["extract"]
    let first = project.run(words)
    #expect(first.contains { $0.contains("added") })
    #expect(project.repeated(words) == nil)
    let second = project.run(words)
    #expect(!second.contains { $0.contains("added") })
    try await project.settle()
    #expect(project.run(words) == second)
    #expect(project.repeated(words) == second)
  }

  @Test("a run that saw a file just written, or one that cannot be read, is not kept")
  func unclear() async throws {
    let project = try await KeptProject()
    defer { project.remove() }
    try project.write("struct Fresh {}", to: "App/Fresh.swift")
    _ = project.run(["extract", "--no-write"])
    _ = project.run(["extract", "--no-write", "Missing.swift"])
    #expect(project.keptRuns.isEmpty)
  }

  @Test("other words, another folder and another terminal have runs of their own")
  func apart() async throws {
    let project = try await KeptProject()
    defer { project.remove() }
    _ = project.run(["extract", "--no-write"])
    #expect(project.repeated(["extract", "--no-write"]) != nil)
    #expect(project.repeated(["extract", "--no-write", "App"]) == nil)
    let cache = Cache(folder: project.folder + "/cache")
    func repeated(_ folder: String, colour: Bool) -> Bool {
      let terminal = Terminal(allowsColor: colour, result: { _ in }, diagnostic: { _ in })
      let files = Files(workingFolder: folder)
      return KeptRun(["extract", "--no-write"], terminal: terminal, files: files, cache: cache)?
        .repeated(on: terminal) != nil
    }
    #expect(repeated(project.place(""), colour: false))
    #expect(!repeated(project.place(""), colour: true))
    #expect(!repeated(project.place("App"), colour: false))
  }

  @Test("a damaged run is not believed")
  func damaged() async throws {
    let project = try await KeptProject()
    defer { project.remove() }
    let words = ["extract", "--no-write"]
    let plain = project.run(words)
    let path = "\(project.folder)/cache/\(try #require(project.keptRuns.first))"
    let whole = [UInt8](try #require(FileManager.default.contents(atPath: path)))
    for offset in [1, 9, 25, 41, 57, whole.count / 2, whole.count - 1] {
      var bytes = whole
      bytes[offset] ^= 0x5A
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      #expect(project.repeated(words) == nil, "byte \(offset)")
      #expect(project.run(words) == plain, "byte \(offset)")
    }
  }
}
