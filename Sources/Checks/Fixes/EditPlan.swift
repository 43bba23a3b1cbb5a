public import Findings

/// The edits that mend findings, as far as they do not get in each other's way.
public struct EditPlan: Sendable {
  /// The edits by file, from the front to the back; none overlaps another.
  public private(set) var files: [String: [SourceEdit]] = [:]
  /// How many findings they mend.
  public private(set) var mended = 0

  /// Takes the edits of each finding whole or not at all; of two that overlap, those of the later finding wait.
  public init(_ findings: [Finding]) {
    for finding in findings where !finding.edits.isEmpty {
      let new = Set(finding.edits).filter { !isPlanned($0) }
      guard new.allSatisfy(isFree), !Self.overlapping(Array(new)) else { continue }
      mended += 1
      for edit in new { files[edit.file, default: []].insert(edit, at: place(of: edit)) }
    }
  }

  /// Where an edit belongs among those of its file.
  private func place(of edit: SourceEdit) -> Int {
    let edits = files[edit.file] ?? []
    var (low, high) = (0, edits.count)
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range.lowerBound < edit.range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func neighbours(of edit: SourceEdit) -> ArraySlice<SourceEdit> {
    let edits = files[edit.file] ?? []
    let place = place(of: edit)
    return edits[max(place - 1, 0)..<min(place + 1, edits.count)]
  }

  private func isPlanned(_ edit: SourceEdit) -> Bool { neighbours(of: edit).contains(edit) }

  private func isFree(_ edit: SourceEdit) -> Bool { !neighbours(of: edit).contains { $0.collides(with: edit) } }

  private static func overlapping(_ edits: [SourceEdit]) -> Bool {
    edits.indices.contains { index in edits[..<index].contains { $0.collides(with: edits[index]) } }
  }

  /// A file with its edits applied and all other bytes as they were; nil where an edit lies outside of it.
  public static func apply(_ edits: [SourceEdit], to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
    var at = 0
    for edit in edits {
      guard edit.range.lowerBound >= at, edit.range.upperBound <= bytes.count else { return nil }
      result += bytes[at..<edit.range.lowerBound]
      result += edit.replacement.utf8
      at = edit.range.upperBound
    }
    return result + bytes[at...]
  }
}

extension SourceEdit {
  /// Whether both change the same bytes, or put something at the same place.
  fileprivate func collides(with other: SourceEdit) -> Bool {
    guard file == other.file else { return false }
    if range.isEmpty || other.range.isEmpty {
      return range.lowerBound <= other.range.upperBound && other.range.lowerBound <= range.upperBound
    }
    return range.overlaps(other.range)
  }
}
