import WordgateMessages

/// A text in pieces: what a pseudolocale may change, and what code or markup reads.
struct PseudoPieces {
  struct Piece {
    var text: String
    var isFixed: Bool
  }

  /// The pieces in order; together they are the text.
  static func split(_ text: String) -> [Piece] {
    let bytes = Array(text.utf8)
    var pieces: [Piece] = []
    for part in FormatString(text).parts {
      let own = bytes[part.range]
      if case .text = part {
        pieces += markup(own)
      } else {
        pieces.append(Piece(text: String(decoding: own, as: UTF8.self), isFixed: true))
      }
    }
    return pieces
  }

  /// Splits off tags (`<b>`), variables (`{{ price }}`, `${applicationName}`), and the addresses and attributes of
  /// Markdown: what stands in parentheses after a closing bracket.
  private static func markup(_ bytes: ArraySlice<UInt8>) -> [Piece] {
    var pieces: [Piece] = []
    var start = bytes.startIndex
    var at = start
    func append(_ range: Range<Int>, isFixed: Bool) {
      guard !range.isEmpty else { return }
      pieces.append(Piece(text: String(decoding: bytes[range], as: UTF8.self), isFixed: isFixed))
    }
    while at < bytes.endIndex {
      let closer: UInt8?
      switch bytes[at] {
      case UInt8(ascii: "<"): closer = UInt8(ascii: ">")
      case UInt8(ascii: "{"): closer = UInt8(ascii: "}")
      case UInt8(ascii: "(") where at > bytes.startIndex && bytes[at - 1] == UInt8(ascii: "]"):
        closer = UInt8(ascii: ")")
      default: closer = nil
      }
      guard let closer, let end = bytes[at...].firstIndex(of: closer) else {
        at += 1
        continue
      }
      append(start..<at, isFixed: false)
      append(at..<end + 1, isFixed: true)
      at = end + 1
      start = at
    }
    append(start..<bytes.endIndex, isFixed: false)
    return pieces
  }
}
