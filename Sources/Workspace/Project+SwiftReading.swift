internal import Extraction
internal import Findings
internal import Paywalls

extension Project {
  /// What an earlier run found out of the files at some paths; nil where there was none, or nothing is kept.
  func knownSources(_ paths: [String]) -> SourceIndex? {
    guard let cache else { return nil }
    let place = CachePlace(self, paths)
    return cache.entry(place.sources, key: place.key) { reader throws(ArchiveReader.Damage) in
      try SourceIndex(from: &reader)
    }
  }

  /// Reads what sources show, or takes what an earlier run read in sources that hold the same.
  func reading(of sources: SourceSet, _ request: SwiftReading.Request) -> SwiftReading {
    guard let cache else { return SwiftReading.anew(sources.sources, files, request, nil).reading }
    let place = CachePlace(self, request.paths ?? sourcePaths)
    let name = place.reading(wantsViews: request.wantsViews)
    if sources.isLookedAt {
      if !sources.isAllKnown { cache.keep(place.sources, key: place.key, sources.index.write) }
      let known = cache.entry(name, key: request.key(with: sources.sources)) { reader throws(ArchiveReader.Damage) in
        try SwiftReading(from: &reader)
      }
      if let known { return known }
    }
    // The sources may be others by now than when they were looked at.
    let (reading, read) = SwiftReading.anew(sources.sources, files, request, (cache, place))
    if !sources.isLookedAt { cache.keep(place.sources, key: place.key, SourceIndex(read.compactMap(\.entry)).write) }
    if reading.isArchivable { cache.keep(name, key: request.key(with: read), reading.write) }
    return reading
  }
}

/// The names under which a project's cached files lie: one set for each folder and the paths that are read in it.
struct CachePlace {
  private let stem: String
  let key: ContentHash

  init(_ project: Project, _ paths: [String]) {
    key = ContentHash(([project.files.absolutePath(of: ".")] + paths).joined(separator: "\n"))
    stem = key.digits
  }

  var sources: String { "\(stem).sources" }
  var facts: String { "\(stem).facts" }
  func reading(wantsViews: Bool) -> String { "\(stem)-\(wantsViews ? "paywalls" : "texts").reading" }
}

extension SwiftReading.Request {
  /// What a reading depends on, in one number.
  func key(with sources: [SourceSet.Source]) -> ContentHash {
    var writer = ArchiveWriter()
    for source in sources {
      writer.add(source.path)
      (source.entry?.hash).write(to: &writer)
    }
    for flag in [wantsViews, options.provesEdits, options.tellsTypes] { flag.write(to: &writer) }
    for list in [options.localizingMacros.sorted(), options.localizingFunctions.sorted(), options.interfaces] {
      list.write(to: &writer)
    }
    paths.write(to: &writer)
    ownPaths.write(to: &writer)
    viewFiles.sorted().write(to: &writer)
    (views == nil).write(to: &writer)
    for table in [views ?? [:], ids] {
      for (key, value) in table.sorted(by: { $0.key < $1.key }) { [key, value].write(to: &writer) }
      writer.add(0)
    }
    return ContentHash(writer.archive)
  }
}

extension SwiftReading {
  /// Reads sources, their facts taken from a store as far as it has them, and says what they held when they were read.
  fileprivate static func anew(
    _ sources: [SourceSet.Source], _ files: Files, _ request: Request, _ store: (cache: Cache, place: CachePlace)?
  ) -> (reading: SwiftReading, sources: [SourceSet.Source]) {
    let known = store.map { cache, place in
      cache.entry(place.facts, key: place.key) { reader throws(ArchiveReader.Damage) in try FactsStore(from: &reader) }
        ?? FactsStore()
    }
    let asksForTrees = request.wantsViews || request.views?.isEmpty == false
    var collection = FactsCollection(sources, files: files, known: known, keepsTrees: asksForTrees)
    if collection.mentionsDefinitions, !asksForTrees {
      collection = FactsCollection(sources, files: files, known: known, keepsTrees: true)
    }
    let collected = collection
    let readsPaywalls = asksForTrees || collected.mentionsDefinitions
    var options = request.options
    if !readsPaywalls { options.tellsTypes = false }
    let extraction = Workers.cores.beside(
      { if let (cache, place) = store { collected.keep(in: cache, at: place) } },
      { [options] in Extractor.link(collected.facts, options: options, workers: .cores) }
    ).result
    var reading = readsPaywalls ? SwiftReading(extraction, collected.trees, request) : SwiftReading(extraction)
    reading.unreadable = collected.unreadable
    return (reading, collected.sources)
  }
}
