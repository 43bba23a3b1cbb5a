import WordgateFormatting

/// How a specifier with flags, width or precision writes its number.
struct NumberWriting {
  private let conversion: UInt8
  private let flags: UInt8
  private let width: Int
  private let precision: Int?

  /// Reads the style of an instruction, nil when its bytes end too early.
  init?(_ reader: inout CodeReader) {
    guard let conversion = reader.byte(), let flags = reader.byte(), let width = reader.byte(),
      let precision = reader.byte()
    else { return nil }
    self.conversion = conversion
    self.flags = flags
    self.width = Int(width)
    self.precision = precision == MessageCode.noPrecision ? nil : Int(precision)
  }

  /// Whether the conversion is one that is written here; `%a` and `%p` are not.
  var isSupported: Bool { conversion | 0x20 != UInt8(ascii: "a") }

  private var fillsWithZeros: Bool { flags & MessageCode.zeroFill != 0 && flags & MessageCode.leftAligned == 0 }

  func append(_ argument: MessageArgument, _ kind: SpecifierKind, _ formats: LocaleFormats, to buffer: inout [UInt8]) {
    let start = buffer.count
    switch argument {
    case .integer(let n):
      appendInteger(magnitude: n.magnitude, bits: UInt(bitPattern: n), isNegative: n < 0, kind, formats, to: &buffer)
    case .unsigned(let n): appendInteger(magnitude: n, bits: n, isNegative: false, kind, formats, to: &buffer)
    case .decimal(let value): appendDecimal(value, formats, to: &buffer)
    case .text(let text): buffer.append(contentsOf: text.utf8)
    }
    guard argument.type != .text, fillsWithZeros else { return }
    fill(from: start, to: width, formats, &buffer)
  }

  /// Fills with spaces up to the width, counted in characters as `printf` counts.
  func pad(from start: Int, _ buffer: inout [UInt8]) {
    let missing = width - Self.characters(buffer[start...])
    guard missing > 0 else { return }
    let place = flags & MessageCode.leftAligned != 0 ? buffer.count : start
    buffer.insert(contentsOf: repeatElement(UInt8(ascii: " "), count: missing), at: place)
  }

  private func appendInteger(
    magnitude: UInt, bits: UInt, isNegative: Bool, _ kind: SpecifierKind, _ formats: LocaleFormats,
    to buffer: inout [UInt8]
  ) {
    let start = buffer.count
    switch conversion {
    case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"):
      let bits = kind == .unsigned32 ? UInt(UInt32(truncatingIfNeeded: bits)) : bits
      let radix = conversion == UInt8(ascii: "o") ? 8 : 16
      buffer.append(contentsOf: String(bits, radix: radix, uppercase: conversion == UInt8(ascii: "X")).utf8)
      return
    case UInt8(ascii: "c"):
      if let scalar = Unicode.Scalar(UInt32(clamping: magnitude)) {
        buffer.append(contentsOf: String(Character(scalar)).utf8)
      }
      return
    default: break
    }
    if flags & MessageCode.plusSign != 0, !isNegative { buffer.append(UInt8(ascii: "+")) }
    let grouping = !fillsWithZeros && precision == nil
    if isNegative {
      formats.append(magnitude == Int.min.magnitude ? .min : -Int(magnitude), grouping: grouping, to: &buffer)
    } else {
      formats.append(magnitude, grouping: grouping, to: &buffer)
    }
    guard let precision else { return }
    fill(from: start, to: precision + (isNegative || flags & MessageCode.plusSign != 0 ? 1 : 0), formats, &buffer)
  }

  private func appendDecimal(_ value: Double, _ formats: LocaleFormats, to buffer: inout [UInt8]) {
    if flags & MessageCode.plusSign != 0, value >= 0 { buffer.append(UInt8(ascii: "+")) }
    switch conversion | 0x20 {
    case UInt8(ascii: "e"), UInt8(ascii: "g"):
      let isGeneral = conversion | 0x20 == UInt8(ascii: "g")
      ScientificDecimal(value, precision: precision ?? 6, isGeneral: isGeneral, isUppercase: conversion < 0x60)
        .append(formats, to: &buffer)
    default:
      let digits = precision ?? 6
      formats.append(value, fractionDigits: digits...digits, grouping: !fillsWithZeros, to: &buffer)
    }
  }

  /// Inserts zeros of the locale between sign and digits.
  private func fill(from start: Int, to width: Int, _ formats: LocaleFormats, _ buffer: inout [UInt8]) {
    let missing = width - Self.characters(buffer[start...])
    guard missing > 0 else { return }
    let zero = formats.string(0, grouping: false).utf8
    var place = start
    while place < buffer.count, !Self.isDigit(at: place, buffer, like: zero) { place += 1 }
    guard place < buffer.count else { return }
    buffer.insert(contentsOf: repeatElement(zero, count: missing).joined(), at: place)
  }

  /// Whether the bytes are one of the ten characters from the locale's zero on.
  private static func isDigit(at place: Int, _ buffer: [UInt8], like zero: String.UTF8View) -> Bool {
    guard let last = zero.last, place + zero.count <= buffer.count else { return false }
    let bytes = buffer[place..<place + zero.count]
    guard let end = bytes.last, bytes.dropLast().elementsEqual(zero.dropLast()) else { return false }
    return end >= last && end - last < 10
  }

  private static func characters(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }
}
