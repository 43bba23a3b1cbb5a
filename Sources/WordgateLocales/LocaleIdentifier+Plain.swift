extension LocaleIdentifier {
  /// Reads the usual forms, language with script and region or without (`en`, `pt_BR`, `zh-Hant-TW`), without what the
  /// whole grammar needs; nil for anything else, which may still be an identifier.
  static func plain(_ text: String) -> LocaleIdentifier? {
    var text = text
    return text.withUTF8 { bytes in
      guard 2...12 ~= bytes.count else { return nil }
      var place = 0
      guard let language = Piece(bytes, &place), language.isLetters, 2...3 ~= language.count else { return nil }
      var result = LocaleIdentifier(language.lowercased)
      // The sign languages of countries are aliases of two subtags.
      if result.languageCode == .signLanguages { return nil }
      while place < bytes.count {
        place += 1
        guard let next = Piece(bytes, &place) else { return nil }
        if next.isLetters, next.count == 4, result.scriptCode.isNone, result.regionCode.isNone {
          result.scriptCode = next.capitalized
        } else if next.isLetters && next.count == 2 || next.isDigits && next.count == 3, result.regionCode.isNone {
          result.regionCode = next.uppercased
        } else {
          return nil
        }
      }
      return result
    }
  }

  /// A subtag as it is written.
  private struct Piece {
    private var bits: UInt64 = 0
    private(set) var count = 0
    private(set) var isLetters = true
    private(set) var isDigits = true

    /// The subtag up to the next separator or the end, nil when a byte is neither letter nor digit.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int) {
      while place < bytes.count, bytes[place] != UInt8(ascii: "-"), bytes[place] != UInt8(ascii: "_") {
        let byte = bytes[place]
        if UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 {
          isDigits = false
        } else if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
          isLetters = false
        } else {
          return nil
        }
        guard count < 8 else { return nil }
        bits |= UInt64(byte) << UInt64(56 - 8 * count)
        count += 1
        place += 1
      }
      guard count > 0 else { return nil }
    }

    /// The bit that tells a small letter from a capital in every byte from one on.
    private func caseBits(from first: Int) -> UInt64 {
      guard first < count else { return 0 }
      return (0x2020_2020_2020_2020 << UInt64(64 - 8 * count)) & (.max >> UInt64(8 * first))
    }

    var lowercased: SubtagCode { SubtagCode(bits: bits | caseBits(from: 0)) }
    var uppercased: SubtagCode { isLetters ? SubtagCode(bits: bits & ~caseBits(from: 0)) : SubtagCode(bits: bits) }
    var capitalized: SubtagCode { SubtagCode(bits: bits & ~caseBits(from: 0) | caseBits(from: 1)) }
  }
}

extension SubtagCode {
  /// `sgn`
  static var signLanguages: SubtagCode { SubtagCode(bits: 0x7367_6E00_0000_0000) }
}
