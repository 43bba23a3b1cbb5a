extension String {
  /// The last byte where it is a sign of ASCII that stands for itself; nil where the text ends with white space, with
  /// what closes a quotation or a bracket, or beyond ASCII.
  var plainEnd: UInt8? {
    guard let last = utf8.last, last > 0x20, last < 0x7F, last != UInt8(ascii: "\""), last != UInt8(ascii: "'"),
      last != UInt8(ascii: ")")
    else { return nil }
    return last
  }

  /// Whether some small letters of ASCII stand in the text, in either case.
  func holdsLetters(_ letters: StaticString) -> Bool {
    var text = self
    let count = letters.utf8CodeUnitCount
    let wanted = letters.utf8Start
    return text.withUTF8 { bytes in
      guard bytes.count >= count else { return false }
      for start in 0...bytes.count - count where bytes[start] | 0x20 == wanted[0] {
        var length = 1
        while length < count, bytes[start + length] | 0x20 == wanted[length] { length += 1 }
        if length == count { return true }
      }
      return false
    }
  }

  /// Whether the bytes of another text stand in this one.
  func utf8Contains(_ other: some StringProtocol) -> Bool {
    var text = self
    var wanted = String(other)
    return text.withUTF8 { bytes in wanted.withUTF8 { Self.place(of: $0, in: bytes, from: 0) != nil } }
  }

  /// Where the bytes of another text first stand in this one, as offsets of UTF-8 bytes.
  func utf8Range(of other: String) -> Range<Int>? {
    var text = self
    var wanted = other
    return text.withUTF8 { bytes in
      wanted.withUTF8 { wanted in
        Self.place(of: wanted, in: bytes, from: 0).map { $0..<$0 + wanted.count } ?? (wanted.isEmpty ? 0..<0 : nil)
      }
    }
  }

  /// The text with another one for each place where some bytes stand.
  func replacingBytes(_ old: String, with new: String) -> String {
    var text = self
    var wanted = old
    let result: [UInt8] = text.withUTF8 { bytes in
      wanted.withUTF8 { wanted in
        var result: [UInt8] = []
        var start = 0
        while let place = Self.place(of: wanted, in: bytes, from: start) {
          result += bytes[start..<place]
          result += new.utf8
          start = place + wanted.count
        }
        return result + bytes[start...]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func place(
    of wanted: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    guard let first = wanted.first, bytes.count - start >= wanted.count else { return nil }
    var place = start
    let last = bytes.count - wanted.count
    while place <= last {
      if bytes[place] == first {
        var length = 1
        while length < wanted.count, bytes[place + length] == wanted[length] { length += 1 }
        if length == wanted.count { return place }
      }
      place += 1
    }
    return nil
  }
}
