/// One thing that both sides of a merge changed in ways that cannot both be kept.
public struct MergeConflict: Hashable, Sendable {
  /// The key concerned; nil for what stands outside the entries, such as the source language.
  public var key: String?
  /// The language concerned; nil for what an entry says about all languages.
  public var language: String?
  /// The form concerned; empty for the only text, and for a language as a whole.
  public var form: FormPath
  /// The line of the marks in the merged file, counted from 1.
  public var line: Int
  public var cause: Cause

  public enum Cause: Hashable, Sendable {
    /// Both sides wrote a text, and not the same.
    case texts(ours: String, theirs: String)
    /// One side varied the text by device or number in a way that the other did not.
    case shapes
    /// One side took out what the other changed.
    case removedByOurs
    case removedByTheirs
    /// Both sides set a member of this name to something else.
    case member(String)
  }
}

extension MergeConflict: CustomStringConvertible {
  /// One sentence as in a finding: lower case, no full stop.
  public var description: String {
    var place = key.map { "'\($0)'" } ?? "the catalog"
    if let language { place += " in \(language)" }
    if !form.steps.isEmpty { place += ", form '\(form)'" }
    return switch cause {
    case .texts(let ours, let theirs): "\(place) was given two texts: ours \"\(ours)\", theirs \"\(theirs)\""
    case .shapes: "\(place) was varied differently by ours and theirs"
    case .removedByOurs: "\(place) was removed by ours and changed by theirs"
    case .removedByTheirs: "\(place) was changed by ours and removed by theirs"
    case .member(let name): "'\(name)' of \(place) was set differently by ours and theirs"
    }
  }
}
