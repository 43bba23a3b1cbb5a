/// What a subtag is made of. Subtags are ASCII; case does not count.
extension StringProtocol {
  var isAlphabetic: Bool { utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 } }
  var isNumeric: Bool { utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } }

  /// One to eight ASCII letters and digits.
  var isSubtag: Bool {
    1...8 ~= utf8.count
      && utf8.allSatisfy {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
      }
  }

  var isScriptSubtag: Bool { utf8.count == 4 && isAlphabetic }
  var isRegionSubtag: Bool { utf8.count == 2 && isAlphabetic || utf8.count == 3 && isNumeric }

  var isVariantSubtag: Bool {
    utf8.count >= 5 || utf8.count == 4 && utf8.first.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } == true
  }

  /// The key of a Unicode extension keyword: a letter or digit, then a letter.
  var isKeywordKey: Bool { utf8.count == 2 && suffix(1).isAlphabetic }

  /// `Hant`.
  var asScript: String { prefix(1).uppercased() + dropFirst().lowercased() }
}

extension StringProtocol where SubSequence == Substring {
  /// What comes before and after the first occurrence of a character; nothing after when it is not there.
  func split(at separator: Character) -> (before: Substring, after: Substring) {
    guard let place = firstIndex(of: separator) else { return (self[...], self[endIndex...]) }
    return (self[..<place], self[index(after: place)...])
  }
}
