/// Writes binary property lists (`bplist00`). Equal texts are written once.
struct BinaryPropertyListWriter {
  /// The bytes of each value but for the numbers of its parts, which are as wide as their count asks for.
  private enum Record {
    case bytes([UInt8])
    case list(marker: UInt8, count: Int, parts: [Int])
  }

  private var records: [Record] = []
  private var texts: [[UInt8]: Int] = [:]

  static func bytes(of list: PropertyList) -> [UInt8] {
    var writer = BinaryPropertyListWriter()
    let top = writer.add(list)
    return writer.finished(top: top)
  }

  /// Takes a value in and returns its number.
  private mutating func add(_ list: PropertyList) -> Int {
    switch list.value {
    case .dictionary(let members):
      let number = reserve()
      let parts = members.map { add($0.key) } + members.map { add($0.value) }
      records[number] = .list(marker: 0xD0, count: members.count, parts: parts)
      return number
    case .array(let elements):
      let number = reserve()
      records[number] = .list(marker: 0xA0, count: elements.count, parts: elements.map { add($0) })
      return number
    case .string(let text): return add(text)
    case .data(let bytes): return append(Self.head(0x40, count: bytes.count) + bytes)
    case .integer(let number): return append(Self.integer(number))
    case .unsigned(let number):
      if let small = Int64(exactly: number) { return append(Self.integer(small)) }
      return append([0x14] + Self.bigEndian(0, width: 8) + Self.bigEndian(number, width: 8))
    case .real(let number): return append([0x23] + Self.bigEndian(number.bitPattern, width: 8))
    case .date(let seconds): return append([0x33] + Self.bigEndian(seconds.bitPattern, width: 8))
    case .bool(let flag): return append([flag ? 0x09 : 0x08])
    }
  }

  private mutating func add(_ text: String) -> Int {
    let utf8 = Array(text.utf8)
    if let number = texts[utf8] { return number }
    let units = Array(text.utf16)
    let isASCII = units.count == utf8.count && utf8.allSatisfy { $0 < 0x80 }
    let content = isASCII ? utf8 : units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    let number = append(Self.head(isASCII ? 0x50 : 0x60, count: units.count) + content)
    texts[utf8] = number
    return number
  }

  private mutating func reserve() -> Int { append([]) }

  private mutating func append(_ bytes: [UInt8]) -> Int {
    records.append(.bytes(bytes))
    return records.count - 1
  }

  private func finished(top: Int) -> [UInt8] {
    let referenceWidth = Self.width(of: records.count)
    var result = Array("bplist00".utf8)
    var offsets: [Int] = []
    for record in records {
      offsets.append(result.count)
      switch record {
      case .bytes(let bytes): result.append(contentsOf: bytes)
      case .list(let marker, let count, let parts):
        result.append(contentsOf: Self.head(marker, count: count))
        for part in parts { result.append(contentsOf: Self.bigEndian(UInt64(part), width: referenceWidth)) }
      }
    }
    let table = result.count
    let offsetWidth = Self.width(of: table)
    for offset in offsets { result.append(contentsOf: Self.bigEndian(UInt64(offset), width: offsetWidth)) }
    result.append(contentsOf: [0, 0, 0, 0, 0, 0, UInt8(offsetWidth), UInt8(referenceWidth)])
    for number in [records.count, top, table] { result.append(contentsOf: Self.bigEndian(UInt64(number), width: 8)) }
    return result
  }

  /// A marker with the length of what follows.
  private static func head(_ marker: UInt8, count: Int) -> [UInt8] {
    count < 15 ? [marker | UInt8(count)] : [marker | 15] + integer(Int64(count))
  }

  private static func integer(_ number: Int64) -> [UInt8] {
    let width = number < 0 ? 8 : Self.width(of: Int(number))
    return [0x10 | UInt8(width.trailingZeroBitCount)] + bigEndian(UInt64(bitPattern: number), width: width)
  }

  /// The least width of 1, 2, 4 or 8 bytes that holds a number.
  private static func width(of number: Int) -> Int {
    number <= 0xFF ? 1 : number <= 0xFFFF ? 2 : number <= 0xFFFF_FFFF ? 4 : 8
  }

  private static func bigEndian(_ number: UInt64, width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: number >> UInt64(8 * (width - 1 - $0))) }
  }
}
