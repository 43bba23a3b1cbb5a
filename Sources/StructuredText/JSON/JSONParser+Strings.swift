extension JSONParser {
  /// Reads a string, at its opening quote. Only looks at the bytes: the text is decoded when someone asks for it.
  mutating func readString() -> Bool {
    let start = at
    at += 1
    var hasEscapes = false
    while true {
      skipPlain()
      guard at < input.count else {
        report(.truncated, "the file ends inside a string", at: start)
        return false
      }
      switch input[at] {
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

  /// Goes over ASCII that is neither quote, backslash nor control character, eight bytes a step.
  private mutating func skipPlain() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    guard let base = UnsafeRawPointer(input.baseAddress) else { return }
    while input.count - at >= 8 {
      let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      let quote = (word ^ (ones &* 0x22)) &- ones
      let backslash = (word ^ (ones &* 0x5C)) &- ones
      let marks = (word | quote | backslash | (word &- ones &* 0x20)) & (ones &* 0x80)
      if marks != 0 {
        at += marks.trailingZeroBitCount >> 3
        return
      }
      at += 8
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
    guard let escaped = byte else {
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
