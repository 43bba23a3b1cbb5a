public import Findings

/// What changed in a project since some point, so that only that is told.
public struct Changes: Sendable {
  /// What changed in one file.
  public enum Change: Sendable {
    /// All of it: the file is new, or what it was cannot be read.
    case whole
    /// Some lines, counted from 1.
    case lines([ClosedRange<Int>])
    /// Some entries of a catalog by key: the languages concerned, or nil for all.
    case entries([String: Set<String>?])
  }

  private let files: [String: Change]
  /// Keys that a catalog no longer holds: what is said of them changed, wherever it is said.
  private let removedKeys: Set<String>

  public init(files: [String: Change], removedKeys: Set<String> = []) {
    self.files = files
    self.removedKeys = removedKeys
  }

  /// Whether a finding speaks of something that changed.
  public func concern(_ finding: Finding) -> Bool {
    if let key = finding.key, removedKeys.contains(key) { return true }
    if let location = finding.location, concern(location, finding) { return true }
    return finding.notes.contains { note in note.location.map { concern($0, nil) } ?? false }
  }

  private func concern(_ location: Location, _ finding: Finding?) -> Bool {
    switch files[location.file] {
    case .none: return false
    case .whole: return true
    case .lines(let ranges): return ranges.contains { $0.contains(location.line) }
    case .entries(let entries):
      guard let finding, let key = finding.key, let languages = entries[key] else { return false }
      guard let languages, let locale = finding.locale else { return true }
      return languages.contains(locale)
    }
  }
}
