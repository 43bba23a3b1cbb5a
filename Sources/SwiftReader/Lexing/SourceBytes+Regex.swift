extension SourceBytes {
  /// The end of a regex literal whose slash is part of what could be an operator; nil where it is an operator.
  func regexEnd(from slash: Int, operatorStart: Int, operatorEnd: Int, after last: LastToken) -> Int? {
    let leftBound = isLeftBound(operatorStart)
    guard leftBound == isRightBound(operatorEnd, leftBound) else { return regexEnd(from: slash, isCertain: false) }
    guard last.expectsOperand else { return nil }
    switch last.kind {
    case .leftParen, .leftSquare, .comma, .colon, .doubleColon: return regexEnd(from: slash, isCertain: false)
    default: return regexEnd(from: slash, isCertain: true)
    }
  }

  /// The end of a regex literal, nil where there is none. What is certain to be one may hold an unmatched `)`.
  func regexEnd(from start: Int, isCertain: Bool) -> Int? {
    var at = start
    while base[at] == 0x23 { at += 1 }
    let pounds = at - start
    guard base[at] == 0x2F else { return nil }
    at += 1
    if pounds == 0 {
      switch base[at] {
      case 0x2A, 0x2F: return nil
      case 0x20, 0x09: return nil
      default: break
      }
    }
    return regexEnd(inPatternFrom: at, pounds: pounds, isCertain: isCertain)
  }

  private func regexEnd(inPatternFrom start: Int, pounds: Int, isCertain: Bool) -> Int? {
    var at = start
    var line = start
    while base[line] == 0x20 || base[line] == 0x09 { line += 1 }
    let isMultiline = pounds > 0 && (base[line] == 0x0A || base[line] == 0x0D)
    var groups = 0
    var classes = 0
    while at < count {
      switch base[at] {
      case 0x2F:
        if let end = closingRegexEnd(at, pounds, isCertain) { return end }
        if pounds == 0 { return nil }
      case 0x0A, 0x0D: if !isMultiline { return nil }
      case 0x5C:
        at += 1
        if !isMultiline, base[at] == 0x0A || base[at] == 0x0D { return nil }
      case 0x28 where classes == 0: groups += 1
      case 0x29 where classes == 0:
        if groups == 0, !isCertain { return nil }
        groups = max(groups - 1, 0)
      case 0x5B: classes += 1
      case 0x5D: classes = max(classes - 1, 0)
      default: break
      }
      at += 1
    }
    return nil
  }

  /// Behind the closing slash and its `#`s; nil where the slash does not close.
  private func closingRegexEnd(_ slash: Int, _ pounds: Int, _ isCertain: Bool) -> Int? {
    if pounds > 0 {
      for index in 1...pounds where base[slash + index] != 0x23 { return nil }
      return slash + 1 + pounds
    }
    if base[slash + 1] == 0x2A || base[slash + 1] == 0x2F { return nil }
    let before = base[slash - 1]
    if before == 0x20 || before == 0x09, !isCertain, base[slash - 2] != 0x5C { return nil }
    return slash + 1
  }
}

extension LastToken {
  /// Whether an operand, and no binary operator, comes after this.
  var expectsOperand: Bool {
    switch kind {
    case .identifier, .dollarIdentifier, .wildcard, .integer, .float, .string, .regex, .rightParen, .rightSquare,
      .rightBrace, .exclamation, .postfixOperator, .unknown:
      return false
    case .postfixQuestion: return false
    case .keyword:
      switch keyword {
      case .self, .capitalSelf, .super, .true, .false, .nil, .capitalAny, .`init`: return false
      default: return true
      }
    default: return true
    }
  }
}
