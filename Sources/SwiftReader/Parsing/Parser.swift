/// Reads a file by recursive descent, from the first byte to the last, into an ``Arena``.
///
/// There are no errors to throw: when something does not fit, ``fail(_:)`` notes it and lets the rest of the way back
/// see nothing but the end of the file, until the innermost list of items resumes behind the fault.
struct Parser: ~Copyable {
  let source: SourceBytes
  var lexer: Lexer
  /// The token to be read next, in the row of tokens.
  var current: UnsafeMutablePointer<Token>
  /// The end of the tokens that are cut so far.
  var cut: UnsafeMutablePointer<Token>
  /// How many tokens are cut in one go: few where some have just been thrown away.
  private var tokensAhead = Parser.mostTokensAhead
  private static let mostTokensAhead = 256
  private static let fewestTokensAhead = 8
  /// How often tokens that were cut have been thrown away.
  private(set) var restarts = 0
  /// Whether the end of a line ends the tokens here, as inside the interpolation of a one-line string.
  var stopsAtLineEnd = false
  /// How many interpolations of string literals are open here.
  var interpolations = 0
  var arena: Arena
  /// The end of the token read last.
  var previousEnd = 0
  /// How deep expressions, types, patterns and blocks are nested here.
  var depth = 0
  /// The first thing that did not fit, while on the way back to a list of items.
  private(set) var failure: Failure?
  var problems: [SwiftProblem] = []
  /// Operands and operators of the expressions under way.
  var elements = Stack()

  struct Failure {
    var offset: Int
    var message: StaticString
    /// The token in whose place the end of the file stands meanwhile.
    fileprivate var token: Token
    fileprivate var place: UnsafeMutablePointer<Token>
  }

  /// More nesting than this is not understood, so that the stack cannot run out.
  static let deepest = 200
  /// The nesting allowed here: less while it is only tried whether something fits.
  var deepest = Parser.deepest

  /// Begins with a file in memory that is not changed before the parser is gone.
  init(_ memory: borrowing ReadingMemory, byteCount: Int, _ block: NodeStore.Block) {
    source = SourceBytes(memory.bytes, byteCount)
    lexer = Lexer(source, tokensEnd: memory.tokensEnd)
    arena = Arena(block, byteCount: byteCount)
    current = memory.tokens
    let isAtBeginning = lexer.offset == source.beginning
    cut = lexer.read(memory.tokens, upTo: Self.mostTokensAhead)
    if isAtBeginning { current.pointee.flags.formUnion([.startsLine, .hasSpaceBefore]) }
  }

  /// Gives the nodes away.
  consuming func nodes() -> NodeStore { arena.store() }

  /// Reads the whole file.
  mutating func parseFile() {
    var items = Children()
    while true {
      parseItems(&items, .code)
      guard !at(.endOfFile) else { break }
      parseStrayToken(&items)
    }
    arena[1].firstChild = items.first
  }
}

// MARK: Tokens

extension Parser {
  /// The token to be read next.
  @inline(__always)
  var token: Token { current.pointee }

  @inline(__always)
  mutating func advance() {
    previousEnd = current.pointee.end
    skip()
  }

  /// Moves to the next token.
  @inline(__always)
  mutating func skip() {
    current += Int(current.pointee.step)
    if current >= cut { cutMore() }
  }

  /// Moves behind a token that is no string literal and not the end of the file.
  @inline(__always)
  mutating func advanceBehindMark() {
    previousEnd = current.pointee.end
    current += 1
    if current >= cut { cutMore() }
  }

  /// Moves a place ahead of the parser to the next token.
  @inline(__always)
  mutating func read(_ ahead: inout UnsafeMutablePointer<Token>) -> Token {
    ahead += Int(ahead.pointee.step)
    if ahead >= cut { cutMore() }
    return ahead.pointee
  }

  /// The token after the current one.
  @inline(__always)
  mutating func peek() -> Token {
    var ahead = current
    return read(&ahead)
  }

  /// Moves on where brackets need not fit: what seems to end an interpolation may be followed by more of it.
  mutating func advanceAnywhere() {
    if token.flags.contains(.endsInterpolation) { restartBehindToken() }
    advance()
  }

  @inline(never)
  private mutating func cutMore() {
    tokensAhead = min(2 * tokensAhead, Self.mostTokensAhead)
    cut = lexer.read(cut, upTo: tokensAhead)
  }

  /// Throws away what was cut behind the current token, and moves to what stands at an offset: there the parser knows
  /// better than the token before what comes next, or the end of a line means something else.
  mutating func restart(at offset: Int, after kind: TokenKind) {
    lexer.offset = offset
    lexer.last = LastToken(kind: kind)
    lexer.stopsAtLineEnd = stopsAtLineEnd
    restarts += 1
    tokensAhead = Self.fewestTokensAhead
    current += 1
    cut = lexer.read(current, upTo: tokensAhead)
  }

  /// Throws away what was cut behind the current token, which stays.
  mutating func restartBehindToken() {
    let token = self.token
    if token.kind == .string {
      // Its interpolations lie behind it.
      lexer.offset = token.start
    } else {
      lexer.offset = token.end
      lexer.last = LastToken(kind: token.kind, keyword: token.keyword)
    }
    lexer.stopsAtLineEnd = stopsAtLineEnd
    restarts += 1
    tokensAhead = Self.fewestTokensAhead
    cut = current + 1
    guard token.kind == .string else { return }
    cut = lexer.read(current, upTo: 1)
    current.pointee.flags.formUnion(token.flags.intersection([.startsLine, .hasSpaceBefore]))
  }

  /// Whether the next token could be another one if this one were of another kind: an operator with a slash, which may
  /// begin a regex literal.
  mutating func mayBeRegexNext() -> Bool {
    let next = peek()
    switch next.kind {
    case .regex: return true
    case .binaryOperator, .prefixOperator, .postfixOperator, .unknown:
      return (next.start..<next.end).contains { source.base[$0] == 0x2F }
    default: return false
    }
  }

  /// The first byte of the next token, also where that is on a line that does not belong to this one any more.
  @inline(__always)
  mutating func peekByte() -> UInt8 {
    let next = peek()
    if next.kind == .endOfFile { return source.base[source.skipSpace(from: token.end).offset] }
    return source.base[next.start]
  }

  @inline(__always)
  func at(_ kind: TokenKind) -> Bool { current.pointee.kind == kind }

  /// Whether a keyword stands here, reserved or in its contextual meaning.
  @inline(__always)
  func at(_ keyword: Keyword) -> Bool { current.pointee.keyword == keyword }

  /// Whether a token of a kind stands here and on the same line as the one before.
  @inline(__always)
  func atOnLine(_ kind: TokenKind) -> Bool { at(kind) && !current.pointee.startsLine }

  @inline(__always)
  mutating func consume(_ kind: TokenKind) -> Bool {
    guard at(kind) else { return false }
    advanceBehindMark()
    return true
  }

  @inline(__always)
  mutating func consume(_ keyword: Keyword) -> Bool {
    guard at(keyword) else { return false }
    advanceBehindMark()
    return true
  }

  @inline(__always)
  mutating func expect(_ kind: TokenKind, _ message: StaticString) {
    if at(kind) { advanceBehindMark() } else { fail(message) }
  }

  @inline(__always)
  mutating func expect(_ keyword: Keyword, _ message: StaticString) {
    if at(keyword) { advanceBehindMark() } else { fail(message) }
  }

  /// Notes that something else was expected here and ends the tokens, until a list of items resumes.
  @inline(never)
  mutating func fail(_ message: StaticString) { fail(message, at: token.start) }

  mutating func fail(_ message: StaticString, at offset: Int) {
    guard failure == nil else { return }
    failure = Failure(offset: offset, message: message, token: token, place: current)
    current.pointee = Token(.endOfFile, from: offset, to: offset, .startsLine)
  }

  /// Whether the current token is an operator with this one sign.
  @inline(__always)
  func atOperator(_ sign: UInt8) -> Bool {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand:
      token.end - token.start == 1 && source.base[token.start] == sign
    default: false
    }
  }

  /// Whether the current token is an operator that begins with a sign.
  @inline(__always)
  func atOperator(beginning sign: UInt8) -> Bool {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .equal, .arrow: source.base[token.start] == sign
    default: false
    }
  }

  /// Takes the first sign off an operator.
  mutating func consumeSign() {
    previousEnd = token.start + 1
    if token.end == previousEnd, !mayBeRegexNext() { skip() } else { restart(at: previousEnd, after: .postfixOperator) }
  }

  /// Whether the current operator is `...`.
  var atEllipsis: Bool {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator: source.spells("...", token.start, token.end)
    default: false
    }
  }
}

// MARK: Nodes

extension Parser {
  /// Makes a node that ends where the last token ended.
  @inline(__always)
  mutating func make(_ kind: NodeKind, from start: Int, _ children: Children = Children()) -> UInt32 {
    var node = Node(
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: max(previousEnd, start)), kind: kind)
    node.firstChild = children.first
    return arena.add(node)
  }

  /// Makes a node with the name that a token is.
  @inline(__always)
  mutating func make(
    _ kind: NodeKind, from start: Int, _ children: Children = Children(), named name: Token
  ) -> UInt32 {
    var node = Node(
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: max(previousEnd, start)), kind: kind)
    node.firstChild = children.first
    node.setName(name)
    return arena.add(node)
  }

  @inline(__always)
  func append(_ id: UInt32, to children: inout Children) {
    guard id != 0 else { return }
    if children.last == 0 { children.first = id } else { arena[children.last].next = id }
    children.last = id
  }

  /// Names a node by a token, backticks left out.
  @inline(__always)
  func setName(_ token: Token, of id: UInt32) { arena[id].setName(token) }

  @inline(__always)
  func setName(from start: Int, to end: Int, of id: UInt32) { arena[id].setName(from: start, to: end) }

  func start(of id: UInt32) -> Int { Int(arena[id].start) }

  /// Enters a level of nesting; false, with a failure noted, where that is too deep.
  @inline(__always)
  mutating func enter() -> Bool {
    depth += 1
    if depth <= deepest { return true }
    fail("nested too deeply to be read")
    return false
  }

  @inline(__always)
  mutating func leave() { depth -= 1 }

  /// Where parsing stands, to come back to.
  struct Mark {
    fileprivate var place: UnsafeMutablePointer<Token>
    var token: Token
    fileprivate var restarts: Int
    fileprivate var stopsAtLineEnd: Bool
    fileprivate var interpolations: Int
    fileprivate var nodes: Int
    fileprivate var elements: Int
    var problems: Int
    fileprivate var previousEnd: Int
    fileprivate var depth: Int
  }

  @inline(__always)
  func mark() -> Mark {
    Mark(
      place: current, token: token, restarts: restarts, stopsAtLineEnd: stopsAtLineEnd,
      interpolations: interpolations, nodes: arena.count, elements: elements.count, problems: problems.count,
      previousEnd: previousEnd, depth: depth)
  }

  mutating func reset(to mark: Mark) {
    if let failure { failure.place.pointee = failure.token }
    failure = nil
    current = mark.place
    stopsAtLineEnd = mark.stopsAtLineEnd
    interpolations = mark.interpolations
    previousEnd = mark.previousEnd
    depth = mark.depth
    arena.truncate(to: mark.nodes)
    if problems.count > mark.problems { problems.removeLast(problems.count - mark.problems) }
    elements.truncate(to: mark.elements)
    guard restarts != mark.restarts else { return }
    current.pointee = mark.token
    restartBehindToken()
  }
}
