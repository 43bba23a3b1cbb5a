extension JSONParser {
  /// Reads a string, at its opening quote. Only looks at the bytes: the text is decoded when someone asks for it.
  @inline(__always)
  mutating func readString() -> Bool {
    let start = at
    var place = at + 1
    var hasEscapes = false
    var high: UInt64 = 0
    while end - place >= 8 {
      let word = word(at: place)
      let marks = Self.marks(in: word)
      if marks == 0 {
        high |= word
        place += 8
        continue
      }
      let shift = marks.trailingZeroBitCount
      high |= word & ((1 << UInt64(truncatingIfNeeded: shift)) &- 1)
      place += shift >> 3
      let mark = base.load(fromByteOffset: place, as: UInt8.self)
      if mark == UInt8(ascii: "\""), high & Self.highBits == 0 || isValidUTF8(start + 1..<place) {
        at = place + 1
        add(.string, from: start, hasEscapes: hasEscapes)
        return true
      }
      guard mark == UInt8(ascii: "\\"), isShortEscape(at: place + 1) else { break }
      hasEscapes = true
      place += 2
    }
    return readOddString()
  }

  private static var highBits: UInt64 { 0x8080_8080_8080_8080 }

  /// Marks the high bit of bytes that are a quote, a backslash or a control character; the lowest mark is right, those
  /// above it may not be.
  @inline(__always)
  private static func marks(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = word ^ (ones &* 0x22)
    let backslash = word ^ (ones &* 0x5C)
    return ((quote &- ones) & ~quote | (backslash &- ones) & ~backslash | (word &- ones &* 0x20) & ~word) & highBits
  }

  private func isShortEscape(at place: Int) -> Bool {
    guard place < end else { return false }
    switch base.load(fromByteOffset: place, as: UInt8.self) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return true
    default: return false
    }
  }

  /// Whether all bytes of a range are UTF-8; ASCII is gone over eight bytes a step.
  @inline(never)
  private func isValidUTF8(_ range: Range<Int>) -> Bool {
    var place = range.lowerBound
    while place < range.upperBound {
      if range.upperBound - place >= 8, word(at: place) & Self.highBits == 0 {
        place += 8
      } else if base.load(fromByteOffset: place, as: UInt8.self) < 0x80 {
        place += 1
      } else {
        let count = JSONText.sequenceLength(input, at: place)
        if count == 0 { return false }
        place += count
      }
    }
    return true
  }

  /// Reads a string byte by byte: one near the end of the file, or with something in it that is rare or wrong.
  @inline(never)
  private mutating func readOddString() -> Bool {
    let start = at
    at += 1
    var hasEscapes = false
    while true {
      guard !isAtEnd else {
        report(.truncated, "the file ends inside a string", at: start)
        return false
      }
      switch byte {
      case UInt8(ascii: "\""):
        at += 1
        add(.string, from: start, hasEscapes: hasEscapes)
        return true
      case UInt8(ascii: "\\"):
        hasEscapes = true
        guard readEscape() else { return false }
      case 0x80...: readSequence()
      case 0x0A, 0x0D:
        report(.unexpected, "the string is not closed on its line", at: start)
        return false
      case 0x00..<0x20:
        report(.controlCharacter, "control character in a string, expected an escape")
        at += 1
      default: at += 1
      }
      if result.problems.count >= Self.problemLimit { return false }
    }
  }

  /// Goes over one UTF-8 sequence of more than one byte.
  private mutating func readSequence() {
    let count = JSONText.sequenceLength(input, at: at)
    if count == 0 {
      report(.invalidUTF8, "invalid UTF-8 byte in a string")
      at += 1
    } else {
      at += count
    }
  }

  private mutating func readEscape() -> Bool {
    let start = at
    at += 1
    let escaped = byte
    guard !isAtEnd else {
      report(.truncated, "the file ends inside a string")
      return false
    }
    at += 1
    switch escaped {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return true
    case UInt8(ascii: "u"): return readCodeUnit(from: start)
    default:
      at -= 1
      report(.invalidEscape, "unknown escape in a string", at: start)
      return true
    }
  }

  private mutating func readCodeUnit(from start: Int) -> Bool {
    guard let unit = JSONText.hex(input, at: at) else {
      report(.invalidEscape, "expected four hexadecimal digits after '\\u'", at: start)
      return true
    }
    at += 4
    switch unit {
    case 0xD800..<0xDC00:
      if byte == UInt8(ascii: "\\"), at + 1 < input.count, input[at + 1] == UInt8(ascii: "u"),
        let low = JSONText.hex(input, at: at + 2), (0xDC00..<0xE000).contains(low)
      {
        at += 6
      } else {
        report(.loneSurrogate, "first half of a surrogate pair without the second", at: start)
      }
    case 0xDC00..<0xE000:
      report(.loneSurrogate, "second half of a surrogate pair without the first", at: start)
    default: break
    }
    return true
  }
}
