extension LocaleFormats {
  /// Appends an amount of money with the currency's usual count of fraction digits, or the one given.
  ///
  /// The currency is an ISO 4217 code in capitals. One that the locale has no symbol for is written as its code.
  public func appendCurrency(
    _ amount: Double, code: some StringProtocol, fractionDigits: Int? = nil, to buffer: inout [UInt8]
  ) {
    let currency = Currency(code)
    let count = fractionDigits ?? currency.fractionDigits
    guard let digits = DecimalDigits(amount, fractionDigits: count...max(count, 0)) else {
      append(amount, fractionDigits: 0...0, to: &buffer)
      buffer.append(UInt8(ascii: " "))
      buffer.append(contentsOf: code.utf8)
      return
    }
    append(digits, currency: currency, code: code, to: &buffer)
  }

  /// The amount of money with the currency's usual count of fraction digits, or the one given.
  public func currency(_ amount: Double, code: some StringProtocol, fractionDigits: Int? = nil) -> String {
    gather { appendCurrency(amount, code: code, fractionDigits: fractionDigits, to: &$0) }
  }

  /// Appends an amount that is counted in the currency's smallest unit: 3999 of USD is 39.99 dollars.
  public func appendCurrency(minorUnits: Int, code: some StringProtocol, to buffer: inout [UInt8]) {
    let currency = Currency(code)
    let digits = DecimalDigits(minorUnits: minorUnits, fractionDigits: currency.fractionDigits)
    append(digits, currency: currency, code: code, to: &buffer)
  }

  /// The amount that is counted in the currency's smallest unit: 3999 of USD is 39.99 dollars.
  public func currency(minorUnits: Int, code: some StringProtocol) -> String {
    gather { appendCurrency(minorUnits: minorUnits, code: code, to: &$0) }
  }

  /// The symbol that the locale writes for a currency; the code when it has none.
  public func currencySymbol(code: some StringProtocol) -> String {
    Currency(code).symbol(in: row.currencies).map { String(decoding: $0, as: UTF8.self) } ?? String(code)
  }

  private func append(
    _ digits: DecimalDigits, currency: Currency, code: some StringProtocol, to buffer: inout [UInt8]
  ) {
    var code = String(code)
    let format =
      currency.format(in: row.currencies)
      ?? MoneyFormat(
        decimal: symbols.reference(.moneyDecimal), group: symbols.reference(.moneyGroup),
        pattern: symbols.pattern(.money))
    if let symbol = currency.symbol(in: row.currencies) {
      append(digits, symbol: symbol, format, to: &buffer)
    } else {
      code.withUTF8 { append(digits, symbol: $0, format, to: &buffer) }
    }
  }

  private func append(
    _ digits: DecimalDigits, symbol: UnsafeBufferPointer<UInt8>, _ format: MoneyFormat, to buffer: inout [UInt8]
  ) {
    let pattern = format.pattern
    let prefix = pattern.prefix(isNegative: digits.isNegative)
    let suffix = pattern.suffix(isNegative: digits.isNegative)
    append(affix: prefix, currency: symbol, to: &buffer)
    if Self.endsWithSign(prefix), needsSpace(after: symbol) { buffer.append(contentsOf: [0xC2, 0xA0]) }
    append(digits, grouping: pattern, separators: (format.group, format.decimal), to: &buffer)
    if Self.startsWithSign(suffix), Self.needsSpace(before: symbol) { buffer.append(contentsOf: [0xC2, 0xA0]) }
    append(affix: suffix, currency: symbol, to: &buffer)
  }

  private static func endsWithSign(_ affix: UnsafeBufferPointer<UInt8>) -> Bool {
    affix.count >= 2 && affix[affix.count - 2] == 0xC2 && affix[affix.count - 1] == 0xA4
  }

  private static func startsWithSign(_ affix: UnsafeBufferPointer<UInt8>) -> Bool {
    affix.count >= 2 && affix[0] == 0xC2 && affix[1] == 0xA4
  }

  private func needsSpace(after symbol: UnsafeBufferPointer<UInt8>) -> Bool {
    String(decoding: symbol, as: UTF8.self).unicodeScalars.last.map(row.currencySpacing.applies) ?? false
  }

  private static func needsSpace(before symbol: UnsafeBufferPointer<UInt8>) -> Bool {
    String(decoding: symbol, as: UTF8.self).unicodeScalars.first.map(CurrencySpacing.isLetter) ?? false
  }
}
