/// What a run sees of the file system, so that a later run can tell whether it would see the same.
final class Observations: @unchecked Sendable {
  private let lock = Lock()
  private let start = FileStamp.now
  private(set) var stamps: [String: FileStamp] = [:]
  private(set) var kinds: [String: Files.EntryKind?] = [:]
  private(set) var listings: [String: ListingSum] = [:]
  /// Whether all that the run depends on can be looked at again, and it changed nothing.
  private(set) var isRepeatable = true

  func denyRepetition() { lock.holding { isRepeatable = false } }

  /// A file whose stamp does not tell what it holds, or which is none, is looked at again in any case.
  func note(_ stamp: FileStamp?, of place: String) {
    guard let stamp, stamp.isSettled(at: start) else { return denyRepetition() }
    lock.holding {
      if let other = stamps.updateValue(stamp, forKey: place), other != stamp { isRepeatable = false }
    }
  }

  func note(_ contents: Files.Contents?, of place: String) {
    // A file that grew while it was read, or one whose size nobody knows.
    guard let contents, contents.bytes.count == contents.stamp.size else { return denyRepetition() }
    note(contents.stamp, of: place)
  }

  func note(_ kind: Files.EntryKind?, of place: String) {
    lock.holding {
      if let other = kinds.updateValue(kind, forKey: place), other != kind { isRepeatable = false }
    }
  }

  func note(_ listing: ListingSum?, of place: String) {
    guard let listing else { return denyRepetition() }
    lock.holding {
      if let other = listings.updateValue(listing, forKey: place), other != listing { isRepeatable = false }
    }
  }
}

/// Tells apart what lies in folders, in whichever order it is listed.
struct ListingSum: Hashable, Sendable {
  private(set) var hash = ContentHash(low: 0, high: 0)

  init() {}
  init(_ hash: ContentHash) { self.hash = hash }

  mutating func add(_ name: UnsafeBufferPointer<UInt8>, _ kind: Files.EntryKind) {
    let entry = ContentHash(name)
    let factor = UInt64(kind.rawValue) * 2 + 1
    hash.low = hash.low &+ entry.low &* factor
    hash.high = hash.high &+ entry.high &* factor
  }
}
