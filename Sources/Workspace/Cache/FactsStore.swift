internal import Extraction

/// What sources say, written down under the hash of what they hold.
struct FactsStore {
  /// The facts of one content.
  struct Entry {
    var hash: ContentHash
    /// Whether the source speaks of a paywall definition, so that its syntax is needed as well.
    var mentionsDefinitions: Bool
    var written: [UInt8]
  }

  private var entries: [Entry] = []
  private var positions: [ContentHash: Int] = [:]

  init() {}

  subscript(_ hash: ContentHash) -> Entry? { positions[hash].map { entries[$0] } }

  mutating func add(_ entry: Entry) {
    guard positions[entry.hash] == nil else { return }
    positions[entry.hash] = entries.count
    entries.append(entry)
  }

  /// Takes over what an earlier store knows of other contents, as far as that is no more than what is here: a file often
  /// becomes again what it was, as when one goes from branch to branch.
  mutating func takeOver(_ earlier: FactsStore) {
    var left = entries.reduce(0) { $0 + $1.written.count }
    for entry in earlier.entries where positions[entry.hash] == nil {
      left -= entry.written.count
      if left < 0 { return }
      add(entry)
    }
  }
}

extension FactsStore: Archived {
  func write(to writer: inout ArchiveWriter) {
    writer.add(entries.count)
    for entry in entries {
      entry.hash.write(to: &writer)
      entry.mentionsDefinitions.write(to: &writer)
      entry.written.withUnsafeBufferPointer { writer.add($0) }
    }
  }

  init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) {
    for _ in 0..<(try reader.count()) {
      add(
        Entry(
          hash: try ContentHash(from: &reader), mentionsDefinitions: try reader.flag(),
          written: Array(try reader.text())))
    }
  }
}
