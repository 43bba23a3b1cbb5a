extension SourceBytes {
  @inline(__always)
  func readWord(from start: Int) -> (LastToken, Int) {
    var end = start &+ SixteenBytes(base + start).wordLength
    if end &- start == 16 { end = asciiWordEnd(from: end) }
    if base[end] >= 0x80 || base[end] == 0x24 { end = wordEnd(from: end) }
    let length = end &- start
    let head = eightBytes(at: start) & (~0 &>> UInt64(truncatingIfNeeded: 64 &- 8 &* min(length, 8)))
    let entry = keywords.entry(head, length) { eightBytes(at: end &- 8) }
    return (LastToken(kind: entry.pointee.kind, keyword: entry.pointee.keyword), end)
  }

  /// Eight bytes as one number, the first one lowest.
  @inline(__always)
  private func eightBytes(at offset: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
  }

  @inline(__always)
  private func asciiWordEnd(from start: Int) -> Int {
    var at = start
    while true {
      let length = SixteenBytes(base + at).wordLength
      at &+= length
      if length < 16 { return at }
    }
  }

  /// Where an identifier that starts or goes on at an offset ends.
  func wordEnd(from start: Int) -> Int {
    var end = asciiWordEnd(from: start)
    while true {
      if base[end] == 0x24 {
        end += 1
      } else if base[end] >= 0x80 {
        let (scalar, length) = scalar(at: end)
        guard scalar.continuesIdentifier else { return end }
        end += length
      } else {
        return end
      }
      end = asciiWordEnd(from: end)
    }
  }

  /// Whether the `#`s here open a string literal.
  func isStringStart(_ start: Int) -> Bool {
    var at = start
    while base[at] == 0x23 { at += 1 }
    return base[at] == 0x22
  }

  /// A directive, a regex literal, or the sign before the name of a macro.
  func readPound(from start: Int) -> (TokenKind, Int) {
    var at = start
    while base[at] == 0x23 { at += 1 }
    if base[at] == 0x2F, let end = regexEnd(from: start, isCertain: true) { return (.regex, end) }
    return directive(at: start + 1) ?? (.pound, start + 1)
  }

  private func directive(at start: Int) -> (TokenKind, Int)? {
    let end = wordEnd(from: start)
    func spells(_ text: StaticString) -> Bool { self.spells(text, start, end) }
    switch end - start {
    case 2 where spells("if"): return (.poundIf, end)
    case 4 where spells("else"): return (.poundElse, end)
    case 5 where spells("endif"): return (.poundEndif, end)
    case 6 where spells("elseif"): return (.poundElseif, end)
    case 9 where spells("available"): return (.poundAvailable, end)
    case 11 where spells("unavailable"): return (.poundUnavailable, end)
    case 14 where spells("sourceLocation"): return (.poundSourceLocation, end)
    default: return nil
    }
  }

  /// Whether a range spells a word.
  func spells(_ text: StaticString, _ start: Int, _ end: Int) -> Bool {
    guard end - start == text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount where base[start + index] != text.utf8Start[index] { return false }
    return true
  }

  func readDollar(from start: Int) -> (TokenKind, Int) {
    let end = wordEnd(from: start)
    let isNumber = end > start + 1 && (start + 1..<end).allSatisfy { (0x30...0x39).contains(base[$0]) }
    return (isNumber ? .dollarIdentifier : .identifier, end)
  }

  /// An identifier in backticks, or a stray backtick.
  func readQuotedIdentifier(from start: Int) -> (TokenKind, Int) {
    var at = start + 1
    while at < count, base[at] != 0x60, base[at] != 0x0A, base[at] != 0x0D { at += 1 }
    return at < count && base[at] == 0x60 && at > start + 1 ? (.identifier, at + 1) : (.unknown, start + 1)
  }

  /// A word or operator that begins with a byte above 127.
  func readNonASCII(from start: Int, after last: LastToken) -> (TokenKind, Int) {
    let (scalar, length) = scalar(at: start)
    if scalar.continuesIdentifier { return (.identifier, wordEnd(from: start + length)) }
    return scalar.startsOperator ? readOperator(from: start, after: last) : (.unknown, start + length)
  }
}
