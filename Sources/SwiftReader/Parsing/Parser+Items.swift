extension Parser {
  /// Where a list of items stands: that decides what may be in it.
  enum Place {
    case code, members, cases, attributes, caseBody
  }

  /// Reads items up to what ends their list: `}`, the next branch of an `#if`, the next `case`, the end of the file.
  mutating func parseItems(_ items: inout Children, _ place: Place) {
    while !atEndOfItems(place) {
      let from = mark()
      let item = parseItem(place)
      if failure != nil {
        append(recover(from, place), to: &items)
        continue
      }
      append(item, to: &items)
      if consume(.semicolon) {
        while consume(.semicolon) {}
      } else if !token.startsLine, place != .cases, !atEndOfItems(place) {
        let here = mark()
        fail("expected ';' or a new line between two statements")
        append(recover(here, place), to: &items)
      }
    }
  }

  @inline(__always)
  mutating func atEndOfItems(_ place: Place) -> Bool {
    switch token.kind {
    case .endOfFile, .rightBrace, .poundElseif, .poundElse, .poundEndif: true
    default: place == .caseBody && atNextCase()
    }
  }

  /// Whether what a `case` holds ends here.
  private mutating func atNextCase() -> Bool {
    switch token.kind {
    case .keyword: at(.case) || at(.default)
    case .atSign: atSwitchCase()
    case .poundIf: atConditionalCases()
    default: false
    }
  }

  private mutating func parseItem(_ place: Place) -> UInt32 {
    guard enter() else { return 0 }
    defer { leave() }
    switch place {
    case .code, .caseBody: return parseCodeItem(place)
    case .members: return parseMember()
    case .cases: return parseCaseOrConditional()
    case .attributes: return 0
    }
  }

  private mutating func parseMember() -> UInt32 {
    switch token.kind {
    case .poundIf where !atConditionalAttributes(): return parseIfConfig(.members)
    case .poundSourceLocation: return parseSourceLocation()
    default: return parseDeclaration()
    }
  }

  private mutating func parseCodeItem(_ place: Place) -> UInt32 {
    switch token.kind {
    case .poundIf where !atConditionalAttributes(): return parseIfConfig(place == .caseBody ? .caseBody : .code)
    case .poundSourceLocation: return parseSourceLocation()
    case .atSign where peekByte() != 0x22: return parseDeclaration()
    case .poundIf: return parseDeclaration()
    case .keyword, .identifier:
      if token.keyword != .none, atDeclaration() { return parseDeclaration() }
      if let statement = parseStatement() { return statement }
    default: break
    }
    return parseExpression([])
  }

  /// Something at the top of a file that ends a list it is not in: it is skipped.
  mutating func parseStrayToken(_ items: inout Children) {
    let from = mark()
    fail("nothing is open here that this could close")
    append(recover(from, .code), to: &items)
  }
}
