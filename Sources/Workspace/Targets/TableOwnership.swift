internal import Catalogs
internal import Extraction
internal import Findings

/// Decides which catalog holds a string: the one of its table in a target that compiles the string's file.
///
/// A string of a target without a catalog of that table is looked up in the app that the target is linked into, so it
/// belongs to the catalogs of the targets that build on it; with the bundle of another module, to a catalog below. Where no project file speaks of the file or the catalog, the
/// catalog in the nearest folder is taken.
struct TableOwnership {
  private let structure: ProjectStructure
  /// The catalogs of each table, by index.
  private let tables: [String: [Int]]
  private let files: [String]
  /// For each catalog, the targets that it is part of, and those that these build on.
  private let owners: [Set<Int>]
  private let reached: [Set<Int>]
  private var memberships: [String: Set<Int>] = [:]
  private var homes: [Place: [Int]] = [:]

  private struct Place: Hashable {
    var file: String
    var table: String
    var bundle: String?
  }

  init(_ catalogs: [Catalog], structure: ProjectStructure) {
    self.structure = structure
    files = catalogs.map(\.file).map(Path.normalized)
    tables = Dictionary(grouping: catalogs.indices) { catalogs[$0].table }
    owners = files.map { structure.targets(of: $0) }
    reached = owners.map { $0.reduce(into: []) { $0.formUnion(structure.reach(of: $1)) } }
  }

  /// The catalogs that hold a string, by index; none where its table has no catalog.
  mutating func catalogs(of string: ExtractedString) -> [Int] {
    let place = Place(file: string.location.file, table: string.table, bundle: string.bundle)
    if let known = homes[place] { return known }
    let found = home(of: place)
    homes[place] = found
    return found
  }

  private mutating func home(of place: Place) -> [Int] {
    let candidates = tables[place.table] ?? []
    guard candidates.count > 1 || !structure.isEmpty else { return candidates }
    let targets = membership(of: place.file)
    let known = candidates.filter { !owners[$0].isEmpty }
    guard !targets.isEmpty, !known.isEmpty else { return nearest(candidates, to: place.file) }
    let own = known.filter { !owners[$0].isDisjoint(with: targets) }
    if !own.isEmpty { return own }
    if let bundle = place.bundle, [".module", "Bundle.module", "#bundle"].contains(bundle) { return [] }
    let linked = place.bundle == nil ? [] : known.filter { !owners[$0].isDisjoint(with: below(targets)) }
    let apps = linked.isEmpty ? known.filter { !reached[$0].isDisjoint(with: targets) } : linked
    return apps.isEmpty ? nearest(candidates.filter { owners[$0].isEmpty }, to: place.file) : apps
  }

  private func below(_ targets: Set<Int>) -> Set<Int> {
    targets.reduce(into: []) { $0.formUnion(structure.reach(of: $1)) }
  }

  private mutating func membership(of file: String) -> Set<Int> {
    if let known = memberships[file] { return known }
    let found = structure.targets(of: Path.normalized(file))
    memberships[file] = found
    return found
  }

  /// The catalogs that share the longest run of folders with a file.
  private func nearest(_ candidates: [Int], to file: String) -> [Int] {
    let path = Path.normalized(file).split(separator: "/").dropLast()
    let depths = candidates.map { candidate in
      zip(files[candidate].split(separator: "/").dropLast(), path).prefix { $0 == $1 }.count
    }
    guard let deepest = depths.max() else { return [] }
    return zip(candidates, depths).filter { $0.1 == deepest }.map(\.0)
  }
}
