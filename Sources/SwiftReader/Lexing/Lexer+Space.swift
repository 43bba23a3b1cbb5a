extension Lexer {
  /// Where the next token starts: behind white space and comments. Says whether a line ends on the way.
  @inline(__always)
  func skipSpace(from start: Int, _ startsLine: inout Bool) -> Int {
    var at = start
    while at < count {
      switch base[at] {
      case 0x20, 0x09, 0x0B, 0x0C, 0x00: at += 1
      case 0x0A, 0x0D:
        startsLine = true
        at = behindSpaces(at + 1)
      case 0x2F:
        if byte(at + 1) == 0x2F {
          at = lineEnd(from: at)
        } else if byte(at + 1) == 0x2A {
          at = commentEnd(from: at, &startsLine)
        } else {
          return at
        }
      case 0xC2 where byte(at + 1) == 0xA0: at += 2
      case 0xEF where byte(at + 1) == 0xBB && byte(at + 2) == 0xBF: at += 3
      default: return at
      }
    }
    return at
  }

  /// Behind the spaces that a line is indented with, eight at a time.
  @inline(__always)
  private func behindSpaces(_ start: Int) -> Int {
    var at = start
    while at + 8 <= count,
      UnsafeRawPointer(base + at).loadUnaligned(as: UInt64.self) == 0x2020_2020_2020_2020
    {
      at += 8
    }
    return at
  }

  /// The end of the line, before its LF or CR.
  func lineEnd(from start: Int) -> Int {
    var at = start
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    while at + 8 <= count {
      let word = UnsafeRawPointer(base + at).loadUnaligned(as: UInt64.self)
      let feed = word ^ (ones &* 0x0A)
      let carriage = word ^ (ones &* 0x0D)
      let found = (feed &- ones) & ~feed & highs | (carriage &- ones) & ~carriage & highs
      if found != 0 { break }
      at += 8
    }
    while at < count, base[at] != 0x0A, base[at] != 0x0D { at += 1 }
    return at
  }

  /// The end of a block comment with those inside it; the end of the file when it is not closed.
  private func commentEnd(from start: Int, _ startsLine: inout Bool) -> Int {
    var at = start + 2
    var depth = 1
    while at < count {
      switch base[at] {
      case 0x2A where byte(at + 1) == 0x2F:
        at += 2
        depth -= 1
        if depth == 0 { return at }
      case 0x2F where byte(at + 1) == 0x2A:
        at += 2
        depth += 1
      case 0x0A, 0x0D:
        startsLine = true
        at += 1
      default: at += 1
      }
    }
    return at
  }

  /// The first byte behind white space and comments after the current token, and whether a line ends before it.
  @inline(__always)
  func peekByte() -> (byte: UInt8, startsLine: Bool, offset: Int) {
    var startsLine = false
    let at = skipSpace(from: offset, &startsLine)
    return (byte(at), startsLine, at)
  }
}
