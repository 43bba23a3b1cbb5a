import Catalogs
import Checks
import Findings
import Foundation
import Testing

/// The checks of completeness beside a script that counts the same things another way.
@Suite(.enabled(if: SharedCatalogs.isThere)) struct CompletenessCountTests {
  static let rules: Set<String> = [
    "missing-translation", "untranslated-state", "unreviewed-translation", "machine-translation", "empty-value",
    "stale-key",
  ]

  @Test func theScriptCountsTheSame() throws {
    let root = try #require(SharedCatalogs.folder?.appendingPathComponent("data/catalogs"))
    var found: [String: Int] = [:]
    for finding in SharedFindings.all where Self.rules.contains(finding.rule) {
      found["\(finding.location?.file ?? "")\t\(finding.rule)\t\(finding.locale ?? "")", default: 0] += 1
    }
    let script = Checkout.folder.appendingPathComponent("scripts/count-completeness")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["python3", script.path] + SharedCatalogs.files.map { root.appendingPathComponent($0.name).path }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    var counted: [String: Int] = [:]
    for line in lines.split(separator: "\n") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      let file = cells[0].dropFirst(root.path.count + 1)
      counted["\(file)\t\(cells[1])\t\(cells[2])"] = Int(cells[3])
    }
    #expect(counted.count > 100)
    let differing = Set(counted.keys).union(found.keys).filter { counted[$0] != found[$0] }.sorted()
    #expect(differing.map { "\($0): counted \(counted[$0] ?? 0), found \(found[$0] ?? 0)" } == [])
  }
}
