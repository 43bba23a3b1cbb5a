extension SourceBytes {
  /// Where the next token starts: behind white space and comments; and whether a line ends on the way.
  @inline(__always)
  func skipSpace(from start: Int) -> (offset: Int, startsLine: Bool) {
    let byte = base[start]
    if traits[Int(byte)].beginsToken { return (start, false) }
    if byte == 0x20, traits[Int(base[start &+ 1])].beginsToken { return (start &+ 1, false) }
    return skipMoreSpace(from: start)
  }

  private func skipMoreSpace(from start: Int) -> (offset: Int, startsLine: Bool) {
    var at = start
    var startsLine = false
    while !traits[Int(base[at])].beginsToken {
      switch base[at] {
      case 0x0A, 0x0D:
        startsLine = true
        at = behindSpaces(at &+ 1)
      case 0x20: at = behindSpaces(at &+ 1)
      case 0x09, 0x0B, 0x0C: at += 1
      case 0x00:
        if at >= count { return (count, startsLine) }
        at += 1
      case 0x2F:
        if base[at + 1] == 0x2F {
          at = lineEnd(from: at)
        } else if base[at + 1] == 0x2A {
          at = commentEnd(from: at, &startsLine)
        } else {
          return (at, startsLine)
        }
      case 0xC2 where base[at + 1] == 0xA0: at += 2
      case 0xEF where base[at + 1] == 0xBB && base[at + 2] == 0xBF: at += 3
      default: return (at, startsLine)
      }
    }
    return (at, startsLine)
  }

  /// Behind the spaces that a line is indented with.
  @inline(__always)
  private func behindSpaces(_ start: Int) -> Int {
    var at = start
    while true {
      let spaces = SixteenBytes(base + at).spaces
      at &+= spaces
      if spaces < 16 { return at }
    }
  }

  /// The end of the line, before its LF or CR.
  func lineEnd(from start: Int) -> Int {
    var at = start
    while true {
      let others = SixteenBytes(base + at).beforeControl
      at &+= others
      guard others < 16 else { continue }
      if base[at] == 0x0A || base[at] == 0x0D || at >= count { return min(at, count) }
      at += 1
    }
  }

  /// The end of a block comment with those inside it; the end of the file when it is not closed.
  private func commentEnd(from start: Int, _ startsLine: inout Bool) -> Int {
    var at = start + 2
    var depth = 1
    while at < count {
      switch base[at] {
      case 0x2A where base[at + 1] == 0x2F:
        at += 2
        depth -= 1
        if depth == 0 { return at }
      case 0x2F where base[at + 1] == 0x2A:
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
}
