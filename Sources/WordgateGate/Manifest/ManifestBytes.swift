/// The bytes of a manifest, wherever they lie: in memory of their own, or in a file that is mapped into it.
///
/// The bytes never change and stay where they are while this object lives; that is what makes it safe to share.
final class ManifestBytes: @unchecked Sendable {
  let buffer: UnsafeRawBufferPointer
  /// What keeps borrowed bytes in place; nil for bytes of this object's own.
  private let owner: AnyObject?

  /// Copies the bytes once.
  init(copying bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
    copy.copyBytes(from: bytes)
    buffer = UnsafeRawBufferPointer(copy)
    owner = nil
  }

  /// Takes bytes that stay as they are while the owner lives.
  init(borrowing buffer: UnsafeRawBufferPointer, keptBy owner: AnyObject) {
    self.buffer = buffer
    self.owner = owner
  }

  deinit {
    if owner == nil { buffer.deallocate() }
  }
}
