extension Parser {
  /// Ends a failure: reports the range that is not understood and goes on at the next declaration, the next
  /// statement in code, or the end of the list.
  mutating func recover(_ from: Mark, _ place: Place) -> UInt32 {
    guard let failure else { return 0 }
    reset(to: from)
    let message = describe(failure)
    skip(toResume: failure.offset, place, column: column(of: from.token.start))
    let id = make(.unrecognized, from: from.token.start)
    let range = from.token.start..<max(previousEnd, from.token.start)
    problems.append(SwiftProblem(range: range, offset: min(failure.offset, lexer.count), message: message))
    return id
  }

  /// Reports that the file ends inside something, without giving up what was read of it.
  mutating func expectClosing(_ kind: TokenKind, _ message: StaticString) {
    if consume(kind) { return }
    guard at(.endOfFile), failure == nil, token.start >= lexer.count else { return fail(message) }
    let offset = lexer.count
    guard problems.last?.offset != offset else { return }
    problems.append(SwiftProblem(range: offset..<offset, offset: offset, message: "\(message)"))
  }

  private func column(of offset: Int) -> Int {
    var start = offset
    while start > 0, lexer.base[start - 1] != 0x0A, lexer.base[start - 1] != 0x0D { start -= 1 }
    return offset - start
  }

  private func describe(_ failure: Failure) -> String {
    var ahead = lexer
    ahead.isHalted = false
    ahead.stopsAtLineEnd = false
    ahead.offset = failure.offset
    let token = ahead.next()
    guard token.kind != .endOfFile else { return "\(failure.message), found the end of the file" }
    let end = min(token.end, token.start + 40)
    let text = String(
      decoding: UnsafeBufferPointer(start: lexer.base + token.start, count: end - token.start), as: UTF8.self)
    return "\(failure.message), found '\(text)'"
  }

  /// Moves token by token until something begins that can be read again.
  private mutating func skip(toResume offset: Int, _ place: Place, column limit: Int) {
    let start = token.start
    var open = 0
    while !at(.endOfFile) {
      let isPast = token.start > start && token.start >= offset
      if isPast, token.startsLine {
        if open <= 0, canResume(place) { return }
        if atStrongDeclaration, column(of: token.start) <= limit { return }
      }
      switch token.kind {
      case .leftParen, .leftSquare, .leftBrace: open += 1
      case .rightParen, .rightSquare: open = max(open - 1, 0)
      case .rightBrace:
        if open <= 0, isPast || token.start > start { return }
        open -= 1
      case .poundElse, .poundElseif, .poundEndif:
        if open <= 0, token.start > start { return }
      case .string: lexer.skipString(token)
      default: break
      }
      token.end = max(token.end, token.kind == .string ? lexer.offset : token.end)
      advance()
    }
  }

  private func canResume(_ place: Place) -> Bool {
    switch place {
    case .members: atDeclaration(inType: true)
    case .cases: at(.case) || at(.default) || at(.poundIf)
    default:
      atDeclaration() || at(.poundIf) || at(.atSign) && depth > 1
        || depth > 1 && (atStatementKeyword || place == .caseBody && (at(.case) || at(.default)))
    }
  }

  /// Whether a word stands here that begins a declaration and nothing else.
  private var atStrongDeclaration: Bool {
    guard at(.keyword) else { return false }
    switch token.keyword {
    case .import, .class, .enum, .struct, .protocol, .extension, .func, .typealias, .public, .private, .fileprivate,
      .internal, .static:
      return true
    default: return false
    }
  }
}
