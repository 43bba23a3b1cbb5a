internal import Extraction
internal import Findings

extension Inspection {
  /// Drops the ways of text that no target holds from end to end: a literal of a widget does not reach a view of the
  /// app that only shares a model with it.
  mutating func dropImpossibleWays() {
    guard !structure.isEmpty else { return }
    var reach = TargetReach(structure)
    var changed: Set<Location> = []
    for index in extraction.strings.indices where extraction.strings[index].reach == .verbatim {
      let possible = extraction.strings[index].sinks.filter { reach.holds($0) }
      guard possible.count < extraction.strings[index].sinks.count else { continue }
      changed.insert(extraction.strings[index].location)
      extraction.strings[index].sinks = possible
      if let first = possible.first { extraction.strings[index].role = first.role }
    }
    guard !changed.isEmpty else { return }
    extraction.strings.removeAll { $0.reach == .verbatim && $0.sinks.isEmpty }
    let left = extraction.strings.filter { changed.contains($0.location) && $0.reach == .verbatim }
    let told = Dictionary(left.map { ($0.location, $0.verbatimFinding) }) { first, _ in first }
    extraction.findings = extraction.findings.compactMap { finding in
      guard finding.rule == "verbatim-text", let place = finding.location, changed.contains(place) else {
        return finding
      }
      return told[place]
    }
  }
}

/// Which files may be in one program together.
private struct TargetReach {
  private let structure: ProjectStructure
  private var programs: [String: Set<Int>] = [:]

  init(_ structure: ProjectStructure) { self.structure = structure }

  /// Whether one program may hold all files of a way. Files of libraries, and those of which no project tells, may be
  /// in any.
  mutating func holds(_ sink: ExtractedString.Sink) -> Bool {
    let files = Set(sink.path.compactMap { $0.location?.file } + [sink.file])
    guard files.count > 1 else { return true }
    var common: Set<Int>?
    for file in files {
      let own = programs(of: file)
      if !own.isEmpty { common = common?.intersection(own) ?? own }
    }
    return common?.isEmpty != true
  }

  /// The apps and extensions that compile a file, where nothing but these do.
  private mutating func programs(of file: String) -> Set<Int> {
    if let known = programs[file] { return known }
    let owners = structure.targets(of: Path.normalized(file))
    let isBound = owners.allSatisfy { !structure.targets[$0].isLibrary && structure.targets[$0].kind == .shipped }
    programs[file] = isBound ? owners : []
    return programs[file] ?? []
  }
}
