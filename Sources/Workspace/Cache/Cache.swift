internal import Extraction

/// A folder in which a run keeps what it found out, so that the next one need not find it out again.
///
/// Nothing is wrong where it is missing, damaged, of another program or not writable: then the work is done anew. Every
/// file in it is replaced in one step, so that any number of processes may share it.
public struct Cache: Sendable {
  private let files: Files
  private let folder: String

  public init(folder: String) { self.init(folder: folder, files: Files()) }

  init(folder: String, files: Files) {
    self.folder = folder
    self.files = files
  }

  /// The cache folder of the platform: `$XDG_CACHE_HOME/wordgate` or `~/.cache/wordgate`, on macOS
  /// `~/Library/Caches/wordgate`. Nil where the environment names no home.
  public static var standard: Cache? {
    if let caches = Files.variable("XDG_CACHE_HOME"), caches.hasPrefix("/") {
      return Cache(folder: Path.join(caches, "wordgate"))
    }
    guard let home = Files.variable("HOME"), home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return Cache(folder: Path.join(home, "Library/Caches/wordgate"))
    #else
      return Cache(folder: Path.join(home, ".cache/wordgate"))
    #endif
  }

  // MARK: Entries

  private static let signature = Array("WGCACHE\n".utf8)
  private static let headLength = signature.count + 6 * 8

  /// What was kept under a name for a key; nil where there is nothing that can be trusted.
  func entry<Value>(
    _ name: String, key: ContentHash, _ read: (inout ArchiveReader) throws(ArchiveReader.Damage) -> Value
  ) -> Value? {
    guard let bytes = files.contents(of: Path.join(folder, name))?.bytes, bytes.count >= Self.headLength else {
      return nil
    }
    return bytes.withUnsafeBufferPointer { bytes in
      let body = UnsafeBufferPointer(rebasing: bytes[Self.headLength...])
      guard let head = Self.head(key: key, of: body), bytes.starts(with: head) else { return nil }
      do throws(ArchiveReader.Damage) {
        var reader = try ArchiveReader(archive: body)
        let value = try read(&reader)
        return reader.isAtEnd ? value : nil
      } catch {
        return nil
      }
    }
  }

  /// Keeps something under a name for a key, in place of what was kept there.
  func keep(_ name: String, key: ContentHash, _ write: (inout ArchiveWriter) -> Void) {
    var writer = ArchiveWriter()
    write(&writer)
    let body = writer.archive
    guard let head = body.withUnsafeBufferPointer({ Self.head(key: key, of: $0) }) else { return }
    try? files.write(head + body, to: Path.join(folder, name))
    removeOld()
  }

  /// What a file starts with: the program that wrote it, what it is for, and what tells damage.
  private static func head(key: ContentHash, of body: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard let fingerprint else { return nil }
    let sum = ContentHash(body)
    let numbers = [fingerprint.low, fingerprint.high, key.low, key.high, sum.low, sum.high]
    return signature
      + numbers.flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) } }
  }

  /// Tells one build of the program from any other: what one of them found out is nothing to another.
  private static let fingerprint: ContentHash? = Files().programStamp.map { stamp in
    ContentHash("\(stamp.size) \(stamp.modified) \(Int.bitWidth)")
  }

  // MARK: Housekeeping

  /// Takes away what no run has written for a month.
  private func removeOld() {
    let month = 30 * 86_400 * 1_000_000_000
    for (name, kind) in files.entries(of: folder) ?? [] where kind == .file && Cache.isOwn(name) {
      let path = Path.join(folder, name)
      if let stamp = files.stamp(of: path), stamp.modified < FileStamp.now - month {
        files.remove(path)
      }
    }
  }

  private static func isOwn(_ name: String) -> Bool {
    [".sources", ".facts", ".reading", ".run", ".wordgate-new"].contains { name.hasSuffix($0) }
  }
}
