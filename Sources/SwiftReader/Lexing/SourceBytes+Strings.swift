/// How a string literal opens: `"`, `"""`, with any number of `#` before it.
struct StringOpening {
  let start: Int
  let pounds: Int
  let isMultiline: Bool

  /// Where the text begins.
  @inline(__always)
  var end: Int { start + pounds + (isMultiline ? 3 : 1) }
}

extension SourceBytes {
  func stringOpening(at start: Int) -> StringOpening {
    var at = start
    while base[at] == 0x23 { at += 1 }
    let pounds = at - start
    let isMultiline = base[at + 1] == 0x22 && base[at + 2] == 0x22 && !closesOnLine(at + 1, pounds)
    return StringOpening(start: start, pounds: pounds, isMultiline: isMultiline)
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
  private func hasPounds(_ start: Int, _ pounds: Int) -> Bool {
    var at = start
    while at < start + pounds {
      guard base[at] == 0x23 else { return false }
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
  func scanString(from start: Int, _ opening: StringOpening) -> StringStop {
    let pounds = opening.pounds
    var at = start
    while true {
      let others = SixteenBytes(base + at).beforeStringStop
      at += others
      if others == 16 { continue }
      switch base[at] {
      case 0x22:
        if opening.isMultiline {
          if base[at + 1] == 0x22, base[at + 2] == 0x22, hasPounds(at + 3, pounds) { return .close(at + 3 + pounds) }
        } else if hasPounds(at + 1, pounds) {
          return .close(at + 1 + pounds)
        }
        at += 1
      case 0x5C:
        at += 1
        guard hasPounds(at, pounds) else { continue }
        at += pounds
        if base[at] == 0x28 { return .interpolation(at + 1) }
        if base[at] != 0x0A, base[at] != 0x0D, at < count { at += 1 }
      case 0x0A, 0x0D:
        if !opening.isMultiline { return .unterminated(at) }
        at += 1
      default:
        if at >= count { return .unterminated(count) }
        at += 1
      }
    }
  }
}
