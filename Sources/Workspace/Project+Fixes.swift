public import Checks
public import Findings
internal import StructuredText
internal import SwiftReader

/// A file as edits leave it, before anything is written.
public struct FileFix: Sendable {
  public let file: String
  public let old: [UInt8]
  public let new: [UInt8]
  public let edits: [SourceEdit]
}

extension Project {
  /// The files that the edits of findings change, and why others are left alone.
  ///
  /// A file that would be read worse after its edits than before is left alone.
  public func fixes(_ plan: EditPlan) -> (fixes: [FileFix], refusals: [Finding]) {
    var fixes: [FileFix] = []
    var refusals: [Finding] = []
    for (file, edits) in plan.files.sorted(by: { $0.key < $1.key }) {
      do throws(Files.Problem) {
        let old = try files.read(file)
        guard let new = EditPlan.apply(edits, to: old), problems(in: new, of: file) <= problems(in: old, of: file)
        else {
          throw Files.Problem(path: file, reason: "would be damaged by the edits and is left alone")
        }
        fixes.append(FileFix(file: file, old: old, new: new, edits: edits))
      } catch {
        refusals.append(unreadable(error))
      }
    }
    return (fixes, refusals)
  }

  /// How much of a file is not understood.
  func problems(in bytes: [UInt8], of file: String) -> Int {
    switch Path.fileExtension(of: file) {
    case "swift": SwiftFile(bytes).problems.count
    case "xcstrings", "json", "storekit": JSONDocument(bytes, file: file).problems.count
    default: 0
    }
  }
}
