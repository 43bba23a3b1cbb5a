import WordgateFormatting
import WordgatePlurals

extension Evaluation {
  /// The category that chooses a form: `zero` for the number 0 when the form is there, as Apple does, else the category of
  /// the number as it is shown.
  @inline(__always)
  mutating func category(
    of index: Int, _ precision: UInt8, _ set: UInt8, at writer: borrowing TextWriter
  ) -> PluralCategory {
    let hasZero = set & 1 << PluralCategory.zero.rawValue != 0
    if index < arguments.count, case .integer(let n) = arguments[index] {
      return n == 0 && hasZero ? .zero : formats.rules.category(for: n)
    }
    return otherCategory(of: index, precision, hasZero: hasZero, at: writer.count)
  }

  @inline(never)
  private mutating func otherCategory(
    of index: Int, _ precision: UInt8, hasZero: Bool, at place: Int
  ) -> PluralCategory {
    guard index < arguments.count else {
      fail(.missingArgument, position: index + 1, at: place)
      return .other
    }
    switch arguments[index] {
    case .integer(let n): return n == 0 && hasZero ? .zero : formats.rules.category(for: n)
    case .unsigned(let n): return n == 0 && hasZero ? .zero : formats.rules.category(for: n)
    case .decimal(let value):
      if value == 0, hasZero { return .zero }
      return category(
        of: value, fractionDigits: precision == MessageCode.noPrecision ? 6 : Int(precision))
    case .text:
      fail(.wrongKind, position: index + 1, at: place)
      return .other
    }
  }

  /// The category of a decimal with so many visible digits.
  @inline(never)
  private func category(of value: Double, fractionDigits: Int) -> PluralCategory {
    let digits = min(max(fractionDigits, 0), 15)
    guard let shown = DecimalDigits(value, fractionDigits: digits...digits) else {
      return formats.rules.category(for: UInt.max)
    }
    return formats.rules.category(
      for: PluralOperands(
        integer: shown.integer, fraction: shown.fraction, visibleFractionDigits: shown.fractionCount
      ))
  }
}
