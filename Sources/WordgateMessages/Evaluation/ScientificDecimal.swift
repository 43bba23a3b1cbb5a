import WordgateFormatting

/// A number for `%e` and `%g`: the mantissa as the locale writes it, the exponent in ASCII.
struct ScientificDecimal {
  private let value: Double
  private let precision: Int
  private let isGeneral: Bool
  private let mark: UInt8

  init(_ value: Double, precision: Int, isGeneral: Bool, isUppercase: Bool) {
    self.value = value
    self.isGeneral = isGeneral
    self.precision = isGeneral ? max(1, precision) : precision
    mark = UInt8(ascii: isUppercase ? "E" : "e")
  }

  func write(_ formats: LocaleFormats, to writer: inout TextWriter) {
    guard value.isFinite else {
      return formats.write(value, fractionDigits: 0...0, grouping: true, to: &writer)
    }
    let exponent = exponent
    if isGeneral, -4..<precision ~= exponent {
      formats.write(
        value, fractionDigits: 0...max(0, precision - 1 - exponent), grouping: true, to: &writer)
      return
    }
    let digits = isGeneral ? 0...precision - 1 : precision...precision
    formats.write(scaled(by: exponent), fractionDigits: digits, grouping: true, to: &writer)
    writer.append(mark)
    writer.append(UInt8(ascii: exponent < 0 ? "-" : "+"))
    if exponent.magnitude < 10 { writer.append(UInt8(ascii: "0")) }
    writer.append(String(exponent.magnitude))
  }

  /// The power of ten of the first digit, 0 for zero.
  private var exponent: Int {
    guard value != 0 else { return 0 }
    let text = value.magnitude.description
    if let mark = text.firstIndex(of: "e") { return Int(text[text.index(after: mark)...]) ?? 0 }
    let whole = text.prefix { $0 != "." }
    if whole != "0" { return whole.utf8.count - 1 }
    return -1 - text.dropFirst(2).prefix { $0 == "0" }.utf8.count
  }

  /// The value with the decimal point after its first digit.
  private func scaled(by exponent: Int) -> Double {
    let text = value.description
    let mantissa = text.prefix { $0 != "e" }
    if text.contains("e") { return Double(mantissa) ?? value }
    return Double("\(mantissa)e\(-exponent)") ?? value
  }
}
