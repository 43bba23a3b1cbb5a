/// Reads a file by recursive descent, from the first byte to the last, into an ``Arena``.
///
/// There are no errors to throw: when something does not fit, ``fail(_:)`` notes it and lets the rest of the way back
/// see nothing but the end of the file, until the innermost list of items resumes behind the fault.
struct Parser: ~Copyable {
  var lexer: Lexer
  /// The token to be read next.
  var token: Token
  var arena: Arena
  /// The end of the token read last.
  var previousEnd = 0
  /// How deep expressions, types, patterns and blocks are nested here.
  var depth = 0
  /// The first thing that did not fit, while on the way back to a list of items.
  var failure: Failure?
  var problems: [SwiftProblem] = []
  /// Operands and operators of the expressions under way.
  var elements: [UInt32] = []

  struct Failure {
    var offset: Int
    var message: StaticString
  }

  /// More nesting than this is not understood, so that the stack cannot run out.
  static let deepest = 200
  /// The nesting allowed here: less while it is only tried whether something fits.
  var deepest = Parser.deepest

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    lexer = Lexer(bytes)
    arena = Arena(byteCount: bytes.count)
    token = lexer.next()
  }

  /// Gives the nodes away.
  consuming func nodes() -> NodeStore { arena.store() }

  /// Reads the whole file.
  mutating func parseFile() {
    var items = Children()
    while true {
      parseItems(&items, .code)
      guard token.kind != .endOfFile || lexer.isHalted else { break }
      parseStrayToken(&items)
    }
    arena[1].firstChild = items.first
  }
}

// MARK: Tokens

extension Parser {
  @inline(__always)
  mutating func advance() {
    previousEnd = token.end
    token = lexer.next()
  }

  @inline(__always)
  func at(_ kind: TokenKind) -> Bool { token.kind == kind }

  /// Whether a keyword stands here, reserved or in its contextual meaning.
  @inline(__always)
  func at(_ keyword: Keyword) -> Bool { token.keyword == keyword }

  /// Whether a token of a kind stands here and on the same line as the one before.
  @inline(__always)
  func atOnLine(_ kind: TokenKind) -> Bool { token.kind == kind && !token.startsLine }

  @inline(__always)
  mutating func consume(_ kind: TokenKind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  @inline(__always)
  mutating func consume(_ keyword: Keyword) -> Bool {
    guard token.keyword == keyword else { return false }
    advance()
    return true
  }

  @inline(__always)
  mutating func expect(_ kind: TokenKind, _ message: StaticString) {
    if token.kind == kind { advance() } else { fail(message) }
  }

  mutating func expect(_ keyword: Keyword, _ message: StaticString) {
    if token.keyword == keyword { advance() } else { fail(message) }
  }

  /// Notes that something else was expected here and ends the tokens, until a list of items resumes.
  mutating func fail(_ message: StaticString) {
    guard failure == nil else { return }
    failure = Failure(offset: token.start, message: message)
    lexer.isHalted = true
    token = Token(kind: .endOfFile, start: token.start, end: token.start)
    token.startsLine = true
  }

  /// Whether the current token is an operator with this one sign.
  @inline(__always)
  func atOperator(_ sign: UInt8) -> Bool {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand:
      token.end - token.start == 1 && lexer.base[token.start] == sign
    default: false
    }
  }

  /// Whether the current token is an operator that begins with a sign.
  @inline(__always)
  func atOperator(beginning sign: UInt8) -> Bool {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .equal, .arrow: lexer.base[token.start] == sign
    default: false
    }
  }

  /// Takes the first sign off an operator.
  mutating func consumeSign() {
    previousEnd = token.start + 1
    lexer.offset = token.start + 1
    lexer.previousKind = .postfixOperator
    lexer.previousKeyword = .none
    token = lexer.next()
  }

  /// Whether the current operator is `...`.
  var atEllipsis: Bool {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator:
      token.end - token.start == 3 && lexer.base[token.start] == 0x2E && lexer.base[token.start + 1] == 0x2E
        && lexer.base[token.start + 2] == 0x2E
    default: false
    }
  }

  /// The token after the current one.
  func peek() -> Token {
    var ahead = lexer
    return ahead.next()
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

  @inline(__always)
  func append(_ id: UInt32, to children: inout Children) {
    guard id != 0 else { return }
    if children.last == 0 { children.first = id } else { arena[children.last].next = id }
    children.last = id
  }

  /// Names a node by a token, backticks left out.
  @inline(__always)
  func setName(_ token: Token, of id: UInt32) {
    let isQuoted = token.kind == .identifier && lexer.base[token.start] == 0x60
    setName(from: token.start + (isQuoted ? 1 : 0), to: token.end - (isQuoted ? 1 : 0), of: id)
  }

  @inline(__always)
  func setName(from start: Int, to end: Int, of id: UInt32) {
    arena[id].nameStart = UInt32(truncatingIfNeeded: start)
    arena[id].nameLength = UInt16(clamping: end - start)
  }

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
    var lexer: Lexer
    var token: Token
    var previousEnd: Int
    var nodes: Int
    var problems: Int
    var elements: Int
    var depth: Int
  }

  func mark() -> Mark {
    Mark(
      lexer: lexer, token: token, previousEnd: previousEnd, nodes: arena.count, problems: problems.count,
      elements: elements.count, depth: depth)
  }

  mutating func reset(to mark: Mark) {
    lexer = mark.lexer
    token = mark.token
    previousEnd = mark.previousEnd
    depth = mark.depth
    arena.truncate(to: mark.nodes)
    problems.removeLast(problems.count - mark.problems)
    elements.removeLast(elements.count - mark.elements)
    failure = nil
  }
}
