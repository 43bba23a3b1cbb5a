internal import Extraction
internal import Findings
internal import Paywalls

/// The facts of sources: those that a store has as they are, the others made anew and kept for the next run.
struct FactsCollection {
  private(set) var facts: [FileFacts] = []
  /// Whether a source may hold a paywall that is a value.
  private(set) var mentionsDefinitions = false
  /// Sources that could not be read any more.
  private(set) var unreadable: [Finding] = []

  private struct Made {
    var facts: FileFacts
    var isNew: Bool
    var entry: FactsStore.Entry?
    var mentionsDefinitions: Bool
  }

  init(_ sources: inout SourceSet, _ place: (cache: Cache, place: CachePlace)?) {
    let known =
      place.flatMap { cache, place in
        cache.entry(place.facts, key: place.key) { reader throws(ArchiveReader.Damage) in try FactsStore(from: &reader)
        }
      } ?? FactsStore()
    unreadable = sources.read { source in source.hash.flatMap { known[$0] } == nil }
    let list = sources.sources
    let workers = Workers.cores
    let isKept = place != nil
    let parts = workers.map(workers.parts(of: list.map { $0.bytes?.count ?? 4000 })) { part in
      Self.made(list[part], known, isKept: isKept)
    }
    var store = FactsStore()
    var isChanged = false
    for made in parts.joined() {
      facts.append(made.facts)
      if made.mentionsDefinitions { mentionsDefinitions = true }
      if made.isNew { isChanged = true }
      if let entry = made.entry { store.add(entry) }
    }
    guard isChanged, let (cache, place) = place else { return }
    store.takeOver(known)
    cache.keep(place.facts, key: place.key, store.write)
  }

  private static func made(_ sources: ArraySlice<SourceSet.Source>, _ known: FactsStore, isKept: Bool) -> [Made] {
    let extractor = Extractor.Collection()
    return sources.map { source in
      if let entry = source.hash.flatMap({ known[$0] }), let facts = FileFacts(written: entry.written) {
        return Made(
          facts: facts.placed(at: source.path), isNew: false, entry: entry,
          mentionsDefinitions: entry.mentionsDefinitions)
      }
      let bytes = source.bytes ?? []
      let facts = extractor.facts(of: SourceInput(file: source.path, bytes: bytes))
      let mentions = PaywallReader.mentionsDefinitions(bytes)
      let hash = isKept ? source.hash : nil
      let entry = hash.map { FactsStore.Entry(hash: $0, mentionsDefinitions: mentions, written: facts.written) }
      return Made(facts: facts, isNew: true, entry: entry, mentionsDefinitions: mentions)
    }
  }
}
