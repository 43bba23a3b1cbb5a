/// A language, script or region of up to eight ASCII letters and digits in one number, so that it is compared, hashed and
/// copied like one.
@usableFromInline
package struct SubtagCode: Hashable, Sendable {
  /// The bytes, the first one highest, with zeros behind the last.
  @usableFromInline package let bits: UInt64

  /// No subtag.
  @inlinable package static var none: SubtagCode { SubtagCode(bits: 0) }
  /// `und`
  @inlinable package static var unknown: SubtagCode { SubtagCode(bits: 0x756E_6400_0000_0000) }

  @inlinable
  package init(bits: UInt64) { self.bits = bits }

  /// The first eight bytes of a text; more are never in a subtag.
  package init(_ text: some StringProtocol) {
    self.init(bytes: text.utf8)
  }

  init(bytes: some Sequence<UInt8>) {
    var bits: UInt64 = 0
    var shift: UInt64 = 64
    for byte in bytes where shift > 0 {
      shift -= 8
      bits |= UInt64(byte) << shift
    }
    self.bits = bits
  }

  @inlinable package var isNone: Bool { bits == 0 }

  @inlinable package var count: Int { 8 - bits.trailingZeroBitCount / 8 }

  /// The subtag as text, empty for none.
  package var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// The subtag as text, nil for none.
  var optionalText: String? { isNone ? nil : text }

  /// Gives the bytes to the body.
  @inlinable @inline(__always)
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withUnsafeBytes(of: bits.bigEndian) { bytes in
      bytes.withMemoryRebound(to: UInt8.self) { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
    }
  }

  /// Gives the bytes of up to three subtags to the body, with hyphens between them. Those that are none are left out.
  @inlinable @inline(__always)
  package static func withTag<Result>(
    _ first: SubtagCode, _ second: SubtagCode = .none, _ third: SubtagCode = .none,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 26) { tag in
      var length = 0
      first.append(to: tag, &length)
      second.append(to: tag, &length)
      third.append(to: tag, &length)
      return body(UnsafeBufferPointer(rebasing: tag[..<length]))
    }
  }

  @inlinable @inline(__always)
  package func append(to tag: UnsafeMutableBufferPointer<UInt8>, _ length: inout Int) {
    if isNone { return }
    if length > 0 {
      tag[length] = UInt8(ascii: "-")
      length += 1
    }
    var bits = bits
    while bits != 0 {
      tag[length] = UInt8(truncatingIfNeeded: bits >> 56)
      length += 1
      bits <<= 8
    }
  }
}
