/// What a language alone most likely means, in tables by its letters.
enum LikelyLanguages {
  /// Script and region of a language of two or three letters, joined by a hyphen; nil for one that is not known.
  static func area(_ language: String) -> String? {
    var language = language
    return language.withUTF8 { letters in
      guard 2...3 ~= letters.count, letters.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }) else {
        return nil
      }
      let prefix = Int(letters[0] - UInt8(ascii: "a")) * 26 + Int(letters[1] - UInt8(ascii: "a"))
      let third = letters.count > 2 ? letters[2] : UInt8(ascii: " ")
      let rows =
        number(LocaleRelations.likelyPrefixes, prefix, 3)..<number(LocaleRelations.likelyPrefixes, prefix + 1, 3)
      for row in rows where LocaleRelations.likelyRows.utf8Start[3 * row] == third {
        return area(at: number(LocaleRelations.likelyRows, at: 3 * row + 1, 2))
      }
      return nil
    }
  }

  private static func area(at index: Int) -> String {
    let start = LocaleRelations.likelyAreas.utf8Start + number(LocaleRelations.likelyAreaStarts, index, 3)
    var count = 0
    while start[count] != UInt8(ascii: ",") { count += 1 }
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  private static func number(_ table: StaticString, _ index: Int, _ digits: Int) -> Int {
    number(table, at: index * digits, digits)
  }

  /// The number in so many digits of six bits.
  private static func number(_ table: StaticString, at place: Int, _ digits: Int) -> Int {
    (0..<digits).reduce(0) { $0 << 6 | Int(table.utf8Start[place + $1] &- 0x30) }
  }
}
