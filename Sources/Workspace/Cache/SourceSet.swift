internal import Extraction
internal import Findings

/// The Swift sources of an inspection, each read from the disk only where its stamp does not tell what it holds.
struct SourceSet {
  struct Source {
    let path: String
    /// Nil where there is no cache that asks for it.
    var hash: ContentHash?
    /// Nil where nobody needed them yet.
    var bytes: [UInt8]?
  }

  private(set) var sources: [Source] = []
  private let files: Files
  private let known: SourceIndex?
  /// What the next run may know of these files.
  private(set) var index = SourceIndex()
  private let start = FileStamp.now

  /// `known` is what an earlier run found out, or nil where nothing is kept.
  init(files: Files, known: SourceIndex?) {
    self.files = files
    self.known = known
  }

  /// Whether the earlier run would have known all of it.
  var isAllKnown: Bool { known == index }

  /// Takes a file, and reads it unless it is known.
  mutating func add(_ path: String) throws(Files.Problem) {
    if let stamp = known == nil ? nil : files.stamp(of: path), let hash = known?.hash(of: path, stamp) {
      index.note(path, .init(stamp: stamp, hash: hash, isSettled: true))
      sources.append(Source(path: path, hash: hash))
    } else {
      let (bytes, stamp) = try files.readStamped(path)
      add(path, bytes, stamp)
    }
  }

  /// Takes a file that was read already.
  mutating func add(_ path: String, _ bytes: [UInt8], _ stamp: FileStamp) {
    sources.append(Source(path: path, hash: note(path, bytes, stamp), bytes: bytes))
  }

  private mutating func note(_ path: String, _ bytes: [UInt8], _ stamp: FileStamp) -> ContentHash? {
    guard known != nil else { return nil }
    let hash = ContentHash(bytes)
    // A file that changes while it is read has another size than its stamp says, or is not settled.
    let isSettled = stamp.isSettled(at: start) && bytes.count == stamp.size
    index.note(path, .init(stamp: stamp, hash: hash, isSettled: isSettled))
    return hash
  }

  /// Reads the files that are needed and were not read before. One that is gone by now is a finding, and no source any
  /// more.
  mutating func read(where isNeeded: (Source) -> Bool) -> [Finding] {
    var findings: [Finding] = []
    sources = sources.compactMap { source in
      guard source.bytes == nil, isNeeded(source) else { return source }
      do throws(Files.Problem) {
        let (bytes, stamp) = try files.readStamped(source.path)
        return Source(path: source.path, hash: note(source.path, bytes, stamp), bytes: bytes)
      } catch {
        findings.append(unreadable(error))
        return nil
      }
    }
    return findings
  }
}
