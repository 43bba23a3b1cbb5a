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

  func append(_ formats: LocaleFormats, to buffer: inout [UInt8]) {
    guard value.isFinite else { return formats.append(value, fractionDigits: 0...0, to: &buffer) }
    let exponent = exponent
    if isGeneral, -4..<precision ~= exponent {
      formats.append(value, fractionDigits: 0...max(0, precision - 1 - exponent), to: &buffer)
      return
    }
    let digits = isGeneral ? 0...precision - 1 : precision...precision
    formats.append(scaled(by: exponent), fractionDigits: digits, to: &buffer)
    buffer.append(mark)
    buffer.append(UInt8(ascii: exponent < 0 ? "-" : "+"))
    if exponent.magnitude < 10 { buffer.append(UInt8(ascii: "0")) }
    buffer.append(contentsOf: String(exponent.magnitude).utf8)
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
