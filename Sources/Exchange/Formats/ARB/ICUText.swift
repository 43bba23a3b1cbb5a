/// Text of ICU messages: what would be markup stands between apostrophes, an apostrophe is doubled.
enum ICUText {
  static func quoted(_ text: String, inPlural: Bool) -> String {
    var result: [UInt8] = []
    var isQuoted = false
    for byte in text.utf8 {
      let isMarkup = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || (inPlural && byte == UInt8(ascii: "#"))
      // An apostrophe inside of quotes is doubled as outside, so that a quoted piece may go on through it.
      if isMarkup != isQuoted, byte != UInt8(ascii: "'") {
        result.append(UInt8(ascii: "'"))
        isQuoted = isMarkup
      }
      result.append(byte)
      if byte == UInt8(ascii: "'") { result.append(byte) }
    }
    if isQuoted { result.append(UInt8(ascii: "'")) }
    return String(decoding: result, as: UTF8.self)
  }
}

/// A message of ICU as far as bundles use it: text, `{name}`, and one plural around all of it.
struct ICUMessage {
  enum Piece: Hashable {
    case text(String)
    case argument(String)
  }

  /// The pieces of the message, or of each plural category.
  var forms: [(category: String?, pieces: [Piece])] = []
  /// The argument that chooses a plural category.
  var count: String?

  /// Nil for a message that is cut short or uses more of ICU.
  init?(_ text: String) {
    var parser = ICUParser(Array(text.utf8))
    if let plural = parser.plural() {
      count = plural.count
      forms = plural.forms.map { ($0.category, $0.pieces) }
      return
    }
    parser = ICUParser(Array(text.utf8))
    guard let pieces = parser.pieces(count: nil), parser.isAtEnd else { return nil }
    forms = [(nil, pieces)]
  }
}

private struct ICUParser {
  private let bytes: [UInt8]
  private var at = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { at == bytes.count }

  private mutating func skip() {
    while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard at < bytes.count, bytes[at] == character.asciiValue else { return false }
    at += 1
    return true
  }

  private mutating func word() -> String {
    let start = at
    while at < bytes.count, bytes[at] > 0x20, !"{},#'".utf8.contains(bytes[at]) { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  /// `{name, plural, one{…} other{…}}` and nothing else.
  mutating func plural() -> (count: String, forms: [(category: String, pieces: [ICUMessage.Piece])])? {
    skip()
    guard take("{") else { return nil }
    skip()
    let count = word()
    skip()
    guard take(",") else { return nil }
    skip()
    guard word() == "plural" else { return nil }
    skip()
    guard take(",") else { return nil }
    var forms: [(category: String, pieces: [ICUMessage.Piece])] = []
    while true {
      skip()
      if take("}") { break }
      let selector = word()
      skip()
      guard !selector.isEmpty, take("{"), let pieces = pieces(count: count), take("}") else { return nil }
      let categories = ["=0": "zero", "=1": "one", "=2": "two"]
      forms.append((categories[selector] ?? selector, pieces))
    }
    skip()
    return isAtEnd && !forms.isEmpty ? (count, forms) : nil
  }

  /// Text and arguments up to a closing bracket or the end; in a plural form `#` is the number.
  mutating func pieces(count: String?) -> [ICUMessage.Piece]? {
    var result: [ICUMessage.Piece] = []
    var text: [UInt8] = []
    func flush() {
      if !text.isEmpty { result.append(.text(String(decoding: text, as: UTF8.self))) }
      text = []
    }
    while at < bytes.count, bytes[at] != UInt8(ascii: "}") {
      let byte = bytes[at]
      at += 1
      switch byte {
      case UInt8(ascii: "'"): readApostrophe(count != nil, into: &text)
      case UInt8(ascii: "#") where count != nil:
        flush()
        result.append(.argument(count ?? ""))
      case UInt8(ascii: "{"):
        flush()
        skip()
        let name = word()
        skip()
        guard !name.isEmpty, take("}") else { return nil }
        result.append(.argument(name))
      default: text.append(byte)
      }
    }
    flush()
    return result
  }

  /// Two apostrophes are one; one before markup begins a quoted piece; any other stands for itself.
  private mutating func readApostrophe(_ inPlural: Bool, into text: inout [UInt8]) {
    guard at < bytes.count else { return text.append(UInt8(ascii: "'")) }
    if bytes[at] == UInt8(ascii: "'") {
      at += 1
      return text.append(UInt8(ascii: "'"))
    }
    let isMarkup = bytes[at] == UInt8(ascii: "{") || bytes[at] == UInt8(ascii: "}")
    guard isMarkup || (inPlural && bytes[at] == UInt8(ascii: "#")) else { return text.append(UInt8(ascii: "'")) }
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "'") {
        at += 1
        guard at < bytes.count, bytes[at] == UInt8(ascii: "'") else { return }
      }
      text.append(bytes[at])
      at += 1
    }
  }
}
