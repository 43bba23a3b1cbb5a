extension SourceBytes {
  /// A number: `1_000`, `0xFF`, `1.5e-3`. After a dot only digits belong to it, since `x.0.1` names members.
  func readNumber(from start: Int, after last: LastToken) -> (TokenKind, Int) {
    var at = start + 1
    while base[at] &- 0x30 < 10 { at += 1 }
    let traits = traits[Int(base[at])]
    switch traits.kind {
    case .word, .period, .dollar, .nonASCII: return readLongNumber(from: start, after: last)
    default: return (.integer, at)
    }
  }

  private func readLongNumber(from start: Int, after last: LastToken) -> (TokenKind, Int) {
    var at = start
    var kind = TokenKind.integer
    func skip(_ belongs: (UInt8) -> Bool) {
      while belongs(base[at]) { at += 1 }
    }
    func fraction(_ belongs: (UInt8) -> Bool, exponent: UInt8) {
      if base[at] == 0x2E, belongs(base[at + 1]), base[at + 1] != 0x5F {
        kind = .float
        at += 1
        skip(belongs)
      }
      let sign = base[at + 1] == 0x2B || base[at + 1] == 0x2D ? 1 : 0
      if base[at] & 0xDF == exponent, Self.isDigit(base[at + 1 + sign]), base[at + 1 + sign] != 0x5F {
        kind = .float
        at += 1 + sign
        skip(Self.isDigit)
      }
    }
    if last.kind == .period, start > 0, base[start - 1] == 0x2E {
      skip(Self.isDigit)
    } else if base[at] == 0x30, base[at + 1] == 0x78 {
      at += 2
      skip(Self.isHexDigit)
      let whole = at
      fraction(Self.isHexDigit, exponent: 0x50)
      // `0x1.fill` is a member of a number: a fraction in hexadecimal needs its exponent.
      if kind == .float, !(whole..<at).contains(where: { base[$0] & 0xDF == 0x50 }) {
        at = whole
        kind = .integer
      }
    } else {
      skip(Self.isDigit)
      if base[start] == 0x30, base[at] == 0x62 || base[at] == 0x6F, at == start + 1 {
        at += 1
        skip(Self.isDigit)
      } else {
        fraction(Self.isDigit, exponent: 0x45)
      }
    }
    return (kind, max(wordEnd(from: at), start + 1))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) || byte == 0x5F }

  private static func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (0x41...0x46).contains(byte & 0xDF) }
}
