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
    let lengths = texts.utf8Start + reference + 1
    let count = Int(lengths[-1] &- 0x30)
    guard index >= 0, index < count else { return UnsafeBufferPointer(start: nil, count: 0) }
    var begin = count
    for place in 0..<index { begin += Int(lengths[place] &- 0x30) }
    return UnsafeBufferPointer(start: lengths + begin, count: Int(lengths[index] &- 0x30))
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
