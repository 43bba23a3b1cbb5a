extension LocaleFormats {
  /// Appends an integer with the locale's digits and, if wanted, group separators.
  public func append(_ n: Int, grouping: Bool = true, to buffer: inout [UInt8]) {
    TextWriter.append(to: &buffer) { write(n, grouping: grouping, to: &$0) }
  }

  /// Appends an integer with the locale's digits and, if wanted, group separators.
  public func append(_ n: Int, grouping: Bool = true, to buffer: inout TextBuffer) {
    write(n, grouping: grouping, to: &buffer.writer)
  }

  /// Appends an unsigned integer with the locale's digits and, if wanted, group separators.
  public func append(_ n: UInt, grouping: Bool = true, to buffer: inout [UInt8]) {
    TextWriter.append(to: &buffer) {
      write(UInt64(n), isNegative: false, grouping: grouping, to: &$0)
    }
  }

  /// Appends an unsigned integer with the locale's digits and, if wanted, group separators.
  public func append(_ n: UInt, grouping: Bool = true, to buffer: inout TextBuffer) {
    write(UInt64(n), isNegative: false, grouping: grouping, to: &buffer.writer)
  }

  /// The integer with the locale's digits and, if wanted, group separators.
  public func string(_ n: Int, grouping: Bool = true) -> String {
    gather { write(n, grouping: grouping, to: &$0) }
  }

  /// The unsigned integer with the locale's digits and, if wanted, group separators.
  public func string(_ n: UInt, grouping: Bool = true) -> String {
    gather { write(UInt64(n), isNegative: false, grouping: grouping, to: &$0) }
  }

  /// Writes an integer with its sign.
  package func write(_ n: Int, grouping: Bool, to writer: inout TextWriter) {
    write(UInt64(n.magnitude), isNegative: n < 0, grouping: grouping, to: &writer)
  }

  /// Writes an integer by its magnitude and sign.
  package func write(
    _ magnitude: UInt64, isNegative: Bool, grouping: Bool, to writer: inout TextWriter
  ) {
    if integers.isBare, !isNegative {
      return integers.write(magnitude, grouping: grouping, to: &writer)
    }
    write(affix: numberPattern.prefix(isNegative: isNegative), to: &writer)
    integers.write(magnitude, grouping: grouping, to: &writer)
    write(affix: numberPattern.suffix(isNegative: isNegative), to: &writer)
  }

  /// Writes what stands before or after a number, with the locale's symbols in place of their stand-ins.
  func write(
    affix: UnsafeBufferPointer<UInt8>, currency: UnsafeBufferPointer<UInt8>? = nil,
    to writer: inout TextWriter
  ) {
    var index = 0
    while index < affix.count {
      switch affix[index] {
      case UInt8(ascii: "-"): writer.append(symbols.text(.minus))
      case UInt8(ascii: "+"): writer.append(symbols.text(.plus))
      case UInt8(ascii: "%"): writer.append(symbols.text(.percent))
      // The two bytes of the currency sign.
      case 0xC2 where index + 1 < affix.count && affix[index + 1] == 0xA4:
        if let currency { writer.append(currency) }
        index += 1
      case let byte: writer.append(byte)
      }
      index += 1
    }
  }
}
