extension Lexer {
  /// The opening delimiter of a string literal: `"`, `"""`, with any number of `#` before it.
  mutating func readStringStart(_ token: inout Token) {
    var at = token.start
    while byte(at) == 0x23 { at += 1 }
    let pounds = at - token.start
    token.poundCount = UInt16(clamping: pounds)
    token.kind = .string
    token.isMultiline = byte(at + 1) == 0x22 && byte(at + 2) == 0x22 && !closesOnLine(at + 1, pounds)
    token.end = at + (token.isMultiline ? 3 : 1)
  }

  /// Whether a raw literal that looks like `#"""` is closed on its line, as in `#"""#`, and so is no multi-line one.
  private func closesOnLine(_ start: Int, _ pounds: Int) -> Bool {
    guard pounds > 0 else { return false }
    var at = start
    while at < count, base[at] != 0x0A, base[at] != 0x0D {
      if base[at] == 0x22, hasPounds(at + 1, pounds) { return true }
      at += 1
    }
    return false
  }

  @inline(__always)
  func hasPounds(_ start: Int, _ pounds: Int) -> Bool {
    var at = start
    while at < start + pounds {
      guard byte(at) == 0x23 else { return false }
      at += 1
    }
    return true
  }

  /// What comes next inside a string literal.
  enum StringStop {
    /// The closing delimiter; the offset is behind it.
    case close(Int)
    /// `\(`; the offset is behind the parenthesis.
    case interpolation(Int)
    /// The line or the file ends in the literal.
    case unterminated(Int)
  }

  /// Reads the text of a string literal up to its end or the next interpolation.
  func scanString(from start: Int, pounds: Int, isMultiline: Bool) -> StringStop {
    var at = start
    while at < count {
      switch base[at] {
      case 0x22:
        if isMultiline {
          if byte(at + 1) == 0x22, byte(at + 2) == 0x22, hasPounds(at + 3, pounds) { return .close(at + 3 + pounds) }
        } else if hasPounds(at + 1, pounds) {
          return .close(at + 1 + pounds)
        }
        at += 1
      case 0x5C:
        at += 1
        guard hasPounds(at, pounds) else { continue }
        at += pounds
        if byte(at) == 0x28 { return .interpolation(at + 1) }
        if byte(at) != 0x0A, byte(at) != 0x0D { at += 1 }
      case 0x0A, 0x0D:
        if !isMultiline { return .unterminated(at) }
        at += 1
      default: at += 1
      }
    }
    return .unterminated(min(at, count))
  }

  /// Moves behind a string literal whose opening token was read, its interpolations included, without parsing.
  mutating func skipString(_ opening: Token, depth: Int = 0) {
    var at = opening.end
    while true {
      switch scanString(from: at, pounds: Int(opening.poundCount), isMultiline: opening.isMultiline) {
      case .close(let end), .unterminated(let end):
        offset = end
        return
      case .interpolation(let inside):
        offset = inside
        guard depth < 32 else { return }
        skipInterpolation(opening, depth)
        at = offset
      }
    }
  }

  private mutating func skipInterpolation(_ opening: Token, _ depth: Int) {
    let stopped = stopsAtLineEnd
    stopsAtLineEnd = !opening.isMultiline
    defer { stopsAtLineEnd = stopped }
    var parentheses = 1
    while parentheses > 0 {
      let token = next()
      switch token.kind {
      case .leftParen: parentheses += 1
      case .rightParen: parentheses -= 1
      case .string: skipString(token, depth: depth + 1)
      case .endOfFile: return
      default: break
      }
    }
  }
}
