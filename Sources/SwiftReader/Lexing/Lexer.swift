/// Cuts bytes into tokens, ahead of the parser and in a row, so that looking ahead is moving along that row.
///
/// Places where the parser knows better what comes next than the tokens before tell are read anew, see
/// ``Parser/restart(at:after:)``.
struct Lexer: ~Copyable {
  let source: SourceBytes
  /// Where the next token is looked for.
  var offset: Int
  var last = LastToken(kind: .endOfFile)
  /// Whether the end of a line ends the tokens, as inside the interpolation of a one-line string.
  var stopsAtLineEnd = false
  /// The end of the memory for tokens. There is room for a token a byte, so that it is not reached.
  let tokensEnd: UnsafeMutablePointer<Token>

  init(_ source: SourceBytes, tokensEnd: UnsafeMutablePointer<Token>) {
    self.source = source
    self.tokensEnd = tokensEnd
    offset = source.beginning
    if source.base[offset] == 0x23, source.base[offset + 1] == 0x21 { offset = source.lineEnd(from: offset) }
  }

  /// Writes tokens one behind the other, up to a number of them, the end of the file or what the parser may take apart;
  /// gives their end.
  mutating func read(_ tokens: UnsafeMutablePointer<Token>, upTo count: Int) -> UnsafeMutablePointer<Token> {
    var next = tokens
    let end = min(tokens + count, tokensEnd - 1)
    var goesOn = true
    while goesOn, next < end { goesOn = read(&next, depth: 0) }
    if next == tokens {
      next.initialize(to: Token(.endOfFile, from: offset, to: offset))
      next += 1
    }
    return next
  }

  /// The token at an offset, written to memory where nothing else is yet. What is read afterwards does not change.
  mutating func token(at place: Int, after last: Token, in memory: UnsafeMutablePointer<Token>) -> Token {
    let state = (offset, self.last, stopsAtLineEnd)
    (offset, self.last, stopsAtLineEnd) = (place, LastToken(kind: last.kind, keyword: last.keyword), false)
    _ = read(memory, upTo: 1)
    (offset, self.last, stopsAtLineEnd) = state
    return memory.pointee
  }

  /// Writes the tokens of an interpolation up to the parenthesis that ends it, or the end of the line or file.
  mutating func readInterpolation(
    _ tokens: UnsafeMutablePointer<Token>, depth: Int
  ) -> UnsafeMutablePointer<Token> {
    var next = tokens
    var open = 1
    last.kind = .leftParen
    while next < tokensEnd {
      let token = next
      _ = read(&next, depth: depth)
      switch token.pointee.kind {
      case .leftParen: open += 1
      case .rightParen:
        open -= 1
        if open == 0 {
          token.pointee.flags.insert(.endsInterpolation)
          return next
        }
      case .endOfFile: return next
      default: break
      }
    }
    return next
  }

  /// Writes one token, with those of a string literal's interpolations behind it. Says whether to go on.
  @inline(__always)
  private mutating func read(_ next: inout UnsafeMutablePointer<Token>, depth: Int) -> Bool {
    let source = self.source
    let base = source.base
    let before = offset
    let (start, startsLine) = source.skipSpace(from: before)
    var flags = Token.Flags(rawValue: (startsLine ? 1 : 0) | (start > before ? 2 : 0))
    if startsLine, stopsAtLineEnd { return end(at: before, flags, &next) }
    let traits = source.traits[Int(base[start])]
    var token = LastToken(kind: traits.mark)
    let end: Int
    var goesOn = true
    switch traits.kind {
    case .word: (token, end) = source.readWord(from: start)
    case .mark: end = start &+ 1
    case .digit: (token.kind, end) = source.readNumber(from: start, after: last)
    case .quote:
      next = readString(from: start, flags, next, depth)
      return true
    case .colon:
      let isDouble = base[start + 1] == 0x3A
      (token.kind, end) = isDouble ? (.doubleColon, start + 2) : (.colon, start + 1)
    case .period where !source.traits[Int(base[start &+ 1])].continuesOperator:
      (token.kind, end) = (.period, start &+ 1)
    case .pound:
      if source.isStringStart(start) {
        next = readString(from: start, flags, next, depth)
        return true
      }
      (token.kind, end) = source.readPound(from: start)
    case .dollar: (token.kind, end) = source.readDollar(from: start)
    case .backtick:
      (token.kind, end) = source.readQuotedIdentifier(from: start)
      if token.kind == .identifier { flags.formUnion(.quoted) }
    case .period, .operatorSign:
      (token.kind, end) = source.readOperator(from: start, after: last)
      // The parser may take the first `>` for itself.
      goesOn = end == start + 1 || base[start] != 0x3E
    case .nonASCII: (token.kind, end) = source.readNonASCII(from: start, after: last)
    case .other:
      if start >= source.count { return self.end(at: start, flags, &next) }
      end = start + 1
    }
    next.initialize(to: Token(token.kind, token.keyword, from: start, to: end, flags))
    next += 1
    last = token
    offset = end
    return goesOn
  }

  /// The end of the file, or of the line where that ends the tokens.
  private mutating func end(
    at place: Int, _ flags: Token.Flags, _ next: inout UnsafeMutablePointer<Token>
  ) -> Bool {
    next.initialize(to: Token(.endOfFile, from: place, to: place, flags))
    next += 1
    last = LastToken(kind: .endOfFile)
    offset = place
    return false
  }
}
