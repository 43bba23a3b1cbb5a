/// A currency's place in the table.
struct Currency: Sendable {
  /// The currency's number, nil for a code that is not in the table.
  private let index: Int?

  /// The currency of an ISO 4217 code.
  init(_ code: String) {
    index = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3) { key in
      var count = 0
      for byte in code.utf8 {
        guard count < 3 else { return nil }
        key[count] = byte
        count += 1
      }
      return FormatTable.row(
        UnsafeBufferPointer(rebasing: key[..<count]), in: FormatTable.currencies, count: FormatTable.currenciesCount,
        width: FormatTable.currenciesWidth, keyWidth: 3)
    }
  }

  /// How many digits an amount has after the decimal separator, 2 for a currency that is not in the table.
  var fractionDigits: Int {
    guard let index else { return 2 }
    return FormatTable.number(FormatTable.currencies, at: index * FormatTable.currenciesWidth + 3, digits: 1)
  }

  /// The symbol in the locale whose record is given, or in one of its parents; nil when they write the code.
  func symbol(in record: Int) -> UnsafeBufferPointer<UInt8>? {
    index.flatMap { Self.find($0, in: record) }.map(FormatTable.text)
  }

  /// The format that the locale has for this currency alone, as the euro has in many English locales of Europe.
  func format(in record: Int) -> MoneyFormat? {
    guard let index, let place = Self.find(2048 + index, in: record), place != FormatTable.none else { return nil }
    return MoneyFormat(
      decimal: FormatTable.reference(at: place), group: FormatTable.reference(at: place + 3),
      pattern: NumberPattern(at: FormatTable.reference(at: place + 6)))
  }

  /// The reference that the record, or one of its parents, has for a number.
  private static func find(_ index: Int, in record: Int) -> Int? {
    var record = record
    for _ in 0..<8 {
      let parent = FormatTable.reference(at: record)
      let count = FormatTable.number(FormatTable.records, at: record + 3, digits: 2)
      var low = 0
      var high = count
      while low < high {
        let middle = (low + high) / 2
        let place = record + 5 + 5 * middle
        let found = FormatTable.number(FormatTable.records, at: place, digits: 2)
        if found == index { return FormatTable.reference(at: place + 2) }
        if found < index { low = middle + 1 } else { high = middle }
      }
      if parent == record || parent == FormatTable.none { return nil }
      record = parent
    }
    return nil
  }
}
