/// UTF-8 that texts are appended to, made to be used again and again.
///
/// The fastest way to show many texts: emptying it keeps its memory, so that once it is large enough nothing is allocated
/// any more. All that appends to `[UInt8]` appends to it as well.
///
///     var buffer = TextBuffer()
///     for n in 1...31 {
///       buffer.removeAll()
///       try message.append(.integer(n), to: &buffer)
///       buffer.withUnsafeBytes { show($0) }
///     }
public struct TextBuffer: ~Copyable {
  package var writer: TextWriter

  /// An empty buffer with room for so many bytes; a few hundred at least.
  public init(minimumCapacity: Int = 0) {
    writer = TextWriter(capacity: minimumCapacity)
  }

  deinit { writer.deallocate() }

  /// How many bytes it holds.
  public var count: Int { writer.count }

  /// Empties it and keeps its memory.
  public mutating func removeAll() {
    writer.removeAll()
  }

  /// What it holds, as a `String`.
  public var string: String { String(decoding: writer.bytes, as: UTF8.self) }

  /// Gives the bytes to the body, which must not keep them.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows
    -> Result
  {
    try body(UnsafeRawBufferPointer(writer.bytes))
  }
}
