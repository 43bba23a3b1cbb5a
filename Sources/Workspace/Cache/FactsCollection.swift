internal import Extraction
internal import Findings
internal import Paywalls

/// The facts of sources: those that a store has as they are, the others made anew and kept for the next run.
///
/// Each source is read, its facts are made, and its bytes are gone before the next one comes.
struct FactsCollection {
  private(set) var facts: [FileFacts] = []
  /// The sources that the facts are of, with what they held when they were read.
  private(set) var sources: [SourceSet.Source] = []
  /// Whether a source may hold a paywall that is a value.
  private(set) var mentionsDefinitions = false
  /// Sources that could not be read any more.
  private(set) var unreadable: [Finding] = []

  private struct Made: Sendable {
    var source: SourceSet.Source
    var facts: FileFacts
    var mentionsDefinitions: Bool
    /// What the store shall keep of it; nil without a store.
    var entry: FactsStore.Entry?
    var isNew: Bool
  }

  init(_ sources: [SourceSet.Source], files: Files, _ place: (cache: Cache, place: CachePlace)?) {
    let known =
      place.flatMap { cache, place in
        cache.entry(place.facts, key: place.key) { reader throws(ArchiveReader.Damage) in try FactsStore(from: &reader)
        }
      } ?? FactsStore()
    let isKept = place != nil
    let results = Workers.cores.share(sources.count, state: Extractor.Collection.init) { extractor, number in
      Self.made(sources[number], files, known, extractor, isKept: isKept)
    }
    var store = FactsStore()
    var isChanged = false
    facts.reserveCapacity(results.count)
    for result in results {
      switch result {
      case .success(let made):
        facts.append(made.facts)
        self.sources.append(made.source)
        if made.mentionsDefinitions { mentionsDefinitions = true }
        if made.isNew { isChanged = true }
        if let entry = made.entry { store.add(entry) }
      case .failure(let problem): unreadable.append(Workspace.unreadable(problem))
      }
    }
    guard isChanged, let (cache, place) = place else { return }
    store.takeOver(known)
    cache.keep(place.facts, key: place.key, store.write)
  }

  private static func made(
    _ source: SourceSet.Source, _ files: Files, _ known: FactsStore, _ extractor: Extractor.Collection, isKept: Bool
  ) -> Result<Made, Files.Problem> {
    if let entry = source.hash.flatMap({ known[$0] }), let facts = FileFacts(written: entry.written) {
      let made = Made(
        source: source, facts: facts.placed(at: source.path), mentionsDefinitions: entry.mentionsDefinitions,
        entry: entry, isNew: false)
      return .success(made)
    }
    do throws(Files.Problem) {
      let bytes = try source.read(files).bytes
      let facts = extractor.facts(of: SourceInput(file: source.path, bytes: bytes))
      let mentions = PaywallReader.mentionsDefinitions(bytes)
      var source = source
      // The file may hold something else by now than when it was looked at.
      source.hash = isKept ? ContentHash(bytes) : nil
      let entry = source.hash.map {
        FactsStore.Entry(hash: $0, mentionsDefinitions: mentions, written: facts.written)
      }
      return .success(
        Made(source: source, facts: facts, mentionsDefinitions: mentions, entry: entry, isNew: true))
    } catch {
      return .failure(error)
    }
  }
}
