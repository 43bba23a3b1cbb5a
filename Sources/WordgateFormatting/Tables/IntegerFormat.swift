/// How the digits of an integer are written: which digits, in which groups, with what between them.
package struct IntegerFormat: Sendable {
  /// What stands between groups, its first byte lowest.
  private let separator: UInt64
  /// The place of the ten digits in the table of numbering systems.
  private let digits: UInt32
  /// The smallest number that is grouped.
  private let leastGrouped: UInt32
  private let separatorWidth: UInt8
  /// How many bytes a digit has. Those of one byte are ASCII.
  private let digitWidth: UInt8
  /// The size of the group before the decimal separator, 0 without groups, and of those before it.
  private let primaryGroup: UInt8
  private let secondaryGroup: UInt8
  /// Whether nothing stands around positive numbers.
  package let isBare: Bool

  private static let longestSeparator = 8

  /// The digits of a numbering system in the groups of a pattern; without a pattern in none.
  init(_ symbols: NumberSymbols, _ pattern: NumberPattern?, separator reference: Int) {
    digits = UInt32(truncatingIfNeeded: symbols.digitsPlace)
    digitWidth = UInt8(truncatingIfNeeded: symbols.digitWidth)
    isBare = pattern?.isBare ?? true
    let text = FormatTable.text(reference)
    guard let pattern, pattern.primaryGroup > 0, 1...Self.longestSeparator ~= text.count else {
      (separator, separatorWidth, primaryGroup, secondaryGroup, leastGrouped) = (0, 0, 0, 0, .max)
      return
    }
    separator = text.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    separatorWidth = UInt8(truncatingIfNeeded: text.count)
    primaryGroup = UInt8(truncatingIfNeeded: pattern.primaryGroup)
    secondaryGroup = UInt8(truncatingIfNeeded: max(1, pattern.secondaryGroup))
    // Groups of four and two digits before them at most.
    leastGrouped = UInt32(clamping: DecimalDigits.power(min(9, pattern.primaryGroup + symbols.leastGroup - 1)))
  }

  /// Appends the digits of a number, without signs.
  package func write(_ number: UInt64, grouping: Bool, to writer: inout TextWriter) {
    let isGrouped = grouping && primaryGroup > 0 && number >= UInt64(leastGrouped)
    if digitWidth > 1 {
      writeWide(number, isGrouped, &writer)
    } else if !isGrouped {
      Self.writePlain(number, &writer)
    } else if primaryGroup == 3, secondaryGroup == 3, separatorWidth == 1 {
      writeThousands(number, &writer)
    } else {
      writeWide(number, isGrouped, &writer)
    }
  }

  /// ASCII digits without groups, two at a time.
  @inline(__always)
  private static func writePlain(_ number: UInt64, _ writer: inout TextWriter) {
    writer.reserve(20)
    if number < 1000 { return writeShort(number, &writer) }
    let count = digitCount(number)
    var place = writer.next + count
    var rest = number
    while rest >= 100 {
      let (quotient, pair) = rest.quotientAndRemainder(dividingBy: 100)
      place -= 2
      write(pair: pair, at: place)
      rest = quotient
    }
    if rest >= 10 { write(pair: rest, at: place - 2) } else { place[-1] = 0x30 + UInt8(truncatingIfNeeded: rest) }
    writer.next += count
  }

  /// Up to three ASCII digits.
  @inline(__always)
  private static func writeShort(_ number: UInt64, _ writer: inout TextWriter) {
    if number < 10 {
      writer.next[0] = 0x30 + UInt8(truncatingIfNeeded: number)
      writer.next += 1
    } else if number < 100 {
      write(pair: number, at: writer.next)
      writer.next += 2
    } else {
      let (hundreds, pair) = number.quotientAndRemainder(dividingBy: 100)
      writer.next[0] = 0x30 + UInt8(truncatingIfNeeded: hundreds)
      write(pair: pair, at: writer.next + 1)
      writer.next += 3
    }
  }

  /// ASCII digits in groups of three with one byte between them.
  private func writeThousands(_ number: UInt64, _ writer: inout TextWriter) {
    writer.reserve(26)
    let digits = Self.digitCount(number)
    let count = digits + (digits - 1) / 3
    let mark = UInt8(truncatingIfNeeded: separator)
    var place = writer.next + count
    var rest = number
    while rest >= 1000 {
      let (quotient, group) = rest.quotientAndRemainder(dividingBy: 1000)
      let (hundreds, pair) = group.quotientAndRemainder(dividingBy: 100)
      place -= 4
      place[0] = mark
      place[1] = 0x30 + UInt8(truncatingIfNeeded: hundreds)
      Self.write(pair: pair, at: place + 2)
      rest = quotient
    }
    if rest >= 100 {
      let (hundreds, pair) = rest.quotientAndRemainder(dividingBy: 100)
      place[-3] = 0x30 + UInt8(truncatingIfNeeded: hundreds)
      Self.write(pair: pair, at: place - 2)
    } else if rest >= 10 {
      Self.write(pair: rest, at: place - 2)
    } else {
      place[-1] = 0x30 + UInt8(truncatingIfNeeded: rest)
    }
    writer.next += count
  }

  /// Digits of any width in groups of any size.
  private func writeWide(_ number: UInt64, _ isGrouped: Bool, _ writer: inout TextWriter) {
    // Twenty digits of four bytes with nineteen separators at most.
    writer.reserve(20 * 4 + 19 * Self.longestSeparator)
    let digits = Self.digitCount(number)
    let (primary, secondary) = (Int(primaryGroup), Int(secondaryGroup))
    let (width, separatorWidth) = (Int(digitWidth), Int(separatorWidth))
    let groups = isGrouped && digits > primary ? 1 + (digits - primary - 1) / secondary : 0
    let count = digits * width + groups * separatorWidth
    let table = FormatTable.systems.utf8Start + Int(self.digits)
    var place = writer.next + count
    var rest = number
    var untilSeparator = isGrouped ? primary : -1
    for _ in 0..<digits {
      if untilSeparator == 0 {
        place -= separatorWidth
        for index in 0..<separatorWidth {
          place[index] = UInt8(truncatingIfNeeded: separator >> UInt64(8 * index))
        }
        untilSeparator = secondary
      }
      untilSeparator -= 1
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      let bytes = table + Int(truncatingIfNeeded: digit) * width
      place -= width
      for index in 0..<width { place[index] = bytes[index] }
      rest = quotient
    }
    writer.next += count
  }

  /// Where the first of the ten digits stands in a text.
  package func firstDigit(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let width = Int(digitWidth)
    let table = FormatTable.systems.utf8Start + Int(digits)
    guard bytes.count >= width else { return nil }
    return (0...bytes.count - width).first { place in
      (0..<10).contains { digit in
        (0..<width).allSatisfy { bytes[place + $0] == table[digit * width + $0] }
      }
    }
  }

  /// Appends one digit.
  package func write(digit: Int, to writer: inout TextWriter) {
    if digitWidth == 1 { return writer.append(0x30 + UInt8(truncatingIfNeeded: digit)) }
    let width = Int(digitWidth)
    let start = FormatTable.systems.utf8Start + Int(digits) + digit * width
    writer.append(UnsafeBufferPointer(start: start, count: width))
  }

  @inline(__always)
  private static func write(pair: UInt64, at place: UnsafeMutablePointer<UInt8>) {
    let (tens, ones) = pair.quotientAndRemainder(dividingBy: 10)
    place[0] = 0x30 + UInt8(truncatingIfNeeded: tens)
    place[1] = 0x30 + UInt8(truncatingIfNeeded: ones)
  }

  @inline(__always)
  private static func digitCount(_ number: UInt64) -> Int {
    var count = 1
    var rest = number
    while rest >= 10_000 {
      rest /= 10_000
      count += 4
    }
    return count + (rest >= 10 ? 1 : 0) + (rest >= 100 ? 1 : 0) + (rest >= 1000 ? 1 : 0)
  }
}
