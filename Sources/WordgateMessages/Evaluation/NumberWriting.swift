import WordgateFormatting

/// How a specifier with flags, width or precision writes its argument.
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

  private var fillsWithZeros: Bool {
    flags & MessageCode.zeroFill != 0 && flags & MessageCode.leftAligned == 0
  }
  private var showsPlusSign: Bool { flags & MessageCode.plusSign != 0 }

  /// Writes a number that fits the specifier.
  func write(
    _ argument: MessageArgument, _ kind: SpecifierKind, _ formats: LocaleFormats,
    to writer: inout TextWriter
  ) {
    TextWriter.collect({ write(number: argument, kind, formats, to: &$0) }) { bytes in
      let isNative = !Self.isRaw(conversion)
      let count = Self.characters(bytes[...])
      let first = isNative ? formats.integers.firstDigit(in: bytes) : 0
      let zeros =
        first.map { missingZeros(count, digits: Self.characters(bytes[$0...]), argument) } ?? 0
      pad(count + zeros, &writer) { writer in
        writer.append(UnsafeBufferPointer(rebasing: bytes[..<(first ?? 0)]))
        for _ in 0..<zeros {
          if isNative {
            formats.integers.write(digit: 0, to: &writer)
          } else {
            writer.append(UInt8(ascii: "0"))
          }
        }
        writer.append(UnsafeBufferPointer(rebasing: bytes[(first ?? 0)...]))
      }
    }
  }

  /// Writes something that does not fit the specifier, in its natural form.
  func pad(_ writer: inout TextWriter, _ write: (inout TextWriter) -> Void) {
    TextWriter.collect(write) { bytes in
      pad(Self.characters(bytes[...]), &writer) { $0.append(bytes) }
    }
  }

  /// Fills with spaces up to the width, counted in characters as `printf` counts.
  func pad(_ count: Int, _ writer: inout TextWriter, _ write: (inout TextWriter) -> Void) {
    let isLeftAligned = flags & MessageCode.leftAligned != 0
    if !isLeftAligned { writer.append(UInt8(ascii: " "), times: width - count) }
    write(&writer)
    if isLeftAligned { writer.append(UInt8(ascii: " "), times: width - count) }
  }

  /// How many zeros stand between the sign and the digits: up to the precision of an integer, else up to the width.
  private func missingZeros(_ count: Int, digits: Int, _ argument: MessageArgument) -> Int {
    if conversion == UInt8(ascii: "c") { return 0 }
    if let precision, argument.type != .decimal { return max(0, precision - digits) }
    return fillsWithZeros ? max(0, width - count) : 0
  }

  /// Whether the conversion writes ASCII in every locale.
  private static func isRaw(_ conversion: UInt8) -> Bool {
    [UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o")].contains(conversion)
  }

  private func write(
    number argument: MessageArgument, _ kind: SpecifierKind, _ formats: LocaleFormats,
    to writer: inout TextWriter
  ) {
    switch argument {
    case .integer(let n):
      write(
        magnitude: n.magnitude, bits: UInt(bitPattern: n), isNegative: n < 0, kind, formats,
        to: &writer)
    case .unsigned(let n):
      write(magnitude: n, bits: n, isNegative: false, kind, formats, to: &writer)
    case .decimal(let value): write(decimal: value, formats, to: &writer)
    case .text: break
    }
  }

  private func write(
    magnitude: UInt, bits: UInt, isNegative: Bool, _ kind: SpecifierKind, _ formats: LocaleFormats,
    to writer: inout TextWriter
  ) {
    if Self.isRaw(conversion) {
      let bits = kind == .unsigned32 ? UInt(UInt32(truncatingIfNeeded: bits)) : bits
      let radix = conversion == UInt8(ascii: "o") ? 8 : 16
      writer.append(String(bits, radix: radix, uppercase: conversion == UInt8(ascii: "X")))
    } else if conversion == UInt8(ascii: "c") {
      if let scalar = Unicode.Scalar(UInt32(clamping: magnitude)) {
        writer.append(String(Character(scalar)))
      }
    } else {
      if showsPlusSign, !isNegative { writer.append(UInt8(ascii: "+")) }
      let grouping = !fillsWithZeros && precision == nil
      formats.write(UInt64(magnitude), isNegative: isNegative, grouping: grouping, to: &writer)
    }
  }

  private func write(decimal value: Double, _ formats: LocaleFormats, to writer: inout TextWriter) {
    if showsPlusSign, value >= 0 { writer.append(UInt8(ascii: "+")) }
    switch conversion | 0x20 {
    case UInt8(ascii: "e"), UInt8(ascii: "g"):
      let isGeneral = conversion | 0x20 == UInt8(ascii: "g")
      ScientificDecimal(
        value, precision: precision ?? 6, isGeneral: isGeneral, isUppercase: conversion < 0x60
      )
      .write(formats, to: &writer)
    default:
      let digits = precision ?? 6
      formats.write(value, fractionDigits: digits...digits, grouping: !fillsWithZeros, to: &writer)
    }
  }

  private static func characters(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }
}
