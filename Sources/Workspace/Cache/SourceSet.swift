internal import Extraction
internal import Findings

/// The Swift sources of an inspection, with what they hold as far as somebody asks for that.
struct SourceSet {
  struct Source: Sendable {
    let path: String
    /// What is known of it; nil where nobody looked at it yet.
    var entry: SourceIndex.Entry?
    /// What was read to see what kind of file it is; nil for a file whose name tells.
    var contents: Files.Contents?

    func read(_ files: Files) throws(Files.Problem) -> Files.Contents {
      if let contents { return contents }
      return try files.readStamped(path)
    }
  }

  private(set) var sources: [Source]
  /// Whether it was found out what the sources hold.
  private(set) var isLookedAt = false
  /// Whether an earlier run knew all of it.
  private(set) var isAllKnown = false
  /// Files that cannot be read, and are no sources.
  private(set) var unreadable: [Finding] = []

  /// Takes sources as they are.
  init(_ sources: [Source]) { self.sources = sources }

  /// What the next run may know of the files.
  var index: SourceIndex { SourceIndex(sources.compactMap(\.entry)) }

  /// Finds out what the sources hold: from what an earlier run knew where their stamps tell, or by reading them.
  mutating func look(at files: Files, known: SourceIndex, workers: Workers = .cores) {
    let start = FileStamp.now
    let sources = self.sources
    // Asking for a stamp takes about as long as reading a kilobyte.
    let parts = workers.parts(of: [Int](repeating: 1000, count: sources.count))
    let looks = workers.map(parts) { part in
      var cursor = SourceIndex.Cursor(known, at: part.lowerBound)
      return sources[part].map { Self.look(at: $0, files, &cursor, start) }
    }
    self.sources = []
    self.sources.reserveCapacity(sources.count)
    for look in looks.joined() {
      switch look {
      case .success(let source): self.sources.append(source)
      case .failure(let problem): unreadable.append(Workspace.unreadable(problem))
      }
    }
    isLookedAt = true
    isAllKnown = index == known
  }

  private static func look(
    at source: Source, _ files: Files, _ cursor: inout SourceIndex.Cursor, _ start: Int
  ) -> Result<Source, Files.Problem> {
    var source = source
    if source.contents == nil, let stamp = files.stamp(of: source.path),
      let entry = cursor.entry(of: source.path, stamp)
    {
      source.entry = entry
      return .success(source)
    }
    do throws(Files.Problem) {
      source.entry = SourceIndex.Entry(source.path, try source.read(files), readAfter: start)
      return .success(source)
    } catch {
      return .failure(error)
    }
  }
}
