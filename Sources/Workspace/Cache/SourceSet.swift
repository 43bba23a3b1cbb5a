internal import Extraction
internal import Findings

/// The Swift sources of an inspection, with what they hold as far as somebody asks for that.
struct SourceSet {
  struct Source: Sendable {
    let path: String
    /// Nil where there is no cache that asks for it.
    var hash: ContentHash?
    /// What was read to see what kind of file it is; nil for a file whose name tells.
    var contents: Files.Contents?

    func read(_ files: Files) throws(Files.Problem) -> Files.Contents {
      if let contents { return contents }
      return try files.readStamped(path)
    }
  }

  private(set) var sources: [Source]
  /// What the next run may know of these files.
  private(set) var index = SourceIndex()
  /// Whether the earlier run knew all of it.
  private(set) var isAllKnown = true
  /// Files that cannot be read, and are no sources.
  private(set) var unreadable: [Finding] = []

  /// Takes sources as they are, for a run that keeps nothing.
  init(_ sources: [Source]) { self.sources = sources }

  /// Finds out what sources hold: from what an earlier run knew where their stamps tell, or by reading them.
  init(_ sources: [Source], files: Files, known: SourceIndex, workers: Workers = .cores) {
    let start = FileStamp.now
    // Asking for a stamp takes about as long as reading a kilobyte.
    let parts = workers.parts(of: [Int](repeating: 1000, count: sources.count))
    let looks = workers.map(parts) { part in
      var cursor = SourceIndex.Cursor(known, at: part.lowerBound)
      return sources[part].map { Self.look(at: $0, files, &cursor, start) }
    }
    self.sources = []
    self.sources.reserveCapacity(sources.count)
    for (source, look) in zip(sources, looks.joined()) {
      switch look {
      case .known(let entry), .read(let entry):
        index.add(entry)
        self.sources.append(Source(path: source.path, hash: entry.hash, contents: source.contents))
      case .failed(let problem): unreadable.append(Workspace.unreadable(problem))
      }
    }
    isAllKnown = index == known
  }

  private enum Look: Sendable {
    case known(SourceIndex.Entry)
    case read(SourceIndex.Entry)
    case failed(Files.Problem)
  }

  private static func look(
    at source: Source, _ files: Files, _ cursor: inout SourceIndex.Cursor, _ start: Int
  ) -> Look {
    if source.contents == nil, let stamp = files.stamp(of: source.path),
      let entry = cursor.entry(of: source.path, stamp)
    {
      return .known(entry)
    }
    do throws(Files.Problem) {
      let contents = try source.read(files)
      let hash = ContentHash(contents.bytes)
      // A file that changes while it is read has another size than its stamp says, or is not settled.
      let isSettled = contents.stamp.isSettled(at: start) && contents.bytes.count == contents.stamp.size
      return .read(.init(path: source.path, stamp: contents.stamp, hash: hash, isSettled: isSettled))
    } catch {
      return .failed(error)
    }
  }
}
