/// The bytes of a compiled text catalog, checked once so that every place in them can be read.
///
///     file     = "WGTC", version, locales, keys, index of the source locale,
///                a span for each locale, a span for each key, a span for each key and locale, pool
///     span     = offset from the start of the file, length; length 0 where there is no message
///     key      = name of its table, 0, key; sorted by bytes
///
/// All numbers are four bytes, low byte first.
struct TextCatalogFile: Sendable {
  static let magic = Array("WGTC".utf8)
  static let version = 1
  static let headerSize = 20

  let bytes: [UInt8]
  let localeCount: Int
  let keyCount: Int
  let sourceIndex: Int

  /// Nil when the bytes are not a whole catalog.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.headerSize, bytes.starts(with: Self.magic) else { return nil }
    self.bytes = bytes
    localeCount = Self.number(bytes, 8)
    keyCount = Self.number(bytes, 12)
    sourceIndex = Self.number(bytes, 16)
    guard Self.number(bytes, 4) == Self.version, localeCount <= 10_000, hasRoomForSpans,
      hasSoundSpans
    else {
      return nil
    }
    guard (1..<max(1, keyCount)).allSatisfy({ key($0 - 1).lexicographicallyPrecedes(key($0)) })
    else { return nil }
  }

  func locale(_ index: Int) -> ArraySlice<UInt8> { bytes[span(index)] }

  private func key(_ index: Int) -> ArraySlice<UInt8> { bytes[span(localeCount + index)] }

  /// The number of a key in its order, nil when the catalog does not have it.
  func row(key: String, table: String) -> Int? {
    var low = 0
    var high = keyCount
    while low < high {
      let middle = (low + high) / 2
      switch Self.order(of: self.key(middle), table.utf8, key.utf8) {
      case 0: return middle
      case ..<0: low = middle + 1
      default: high = middle
      }
    }
    return nil
  }

  /// Gives the bytes of a message to the body; nil when the key has none in the locale.
  func withMessage<R>(row: Int, locale: Int, _ body: (UnsafeRawBufferPointer) -> R) -> R? {
    guard 0..<keyCount ~= row, 0..<localeCount ~= locale else { return nil }
    let span = span(localeCount + keyCount + row * localeCount + locale)
    guard !span.isEmpty else { return nil }
    return bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[span])) }
  }

  // MARK: Bytes

  private func span(_ index: Int) -> Range<Int> {
    let place = Self.headerSize + index * 8
    let start = Self.number(bytes, place)
    return start..<start + Self.number(bytes, place + 4)
  }

  private var spanCount: Int { localeCount + keyCount + keyCount * localeCount }

  private var hasRoomForSpans: Bool {
    let (cells, overflow) = keyCount.multipliedReportingOverflow(by: localeCount + 1)
    return !overflow && cells <= bytes.count / 8
      && Self.headerSize + (cells + localeCount) * 8 <= bytes.count
  }

  private var hasSoundSpans: Bool {
    (0..<spanCount).allSatisfy { index in
      let place = Self.headerSize + index * 8
      return Self.number(bytes, place) + Self.number(bytes, place + 4) <= bytes.count
    }
  }

  private static func number(_ bytes: [UInt8], _ place: Int) -> Int {
    Int(bytes[place]) | Int(bytes[place + 1]) << 8 | Int(bytes[place + 2]) << 16 | Int(
      bytes[place + 3]) << 24
  }

  /// Negative when the stored key comes before the one looked for.
  private static func order(
    of stored: ArraySlice<UInt8>, _ table: String.UTF8View, _ key: String.UTF8View
  ) -> Int {
    var place = stored.startIndex
    func next(_ byte: UInt8) -> Int {
      guard place < stored.endIndex else { return -1 }
      defer { place += 1 }
      return Int(stored[place]) - Int(byte)
    }
    for byte in table {
      let order = next(byte)
      if order != 0 { return order }
    }
    let border = next(0)
    if border != 0 { return border }
    for byte in key {
      let order = next(byte)
      if order != 0 { return order }
    }
    return stored.endIndex - place
  }
}
