/// What a byte can begin.
enum ByteClass: UInt8 {
  case other, space, word, digit, quote, leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace, comma
  case semicolon, colon, atSign, pound, backslash, dollar, backtick, operatorSign, nonASCII

  /// Built once, never changed, never freed.
  nonisolated(unsafe) static let table: UnsafePointer<ByteClass> = {
    let table = UnsafeMutablePointer<ByteClass>.allocate(capacity: 256)
    for byte in 0..<256 { (table + byte).initialize(to: ByteClass(UInt8(byte))) }
    return UnsafePointer(table)
  }()

  /// Whether a byte goes on a word of ASCII, for all bytes.
  nonisolated(unsafe) static let wordTable: UnsafePointer<Bool> = {
    let words = UnsafeMutablePointer<Bool>.allocate(capacity: 256)
    for byte in 0..<256 {
      let kind = ByteClass(UInt8(byte))
      (words + byte).initialize(to: kind == .word || kind == .digit || kind == .dollar)
    }
    return UnsafePointer(words)
  }()

  private init(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): self = .word
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    case UInt8(ascii: "\""): self = .quote
    case UInt8(ascii: "("): self = .leftParen
    case UInt8(ascii: ")"): self = .rightParen
    case UInt8(ascii: "["): self = .leftSquare
    case UInt8(ascii: "]"): self = .rightSquare
    case UInt8(ascii: "{"): self = .leftBrace
    case UInt8(ascii: "}"): self = .rightBrace
    case UInt8(ascii: ","): self = .comma
    case UInt8(ascii: ";"): self = .semicolon
    case UInt8(ascii: ":"): self = .colon
    case UInt8(ascii: "@"): self = .atSign
    case UInt8(ascii: "#"): self = .pound
    case UInt8(ascii: "\\"): self = .backslash
    case UInt8(ascii: "$"): self = .dollar
    case UInt8(ascii: "`"): self = .backtick
    case 0, 0x09...0x0D, 0x20: self = .space
    case 0x80...: self = .nonASCII
    default: self = "/=-+!*%<>&|^~?.".utf8.contains(byte) ? .operatorSign : .other
    }
  }
}
