/// What plural rules look at in a number as it is written: "1", "1.0" and "1.5" can belong to three categories.
///
/// The operands are those of UTS #35, Part 3, "Plural Operand Meanings". The sign does not count.
public struct PluralOperands: Hashable, Sendable {
  /// i: the integer digits. A number of more than eighteen integer digits keeps its last eighteen and a leading 1, which
  /// no rule can tell from the whole.
  public let integer: UInt64
  /// v: how many fraction digits are visible, trailing zeros included.
  public let visibleFractionDigits: Int
  /// w: how many fraction digits are visible without trailing zeros.
  public let significantFractionDigits: Int
  /// f: the visible fraction digits as an integer, trailing zeros included.
  public let fraction: UInt64
  /// t: the visible fraction digits as an integer, without trailing zeros.
  public let significantFraction: UInt64
  /// c and e: the power of ten of a compact form, 6 for "2 M".
  public let exponent: Int

  /// The operands of an integer that is written in full.
  public init(_ n: Int) {
    self.init(magnitude: UInt64(n.magnitude))
  }

  /// The operands of an unsigned integer that is written in full.
  public init(_ n: UInt) {
    self.init(magnitude: UInt64(n))
  }

  private init(magnitude: UInt64) {
    integer = magnitude
    visibleFractionDigits = 0
    significantFractionDigits = 0
    fraction = 0
    significantFraction = 0
    exponent = 0
  }

  /// The operands of a number as it is shown: "1.50", "-3", or in compact form "1.2c6" (also "1.2e6").
  ///
  /// The digits are ASCII, the decimal separator is a full stop. Anything else gives nil.
  public init?(decimal: some StringProtocol) {
    var digits = DecimalDigits()
    for byte in decimal.utf8 {
      guard digits.take(byte) else { return nil }
    }
    guard digits.isComplete else { return nil }
    digits.shift()
    integer = digits.integer
    visibleFractionDigits = digits.fractionCount
    fraction = digits.fraction
    (significantFraction, significantFractionDigits) = Self.withoutZeros(digits.fraction, digits.fractionCount)
    exponent = digits.exponent
  }

  /// The operands of a number whose digits are known: those before the decimal separator, and so many behind it.
  package init(integer: UInt64, fraction: UInt64, visibleFractionDigits: Int) {
    self.integer = integer
    self.visibleFractionDigits = visibleFractionDigits
    self.fraction = fraction
    (significantFraction, significantFractionDigits) = Self.withoutZeros(fraction, visibleFractionDigits)
    exponent = 0
  }

  private static func withoutZeros(_ fraction: UInt64, _ digits: Int) -> (fraction: UInt64, digits: Int) {
    var (fraction, digits) = (fraction, digits)
    while digits > 0, fraction % 10 == 0 {
      fraction /= 10
      digits -= 1
    }
    return (fraction, digits)
  }
}
