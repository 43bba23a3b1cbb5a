internal import Extraction

/// What is known of files from an earlier run: by their stamps, what they hold.
struct SourceIndex {
  private(set) var entries: [String: Entry] = [:]

  struct Entry: Equatable {
    var stamp: FileStamp
    var hash: ContentHash
    /// Whether the stamp alone tells that the file is as it was; see ``FileStamp/isSettled(at:)``.
    var isSettled: Bool
  }

  init() {}

  /// The hash of what a file holds, where its stamp tells.
  func hash(of path: String, _ stamp: FileStamp) -> ContentHash? {
    guard let entry = entries[path], entry.isSettled, entry.stamp == stamp else { return nil }
    return entry.hash
  }

  mutating func note(_ path: String, _ entry: Entry) { entries[path] = entry }
}

extension SourceIndex: Equatable, Archived {
  func write(to writer: inout ArchiveWriter) {
    writer.add(entries.count)
    for (path, entry) in entries.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      writer.add(path)
      writer.add(entry.stamp.size)
      entry.stamp.modified.write(to: &writer)
      entry.stamp.changed.write(to: &writer)
      writer.add(bits: entry.stamp.inode)
      entry.hash.write(to: &writer)
      entry.isSettled.write(to: &writer)
    }
  }

  init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) {
    let count = try reader.count()
    entries.reserveCapacity(count)
    for _ in 0..<count {
      let path = try reader.string()
      let stamp = FileStamp(
        size: try reader.number(), modified: try Int(from: &reader), changed: try Int(from: &reader),
        inode: try reader.bits())
      entries[path] = Entry(stamp: stamp, hash: try ContentHash(from: &reader), isSettled: try reader.flag())
    }
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
