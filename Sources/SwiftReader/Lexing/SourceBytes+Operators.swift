extension SourceBytes {
  /// An operator, and whether it stands before, behind or between: that is decided by what touches it.
  func readOperator(from start: Int, after last: LastToken) -> (TokenKind, Int) {
    let leftBound = isLeftBound(start)
    let first = base[start]
    if leftBound, first == 0x3F || first == 0x21 {
      return (first == 0x3F ? .postfixQuestion : .exclamation, start + 1)
    }
    if first == 0x3C, base[start + 1] == 0x23, let end = placeholderEnd(from: start) { return (.identifier, end) }
    guard first == 0x2F || traits[Int(base[start + 1])].continuesOperator else {
      return (operatorKind(start, start + 1, leftBound), start + 1)
    }
    var end = operatorEnd(from: start)
    if let slash = (start..<end).first(where: { base[$0] == 0x2F }), last.keyword != .func,
      last.keyword != .operator, let regex = regexEnd(from: slash, operatorStart: start, operatorEnd: end, after: last)
    {
      guard slash > start else { return (.regex, regex) }
      end = slash
    } else {
      end = cutAtComment(start, end)
    }
    return (operatorKind(start, end, leftBound), end)
  }

  private func operatorEnd(from start: Int) -> Int {
    var at = start
    while at < count {
      let byte = base[at]
      if byte == 0x2E, base[start] != 0x2E { break }
      guard traits[Int(byte)].continuesOperator else { break }
      if byte < 0x80 {
        if byte == 0x3C, at > start, base[at + 1] == 0x23, placeholderEnd(from: at) != nil { break }
        at += 1
      } else {
        let (scalar, length) = scalar(at: at)
        guard at == start ? scalar.startsOperator : scalar.continuesOperator else { break }
        at += length
      }
    }
    return max(at, start + 1)
  }

  /// A `//` or `/*` inside an operator begins a comment.
  private func cutAtComment(_ start: Int, _ end: Int) -> Int {
    guard end - start > 2 else { return end }
    for at in start + 1..<end where base[at] == 0x2F && (base[at + 1] == 0x2F || base[at + 1] == 0x2A) { return at }
    return end
  }

  private func operatorKind(_ start: Int, _ end: Int, _ leftBound: Bool) -> TokenKind {
    let rightBound = isRightBound(end, leftBound)
    if end - start == 1 {
      switch base[start] {
      case 0x3D: return .equal
      case 0x26 where !leftBound && rightBound: return .prefixAmpersand
      case 0x2E: return .period
      case 0x3F: return leftBound ? .postfixQuestion : .infixQuestion
      default: break
      }
    } else if end - start == 2, base[start] == 0x2D, base[start + 1] == 0x3E {
      return .arrow
    }
    for at in start..<end - 1 where base[at] == 0x2A && base[at + 1] == 0x2F { return .unknown }
    return leftBound == rightBound ? .binaryOperator : leftBound ? .postfixOperator : .prefixOperator
  }

  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch base[start - 1] {
    case 0x20, 0x0D, 0x0A, 0x09, 0x28, 0x5B, 0x7B, 0x2C, 0x3B, 0x3A, 0x00: return false
    case 0x2F: return !(start > 1 && base[start - 2] == 0x2A)
    case 0xA0: return !(start > 1 && base[start - 2] == 0xC2)
    default: return true
    }
  }

  func isRightBound(_ end: Int, _ leftBound: Bool) -> Bool {
    guard end < count else { return false }
    switch base[end] {
    case 0x20, 0x0D, 0x0A, 0x09, 0x29, 0x5D, 0x7D, 0x2C, 0x3B, 0x3A, 0x00: return false
    case 0x2E: return !leftBound
    case 0x2F: return base[end + 1] != 0x2F && base[end + 1] != 0x2A
    case 0xC2: return base[end + 1] != 0xA0
    default: return true
    }
  }

  /// The end of an editor's `<#placeholder#>`.
  private func placeholderEnd(from start: Int) -> Int? {
    var at = start + 2
    while at + 1 < count, base[at] != 0x0A {
      if base[at] == 0x3C, base[at + 1] == 0x23 { return nil }
      if base[at] == 0x23, base[at + 1] == 0x3E { return at + 2 }
      at += 1
    }
    return nil
  }
}
