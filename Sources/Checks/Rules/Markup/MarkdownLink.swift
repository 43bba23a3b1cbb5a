/// Links in Markdown.
struct MarkdownLink: Hashable {
  var words: String
  var address: String

  /// Every `[words](address)` of a text. Grammar such as `^[…](inflect: true)` is none.
  static func all(in text: String) -> [MarkdownLink] {
    let bytes = Array(text.utf8)
    let closing = nextClosing(in: bytes)
    var links: [MarkdownLink] = []
    var depth: [Int] = []
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "["): depth.append(index)
      case UInt8(ascii: "]"):
        guard let start = depth.popLast(), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "("),
          index - start > 1, start == 0 || bytes[start - 1] != UInt8(ascii: "^"), closing[index + 1] > index + 2
        else { continue }
        links.append(
          MarkdownLink(
            words: String(decoding: bytes[(start + 1)..<index], as: UTF8.self),
            address: String(decoding: bytes[(index + 2)..<closing[index + 1]], as: UTF8.self)))
      default: break
      }
    }
    return links
  }

  /// For each place the next closing parenthesis, -1 where there is none.
  private static func nextClosing(in bytes: [UInt8]) -> [Int] {
    var places = [Int](repeating: -1, count: bytes.count)
    var next = -1
    for index in bytes.indices.reversed() {
      if bytes[index] == UInt8(ascii: ")") { next = index }
      places[index] = next
    }
    return places
  }
}
