import Checks
import Findings
import Foundation
import Testing

@Suite(.enabled(if: SharedCatalogs.isThere)) struct SharedCatalogCheckTests {
  /// Every error in the catalogs of other projects was read once and is a fault; the list is whole.
  @Test func errorsAreThoseThatWereJudged() {
    let found = Self.places { $0.severity == .error }
    #expect(SharedCatalogs.files.count > 200)
    #expect(found.subtracting(JudgedErrors.list).sorted() == [])
    #expect(JudgedErrors.list.subtracting(found).sorted() == [])
  }

  /// So was every warning that no script counts. What a rule says anew has to be read and entered, or the rule mended.
  @Test func warningsAreThoseThatWereJudged() {
    let found = Self.places { $0.severity == .warning && !CompletenessCountTests.rules.contains($0.rule) }
    #expect(found.subtracting(JudgedWarnings.list).sorted() == [])
    #expect(JudgedWarnings.list.subtracting(found).sorted() == [])
  }

  private static func places(where isMeant: (Finding) -> Bool) -> Set<String> {
    Set(
      SharedFindings.all.filter(isMeant).map { finding in
        let line = finding.location.map { "\($0.file):\($0.line)" } ?? ""
        return "\(finding.rule) \(finding.locale ?? "-") \(line)"
      })
  }

  /// Writes everything found to the file that `WORDGATE_SURVEY` names, for judging by eye.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["WORDGATE_SURVEY"] != nil))
  func everythingFoundIsWrittenDown() throws {
    let path = try #require(ProcessInfo.processInfo.environment["WORDGATE_SURVEY"])
    let lines = SharedFindings.all.map { finding in
      let place = finding.location.map { "\($0)" } ?? ""
      let key = finding.key ?? ""
      return [finding.severity.rawValue, finding.rule, finding.locale ?? "", place, key, finding.message]
        .map { $0.replacingOccurrences(of: "\n", with: "\\n") }.joined(separator: "\t")
    }
    try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }
}
