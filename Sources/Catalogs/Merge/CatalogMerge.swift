import Findings
import StructuredText

/// Merges two edited versions of a catalog, by key, language, variation and field.
public enum CatalogMerge {
  /// What a merge made: the bytes of the catalog, and what could not be settled.
  public struct Result: Sendable {
    /// The catalog, in Finder order. Around each conflict stand the marks of git, so that it is no catalog before
    /// someone settled them; taking one side of all of them gives a sound catalog.
    public var bytes: [UInt8]
    /// In the order of the file.
    public var conflicts: [MergeConflict]
  }

  /// Merges what was made of a common version on two sides.
  ///
  /// What one side changed is kept, what both changed is settled by the states of the texts: a translation wins over a
  /// placeholder, an edit over a mark that the code no longer has the key. Two different texts are a conflict, as is
  /// what one side removed and the other changed. Swapping the sides gives the same catalog, its marks aside. All three
  /// catalogs must be sound. `markerSize` is how many characters a mark has, 7 in git.
  public static func merge(
    base: Catalog?, ours: Catalog, theirs: Catalog, oursLabel: String = "ours", theirsLabel: String = "theirs",
    markerSize: Int = 7
  ) -> Result {
    var merge = FileMerge(base: base, ours: ours, theirs: theirs)
    merge.run()
    let marks = ConflictMarks(ours: oursLabel, theirs: theirsLabel, size: markerSize)
    return merge.written(marks)
  }
}

/// One merge of files at work.
struct FileMerge {
  let base: Catalog?
  let ours: Catalog
  let theirs: Catalog
  private(set) var frame: [MergedNode.Member] = []
  private(set) var entries: [Entry] = []

  struct Entry {
    let key: String
    let node: MergedNode
    /// The key with what stands between it and the value, where the entry is kept as a side spelled it.
    let name: [UInt8]?
    let conflicts: [MergeConflict]
  }

  /// What stands outside the entries and could not be settled.
  private(set) var frameConflicts: [MergeConflict] = []

  init(base: Catalog?, ours: Catalog, theirs: Catalog) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }

  mutating func run() {
    mergeFrame()
    var keys = ours.keys
    keys += theirs.keys.filter { ours[$0] == nil }
    for key in keys.sorted(by: FinderOrder.precedesExactly) { mergeEntry(key) }
  }

  private mutating func mergeFrame() {
    var merge = TreeMerge()
    switch merge.merge(base?.outerObject, ours.outerObject, theirs.outerObject, as: .root) {
    case .object(let members)?: frame = members
    case .node(let node)?: frame = node.members.map { .init(key: $0.key, node: .node($0.value)) }
    default: break
    }
    if !frame.contains(where: { $0.key == "strings" }) { frame.append(.init(key: "strings", node: .object([]))) }
    frame.sort { FinderOrder.precedesExactly($0.key, $1.key) }
    frameConflicts = merge.conflicts
  }

  private mutating func mergeEntry(_ key: String) {
    let (before, left, right) = (base?.item(key), ours.item(key), theirs.item(key))
    if let kept = Self.kept(before, left, right) {
      if let kept { entries.append(Entry(key: key, node: .node(kept.node), name: kept.name, conflicts: [])) }
      return
    }
    var merge = TreeMerge(key: key, placeholders: placeholders(of: key))
    guard let node = merge.merge(before?.node, left?.node, right?.node, as: .entry) else { return }
    entries.append(Entry(key: key, node: node, name: nil, conflicts: merge.conflicts))
  }

  /// The entry with its spelling where one side left it byte for byte as it was, or both have the same bytes.
  private static func kept(_ base: CatalogItem?, _ ours: CatalogItem?, _ theirs: CatalogItem?) -> CatalogItem?? {
    if ours?.node.source == theirs?.node.source { return .some(ours) }
    if ours?.node.source == base?.node.source { return .some(theirs) }
    if theirs?.node.source == base?.node.source { return .some(ours) }
    return nil
  }

  /// What a text may read before anybody translated it.
  private func placeholders(of key: String) -> Set<ExactKey> {
    var result: Set<ExactKey> = [ExactKey(key)]
    for catalog in [base, ours, theirs] {
      guard let catalog, let source = catalog[key]?.localization(catalog.sourceLanguage) else { continue }
      for unit in source.units { result.insert(ExactKey(unit.unit.value)) }
    }
    return result
  }
}

extension Catalog {
  /// The item of the first entry with a key.
  fileprivate func item(_ key: String) -> CatalogItem? { numbers[ExactKey(key)].map { items[$0] } }

  /// The outer object as if it held no entries.
  fileprivate var outerObject: JSONNode? { frame.outer.root }
}
