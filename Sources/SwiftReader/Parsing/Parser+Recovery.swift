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
    problems.append(SwiftProblem(range: range, offset: min(failure.offset, source.count), message: message))
    return id
  }

  /// Reports that the file ends inside something, without giving up what was read of it.
  mutating func expectClosing(_ kind: TokenKind, _ message: StaticString) {
    if consume(kind) { return }
    guard at(.endOfFile), failure == nil, token.start >= source.count else { return fail(message) }
    let offset = source.count
    guard problems.last?.offset != offset else { return }
    problems.append(SwiftProblem(range: offset..<offset, offset: offset, message: "\(message)"))
  }

  private func column(of offset: Int) -> Int {
    var start = offset
    while start > 0, source.base[start - 1] != 0x0A, source.base[start - 1] != 0x0D { start -= 1 }
    return offset - start
  }

  private mutating func describe(_ failure: Failure) -> String {
    let token = lexer.token(at: failure.offset, after: self.token, in: cut)
    guard token.kind != .endOfFile else { return "\(failure.message), found the end of the file" }
    let end = token.kind == .string ? source.stringOpening(at: token.start).end : token.end
    let text = String(
      decoding: UnsafeBufferPointer(start: source.base + token.start, count: min(end - token.start, 40)), as: UTF8.self)
    return "\(failure.message), found '\(text)'"
  }

  /// Moves token by token until something begins that can be read again.
  private mutating func skip(toResume offset: Int, _ place: Place, column limit: Int) {
    // Inside an interpolation that does not fit, tokens may follow that are none where it fits.
    if interpolations > 0 { restartBehindToken() }
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
      default: break
      }
      advance()
    }
  }

  private mutating func canResume(_ place: Place) -> Bool {
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
