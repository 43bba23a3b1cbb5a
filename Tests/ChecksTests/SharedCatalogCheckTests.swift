import Catalogs
import Checks
import Findings
import Foundation
import Testing

@Suite(.enabled(if: SharedCatalogs.isThere)) struct SharedCatalogCheckTests {
  /// Writes everything found to the file that `WORDGATE_SURVEY` names, for judging by eye.
  @Test func everyCatalogIsChecked() throws {
    var lines: [String] = []
    for file in SharedCatalogs.files {
      var problems: [Finding] = []
      let catalog = try #require(Catalog(file.bytes, file: file.name, findings: &problems))
      for finding in CheckSuite().run([catalog]) {
        let place = finding.location.map { "\($0)" } ?? file.name
        let key = finding.key?.replacingOccurrences(of: "\n", with: "\\n") ?? ""
        lines.append(
          "\(finding.severity.rawValue)\t\(finding.rule)\t\(finding.locale ?? "")\t\(place)\t\(key)\t\(finding.message)"
        )
      }
    }
    #expect(SharedCatalogs.files.count > 200)
    guard let path = ProcessInfo.processInfo.environment["WORDGATE_SURVEY"] else { return }
    try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }
}
