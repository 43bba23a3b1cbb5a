import Extraction
import Findings
import Foundation
import Testing

@testable import Workspace

/// A project whose runs keep what they read in a folder beside it.
private final class CachedProject {
  let folder = NSTemporaryDirectory() + "wordgate-cache-\(UUID().uuidString)"
  let files: Files
  let cache: Cache

  init(_ sources: [String: String] = CachedProject.sources) throws {
    files = Files(workingFolder: folder + "/project")
    cache = Cache(folder: folder + "/cache")
    try FileManager.default.createDirectory(atPath: folder + "/project", withIntermediateDirectories: true)
    for (path, text) in sources { try write(text, to: path) }
    try settle()
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  static let sources = [
    "App/Page.swift": """
    import SwiftUI
    struct Page: View { let item: Item; var body: some View { Text(item.title); Text("\\(item.count) left") } }
    """,
    "App/Item.swift": #"struct Item { var title = "Written elsewhere"; var count: Int32 = 1 }"#,
    "App/Broken.swift": "struct Broken { let x = ) }\nfunc good() {}",
  ]

  func write(_ text: String, to path: String) throws { try files.write(Array(text.utf8), to: path) }

  /// Dates every source back, as if nobody had touched it for a minute.
  func settle() throws {
    for path in try files.files(below: ".", skipping: { _ in false }) {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: files.real(path))
    }
  }

  func inspect(_ scope: Inspection.Scope = .init(), cached: Bool = true) -> Inspection {
    Project(files: files, cache: cached ? cache : nil).inspect(scope)
  }

  var cachedFiles: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder + "/cache")) ?? []).sorted()
  }

  func change(_ name: String, _ edit: (inout [UInt8]) -> Void) throws {
    let path = "\(folder)/cache/\(name)"
    var bytes = [UInt8](try #require(FileManager.default.contents(atPath: path)))
    edit(&bytes)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }
}

/// All of an inspection that a command can show.
private func said(_ inspection: Inspection) -> String {
  var text = ""
  dump(inspection.extraction.strings, to: &text)
  dump(inspection.extraction.findings, to: &text)
  dump(inspection.extraction.types, to: &text)
  dump(inspection.findings, to: &text)
  dump(inspection.paywalls, to: &text)
  return text + "\(inspection.isComplete) \(inspection.hasViews)"
}

@Suite struct CacheTests {
  private static let texts = Inspection.Scope(views: false)

  @Test("a run from the cache says what a run without one says", arguments: [true, false])
  func same(wantsViews: Bool) throws {
    let project = try CachedProject()
    let scope = Inspection.Scope(views: wantsViews)
    let plain = said(project.inspect(scope, cached: false))
    #expect(plain.contains("Written elsewhere"))
    #expect(project.cachedFiles.isEmpty)
    for _ in 0..<3 { #expect(said(project.inspect(scope)) == plain) }
    #expect(project.cachedFiles.contains { $0.hasSuffix(".reading") })
  }

  @Test("a second run reads no source that was left alone since the first")
  func taken() async throws {
    let project = try CachedProject()
    // The last change of a file is when it was made, whatever its date says.
    try await Task.sleep(nanoseconds: 300_000_000)
    let first = said(project.inspect(Self.texts))
    let known = try #require(Project(files: project.files, cache: project.cache).knownSources(["."]))
    let paths = CachedProject.sources.keys.sorted()
    var sources = SourceSet(paths.map { .init(path: $0) })
    sources.look(at: project.files, known: known)
    #expect(sources.sources.map(\.path) == paths)
    #expect(sources.sources.allSatisfy { $0.entry?.isSettled == true })
    #expect(sources.isAllKnown)
    #expect(said(project.inspect(Self.texts)) == first)
    try project.write(
      "import SwiftUI\nstruct New: View { var body: some View { Text(\"New\") } }", to: "App/Item.swift")
    #expect(said(project.inspect(Self.texts)) == said(project.inspect(Self.texts, cached: false)))
  }

  @Test("facts of files that did not change are taken, wherever these lie now")
  func facts() throws {
    let project = try CachedProject()
    _ = project.inspect(Self.texts)
    let place = CachePlace(Project(files: project.files), ["."])
    let store = try #require(
      project.cache.entry(place.facts, key: place.key) { reader throws(ArchiveReader.Damage) in
        try FactsStore(from: &reader)
      })
    for (path, text) in CachedProject.sources {
      let entry = try #require(store[ContentHash(text)])
      let facts = try #require(FileFacts(written: entry.written))
      #expect(facts == Extractor.facts(of: SourceInput(file: path, bytes: Array(text.utf8))))
      let placed = facts.placed(at: "Other/\(path)")
      #expect(placed == Extractor.facts(of: SourceInput(file: "Other/\(path)", bytes: Array(text.utf8))))
    }
  }

  @Test(
    "facts that a run without paywalls kept serve one that reads them, and the other way around",
    arguments: [true, false])
  func shared(wantsViews: Bool) throws {
    let project = try CachedProject()
    let plain = said(project.inspect(.init(views: !wantsViews), cached: false))
    _ = project.inspect(.init(views: wantsViews))
    let name = try #require(project.cachedFiles.first { $0.hasSuffix(".facts") })
    func inode() throws -> Int? {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(project.folder)/cache/\(name)")
      return attributes[.systemFileNumber] as? Int
    }
    let kept = try #require(try inode())
    #expect(said(project.inspect(.init(views: !wantsViews))) == plain)
    // All facts were there, so that the file was not written anew.
    #expect(try inode() == kept)
  }

  @Test("a file that changes is read again, whatever its dates and size say", arguments: [true, false])
  func changed(wantsViews: Bool) throws {
    let project = try CachedProject()
    let scope = Inspection.Scope(views: wantsViews)
    _ = project.inspect(scope)
    let item = try #require(CachedProject.sources["App/Item.swift"])
    try project.write(item.replacing("elsewhere", with: "otherwise"), to: "App/Item.swift")
    try project.settle()
    let changed = project.inspect(scope)
    #expect(said(changed) == said(project.inspect(scope, cached: false)))
    #expect(changed.extraction.strings.contains { $0.key == "Written otherwise" })
    try project.write(item, to: "App/Item.swift")
    #expect(project.inspect(scope).extraction.strings.contains { $0.key == "Written elsewhere" })
  }

  @Test("files that come, go and take each other's names are seen")
  func moved() throws {
    let project = try CachedProject()
    _ = project.inspect(Self.texts)
    let manager = FileManager.default
    try manager.moveItem(atPath: project.files.real("App/Item.swift"), toPath: project.files.real("App/Thing.swift"))
    let moved = project.inspect(Self.texts)
    #expect(said(moved) == said(project.inspect(Self.texts, cached: false)))
    #expect(moved.extraction.strings.contains { $0.location.file == "App/Thing.swift" })
    try manager.removeItem(atPath: project.files.real("App/Broken.swift"))
    try project.write(
      "import SwiftUI\nstruct More: View { var body: some View { Text(\"More\") } }", to: "App/More.swift")
    #expect(said(project.inspect(Self.texts)) == said(project.inspect(Self.texts, cached: false)))
  }

  @Test("the configuration counts, too")
  func configured() throws {
    let project = try CachedProject(["App/A.swift": "import SwiftUI\nlet x = Tr(\"Key\")\nfunc f() { _ = Tr(\"Key\") }"]
    )
    let before = project.inspect(Self.texts)
    try project.write(#"{"localizingFunctions": ["Tr"]}"#, to: "wordgate.json")
    let after = project.inspect(Self.texts)
    #expect(said(after) == said(project.inspect(Self.texts, cached: false)))
    #expect(before.extraction.strings.isEmpty)
    #expect(after.extraction.strings.contains { $0.key == "Key" })
  }

  @Test("damaged cache files are not believed", arguments: [".sources", ".facts", "-texts.reading"])
  func damaged(ending: String) throws {
    let project = try CachedProject()
    let plain = said(project.inspect(Self.texts, cached: false))
    _ = project.inspect(Self.texts)
    let name = try #require(project.cachedFiles.first { $0.hasSuffix(ending) })
    let whole = [UInt8](try #require(FileManager.default.contents(atPath: "\(project.folder)/cache/\(name)")))
    // In the signature, the program, the key, the sum, at the start of what is kept, in its middle, at its end.
    for offset in [1, 9, 25, 41, 57, whole.count / 2, whole.count - 1] {
      try project.change(name) { bytes in
        bytes = whole
        bytes[offset] ^= 0x5A
      }
      #expect(said(project.inspect(Self.texts)) == plain, "byte \(offset)")
    }
    for end in [0, 30, whole.count - 1] {
      try project.change(name) { $0 = Array(whole[..<end]) }
      #expect(said(project.inspect(Self.texts)) == plain, "cut at \(end)")
    }
  }

  @Test("a cache that cannot be written changes nothing")
  func unwritable() throws {
    let project = try CachedProject()
    let plain = said(project.inspect(Self.texts, cached: false))
    try Data().write(to: URL(fileURLWithPath: project.folder + "/cache"))
    for _ in 0..<2 { #expect(said(project.inspect(Self.texts)) == plain) }
  }

  @Test("many runs at once in one cache each say the same")
  func atOnce() async throws {
    let project = try CachedProject()
    let plain = said(project.inspect(cached: false))
    let (files, cache) = (project.files, project.cache)
    await withTaskGroup(of: String.self) { group in
      for _ in 0..<8 { group.addTask { said(Project(files: files, cache: cache).inspect()) } }
      for await said in group { #expect(said == plain) }
    }
  }

  @Test("contents are told apart by MurmurHash3")
  func hash() {
    #expect(ContentHash("").digits == String(repeating: "0", count: 32))
    #expect(ContentHash("hello").digits == "cbd8a7b341bd9b025b1e906a48ae1d19")
    #expect(ContentHash("The quick brown fox jumps over the lazy dog").digits == "e34bbc7bbc071b6c7a433ca9c49a9347")
  }

  @Test("a file that was just written is not settled")
  func settled() {
    let second = 1_000_000_000
    func stamp(_ modified: Int, _ changed: Int) -> FileStamp {
      FileStamp(size: 1, modified: modified, changed: changed, inode: 1)
    }
    #expect(!stamp(10 * second + 5, 10 * second + 5).isSettled(at: 10 * second + 50_000_000))
    #expect(stamp(10 * second + 5, 10 * second + 5).isSettled(at: 11 * second))
    #expect(!stamp(10 * second, 10 * second).isSettled(at: 11 * second))
    #expect(!stamp(5 * second, 10 * second + 5).isSettled(at: 10 * second + 5))
  }
}
