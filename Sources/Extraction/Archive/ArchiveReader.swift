/// Reads the bytes of an ``ArchiveWriter`` and believes nothing: every number is held against what there is.
package struct ArchiveReader {
  /// The bytes are no archive, or a damaged one.
  package struct Damage: Error {
    package init() {}
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var at = 0
  private var texts: [String] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Reads the texts that an archive keeps once, and stands at what was written.
  package init(archive bytes: UnsafeBufferPointer<UInt8>) throws(Damage) {
    self.init(bytes)
    let count = try count()
    texts.reserveCapacity(count)
    for _ in 0..<count { texts.append(try string()) }
  }

  var rest: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[at...]) }

  package var isAtEnd: Bool { at == bytes.count }

  @inline(__always)
  package mutating func number() throws(Damage) -> Int {
    if at < bytes.count, bytes[at] < 0x80 {
      at += 1
      return Int(bytes[at - 1])
    }
    return try longNumber()
  }

  private mutating func longNumber() throws(Damage) -> Int {
    guard let number = Int(exactly: try bits()) else { throw Damage() }
    return number
  }

  /// Sixty-four bits, whatever they mean.
  package mutating func bits() throws(Damage) -> UInt64 {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while at < bytes.count, shift < 64 {
      let byte = bytes[at]
      at += 1
      result |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return result }
      shift += 7
    }
    throw Damage()
  }

  /// A number below a limit.
  @inline(__always)
  package mutating func number(below limit: Int) throws(Damage) -> Int {
    let number = try number()
    guard number < limit else { throw Damage() }
    return number
  }

  /// A number that may be below zero.
  package mutating func signed() throws(Damage) -> Int {
    let number = try number()
    return number & 1 == 1 ? ~(number >> 1) : number >> 1
  }

  /// How many of something follow, each of which takes a byte or more.
  package mutating func count() throws(Damage) -> Int { try number(below: bytes.count - at + 1) }

  package mutating func flag() throws(Damage) -> Bool { try number(below: 2) == 1 }

  package mutating func text() throws(Damage) -> UnsafeBufferPointer<UInt8> {
    let count = try count()
    defer { at += count }
    guard at + count <= bytes.count else { throw Damage() }
    return UnsafeBufferPointer(rebasing: bytes[at..<at + count])
  }

  package mutating func string() throws(Damage) -> String { String(decoding: try text(), as: UTF8.self) }

  /// A text that is kept once.
  package mutating func shared() throws(Damage) -> String { texts[try number(below: texts.count)] }
}
