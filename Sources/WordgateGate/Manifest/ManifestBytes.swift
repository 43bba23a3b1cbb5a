/// The checked bytes of a manifest, wherever they lie: in memory of their own, or in a file that is mapped into it.
///
/// The bytes never change and stay where they are while this object lives; that is what makes it safe to share.
final class ManifestBytes: @unchecked Sendable {
  let buffer: UnsafeRawBufferPointer
  /// Where the sections lie, in their order.
  let sections: [Extent]
  /// What keeps borrowed bytes in place; nil for bytes of this object's own.
  private let owner: AnyObject?

  /// Where a section lies.
  struct Extent: Sendable {
    var start: Int
    var count: Int
  }

  /// Checks the bytes and copies them once.
  init(copying bytes: [UInt8]) throws(GateManifestError) {
    var found: Result<[Extent], GateManifestError> = .failure(.foreign)
    bytes.withUnsafeBytes { buffer in
      found = Result { () throws(GateManifestError) in try Self.sections(of: buffer) }
    }
    sections = try found.get()
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
    copy.copyBytes(from: bytes)
    buffer = UnsafeRawBufferPointer(copy)
    owner = nil
  }

  /// Checks bytes that stay as they are while the owner lives.
  init(borrowing buffer: UnsafeRawBufferPointer, keptBy owner: AnyObject) throws(GateManifestError) {
    sections = try Self.sections(of: buffer)
    self.buffer = buffer
    self.owner = owner
  }

  deinit {
    if owner == nil { buffer.deallocate() }
  }

  /// The sections of a whole manifest that nothing was changed in.
  private static func sections(of buffer: UnsafeRawBufferPointer) throws(GateManifestError) -> [Extent] {
    guard buffer.starts(with: ManifestLayout.magic) else { throw .foreign }
    guard buffer.count >= ManifestLayout.headerSize else { throw .truncated }
    guard buffer.word(8) == ManifestLayout.version else { throw .unknownVersion }
    guard buffer.word(12) == buffer.count else { throw .truncated }
    let content = UnsafeRawBufferPointer(rebasing: buffer[ManifestLayout.contentStart...])
    let sum = UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: ManifestLayout.checksumStart, as: UInt64.self))
    guard sum == ManifestChecksum.value(of: content) else { throw .damaged }
    var extents: [Extent] = []
    for section in ManifestLayout.Section.allCases {
      let place = ManifestLayout.contentStart + section.rawValue * 8
      guard let start = buffer.word(place),
        let count = buffer.word(place + 4),
        start >= ManifestLayout.headerSize, start <= buffer.count, count <= (buffer.count - start) / section.size
      else { throw .damaged }
      extents.append(Extent(start: start, count: count))
    }
    return extents
  }
}
