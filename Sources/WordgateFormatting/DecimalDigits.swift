/// A number as decimal digits, rounded half to even to a count of fraction digits.
///
/// The digits are those of the shortest decimal that reads back as the same `Double`, which is what people see: 1.015
/// rounds to 1.02 although the binary number lies a little below.
package struct DecimalDigits {
  package var isNegative: Bool
  /// The digits before the decimal separator, the digits behind it as an integer, and how many these are.
  package var integer: UInt64
  package var fraction: UInt64
  package var fractionCount: Int

  static let mostFractionDigits = 15

  /// The digits of a number, nil when its integer digits go beyond eighteen or it is not finite.
  package init?(_ value: Double, fractionDigits: ClosedRange<Int>) {
    let most = min(max(0, fractionDigits.upperBound), Self.mostFractionDigits)
    let least = min(max(0, fractionDigits.lowerBound), most)
    guard value.isFinite, value.magnitude < 1e18 else { return nil }
    isNegative = value.sign == .minus
    let scale = Self.power(most)
    if let scaled = Self.exactly(value.magnitude, times: scale) {
      integer = scaled / scale
      fraction = scaled % scale
    } else {
      (integer, fraction) = Self.shortest(value.magnitude, fractionDigits: most)
    }
    fractionCount = most
    drop(to: least)
  }

  /// The digits of an amount in the smallest unit of its currency.
  init(minorUnits: Int, fractionDigits: Int) {
    fractionCount = min(max(0, fractionDigits), Self.mostFractionDigits)
    let scale = Self.power(fractionCount)
    isNegative = minorUnits < 0
    integer = UInt64(minorUnits.magnitude) / scale
    fraction = UInt64(minorUnits.magnitude) % scale
  }

  /// Drops zeros at the end of the fraction while more digits than the least remain.
  private mutating func drop(to least: Int) {
    while fractionCount > least, fraction % 10 == 0 {
      fraction /= 10
      fractionCount -= 1
    }
  }

  static func power(_ exponent: Int) -> UInt64 {
    var result: UInt64 = 1
    for _ in 0..<max(0, exponent) { result *= 10 }
    return result
  }

  /// The number times the scale, rounded, without going through text: right when all digits together are few enough for
  /// every decimal to have a `Double` of its own.
  private static func exactly(_ value: Double, times scale: UInt64) -> UInt64? {
    guard scale <= 1_000_000, value * Double(scale) < 1e13 else { return nil }
    let floor = UInt64(value * Double(scale))
    // The nearest candidates, in halves, so that a tie is seen as one.
    for doubled in (floor == 0 ? 0 : 2 * floor - 2)...(2 * floor + 4)
    where Double(doubled) / Double(2 * scale) == value {
      let half = doubled / 2
      return doubled % 2 == 0 || half % 2 == 0 ? half : half + 1
    }
    // No tie: the remainder decides, and the product's rounding cannot reach across a half.
    let product = value * Double(scale)
    let remainder = product - Double(floor)
    if remainder > 0.499, remainder < 0.501 { return nil }
    return remainder > 0.5 ? floor + 1 : floor
  }

  /// The integer and the fraction of a number below 10^18, rounded half to even on its shortest decimal digits.
  private static func shortest(_ value: Double, fractionDigits: Int) -> (
    integer: UInt64, fraction: UInt64
  ) {
    let (digits, exponent) = written(value)
    if exponent >= 0 { return (digits * power(min(exponent, 18)), 0) }
    let dropped = -exponent - fractionDigits
    guard dropped > 0 else {
      let unit = power(-exponent)
      return (digits / unit, digits % unit * power(-dropped))
    }
    // The shortest digits are seventeen at most.
    if dropped > 18 { return (0, 0) }
    let unit = power(dropped)
    let (quotient, remainder) = digits.quotientAndRemainder(dividingBy: unit)
    let half = unit / 2
    let rounded =
      remainder > half || (remainder == half && quotient % 2 == 1) ? quotient + 1 : quotient
    return (rounded / power(fractionDigits), rounded % power(fractionDigits))
  }

  /// The shortest decimal that reads back as the number: digits times a power of ten.
  private static func written(_ value: Double) -> (digits: UInt64, exponent: Int) {
    var digits: UInt64 = 0
    var fractionCount = 0
    var isFraction = false
    var exponent = 0
    var sign = 0
    for byte in value.description.utf8 {
      switch byte {
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"): sign = 1
      case UInt8(ascii: "-"): sign = -1
      case UInt8(ascii: "0")...UInt8(ascii: "9") where sign == 0:
        digits = digits * 10 + UInt64(byte - UInt8(ascii: "0"))
        fractionCount += isFraction ? 1 : 0
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        exponent = exponent * 10 + Int(byte - UInt8(ascii: "0"))
      default: break
      }
    }
    return (digits, sign * exponent - fractionCount)
  }
}
