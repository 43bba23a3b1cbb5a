internal import Extraction

/// What is known of files from an earlier run: by their stamps, what they hold.
struct SourceIndex {
  /// The files in the order in which they were looked at, which is that of the next run as well.
  private(set) var entries: [Entry] = []

  struct Entry: Equatable {
    var path: String
    var stamp: FileStamp
    var hash: ContentHash
    /// Whether the stamp alone tells that the file is as it was; see ``FileStamp/isSettled(at:)``.
    var isSettled: Bool
  }

  init() {}

  init(_ entries: [Entry]) { self.entries = entries }

  mutating func add(_ entry: Entry) { entries.append(entry) }

  /// Looks files up, quickly in the order of the entries.
  struct Cursor {
    private let index: SourceIndex
    private var next: Int
    private lazy var positions = Dictionary(zip(index.entries.map(\.path), 0...)) { first, _ in first }

    init(_ index: SourceIndex, at start: Int) {
      self.index = index
      next = start
    }

    /// The entry of a file with a stamp that tells what it holds.
    mutating func entry(of path: String, _ stamp: FileStamp) -> Entry? {
      if next >= index.entries.count || index.entries[next].path != path {
        guard let position = positions[path] else { return nil }
        next = position
      }
      let entry = index.entries[next]
      next += 1
      return entry.isSettled && entry.stamp == stamp ? entry : nil
    }
  }
}

extension SourceIndex.Entry {
  /// What a file held that was read after a moment.
  init(_ path: String, _ contents: Files.Contents, readAfter start: Int) {
    // A file that changes while it is read has another size than its stamp says, or is not settled.
    let isSettled = contents.stamp.isSettled(at: start) && contents.bytes.count == contents.stamp.size
    self.init(path: path, stamp: contents.stamp, hash: ContentHash(contents.bytes), isSettled: isSettled)
  }
}

extension SourceIndex: Equatable, Archived {
  func write(to writer: inout ArchiveWriter) {
    writer.add(entries.count)
    for entry in entries {
      writer.add(entry.path)
      entry.stamp.write(to: &writer)
      entry.hash.write(to: &writer)
      entry.isSettled.write(to: &writer)
    }
  }

  init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) {
    let count = try reader.count()
    entries.reserveCapacity(count)
    for _ in 0..<count {
      add(
        Entry(
          path: try reader.string(), stamp: try FileStamp(from: &reader), hash: try ContentHash(from: &reader),
          isSettled: try reader.flag()))
    }
  }
}

extension FileStamp: Archived {
  func write(to writer: inout ArchiveWriter) {
    writer.add(size)
    modified.write(to: &writer)
    changed.write(to: &writer)
    writer.add(bits: inode)
  }

  init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) {
    self.init(
      size: try reader.number(), modified: try Int(from: &reader), changed: try Int(from: &reader),
      inode: try reader.bits())
  }
}

extension ContentHash: Archived {
  func write(to writer: inout ArchiveWriter) {
    writer.add(bits: low)
    writer.add(bits: high)
  }

  init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) {
    self.init(low: try reader.bits(), high: try reader.bits())
  }
}
