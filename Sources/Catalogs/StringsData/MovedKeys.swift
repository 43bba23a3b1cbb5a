/// Keys that were given another text in the same place of the code, told from what was extracted before and after.
public enum MovedKeys {
  /// The key before by the key after, for every place of a source that looked up a key before that is nowhere any more
  /// and looks up one now that was nowhere before. Keys of which that cannot be told for certain are left out.
  public static func between(_ before: [StringsData], _ after: [StringsData], table: String) -> [String: String] {
    let (old, new) = (places(before, table), places(after, table))
    let oldKeys = Set(old.values.map(ExactKey.init))
    let newKeys = Set(new.values.map(ExactKey.init))
    var found: [ExactKey: Set<ExactKey>] = [:]
    for (place, key) in new where !oldKeys.contains(ExactKey(key)) {
      guard let was = old[place], !newKeys.contains(ExactKey(was)) else { continue }
      found[ExactKey(key), default: []].insert(ExactKey(was))
    }
    var counts: [ExactKey: Int] = [:]
    for key in found.values.joined() { counts[key, default: 0] += 1 }
    var result: [String: String] = [:]
    for (key, sources) in found {
      if let source = sources.first, sources.count == 1, counts[source] == 1 { result[key.text] = source.text }
    }
    return result
  }

  private struct SourcePlace: Hashable {
    let source: String
    let place: StringsData.Place
  }

  private static func places(_ files: [StringsData], _ table: String) -> [SourcePlace: String] {
    var result: [SourcePlace: String] = [:]
    for file in files {
      for text in file.tables.lazy.filter({ $0.name == table }).flatMap(\.strings) {
        if let place = text.place { result[SourcePlace(source: file.source, place: place)] = text.key }
      }
    }
    return result
  }
}
