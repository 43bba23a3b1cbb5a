internal import Catalogs
internal import Extraction
internal import Findings

/// A run of the program that may be kept: what it looked at and what it said, so that the next run with the same words
/// says the same again where it would see the same.
///
/// Files are known by size, times and inode, folders by what lies in them. A run that wrote something, asked git, or saw
/// a file that was written only a moment before is not kept.
public struct KeptRun: Sendable {
  private let cache: Cache
  private let name: String
  private let key: ContentHash
  private let observations = Observations()
  private let speech = Speech()
  /// The files and the terminal that the run is to use.
  public let files: Files
  public let terminal: Terminal

  /// Nil where nothing is kept.
  public init?(_ words: [String], terminal: Terminal, files: Files, cache: Cache?) {
    guard let cache else { return nil }
    self.cache = cache
    let style = "\(terminal.allowsColor) \(terminal.columns)"
    key = ContentHash(([files.absolutePath(of: "."), style] + words).joined(separator: "\0"))
    name = "\(key.digits).run"
    self.files = files.observed(by: observations)
    self.terminal = terminal.heard(by: speech)
  }

  /// Says again what an earlier run said, and returns its exit status; nil where the work has to be done.
  public func repeated(on terminal: Terminal) -> Int32? {
    let kept = cache.entry(name, key: key) { reader throws(ArchiveReader.Damage) in
      let status = try reader.number()
      var pieces: [Speech.Piece] = []
      for _ in 0..<(try reader.count()) {
        pieces.append(.init(isResult: try reader.flag(), text: try reader.string()))
      }
      return Self.isAsSeen(try Sight.all(from: &reader)) ? (status, pieces) : nil
    }
    guard let (status, pieces) = kept ?? nil else { return nil }
    for piece in pieces { terminal.say(piece) }
    return Int32(truncatingIfNeeded: status)
  }

  private static func isAsSeen(_ sights: [Sight]) -> Bool {
    let looks = Workers.cores.share(sights.count, atATime: 64, state: {}, { _, number in sights[number].isAsSeen })
    return looks.allSatisfy { $0 }
  }

  /// Keeps the run, if all that it depended on can be looked at again.
  public func keep(status: Int32) {
    guard observations.isRepeatable, status >= 0 else { return }
    cache.keep(name, key: key) { writer in
      writer.add(Int(status))
      writer.add(speech.pieces.count)
      for piece in speech.pieces {
        piece.isResult.write(to: &writer)
        writer.add(piece.text)
      }
      Sight.write(observations, to: &writer)
    }
  }
}

/// Something that a run saw, and that can be looked at again.
private struct Sight: @unchecked Sendable {
  private enum What {
    case kind(Files.EntryKind?)
    case listing(ListingSum)
    case file(FileStamp)
  }

  /// The bytes of the place, ending with zero.
  private let place: UnsafePointer<CChar>
  private let what: What

  var isAsSeen: Bool {
    switch what {
    case .file(let stamp): return FileStamp(place: place) == stamp
    case .kind(let kind): return Files.kind(ofPlace: String(cString: place)) == kind
    case .listing(let sum):
      var now = ListingSum()
      return Files.list(String(cString: place)) { now.add($0, $1) } && now == sum
    }
  }

  static func write(_ observations: Observations, to writer: inout ArchiveWriter) {
    writer.add(observations.kinds.count)
    for (place, kind) in observations.kinds.sorted(by: { $0.key.precedesInBytes($1.key) }) {
      writer.add(place + "\0")
      writer.add(kind.map { Int($0.rawValue) + 1 } ?? 0)
    }
    writer.add(observations.listings.count)
    for (place, listing) in observations.listings.sorted(by: { $0.key.precedesInBytes($1.key) }) {
      writer.add(place + "\0")
      listing.hash.write(to: &writer)
    }
    writer.add(observations.stamps.count)
    for (place, stamp) in observations.stamps.sorted(by: { $0.key.precedesInBytes($1.key) }) {
      writer.add(place + "\0")
      stamp.write(to: &writer)
    }
  }

  /// The sights of a run, good for as long as the bytes that are read.
  static func all(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) -> [Sight] {
    var sights: [Sight] = []
    for _ in 0..<(try reader.count()) {
      let place = try place(from: &reader)
      let number = try reader.number(below: 4)
      sights.append(Sight(place: place, what: .kind(number == 0 ? nil : Files.EntryKind(rawValue: UInt8(number - 1)))))
    }
    for _ in 0..<(try reader.count()) {
      sights.append(
        Sight(place: try place(from: &reader), what: .listing(ListingSum(try ContentHash(from: &reader)))))
    }
    for _ in 0..<(try reader.count()) {
      sights.append(Sight(place: try place(from: &reader), what: .file(try FileStamp(from: &reader))))
    }
    return sights
  }

  private static func place(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) -> UnsafePointer<CChar> {
    let text = try reader.text()
    guard text.last == 0, let start = text.baseAddress else { throw ArchiveReader.Damage() }
    return UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)
  }
}

/// What a run says, in order.
final class Speech: @unchecked Sendable {
  struct Piece: Sendable {
    /// Whether it goes to standard output, or else to standard error.
    let isResult: Bool
    let text: String
  }

  private let lock = Lock()
  private(set) var pieces: [Piece] = []

  func add(_ piece: Piece) { lock.holding { pieces.append(piece) } }
}
