extension Lexer {
  mutating func readPound(_ token: inout Token) {
    let start = token.start
    var at = start
    while byte(at) == 0x23 { at += 1 }
    if byte(at) == 0x22 { return readStringStart(&token) }
    if byte(at) == 0x2F, let end = regexEnd(from: start, isCertain: true) {
      token.kind = .regex
      token.end = end
      return
    }
    token.kind = .pound
    token.end = start + 1
    guard let directive = directive(at: start + 1) else { return }
    token.kind = directive.kind
    token.end = directive.end
  }

  private func directive(at start: Int) -> (kind: TokenKind, end: Int)? {
    let end = wordEnd(from: start)
    let word = UnsafeBufferPointer(start: base + start, count: end - start)
    func spells(_ text: StaticString) -> Bool {
      text.utf8CodeUnitCount == word.count
        && word.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
    switch word.count {
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

  mutating func readDollar(_ token: inout Token) {
    let end = wordEnd(from: token.start)
    var isNumber = end > token.start + 1
    for at in token.start + 1..<max(end, token.start + 1) where !(0x30...0x39).contains(base[at]) { isNumber = false }
    token.kind = isNumber ? .dollarIdentifier : .identifier
    token.end = max(end, token.start + 1)
  }

  /// An identifier in backticks, or a stray backtick.
  mutating func readQuotedIdentifier(_ token: inout Token) {
    var at = token.start + 1
    while at < count, base[at] != 0x60, base[at] != 0x0A, base[at] != 0x0D { at += 1 }
    if at < count, base[at] == 0x60, at > token.start + 1 {
      token.kind = .identifier
      token.end = at + 1
    } else {
      token.kind = .unknown
      token.end = token.start + 1
    }
  }

  /// A word or operator that begins with a byte above 127.
  mutating func readNonASCII(_ token: inout Token) {
    let (scalar, length) = scalar(at: token.start)
    if scalar.continuesIdentifier {
      token.kind = .identifier
      token.end = wordEnd(from: token.start + length)
    } else if scalar.startsOperator {
      readOperator(&token)
    } else {
      token.kind = .unknown
      token.end = token.start + length
    }
  }

  /// A number: `1_000`, `0xFF`, `1.5e-3`. After a dot only digits belong to it, since `x.0.1` names members.
  mutating func readNumber(_ token: inout Token) {
    var at = token.start
    token.kind = .integer
    func skip(_ belongs: (UInt8) -> Bool) {
      while at < count, belongs(base[at]) { at += 1 }
    }
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) || byte == 0x5F }
    func isHex(_ byte: UInt8) -> Bool { isDigit(byte) || (0x41...0x46).contains(byte & 0xDF) }
    func fraction(_ belongs: (UInt8) -> Bool, exponent: UInt8) {
      if byte(at) == 0x2E, belongs(byte(at + 1)), byte(at + 1) != 0x5F {
        token.kind = .float
        at += 1
        skip(belongs)
      }
      let sign = byte(at + 1) == 0x2B || byte(at + 1) == 0x2D ? 1 : 0
      if byte(at) & 0xDF == exponent, isDigit(byte(at + 1 + sign)), byte(at + 1 + sign) != 0x5F {
        token.kind = .float
        at += 1 + sign
        skip(isDigit)
      }
    }
    if previousKind == .period, token.start > 0, base[token.start - 1] == 0x2E {
      skip(isDigit)
    } else if base[at] == 0x30, byte(at + 1) == 0x78 {
      at += 2
      skip(isHex)
      let whole = at
      fraction(isHex, exponent: 0x50)
      // `0x1.fill` is a member of a number: a fraction in hexadecimal needs its exponent.
      if at > whole, base[at - 1] & 0xDF != 0x50, token.kind == .float, !hasExponent(whole, at) {
        at = whole
        token.kind = .integer
      }
    } else {
      skip { isDigit($0) }
      if base[token.start] == 0x30, byte(at) == 0x62 || byte(at) == 0x6F, at == token.start + 1 {
        at += 1
        skip(isDigit)
      } else {
        fraction(isDigit, exponent: 0x45)
      }
    }
    token.end = max(wordEnd(from: at), token.start + 1)
  }

  private func hasExponent(_ start: Int, _ end: Int) -> Bool {
    (start..<end).contains { base[$0] & 0xDF == 0x50 }
  }
}
