extension LocaleFormats {
  /// Appends an integer with the locale's digits and, if wanted, group separators.
  public func append(_ n: Int, grouping: Bool = true, to buffer: inout [UInt8]) {
    appendInteger(UInt64(n.magnitude), isNegative: n < 0, grouping: grouping, to: &buffer)
  }

  /// Appends an unsigned integer with the locale's digits and, if wanted, group separators.
  public func append(_ n: UInt, grouping: Bool = true, to buffer: inout [UInt8]) {
    appendInteger(UInt64(n), isNegative: false, grouping: grouping, to: &buffer)
  }

  /// The integer with the locale's digits and, if wanted, group separators.
  public func string(_ n: Int, grouping: Bool = true) -> String {
    gather { append(n, grouping: grouping, to: &$0) }
  }

  /// The unsigned integer with the locale's digits and, if wanted, group separators.
  public func string(_ n: UInt, grouping: Bool = true) -> String {
    gather { append(n, grouping: grouping, to: &$0) }
  }

  private func appendInteger(_ magnitude: UInt64, isNegative: Bool, grouping: Bool, to buffer: inout [UInt8]) {
    let isBare = numberPattern.isBare && !isNegative
    if !isBare { append(affix: numberPattern.prefix(isNegative: isNegative), to: &buffer) }
    if symbols.digitWidth == 1, magnitude < 10 {
      buffer.append(symbols.digits[Int(magnitude)])
    } else {
      appendDigits(
        of: magnitude, grouping: grouping ? numberPattern : nil, separator: symbols.reference(.group), to: &buffer)
    }
    if !isBare { append(affix: numberPattern.suffix(isNegative: isNegative), to: &buffer) }
  }

  /// Appends the digits of an integer, without signs, in groups as the pattern says.
  func appendDigits(
    of magnitude: UInt64, grouping pattern: NumberPattern?, separator: Int, to buffer: inout [UInt8]
  ) {
    // At most twenty digits of four bytes and, when groups are single digits, as many separators.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { bytes in
      var rest = magnitude
      var place = bytes.count
      let width = symbols.digitWidth
      let digits = symbols.digits
      var untilSeparator = -1
      var group = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
      if let pattern, pattern.primaryGroup > 0,
        magnitude >= Self.least(withDigits: pattern.primaryGroup + symbols.leastGroup)
      {
        group = FormatTable.text(separator)
        if !group.isEmpty, group.count <= 16 { untilSeparator = pattern.primaryGroup }
      }
      repeat {
        if untilSeparator == 0 {
          place -= group.count
          for index in 0..<group.count { bytes[place + index] = group[index] }
          untilSeparator = pattern?.secondaryGroup ?? 0
        }
        untilSeparator -= 1
        let digit = Int(rest % 10)
        rest /= 10
        place -= width
        for index in 0..<width { bytes[place + index] = digits[digit * width + index] }
      } while rest > 0
      buffer.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[place...]))
    }
  }

  /// The smallest integer with so many digits.
  private static func least(withDigits count: Int) -> UInt64 {
    switch count {
    case ...1: 0
    case 2: 10
    case 3: 100
    case 4: 1000
    case 5: 10_000
    case 6: 100_000
    default: .max
    }
  }

  /// Appends what stands before or after a number, with the locale's symbols in place of their stand-ins.
  func append(affix: UnsafeBufferPointer<UInt8>, currency: UnsafeBufferPointer<UInt8>? = nil, to buffer: inout [UInt8])
  {
    var index = 0
    while index < affix.count {
      switch affix[index] {
      case UInt8(ascii: "-"): buffer.append(text: symbols.text(.minus))
      case UInt8(ascii: "+"): buffer.append(text: symbols.text(.plus))
      case UInt8(ascii: "%"): buffer.append(text: symbols.text(.percent))
      // The two bytes of the currency sign.
      case 0xC2 where index + 1 < affix.count && affix[index + 1] == 0xA4:
        if let currency { buffer.append(text: currency) }
        index += 1
      case let byte: buffer.append(byte)
      }
      index += 1
    }
  }
}
