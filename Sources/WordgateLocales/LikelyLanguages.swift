/// What a language alone most likely means, in tables by its letters.
enum LikelyLanguages {
  /// Script and region of a language of two or three small letters, joined by a hyphen; nil for one that is not known.
  static func area(_ letters: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    guard 2...3 ~= letters.count, letters.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }) else {
      return nil
    }
    let prefix = Int(letters[0] - UInt8(ascii: "a")) * 26 + Int(letters[1] - UInt8(ascii: "a"))
    let third = letters.count > 2 ? letters[2] - 0x60 : 0
    let rows =
      number(LocaleRelations.likelyPrefixes, prefix, 3)..<number(LocaleRelations.likelyPrefixes, prefix + 1, 3)
    for row in rows {
      let bytes = LocaleRelations.likelyRows.utf8Start + 2 * row
      if bytes[0] >> 2 == third { return area(at: Int(bytes[0] & 3) << 7 | Int(bytes[1])) }
    }
    return nil
  }

  private static func area(at index: Int) -> UnsafeBufferPointer<UInt8> {
    let start = LocaleRelations.likelyAreas.utf8Start + number(LocaleRelations.likelyAreaStarts, index, 3)
    var count = 0
    while start[count] != UInt8(ascii: ",") { count += 1 }
    return UnsafeBufferPointer(start: start, count: count)
  }

  private static func number(_ table: StaticString, _ index: Int, _ digits: Int) -> Int {
    number(table, at: index * digits, digits)
  }

  /// The number in so many digits of six bits.
  private static func number(_ table: StaticString, at place: Int, _ digits: Int) -> Int {
    (0..<digits).reduce(0) { $0 << 6 | Int(table.utf8Start[place + $1] &- 0x30) }
  }
}
