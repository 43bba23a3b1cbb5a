import Catalogs
import Findings
import Foundation
import Testing

/// The odd catalogs that come with the project; their README says what each shows.
@Suite struct CorpusTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Catalogs").standardizedFileURL

  private static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  /// The files that the README lists under a heading.
  private static func names(under heading: String) throws -> [String] {
    let text = String(decoding: try bytes("Corpus/README.md"), as: UTF8.self)
    let section = text.components(separatedBy: "\n## ").first { $0.hasPrefix(heading) } ?? ""
    return section.split(separator: "\n").filter { $0.hasPrefix("| `") }.compactMap { line in
      line.split(separator: "`").dropFirst().first.map(String.init)
    }
  }

  private static func read(_ name: String) throws -> (catalog: Catalog?, findings: [Finding]) {
    var findings: [Finding] = []
    let catalog = Catalog(try bytes("Corpus/" + name), file: name, findings: &findings)
    return (catalog, findings)
  }

  @Test func whatXcodeWritesIsSoundAndInItsForm() throws {
    let names = try Self.names(under: "As Xcode writes them")
    #expect(names.count > 20)
    for name in names {
      let (catalog, findings) = try Self.read(name)
      #expect(findings == [], "\(name)")
      #expect(catalog?.serialized() == (try Self.bytes("Corpus/" + name)), "\(name)")
      #expect(catalog?.formatted() == (try Self.bytes("Corpus/" + name)), "\(name)")
    }
  }

  @Test func whatOthersWriteKeepsItsBytesAndCanBePutIntoForm() throws {
    let names = try Self.names(under: "Valid JSON in other hands")
    #expect(names.count > 5)
    for name in names {
      let (catalog, findings) = try Self.read(name)
      #expect(!findings.contains { $0.severity == .error }, "\(name)")
      #expect(catalog?.serialized() == (try Self.bytes("Corpus/" + name)), "\(name)")
      var again: [Finding] = []
      let formed = try #require(catalog).formatted()
      #expect(Catalog(formed, file: name, findings: &again)?.formatted() == formed, "\(name)")
      #expect(again == [], "\(name)")
    }
  }

  @Test func whatIsBrokenIsNamedWithItsPlace() throws {
    let names = try Self.names(under: "Broken")
    #expect(names.count > 10)
    // Faults of content, for the checks to find.
    let foundLater: Set = ["substitutions-broken.xcstrings", "unknown-forms.xcstrings"]
    for name in names where !foundLater.contains(name) {
      let (catalog, findings) = try Self.read(name)
      #expect(!findings.isEmpty, "\(name)")
      #expect(findings.allSatisfy { $0.location != nil }, "\(name)")
      if let catalog { #expect(catalog.serialized() == (try Self.bytes("Corpus/" + name)), "\(name)") }
    }
  }

  @Test(arguments: [
    ("trailing-comma", ["trailing-comma"]), ("merge-conflict", ["merge-conflict"]),
    ("missing-comma", ["missing-comma"]), ("duplicate-key", ["duplicate-key"]),
    ("lone-surrogate", ["lone-surrogate"]), ("truncated", ["truncated-file"]),
    ("byte-order-mark", ["byte-order-mark"]), ("not-utf-8", ["invalid-utf8"]),
    ("overlapping-shapes", ["overlapping-content", "overlapping-content"]),
  ])
  func eachFaultHasItsRule(name: String, rules: [String]) throws {
    #expect(try Self.read(name + ".xcstrings").findings.map(\.rule) == rules)
  }

  @Test(arguments: ["Localizable", "PackagePaywall"]) func theShippedCatalogsAreInXcodesForm(name: String) throws {
    var findings: [Finding] = []
    let bytes = try Self.bytes("Paywalls/\(name).xcstrings")
    let catalog = try #require(Catalog(bytes, file: name, findings: &findings))
    #expect(findings == [])
    #expect(catalog.formatted() == bytes)
  }
}
