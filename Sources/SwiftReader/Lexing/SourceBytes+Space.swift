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
    while true {
      let byte = base[at]
      if byte == 0x0A || byte == 0x0D {
        startsLine = true
        at = behindSpaces(at &+ 1)
      } else if byte == 0x20 {
        at = behindSpaces(at &+ 1)
      } else if traits[Int(byte)].beginsToken {
        return (at, startsLine)
      } else if let next = behindOther(at, &startsLine) {
        at = next
      } else {
        return (at, startsLine)
      }
    }
  }

  /// Behind a comment or an unusual space, nil where there is neither.
  private func behindOther(_ start: Int, _ startsLine: inout Bool) -> Int? {
    switch base[start] {
    case 0x09, 0x0B, 0x0C: return start + 1
    case 0x00: return start < count ? start + 1 : nil
    case 0x2F:
      if base[start + 1] == 0x2F { return lineEnd(from: start) }
      return base[start + 1] == 0x2A ? commentEnd(from: start, &startsLine) : nil
    case 0xC2: return base[start + 1] == 0xA0 ? start + 2 : nil
    case 0xEF: return base[start + 1] == 0xBB && base[start + 2] == 0xBF ? start + 3 : nil
    default: return nil
    }
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
