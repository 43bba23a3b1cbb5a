/// What a byte can begin.
enum ByteClass: UInt8 {
  case other, word, digit, quote, mark, colon, pound, dollar, backtick, period, operatorSign, nonASCII
}

/// What is known of a byte by its value alone.
struct ByteTraits {
  var kind = ByteClass.other
  /// The token that the byte is by itself.
  var mark = TokenKind.unknown
  /// Whether a token begins here for certain: neither white space nor a comment does.
  var beginsToken = true
  /// Whether an operator may go on with it.
  var continuesOperator = false

  /// The traits of all bytes. Built once, never changed, never freed.
  nonisolated(unsafe) static let table: UnsafePointer<ByteTraits> = {
    let table = UnsafeMutablePointer<ByteTraits>.allocate(capacity: 256)
    for byte in 0..<256 { (table + byte).initialize(to: ByteTraits(UInt8(byte))) }
    return UnsafePointer(table)
  }()

  private init(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): kind = .word
    case UInt8(ascii: "0")...UInt8(ascii: "9"): kind = .digit
    case UInt8(ascii: "\""): kind = .quote
    case UInt8(ascii: "("): (kind, mark) = (.mark, .leftParen)
    case UInt8(ascii: ")"): (kind, mark) = (.mark, .rightParen)
    case UInt8(ascii: "["): (kind, mark) = (.mark, .leftSquare)
    case UInt8(ascii: "]"): (kind, mark) = (.mark, .rightSquare)
    case UInt8(ascii: "{"): (kind, mark) = (.mark, .leftBrace)
    case UInt8(ascii: "}"): (kind, mark) = (.mark, .rightBrace)
    case UInt8(ascii: ","): (kind, mark) = (.mark, .comma)
    case UInt8(ascii: ";"): (kind, mark) = (.mark, .semicolon)
    case UInt8(ascii: "@"): (kind, mark) = (.mark, .atSign)
    case UInt8(ascii: "\\"): (kind, mark) = (.mark, .backslash)
    case UInt8(ascii: ":"): kind = .colon
    case UInt8(ascii: "#"): kind = .pound
    case UInt8(ascii: "$"): kind = .dollar
    case UInt8(ascii: "`"): kind = .backtick
    case 0, 0x09...0x0D, 0x20: beginsToken = false
    case 0x80...:
      kind = .nonASCII
      continuesOperator = true
      beginsToken = byte != 0xC2 && byte != 0xEF
    default:
      guard "/=-+!*%<>&|^~?.".utf8.contains(byte) else { return }
      kind = byte == UInt8(ascii: ".") ? .period : .operatorSign
      continuesOperator = true
      beginsToken = byte != UInt8(ascii: "/")
    }
  }
}
