extension JSONParser {
  /// Skips a byte order mark with a warning; false where the file is not UTF-8 at all.
  mutating func skipMark() -> Bool {
    if input.count >= 3, input[0] == 0xEF, input[1] == 0xBB, input[2] == 0xBF {
      report(.byteOrderMark, "byte order mark at the start of the file")
      at = 3
    } else if input.count >= 2 {
      let wide =
        (input[0] == 0xFF && input[1] == 0xFE) || (input[0] == 0xFE && input[1] == 0xFF)
        || input[0] == 0 || input[1] == 0
      if wide {
        report(.notUTF8, "the file is UTF-16 or UTF-32, expected UTF-8")
        return false
      }
    }
    return true
  }

  @inline(__always)
  mutating func skipSpace() {
    if byte == 0x20 { at += 1 }
    if byte <= 0x20 { skipLines() }
  }

  private mutating func skipLines() {
    while at < end {
      switch byte {
      case 0x20, 0x09: at += 1
      case 0x0A:
        at += 1
        addLine()
        skipIndentation()
      case 0x0D:
        at += 1
        if byte == 0x0A { at += 1 }
        addLine()
      default: return
      }
    }
  }

  /// Goes over spaces, eight a step.
  @inline(__always)
  private mutating func skipIndentation() {
    while end - at >= 8 {
      let other = word(at: at) ^ 0x2020_2020_2020_2020
      if other != 0 {
        at += other.trailingZeroBitCount >> 3
        return
      }
      at += 8
    }
  }

  mutating func readWord(_ word: StaticString, _ kind: JSONNode.Kind) -> Bool {
    let start = at
    let count = word.utf8CodeUnitCount
    let fits = word.withUTF8Buffer { word in
      input.count - start >= count && word.indices.allSatisfy { word[$0] == input[start + $0] }
    }
    guard fits else {
      let isCut = input.count - start < count
      report(isCut ? .truncated : .unexpected, "expected '\(word)'")
      return false
    }
    at += count
    add(kind, from: start)
    return true
  }

  mutating func readNumber() -> Bool {
    let start = at
    if byte == UInt8(ascii: "-") { at += 1 }
    if byte == UInt8(ascii: "0") {
      at += 1
    } else if !skipDigits() {
      return badNumber("expected a digit after '-'")
    }
    if byte == UInt8(ascii: ".") {
      at += 1
      if !skipDigits() { return badNumber("expected a digit after '.'") }
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      at += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { at += 1 }
      if !skipDigits() { return badNumber("expected a digit in the exponent") }
    }
    if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      return badNumber("a number must not start with '0'")
    }
    add(.number, from: start)
    return true
  }

  private mutating func skipDigits() -> Bool {
    let start = at
    while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { at += 1 }
    return at > start
  }

  private mutating func badNumber(_ message: String) -> Bool {
    report(isAtEnd ? .truncated : .unexpected, message)
    return false
  }
}
