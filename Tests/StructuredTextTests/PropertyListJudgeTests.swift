import Foundation
import StructuredText
import Testing

/// The half of `scripts/judge-exchange` that compares with Python's `plistlib`: lists are written for it, and those that
/// it writes are read. Without `WORDGATE_JUDGED` there is nothing to judge.
@Suite struct PropertyListJudgeTests {
  private static let folder = ProcessInfo.processInfo.environment["WORDGATE_JUDGED"].map { $0 + "/lists" }

  @Test(.enabled(if: folder != nil)) func writesListsAndReadsThoseOfPlistlib() throws {
    let folder = try #require(Self.folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let sample = PropertyListWritingTests.sample
    let written = [("ours.xml", PropertyListWriter.xml(sample)), ("ours.binary", PropertyListWriter.binary(sample))]
    for (name, bytes) in written { try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }
    let judged = try PropertyListSerialization.propertyList(
      from: Data(PropertyListWriter.xml(sample)), options: [], format: nil)
    for name in ["theirs.xml", "theirs.binary"] {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { continue }
      let document = PropertyListDocument([UInt8](data), file: name)
      #expect(document.problems.isEmpty)
      #expect(document.root?.agrees(with: judged) == true, "\(name)")
    }
  }
}
