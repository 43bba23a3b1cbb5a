extension LocaleFormats {
  /// Appends a number with as many fraction digits as asked for, rounded half to even.
  ///
  /// Fraction digits beyond the lower bound are left out when they are zeros. At most fifteen are written, and numbers of
  /// more than eighteen integer digits are written with zeros in place of the digits that a `Double` does not know.
  public func append(
    _ value: Double, fractionDigits: ClosedRange<Int> = 0...3, grouping: Bool = true, to buffer: inout [UInt8]
  ) {
    append(value, fractionDigits: fractionDigits, grouping: grouping, style: .number, to: &buffer)
  }

  /// The number with as many fraction digits as asked for, rounded half to even.
  public func string(_ value: Double, fractionDigits: ClosedRange<Int> = 0...3, grouping: Bool = true) -> String {
    gather { append(value, fractionDigits: fractionDigits, grouping: grouping, to: &$0) }
  }

  /// Appends a ratio as a percentage: 0.25 is 25 %.
  public func appendPercent(_ ratio: Double, fractionDigits: ClosedRange<Int> = 0...0, to buffer: inout [UInt8]) {
    append(ratio * 100, fractionDigits: fractionDigits, grouping: true, style: .percent, to: &buffer)
  }

  /// The ratio as a percentage: 0.25 is 25 %.
  public func percent(_ ratio: Double, fractionDigits: ClosedRange<Int> = 0...0) -> String {
    gather { appendPercent(ratio, fractionDigits: fractionDigits, to: &$0) }
  }

  private func append(
    _ value: Double, fractionDigits: ClosedRange<Int>, grouping: Bool, style: NumberSymbols.Pattern,
    to buffer: inout [UInt8]
  ) {
    let pattern = symbols.pattern(style)
    if value.isNaN {
      buffer.append(text: symbols.text(.notANumber))
      return
    }
    let digits = DecimalDigits(value, fractionDigits: fractionDigits)
    let isNegative = digits?.isNegative ?? (value < 0)
    append(affix: pattern.prefix(isNegative: isNegative), to: &buffer)
    if let digits {
      append(
        digits, grouping: grouping ? pattern : nil,
        separators: (symbols.reference(.group), symbols.reference(.decimal)), to: &buffer)
    } else if value.isInfinite {
      buffer.append(text: symbols.text(.infinity))
    } else {
      appendLong(value.magnitude, least: fractionDigits.lowerBound, grouping: grouping ? pattern : nil, to: &buffer)
    }
    append(affix: pattern.suffix(isNegative: isNegative), to: &buffer)
  }

  /// Appends the digits of a number, without signs.
  func append(
    _ digits: DecimalDigits, grouping pattern: NumberPattern?,
    separators: (group: Int, decimal: Int), to buffer: inout [UInt8]
  ) {
    appendDigits(of: digits.integer, grouping: pattern, separator: separators.group, to: &buffer)
    guard digits.fractionCount > 0 else { return }
    buffer.append(text: FormatTable.text(separators.decimal))
    var scale = DecimalDigits.power(digits.fractionCount - 1)
    while scale > 0 {
      append(digit: Int(digits.fraction / scale % 10), to: &buffer)
      scale /= 10
    }
  }

  /// Appends one digit.
  func append(digit: Int, to buffer: inout [UInt8]) {
    let width = symbols.digitWidth
    for index in 0..<width { buffer.append(symbols.digits[digit * width + index]) }
  }

  /// Appends a number of more than eighteen integer digits: its seventeen known digits, then zeros.
  private func appendLong(
    _ magnitude: Double, least: Int, grouping pattern: NumberPattern?, to buffer: inout [UInt8]
  ) {
    let written = magnitude.description.utf8
    let mantissa = written.prefix { $0 != UInt8(ascii: "e") }.filter { $0 != UInt8(ascii: ".") }
    let exponent = Int(String(decoding: written.drop { $0 != UInt8(ascii: "e") }.dropFirst(), as: UTF8.self)) ?? 18
    let primary = pattern?.primaryGroup ?? 0
    for place in stride(from: exponent, through: 0, by: -1) {
      let index = exponent - place
      append(digit: index < mantissa.count ? Int(mantissa[index]) - 0x30 : 0, to: &buffer)
      let beyond = place - primary
      if primary > 0, beyond >= 0, place > 0, beyond % max(1, pattern?.secondaryGroup ?? 1) == 0 {
        buffer.append(text: symbols.text(.group))
      }
    }
    guard least > 0 else { return }
    buffer.append(text: symbols.text(.decimal))
    for _ in 0..<least { append(digit: 0, to: &buffer) }
  }
}
