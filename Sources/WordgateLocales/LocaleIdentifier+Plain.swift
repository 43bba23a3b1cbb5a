extension LocaleIdentifier {
  /// Reads the usual forms, language with script and region or without (`en`, `pt_BR`, `zh-Hant-TW`), without what the
  /// whole grammar needs; nil for anything else, which may still be an identifier.
  static func plain(_ text: String) -> LocaleIdentifier? {
    var text = text
    return text.withUTF8 { bytes in
      guard 2...12 ~= bytes.count else { return nil }
      var place = 0
      guard let language = subtag(bytes, &place), language.isLetters, 2...3 ~= language.count else { return nil }
      var result = LocaleIdentifier(language: string(bytes[language.range], lowercasedFrom: 0))
      // The sign languages of countries are aliases of two subtags.
      if result.language == "sgn" { return nil }
      while place < bytes.count {
        place += 1
        guard let next = subtag(bytes, &place) else { return nil }
        if next.isLetters, next.count == 4, result.script == nil, result.region == nil {
          result.script = string(bytes[next.range], lowercasedFrom: 1)
        } else if next.isLetters && next.count == 2 || next.isDigits && next.count == 3, result.region == nil {
          result.region = string(bytes[next.range], lowercasedFrom: next.count)
        } else {
          return nil
        }
      }
      return result
    }
  }

  private struct Subtag {
    var range: Range<Int>
    var isLetters: Bool
    var isDigits: Bool
    var count: Int { range.count }
  }

  /// The subtag up to the next separator or the end, nil when a byte is neither letter nor digit.
  private static func subtag(_ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int) -> Subtag? {
    var subtag = Subtag(range: place..<place, isLetters: true, isDigits: true)
    while place < bytes.count, bytes[place] != UInt8(ascii: "-"), bytes[place] != UInt8(ascii: "_") {
      if UInt8(ascii: "a")...UInt8(ascii: "z") ~= bytes[place] | 0x20 {
        subtag.isDigits = false
      } else if UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[place] {
        subtag.isLetters = false
      } else {
        return nil
      }
      place += 1
    }
    subtag.range = subtag.range.lowerBound..<place
    return subtag.count > 0 ? subtag : nil
  }

  /// ASCII letters in upper case before an index and in lower case from it on.
  private static func string(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, lowercasedFrom index: Int) -> String {
    String(unsafeUninitializedCapacity: bytes.count) { buffer in
      for (offset, byte) in bytes.enumerated() {
        let isDigit = byte < UInt8(ascii: "A")
        buffer[offset] = isDigit ? byte : offset < index ? byte & ~0x20 : byte | 0x20
      }
      return bytes.count
    }
  }
}
