extension Parser {
  /// The attributes before a declaration, those in an `#if` of their own included.
  mutating func parseAttributes(_ parts: inout Children) {
    while true {
      if at(.atSign) {
        append(parseAttribute(), to: &parts)
      } else if at(.poundIf), atConditionalAttributes() {
        append(parseIfConfig(.attributes), to: &parts)
      } else {
        return
      }
    }
  }

  /// `@State`, `@Parameter(title: "Name")`. Before a type, parentheses with space before them are the type's, and so
  /// are those behind an attribute that takes no arguments.
  mutating func parseAttribute(ofType: Bool = false) -> UInt32 {
    let start = token.start
    advance()
    let name = token.start
    let nameKeywordEnd = token.end
    let isAvailability = spells("available", token) || spells("_spi_available", token)
    var children = Children()
    if at(.rethrows) {
      append(parseWordAsType(), to: &children)
    } else {
      append(parseSimpleType(allowOptional: false), to: &children)
    }
    var nameEnd = previousEnd
    if nameEnd > nameKeywordEnd, let angle = (name..<nameEnd).first(where: { source.base[$0] == 0x3C }) {
      nameEnd = angle
    }
    let hasArguments = ofType ? takesArguments(from: name, to: nameEnd) : atAttributeArguments()
    if hasArguments { parseAttributeArguments(&children, isAvailability) }
    let id = make(.attribute, from: start, children)
    setName(from: name, to: nameEnd, of: id)
    return id
  }

  private func takesArguments(from start: Int, to end: Int) -> Bool {
    guard atOnLine(.leftParen), !token.hasSpaceBefore else { return false }
    for bare: StaticString in ["escaping", "Sendable", "autoclosure", "noescape", "unchecked", "retroactive"]
    where source.spells(bare, start, end) {
      return false
    }
    return true
  }

  /// Whether `(` begins an attribute's arguments rather than the type or declaration it stands before.
  mutating func atAttributeArguments() -> Bool {
    guard atOnLine(.leftParen) else { return false }
    if !token.hasSpaceBefore { return true }
    var ahead = current
    let next = tokenBehindBrackets(&ahead)
    return next.kind == .atSign || next.keyword.beginsDeclaration
      || next.keyword.isContextualModifier && next.keyword != .async
      || next.keyword == .case || next.keyword == .actor
  }

  /// The arguments of an attribute as those of a call, where they can be read as such. Some attributes have a
  /// language of their own; what they hold is passed over.
  private mutating func parseAttributeArguments(_ children: inout Children, _ isAvailability: Bool) {
    let from = mark()
    var arguments = Children()
    advance()
    if isAvailability { parseAvailability(&arguments) } else { parseArguments(&arguments, .rightParen, []) }
    expect(.rightParen, "expected ')'")
    guard failure != nil || problems.count > from.problems else {
      guard arguments.first != 0 else { return }
      append(arguments.first, to: &children)
      children.last = arguments.last
      return
    }
    reset(to: from)
    if children.last != 0 { arena[children.last].next = 0 }
    skipBalanced()
  }

  /// `iOS 17, *`, `*, deprecated, renamed: "x"`, `macOS, introduced: 12.0`.
  mutating func parseAvailability(_ arguments: inout Children) {
    while !at(.rightParen), !at(.endOfFile) {
      let start = token.start
      var label: Token?
      if at(.identifier) || at(.keyword), peekByte() == 0x3A {
        label = token
        advance()
        advance()
      }
      var value = Children()
      if at(.string) {
        append(parseString(), to: &value)
      } else {
        let first = token
        while !at(.comma), !at(.rightParen), !at(.endOfFile) {
          if at(.string) { _ = parseString() } else { advanceAnywhere() }
        }
        let word = make(.identifier, from: first.start, named: first)
        append(word, to: &value)
      }
      let argument = make(.argument, from: start, value)
      if let label { setName(label, of: argument) }
      append(argument, to: &arguments)
      guard consume(.comma) else { return }
    }
  }

  /// The modifiers before a declaration. `class` is one where another declaration word follows.
  mutating func parseModifiers(_ parts: inout Children) {
    while true {
      switch token.kind {
      case .keyword:
        switch token.keyword {
        case .private, .fileprivate, .internal, .public, .static: break
        case .class:
          guard isClassModifier() else { return }
        default: return
        }
      case .identifier where token.keyword.isContextualModifier: break
      default: return
      }
      append(parseModifier(), to: &parts)
    }
  }

  private mutating func isClassModifier() -> Bool {
    let next = peek()
    return next.keyword.beginsDeclaration || next.keyword.isContextualModifier && next.keyword != .open
  }

  mutating func parseModifier() -> UInt32 {
    let name = token
    advance()
    if name.keyword.mayHaveDetail, atOnLine(.leftParen) { skipBalanced() }
    return make(.modifier, from: name.start, named: name)
  }

  func spells(_ text: StaticString, _ token: Token) -> Bool { source.spells(text, token.start, token.end) }
}
