extension Parser {
  enum ParameterPlace {
    case function, payload, closure
  }

  mutating func parseParameters(_ place: ParameterPlace) -> UInt32 {
    let start = token.start
    expect(.leftParen, "expected '('")
    var children = Children()
    while !at(.rightParen), !at(.endOfFile) {
      append(parseParameter(place), to: &children)
      guard consume(.comma) else { break }
    }
    expect(.rightParen, "expected ')'")
    return make(.parameterClause, from: start, children)
  }

  private mutating func parseParameter(_ place: ParameterPlace) -> UInt32 {
    let start = token.start
    var children = Children()
    if place != .payload { parseAttributes(&children) }
    while at(.isolated) || at(._const), !atParameterName(inClosure: place == .closure) {
      append(parseModifier(), to: &children)
    }
    var name: Token?
    if place == .function || atParameterName(inClosure: place == .closure) {
      name = parseParameterNames(&children)
      if place != .closure, !at(.colon) { fail("expected ':'") }
      if consume(.colon) { append(parseType(), to: &children) }
    } else {
      append(parseType(), to: &children)
    }
    let isVariadic = atEllipsis
    if isVariadic { advance() }
    if consume(.equal) { append(parseExpression([]), to: &children) }
    let id = make(.parameter, from: start, children)
    if let name { setName(name, of: id) }
    if isVariadic { arena[id].flags.insert(.variadic) }
    return id
  }

  /// One or two names; the label goes to the children, the name used inside is given back.
  private mutating func parseParameterNames(_ children: inout Children) -> Token? {
    guard isLabel(token) else {
      fail("expected the name of a parameter")
      return nil
    }
    let first = token
    advance()
    guard isLabel(token) else { return first }
    let label = make(.parameterLabel, from: first.start, named: first)
    append(label, to: &children)
    let second = token
    advance()
    return second
  }

  /// Whether a token can be an argument's label.
  func isLabel(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .wildcard, .dollarIdentifier: true
    case .keyword: token.keyword != .inout
    default: false
    }
  }

  /// Whether names come here before a parameter's type: `a:`, `a b:`; in a closure also `a` alone.
  mutating func atParameterName(inClosure: Bool) -> Bool {
    guard isLabel(token) else { return false }
    var ahead = current
    let next = read(&ahead)
    if next.kind == .colon { return true }
    if isLabel(next) {
      switch token.keyword {
      case .isolated, .some, .any, .each, .repeat, .__shared, .__owned, ._const, .borrowing, .consuming, .sending:
        return read(&ahead).kind == .colon
      default: return true
      }
    }
    if next.kind == .postfixQuestion || next.kind == .exclamation { return false }
    return inClosure
  }
}
