extension LocaleFormats {
  /// Appends an amount of money with the currency's usual count of fraction digits, or the one given.
  ///
  /// The currency is an ISO 4217 code in capitals. One that the locale has no symbol for is written as its code.
  public func appendCurrency(
    _ amount: Double, code: String, fractionDigits: Int? = nil,
    to buffer: inout [UInt8]
  ) {
    TextWriter.append(to: &buffer) { write(money: amount, code, fractionDigits, to: &$0) }
  }

  /// Appends an amount of money with the currency's usual count of fraction digits, or the one given.
  public func appendCurrency(
    _ amount: Double, code: String, fractionDigits: Int? = nil,
    to buffer: inout TextBuffer
  ) {
    write(money: amount, code, fractionDigits, to: &buffer.writer)
  }

  /// The amount of money with the currency's usual count of fraction digits, or the one given.
  public func currency(_ amount: Double, code: String, fractionDigits: Int? = nil)
    -> String
  {
    gather { write(money: amount, code, fractionDigits, to: &$0) }
  }

  /// Appends an amount that is counted in the currency's smallest unit: 3999 of USD is 39.99 dollars.
  public func appendCurrency(minorUnits: Int, code: String, to buffer: inout [UInt8]) {
    TextWriter.append(to: &buffer) { write(minorUnits: minorUnits, code, to: &$0) }
  }

  /// Appends an amount that is counted in the currency's smallest unit: 3999 of USD is 39.99 dollars.
  public func appendCurrency(
    minorUnits: Int, code: String, to buffer: inout TextBuffer
  ) {
    write(minorUnits: minorUnits, code, to: &buffer.writer)
  }

  /// The amount that is counted in the currency's smallest unit: 3999 of USD is 39.99 dollars.
  public func currency(minorUnits: Int, code: String) -> String {
    gather { write(minorUnits: minorUnits, code, to: &$0) }
  }

  /// The symbol that the locale writes for a currency; the code when it has none.
  public func currencySymbol(code: String) -> String {
    Currency(code).symbol(in: row.currencies).map { String(decoding: $0, as: UTF8.self) }
      ?? code
  }

  private func write(
    money amount: Double, _ code: String, _ fractionDigits: Int?,
    to writer: inout TextWriter
  ) {
    let currency = Currency(code)
    let count = fractionDigits ?? currency.fractionDigits
    if let digits = DecimalDigits(amount, fractionDigits: count...max(count, 0)) {
      return write(digits, currency: currency, code: code, to: &writer)
    }
    write(amount, fractionDigits: 0...0, grouping: true, to: &writer)
    writer.append(UInt8(ascii: " "))
    writer.append(code)
  }

  private func write(minorUnits: Int, _ code: String, to writer: inout TextWriter) {
    let currency = Currency(code)
    let digits = DecimalDigits(minorUnits: minorUnits, fractionDigits: currency.fractionDigits)
    write(digits, currency: currency, code: code, to: &writer)
  }

  private func write(
    _ digits: DecimalDigits, currency: Currency, code: String,
    to writer: inout TextWriter
  ) {
    var code = code
    let format =
      currency.format(in: row.currencies)
      ?? MoneyFormat(
        decimal: symbols.reference(.moneyDecimal), group: symbols.reference(.moneyGroup),
        pattern: symbols.pattern(.money))
    if let symbol = currency.symbol(in: row.currencies) {
      write(digits, symbol: symbol, format, to: &writer)
    } else {
      code.withUTF8 { write(digits, symbol: $0, format, to: &writer) }
    }
  }

  private func write(
    _ digits: DecimalDigits, symbol: UnsafeBufferPointer<UInt8>, _ format: MoneyFormat,
    to writer: inout TextWriter
  ) {
    let pattern = format.pattern
    let prefix = pattern.prefix(isNegative: digits.isNegative)
    let suffix = pattern.suffix(isNegative: digits.isNegative)
    write(affix: prefix, currency: symbol, to: &writer)
    if Self.endsWithSign(prefix), needsSpace(after: symbol) { writeSpace(to: &writer) }
    let integers = IntegerFormat(symbols, pattern, separator: format.group)
    write(digits, in: integers, grouping: true, decimalSeparator: format.decimal, to: &writer)
    if Self.startsWithSign(suffix), Self.needsSpace(before: symbol) { writeSpace(to: &writer) }
    write(affix: suffix, currency: symbol, to: &writer)
  }

  /// A space that does not break the line.
  private func writeSpace(to writer: inout TextWriter) {
    writer.append(0xC2)
    writer.append(0xA0)
  }

  private static func endsWithSign(_ affix: UnsafeBufferPointer<UInt8>) -> Bool {
    affix.count >= 2 && affix[affix.count - 2] == 0xC2 && affix[affix.count - 1] == 0xA4
  }

  private static func startsWithSign(_ affix: UnsafeBufferPointer<UInt8>) -> Bool {
    affix.count >= 2 && affix[0] == 0xC2 && affix[1] == 0xA4
  }

  private func needsSpace(after symbol: UnsafeBufferPointer<UInt8>) -> Bool {
    String(decoding: symbol, as: UTF8.self).unicodeScalars.last.map(row.currencySpacing.applies)
      ?? false
  }

  private static func needsSpace(before symbol: UnsafeBufferPointer<UInt8>) -> Bool {
    String(decoding: symbol, as: UTF8.self).unicodeScalars.first.map(CurrencySpacing.isLetter)
      ?? false
  }
}
