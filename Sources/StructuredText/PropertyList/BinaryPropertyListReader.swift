import Findings

/// Reads binary property lists (`bplist00`).
///
/// Every offset is checked before it is followed. A list that holds itself, or that repeats its lists without measure,
/// is refused; so are archives of objects, which are no localized text.
struct BinaryPropertyListReader {
  private let bytes: [UInt8]
  private let offsets: [Int]
  private let referenceWidth: Int
  private let location: Location
  /// Values without parts, which may be named many times, by number.
  private var scalars: [PropertyList.Value?]
  private var path: Set<Int> = []
  /// How many more values may be met: a whole list names each of its bytes' worth of values a few times at most.
  private var budget: Int

  private struct Failure: Error {
    var message: String
  }

  static func read(_ bytes: [UInt8], file: String, problems: inout [Finding]) -> PropertyList? {
    let location = Location(file: file, line: 1, column: 1)
    do throws(Failure) {
      let (top, reader) = try open(bytes, location)
      var copy = reader
      return try copy.value(top)
    } catch {
      problems.append(
        Finding(
          rule: "malformed-property-list", category: .source, severity: .error,
          message: "the binary list cannot be read: \(error.message)", location: location))
      return nil
    }
  }

  /// Reads the last 32 bytes and the table of offsets that they point to.
  private static func open(
    _ bytes: [UInt8], _ location: Location
  ) throws(Failure) -> (top: Int, BinaryPropertyListReader) {
    guard bytes.count >= 40, bytes.starts(with: "bplist0".utf8) else {
      throw Failure(message: "it is cut short, or of a version that is not known")
    }
    let trailer = bytes.count - 32
    let offsetWidth = Int(bytes[trailer + 6])
    let referenceWidth = Int(bytes[trailer + 7])
    guard 1...8 ~= offsetWidth, 1...8 ~= referenceWidth, let count = number(bytes, at: trailer + 8, width: 8),
      let top = number(bytes, at: trailer + 16, width: 8), let table = number(bytes, at: trailer + 24, width: 8),
      count > 0, top < count, table >= 8, table <= trailer, count <= (trailer - table) / offsetWidth
    else { throw Failure(message: "its table of values is not where it says") }
    var offsets: [Int] = []
    offsets.reserveCapacity(count)
    for index in 0..<count {
      guard let offset = number(bytes, at: table + index * offsetWidth, width: offsetWidth), 8..<table ~= offset else {
        throw Failure(message: "a value lies outside of it")
      }
      offsets.append(offset)
    }
    return (top, BinaryPropertyListReader(bytes, offsets, referenceWidth, location))
  }

  private init(_ bytes: [UInt8], _ offsets: [Int], _ referenceWidth: Int, _ location: Location) {
    self.bytes = bytes
    self.offsets = offsets
    self.referenceWidth = referenceWidth
    self.location = location
    scalars = Array(repeating: nil, count: offsets.count)
    budget = bytes.count * 4
  }

  private mutating func value(_ index: Int) throws(Failure) -> PropertyList {
    guard offsets.indices.contains(index) else { throw Failure(message: "it names a value that is not there") }
    budget -= 1
    guard budget > 0 else { throw Failure(message: "it repeats its lists without measure") }
    if let known = scalars[index] { return PropertyList(known, at: location) }
    let offset = offsets[index]
    let low = Int(bytes[offset] & 15)
    switch bytes[offset] >> 4 {
    case 0xA, 0xD:
      guard path.insert(index).inserted else { throw Failure(message: "a list holds itself") }
      guard path.count <= PropertyListDocument.greatestDepth else {
        throw Failure(message: "lists are nested too deep")
      }
      defer { path.remove(index) }
      let list = bytes[offset] >> 4 == 0xA ? try array(at: offset, low) : try dictionary(at: offset, low)
      return PropertyList(list, at: location)
    default:
      let scalar = try scalar(at: offset, kind: bytes[offset] >> 4, low)
      scalars[index] = scalar
      return PropertyList(scalar, at: location)
    }
  }

  private mutating func array(at offset: Int, _ low: Int) throws(Failure) -> PropertyList.Value {
    let (start, count) = try extent(at: offset, low, width: referenceWidth)
    var elements: [PropertyList] = []
    for position in 0..<count { elements.append(try value(try reference(start, position))) }
    return .array(elements)
  }

  private mutating func dictionary(at offset: Int, _ low: Int) throws(Failure) -> PropertyList.Value {
    let (start, count) = try extent(at: offset, low, width: 2 * referenceWidth)
    var members: [PropertyList.Member] = []
    for position in 0..<count {
      guard let key = try value(try reference(start, position)).string else {
        throw Failure(message: "a key is no text")
      }
      members.append(.init(key, try value(try reference(start, count + position)), at: location))
    }
    return .dictionary(members)
  }

  private func reference(_ start: Int, _ position: Int) throws(Failure) -> Int {
    guard let index = Self.number(bytes, at: start + position * referenceWidth, width: referenceWidth) else {
      throw Failure(message: "it names a value that is not there")
    }
    return index
  }

  /// Where the content of a value starts and how many items it has, checked against the end of the file.
  private func extent(at offset: Int, _ low: Int, width: Int) throws(Failure) -> (start: Int, count: Int) {
    var start = offset + 1
    var count = low
    if low == 15 {
      guard start < bytes.count, bytes[start] >> 4 == 1, bytes[start] & 15 <= 3 else {
        throw Failure(message: "the length of a value is not a number")
      }
      let size = 1 << Int(bytes[start] & 15)
      guard let long = Self.number(bytes, at: start + 1, width: size) else {
        throw Failure(message: "the length of a value is not a number")
      }
      count = long
      start += 1 + size
    }
    guard start <= bytes.count, count <= (bytes.count - start) / width else {
      throw Failure(message: "a value is longer than the file")
    }
    return (start, count)
  }

  private func scalar(at offset: Int, kind: UInt8, _ low: Int) throws(Failure) -> PropertyList.Value {
    switch kind {
    case 0x0 where low == 8 || low == 9: return .bool(low == 9)
    case 0x1: return try integer(at: offset, low)
    case 0x2, 0x3: return try real(at: offset, low, isDate: kind == 3)
    case 0x4:
      let (start, count) = try extent(at: offset, low, width: 1)
      return .data(Array(bytes[start..<start + count]))
    case 0x5, 0x7:
      let (start, count) = try extent(at: offset, low, width: 1)
      return .string(String(decoding: bytes[start..<start + count], as: UTF8.self))
    case 0x6:
      let (start, count) = try extent(at: offset, low, width: 2)
      let units = (0..<count).map { UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1]) }
      return .string(String(decoding: units, as: UTF16.self))
    case 0x8: throw Failure(message: "it is an archive of objects")
    default: throw Failure(message: "a value is of a kind that is not known")
    }
  }

  private func integer(at offset: Int, _ low: Int) throws(Failure) -> PropertyList.Value {
    let width = low <= 4 ? 1 << low : 0
    guard width > 0, offset + 1 + width <= bytes.count else { throw Failure(message: "a number is cut short") }
    let all = bytes[offset + 1..<offset + 1 + width]
    let bits = all.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    if width < 8 { return .integer(Int64(bits)) }
    if width == 16, all.prefix(8).allSatisfy({ $0 == 0 }), bits > UInt64(Int64.max) { return .unsigned(bits) }
    return .integer(Int64(bitPattern: bits))
  }

  private func real(at offset: Int, _ low: Int, isDate: Bool) throws(Failure) -> PropertyList.Value {
    let width = low == 2 && !isDate ? 4 : 8
    guard low == 2 || low == 3, offset + 1 + width <= bytes.count else {
      throw Failure(message: "a number is cut short")
    }
    let bits = bytes[offset + 1..<offset + 1 + width].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    if width == 4 { return .real(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))) }
    return isDate ? .date(Double(bitPattern: bits)) : .real(Double(bitPattern: bits))
  }

  /// A number of big-endian bytes; nil past the end or beyond what an `Int` holds.
  private static func number(_ bytes: [UInt8], at offset: Int, width: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - width else { return nil }
    return Int(exactly: bytes[offset..<offset + width].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
