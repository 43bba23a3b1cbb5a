/// Reads a plain decimal number byte by byte and moves its point by the exponent of a compact form.
struct DecimalDigits {
  private enum Part { case sign, integer, fraction, exponentSign, exponent }

  private var part = Part.sign
  private var written: [UInt8] = []
  private var integerCount = 0
  private var hasExponentDigits = false

  private(set) var integer: UInt64 = 0
  private(set) var fraction: UInt64 = 0
  private(set) var fractionCount = 0
  private(set) var exponent = 0

  var isComplete: Bool {
    switch part {
    case .sign, .exponentSign: false
    case .integer: !written.isEmpty
    case .fraction: written.count > integerCount
    case .exponent: hasExponentDigits
    }
  }

  /// Takes the next byte, false when it cannot stand there.
  mutating func take(_ byte: UInt8) -> Bool {
    switch (part, byte) {
    case (.sign, UInt8(ascii: "-")), (.sign, UInt8(ascii: "+")):
      part = .integer
    case (.sign, UInt8(ascii: "0")...UInt8(ascii: "9")), (.integer, UInt8(ascii: "0")...UInt8(ascii: "9")):
      part = .integer
      written.append(byte - UInt8(ascii: "0"))
      integerCount += 1
    case (.integer, UInt8(ascii: ".")) where !written.isEmpty:
      part = .fraction
    case (.fraction, UInt8(ascii: "0")...UInt8(ascii: "9")):
      written.append(byte - UInt8(ascii: "0"))
    case (.integer, UInt8(ascii: "c")), (.integer, UInt8(ascii: "e")),
      (.fraction, UInt8(ascii: "c")), (.fraction, UInt8(ascii: "e")):
      guard isComplete else { return false }
      part = .exponent
    case (.exponent, UInt8(ascii: "0")...UInt8(ascii: "9")):
      exponent = exponent * 10 + Int(byte - UInt8(ascii: "0"))
      hasExponentDigits = true
      return exponent < 1000
    default:
      return false
    }
    return true
  }

  /// Moves the decimal point to the right by the exponent and splits the digits there.
  mutating func shift() {
    let point = integerCount + exponent
    for index in 0..<max(point, written.count) {
      let digit = UInt64(index < written.count ? written[index] : 0)
      if index < point {
        integer = Self.append(digit, to: integer)
      } else {
        fraction = Self.append(digit, to: fraction)
        fractionCount += 1
      }
    }
  }

  /// Keeps the last eighteen digits under a leading 1 once there are more: rules compare small numbers and remainders.
  private static func append(_ digit: UInt64, to number: UInt64) -> UInt64 {
    let limit: UInt64 = 1_000_000_000_000_000_000
    guard number < limit else { return limit + (number % (limit / 10)) * 10 + digit }
    let next = number * 10 + digit
    return next < limit ? next : limit + next % limit
  }
}
