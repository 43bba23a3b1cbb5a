internal import Extraction
internal import Findings
internal import Paywalls
internal import SwiftReader

/// The facts of sources: those that a store has as they are, the others made anew.
///
/// Each source is read, its facts are made, and its bytes are gone before the next one comes, unless its syntax is asked
/// for as well.
struct FactsCollection: Sendable {
  private(set) var facts: [FileFacts] = []
  /// The sources that the facts are of, with what they held when they were read.
  private(set) var sources: [SourceSet.Source] = []
  /// The syntax of the sources, where it is asked for.
  private(set) var trees: [SwiftSource] = []
  /// Whether a source may hold a paywall that is a value.
  private(set) var mentionsDefinitions = false
  /// Sources that could not be read any more.
  private(set) var unreadable: [Finding] = []
  /// What the store is to keep.
  private var store = FactsStore()
  /// Whether the store has all of that already.
  private var isStored = true

  private struct Made: Sendable {
    var source: SourceSet.Source
    var facts: FileFacts
    var tree: SwiftSource?
    var mentionsDefinitions: Bool
    /// What the store shall keep of it; nil without a store.
    var entry: FactsStore.Entry?
    var isNew: Bool
  }

  /// `known` is what a store has; nil where there is none.
  init(_ sources: [SourceSet.Source], files: Files, known: FactsStore?, keepsTrees: Bool) {
    let maker = Maker(files: files, known: known, keepsTrees: keepsTrees)
    let results = Workers.cores.share(sources.count, state: Extractor.Collection.init) { collection, number in
      maker.make(sources[number], collection)
    }
    facts.reserveCapacity(results.count)
    self.sources.reserveCapacity(results.count)
    for result in results {
      switch result {
      case .success(let made): take(made)
      case .failure(let problem): unreadable.append(Workspace.unreadable(problem))
      }
    }
    if let known, !isStored { store.takeOver(known) }
  }

  private mutating func take(_ made: Made) {
    facts.append(made.facts)
    sources.append(made.source)
    if let tree = made.tree { trees.append(tree) }
    if made.mentionsDefinitions { mentionsDefinitions = true }
    if let entry = made.entry { store.add(entry) }
    if made.isNew { isStored = false }
  }

  /// Keeps the facts for the next run, unless all of them are there.
  func keep(in cache: Cache, at place: CachePlace) {
    if !isStored { cache.keep(place.facts, key: place.key, store.write) }
  }

  private struct Maker: Sendable {
    let files: Files
    let known: FactsStore?
    let keepsTrees: Bool
    let start = FileStamp.now

    func make(_ source: SourceSet.Source, _ collection: Extractor.Collection) -> Result<Made, Files.Problem> {
      if !keepsTrees, let made = stored(source) { return .success(made) }
      do throws(Files.Problem) {
        let contents = try source.read(files)
        var source = source
        // The file may hold something else by now than when it was looked at.
        if known != nil { source.entry = SourceIndex.Entry(source.path, contents, readAfter: start) }
        let input = SourceInput(file: source.path, bytes: contents.bytes)
        var made: Made
        if let known = stored(source) {
          made = known
          if keepsTrees { made.tree = SwiftSource(file: source.path, tree: SwiftFile(contents.bytes)) }
        } else {
          let (tree, facts) = collection.read(input) { (keepsTrees ? $0.compact : nil, $1) }
          made = anew(source, facts, contents.bytes)
          made.tree = tree.map { SwiftSource(file: source.path, tree: $0) }
        }
        return .success(made)
      } catch {
        return .failure(error)
      }
    }

    /// What the store has of a source that holds what it is known to hold.
    private func stored(_ source: SourceSet.Source) -> Made? {
      guard let entry = source.entry.flatMap({ known?[$0.hash] }), let facts = FileFacts(written: entry.written) else {
        return nil
      }
      return Made(
        source: source, facts: facts.placed(at: source.path), mentionsDefinitions: entry.mentionsDefinitions,
        entry: entry, isNew: false)
    }

    private func anew(_ source: SourceSet.Source, _ facts: FileFacts, _ bytes: [UInt8]) -> Made {
      let mentions = PaywallReader.mentionsDefinitions(bytes)
      let entry = source.entry.map {
        FactsStore.Entry(hash: $0.hash, mentionsDefinitions: mentions, written: facts.written)
      }
      return Made(source: source, facts: facts, mentionsDefinitions: mentions, entry: entry, isNew: true)
    }
  }
}
