/// Reads the generated table in place: no start-up work, no copies.
extension FormatTable {
  /// The number in so many digits of six bits.
  static func number(_ table: StaticString, at place: Int, digits: Int) -> Int {
    let start = table.utf8Start + place
    var value = 0
    for index in 0..<digits { value = value << 6 | Int(start[index] &- 0x30) }
    return value
  }

  /// The reference at a place in the records.
  static func reference(at place: Int) -> Int { number(records, at: place, digits: 3) }

  /// The bytes of the string with the reference.
  static func text(_ reference: Int) -> UnsafeBufferPointer<UInt8> {
    let count = number(texts, at: reference, digits: 2)
    return UnsafeBufferPointer(start: texts.utf8Start + reference + 2, count: count)
  }

  /// The bytes of one string of the list with the reference, empty when the list is shorter.
  static func text(_ reference: Int, _ index: Int) -> UnsafeBufferPointer<UInt8> {
    let head = texts.utf8Start + reference
    let isWhole = head[0] >= 0x30
    let count = Int(head[0] &- (isWhole ? 0x30 : 0x20))
    guard index >= 0, index < count else { return UnsafeBufferPointer(start: nil, count: 0) }
    // Strings that are beginnings of those in another list begin where they do.
    let whole = isWhole ? head + 1 : texts.utf8Start + number(texts, at: reference + 1, digits: 3) + 1
    var begin = count
    for place in 0..<index { begin += Int(whole[place] &- 0x30) }
    return UnsafeBufferPointer(start: whole + begin, count: Int((isWhole ? whole : head + 4)[index] &- 0x30))
  }

  /// The row of a table of equal rows, sorted by their first bytes, that begins with the key and then spaces up to the
  /// width of keys; nil when there is none.
  static func row(
    _ key: UnsafeBufferPointer<UInt8>, in table: StaticString, count: Int, width: Int, keyWidth: Int
  ) -> Int? {
    guard key.count <= keyWidth else { return nil }
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      let start = table.utf8Start + middle * width
      var difference = 0
      var place = 0
      while difference == 0, place < keyWidth {
        difference = Int(start[place]) - Int(place < key.count ? key[place] : UInt8(ascii: " "))
        place += 1
      }
      if difference == 0 { return middle }
      if difference < 0 { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
