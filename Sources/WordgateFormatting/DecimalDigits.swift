/// A number as decimal digits, rounded half to even to a count of fraction digits.
///
/// The digits are those of the shortest decimal that reads back as the same `Double`, which is what people see: 1.015
/// rounds to 1.02 although the binary number lies a little below.
struct DecimalDigits {
  var isNegative: Bool
  /// The digits before the decimal separator, the digits behind it as an integer, and how many these are.
  var integer: UInt64
  var fraction: UInt64
  var fractionCount: Int

  static let mostFractionDigits = 15

  /// The digits of a number, nil when its integer digits go beyond eighteen or it is not finite.
  init?(_ value: Double, fractionDigits: ClosedRange<Int>) {
    let most = min(max(0, fractionDigits.upperBound), Self.mostFractionDigits)
    let least = min(max(0, fractionDigits.lowerBound), most)
    guard value.isFinite, value.magnitude < 1e18 else { return nil }
    isNegative = value.sign == .minus
    let scale = Self.power(most)
    if let scaled = Self.exactly(value.magnitude, times: scale) ?? Self.digits(of: value.magnitude, times: most) {
      integer = scaled / scale
      fraction = scaled % scale
    } else {
      integer = UInt64(value.magnitude.rounded(.toNearestOrEven))
      fraction = 0
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
    let remainder = product - product.rounded(.down)
    if abs(remainder - 0.5) < 0.001 { return nil }
    return UInt64(product.rounded(.toNearestOrEven))
  }

  /// The number times a power of ten, rounded half to even on its shortest decimal digits.
  private static func digits(of value: Double, times exponent: Int) -> UInt64? {
    var digits: UInt64 = 0
    var point: Int?
    var count = 0
    var shift = 0
    let text = value.description
    for (offset, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "."): point = count
      case UInt8(ascii: "e"):
        guard
          let written = Int(
            text.utf8.dropFirst(offset + 1).reduce(into: "") { $0.append(Character(UnicodeScalar($1))) })
        else { return nil }
        shift = written
      case UInt8(ascii: "0")...UInt8(ascii: "9") where shift == 0:
        digits = digits * 10 + UInt64(byte - UInt8(ascii: "0"))
        count += 1
      default: break
      }
      if shift != 0 { break }
    }
    shift += (point ?? count) - count + exponent
    while shift > 0 {
      let (next, overflow) = digits.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      digits = next
      shift -= 1
    }
    guard shift < 0 else { return digits }
    if shift < -18 { return 0 }
    let scale = power(-shift)
    let (quotient, remainder) = digits.quotientAndRemainder(dividingBy: scale)
    let half = scale / 2
    return remainder > half || (remainder == half && quotient % 2 == 1) ? quotient + 1 : quotient
  }
}
