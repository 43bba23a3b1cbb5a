/// What stands around a number and how its digits are grouped.
struct NumberPattern: Sendable {
  /// The size of the group before the decimal separator, 0 without groups.
  let primaryGroup: Int
  /// The size of the groups before that one: 2 in India.
  let secondaryGroup: Int
  /// Whether nothing stands around positive numbers, so that nothing has to be looked up.
  let isBare: Bool
  private let place: Int

  /// Reads the record at the place.
  init(at place: Int) {
    primaryGroup = FormatTable.number(FormatTable.records, at: place, digits: 1)
    secondaryGroup = FormatTable.number(FormatTable.records, at: place + 1, digits: 1)
    self.place = place + 2
    isBare =
      FormatTable.text(FormatTable.reference(at: place + 2)).isEmpty
      && FormatTable.text(FormatTable.reference(at: place + 5)).isEmpty
  }

  /// The text before the number. In it `-`, `%` and `¤` stand for the locale's symbols.
  func prefix(isNegative: Bool) -> UnsafeBufferPointer<UInt8> {
    FormatTable.text(FormatTable.reference(at: place + (isNegative ? 6 : 0)))
  }

  /// The text after the number.
  func suffix(isNegative: Bool) -> UnsafeBufferPointer<UInt8> {
    FormatTable.text(FormatTable.reference(at: place + (isNegative ? 9 : 3)))
  }
}
