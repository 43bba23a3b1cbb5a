/// What one file needs while it is read: its bytes with zeros behind them, and its tokens. The next file uses it again.
struct ReadingMemory: ~Copyable {
  /// The file.
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private(set) var tokens: UnsafeMutablePointer<Token>
  private var capacity: Int

  init() {
    capacity = 0
    bytes = .allocate(capacity: SourceBytes.padding)
    tokens = .allocate(capacity: Self.spareTokens)
  }

  deinit {
    bytes.deallocate()
    tokens.deallocate()
  }

  /// Tokens that hold no byte: the end of the file, and the ends of lines in interpolations, which hold two.
  private static let spareTokens = 16

  /// The end of the memory for tokens.
  var tokensEnd: UnsafeMutablePointer<Token> { tokens + capacity + Self.spareTokens }

  /// Copies a file here.
  mutating func take(_ source: UnsafeBufferPointer<UInt8>) {
    if source.count > capacity {
      bytes.deallocate()
      tokens.deallocate()
      capacity = max(source.count, min(2 * capacity, 1 << 16))
      bytes = .allocate(capacity: capacity + SourceBytes.padding)
      tokens = .allocate(capacity: capacity + Self.spareTokens)
    }
    if let base = source.baseAddress { bytes.update(from: base, count: source.count) }
    (bytes + source.count).update(repeating: 0, count: SourceBytes.padding)
  }
}
