extension LocaleFormats {
  /// Appends a number with as many fraction digits as asked for, rounded half to even.
  ///
  /// Fraction digits beyond the lower bound are left out when they are zeros. At most fifteen are written, and numbers of
  /// more than eighteen integer digits are written with zeros in place of the digits that a `Double` does not know.
  public func append(
    _ value: Double, fractionDigits: ClosedRange<Int> = 0...3, grouping: Bool = true,
    to buffer: inout [UInt8]
  ) {
    TextWriter.append(to: &buffer) {
      write(value, fractionDigits: fractionDigits, grouping: grouping, to: &$0)
    }
  }

  /// Appends a number with as many fraction digits as asked for, rounded half to even.
  public func append(
    _ value: Double, fractionDigits: ClosedRange<Int> = 0...3, grouping: Bool = true,
    to buffer: inout TextBuffer
  ) {
    write(value, fractionDigits: fractionDigits, grouping: grouping, to: &buffer.writer)
  }

  /// Writes a number with as many fraction digits as asked for.
  package func write(
    _ value: Double, fractionDigits: ClosedRange<Int>, grouping: Bool, to writer: inout TextWriter
  ) {
    write(value, fractionDigits: fractionDigits, grouping: grouping, style: .number, to: &writer)
  }

  /// The number with as many fraction digits as asked for, rounded half to even.
  public func string(
    _ value: Double, fractionDigits: ClosedRange<Int> = 0...3, grouping: Bool = true
  ) -> String {
    gather { write(value, fractionDigits: fractionDigits, grouping: grouping, to: &$0) }
  }

  /// Appends a ratio as a percentage: 0.25 is 25 %.
  public func appendPercent(
    _ ratio: Double, fractionDigits: ClosedRange<Int> = 0...0, to buffer: inout [UInt8]
  ) {
    TextWriter.append(to: &buffer) {
      write(percent: ratio, fractionDigits: fractionDigits, to: &$0)
    }
  }

  /// Appends a ratio as a percentage: 0.25 is 25 %.
  public func appendPercent(
    _ ratio: Double, fractionDigits: ClosedRange<Int> = 0...0, to buffer: inout TextBuffer
  ) {
    write(percent: ratio, fractionDigits: fractionDigits, to: &buffer.writer)
  }

  /// The ratio as a percentage: 0.25 is 25 %.
  public func percent(_ ratio: Double, fractionDigits: ClosedRange<Int> = 0...0) -> String {
    gather { write(percent: ratio, fractionDigits: fractionDigits, to: &$0) }
  }

  private func write(
    percent ratio: Double, fractionDigits: ClosedRange<Int>, to writer: inout TextWriter
  ) {
    write(ratio * 100, fractionDigits: fractionDigits, grouping: true, style: .percent, to: &writer)
  }

  private func write(
    _ value: Double, fractionDigits: ClosedRange<Int>, grouping: Bool, style: NumberSymbols.Pattern,
    to writer: inout TextWriter
  ) {
    let pattern = symbols.pattern(style)
    if value.isNaN {
      writer.append(symbols.text(.notANumber))
      return
    }
    let digits = DecimalDigits(value, fractionDigits: fractionDigits)
    let isNegative = digits?.isNegative ?? (value < 0)
    write(affix: pattern.prefix(isNegative: isNegative), to: &writer)
    if let digits {
      let format =
        style == .number
        ? integers : IntegerFormat(symbols, pattern, separator: symbols.reference(.group))
      write(
        digits, in: format, grouping: grouping, decimalSeparator: symbols.reference(.decimal),
        to: &writer)
    } else if value.isInfinite {
      writer.append(symbols.text(.infinity))
    } else {
      writeLong(
        value.magnitude, least: fractionDigits.lowerBound, grouping: grouping ? pattern : nil,
        to: &writer)
    }
    write(affix: pattern.suffix(isNegative: isNegative), to: &writer)
  }

  /// Writes the digits of a number, without signs.
  func write(
    _ digits: DecimalDigits, in format: IntegerFormat, grouping: Bool, decimalSeparator: Int,
    to writer: inout TextWriter
  ) {
    format.write(digits.integer, grouping: grouping, to: &writer)
    guard digits.fractionCount > 0 else { return }
    writer.append(FormatTable.text(decimalSeparator))
    var scale = DecimalDigits.power(digits.fractionCount - 1)
    while scale > 0 {
      format.write(digit: Int(digits.fraction / scale % 10), to: &writer)
      scale /= 10
    }
  }

  /// Writes a number of more than eighteen integer digits: its seventeen known digits, then zeros.
  private func writeLong(
    _ magnitude: Double, least: Int, grouping pattern: NumberPattern?, to writer: inout TextWriter
  ) {
    let written = magnitude.description.utf8
    let mantissa = written.prefix { $0 != UInt8(ascii: "e") }.filter { $0 != UInt8(ascii: ".") }
    let exponent =
      Int(String(decoding: written.drop { $0 != UInt8(ascii: "e") }.dropFirst(), as: UTF8.self))
      ?? 18
    let primary = pattern?.primaryGroup ?? 0
    for place in stride(from: exponent, through: 0, by: -1) {
      let index = exponent - place
      integers.write(digit: index < mantissa.count ? Int(mantissa[index]) - 0x30 : 0, to: &writer)
      let beyond = place - primary
      if primary > 0, beyond >= 0, place > 0, beyond % max(1, pattern?.secondaryGroup ?? 1) == 0 {
        writer.append(symbols.text(.group))
      }
    }
    guard least > 0 else { return }
    writer.append(symbols.text(.decimal))
    for _ in 0..<least { integers.write(digit: 0, to: &writer) }
  }
}
