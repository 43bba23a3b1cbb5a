import WordgatePlurals

extension Evaluation {
  /// The category that chooses a form: `zero` for the number 0 when the form is there, as Apple does, else the category of
  /// the number as it is shown.
  @inline(__always)
  mutating func category(
    of index: Int, _ precision: UInt8, _ set: UInt8, at place: Int
  ) -> PluralCategory {
    guard index < arguments.count else {
      fail(.missingArgument, position: index + 1, at: place)
      return .other
    }
    let hasZero = set & 1 << PluralCategory.zero.rawValue != 0
    switch arguments[index] {
    case .integer(let n): return n == 0 && hasZero ? .zero : formats.rules.category(for: n)
    case .unsigned(let n): return n == 0 && hasZero ? .zero : formats.rules.category(for: n)
    case .decimal(let value):
      if value == 0, hasZero { return .zero }
      return category(of: value, fractionDigits: precision == MessageCode.noPrecision ? 6 : Int(precision))
    case .text:
      fail(.wrongKind, position: index + 1, at: place)
      return .other
    }
  }

  /// The category of a decimal with so many visible digits.
  @inline(never)
  private func category(of value: Double, fractionDigits: Int) -> PluralCategory {
    let digits = min(max(fractionDigits, 0), 15)
    let scale = (0..<digits).reduce(into: 1.0) { scale, _ in scale *= 10 }
    let scaled = (value.magnitude * scale).rounded(.toNearestOrEven)
    guard scaled < 9e18 else { return formats.rules.category(for: UInt.max) }
    let (whole, fraction) = UInt64(scaled).quotientAndRemainder(dividingBy: UInt64(scale))
    guard digits > 0 else { return formats.rules.category(for: UInt(whole)) }
    let fractionText = String(fraction)
    let filled = String(repeating: "0", count: max(0, digits - fractionText.utf8.count)) + fractionText
    let operands = PluralOperands(decimal: "\(whole).\(filled)")
    return operands.map { formats.rules.category(for: $0) } ?? .other
  }
}
