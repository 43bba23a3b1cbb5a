/// Cuts bytes into tokens, one at a time and only on demand.
///
/// It is a small value: copying it is how the parser looks ahead.
struct Lexer {
  let base: UnsafePointer<UInt8>
  let count: Int
  private let keywords: UnsafePointer<KeywordTable.Entry>
  let classes: UnsafePointer<ByteClass>
  private let words: UnsafePointer<Bool>
  /// Where the next token is looked for.
  var offset = 0
  /// What came last, to tell a regex literal from a division.
  var previousKind = TokenKind.endOfFile
  var previousKeyword = Keyword.none
  /// Whether the end of a line ends the tokens, as inside the interpolation of a one-line string.
  var stopsAtLineEnd = false
  /// Whether reading has failed: nothing comes any more until the parser has found a place to resume.
  var isHalted = false
  /// Where the first token is looked for: behind a byte-order mark and a `#!` line.
  private let beginning: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    // An empty buffer may have no address; nothing is read from this one.
    base =
      bytes.baseAddress ?? UnsafePointer(UnsafeRawPointer(KeywordTable.entries).assumingMemoryBound(to: UInt8.self))
    count = bytes.count
    keywords = KeywordTable.entries
    classes = ByteClass.table
    words = ByteClass.wordTable
    let mark = count >= 3 && base[0] == 0xEF && base[1] == 0xBB && base[2] == 0xBF ? 3 : 0
    beginning = mark
    offset = mark
    if byte(mark) == 0x23, byte(mark + 1) == 0x21 { offset = lineEnd(from: mark) }
  }

  /// The byte at an offset, zero past the end.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { offset < count ? base[offset] : 0 }

  /// The next token.
  @inline(__always)
  mutating func next() -> Token {
    let token = read()
    previousKind = token.kind
    previousKeyword = token.keyword
    return token
  }

  private mutating func read() -> Token {
    guard !isHalted else { return Token(kind: .endOfFile, start: offset, end: offset) }
    let before = offset
    var startsLine = false
    let start = skipSpace(from: before, &startsLine)
    var token = Token(kind: .endOfFile, start: start, end: start)
    token.startsLine = startsLine || before == beginning
    token.hasSpaceBefore = start > before || before == beginning
    if stopsAtLineEnd, startsLine {
      offset = before
      token.start = before
      token.end = before
      return token
    }
    guard start < count else {
      offset = start
      return token
    }
    read(&token)
    offset = token.end
    return token
  }

  private mutating func read(_ token: inout Token) {
    let start = token.start
    let first = base[start]
    switch classes[Int(first)] {
    case .word: readWord(&token)
    case .digit: readNumber(&token)
    case .quote: readStringStart(&token)
    case .leftParen: single(.leftParen, &token)
    case .rightParen: single(.rightParen, &token)
    case .leftSquare: single(.leftSquare, &token)
    case .rightSquare: single(.rightSquare, &token)
    case .leftBrace: single(.leftBrace, &token)
    case .rightBrace: single(.rightBrace, &token)
    case .comma: single(.comma, &token)
    case .semicolon: single(.semicolon, &token)
    case .atSign: single(.atSign, &token)
    case .backslash: single(.backslash, &token)
    case .colon:
      let isDouble = byte(start + 1) == 0x3A
      token.kind = isDouble ? .doubleColon : .colon
      token.end = start + (isDouble ? 2 : 1)
    case .pound: readPound(&token)
    case .dollar: readDollar(&token)
    case .backtick: readQuotedIdentifier(&token)
    case .operatorSign: readOperator(&token)
    case .nonASCII: readNonASCII(&token)
    case .space, .other: single(.unknown, &token)
    }
  }

  @inline(__always)
  private func single(_ kind: TokenKind, _ token: inout Token) {
    token.kind = kind
    token.end = token.start + 1
  }

  private mutating func readWord(_ token: inout Token) {
    let start = token.start
    let end = wordEnd(from: start)
    token.end = end
    let length = end - start
    token.kind = .identifier
    if length == 1, base[start] == 0x5F { token.kind = .wildcard }
    guard length >= 2, length <= KeywordTable.longestWord else { return }
    let (keyword, isReserved) = KeywordTable.find(
      packed(start, min(length, 8)), length > 8 ? packed(end - 8, 8) : 0, in: keywords)
    token.keyword = keyword
    if isReserved { token.kind = .keyword }
  }

  /// Up to eight bytes as one number, the first one lowest.
  @inline(__always)
  private func packed(_ start: Int, _ length: Int) -> UInt64 {
    if start + 8 <= count {
      let word = UInt64(littleEndian: UnsafeRawPointer(base + start).loadUnaligned(as: UInt64.self))
      return length == 8 ? word : word & ((1 << UInt64(length * 8)) - 1)
    }
    var word: UInt64 = 0
    for index in 0..<length { word |= UInt64(base[start + index]) << UInt64(index * 8) }
    return word
  }

  /// Where an identifier that starts or goes on at an offset ends.
  @inline(__always)
  func wordEnd(from start: Int) -> Int {
    var end = start
    while end < count {
      if words[Int(base[end])] {
        end += 1
      } else if base[end] >= 0x80 {
        let (scalar, length) = scalar(at: end)
        guard scalar.continuesIdentifier else { return end }
        end += length
      } else {
        return end
      }
    }
    return end
  }
}
