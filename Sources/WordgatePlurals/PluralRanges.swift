/// The categories of ranges. The table is in `Generated/`.
enum PluralRanges {
  /// The category of a range by those of its ends; `other` where the language says nothing.
  static func category(
    set: UInt8, from start: PluralCategory, to end: PluralCategory
  ) -> PluralCategory {
    guard set < PluralLanguages.rangeCount else { return .other }
    let cell = PluralLanguages.ranges.utf8Start[Int(set) * 36 + Int(start.rawValue) * 6 + Int(end.rawValue)]
    return PluralCategory(rawValue: cell - 0x30) ?? .other
  }
}
