import StructuredText

extension RichText {
  /// The text on one line for translators: tags as `</PRICE/>`, images as `</image ID/>`, and where words have
  /// several styles, each run between the number of its style: `<2>bold</2>`.
  var markup: String {
    let styles = styles
    return runs.map { run -> String in
      switch run.content {
      case .text(let words):
        guard styles.count > 1, let number = styles.firstIndex(of: run.style) else { return words }
        return "<\(number + 1)>\(words)</\(number + 1)>"
      case .tag(let tag): return "</\(tag)/>"
      case .image(let image): return "</image \(image)/>"
      }
    }.joined()
  }

  /// Whether the markup says all that the text holds: words that look like marks would be taken for some.
  var isFaithful: Bool {
    guard let read = pieces(of: markup) else { return false }
    var own: [Piece] = []
    for run in runs {
      let style = styles.firstIndex(of: run.style) ?? 0
      switch run.content {
      case .text(let words): RichText.append(words, style: style, to: &own)
      case .tag, .image: own.append(Piece(content: run.content, style: 0))
      }
    }
    return own == read
  }

  /// The JSON value of another text in markup, in the styles of this one; nil for marks that this one does not have.
  func value(markup: String) -> JSONValue? {
    guard let pieces = pieces(of: markup) else { return nil }
    var values: [JSONValue] = []
    for piece in pieces {
      guard let value = value(of: piece) else { return nil }
      values.append(value)
    }
    if !isList, values.count == 1 { return values[0] }
    return values.isEmpty && !isList ? .string("") : .array(values)
  }

  private func value(of piece: Piece) -> JSONValue? {
    guard case .text(let words) = piece.content else {
      return runs.first { $0.content == piece.content }?.node.value
    }
    guard styles.indices.contains(piece.style) else { return .string(words) }
    let model = runs.first { run in
      if case .text = run.content { return run.style == styles[piece.style] }
      return false
    }
    guard let model, model.node.kind == .object else { return .string(words) }
    return .object(
      model.node.members.map { .init($0.key, $0.key == "text" ? .string(words) : $0.value.value) })
  }

  /// A stretch of markup.
  private struct Piece: Equatable {
    var content: Content
    /// The place of its style among those of the words.
    var style: Int
  }

  private static func append(_ words: String, style: Int, to pieces: inout [Piece]) {
    guard !words.isEmpty else { return }
    if let last = pieces.last, last.style == style, case .text(let before) = last.content {
      pieces[pieces.count - 1].content = .text(before + words)
    } else {
      pieces.append(Piece(content: .text(words), style: style))
    }
  }

  /// Takes markup apart; nil where a style is opened and not closed.
  private func pieces(of markup: String) -> [Piece]? {
    let bytes = Array(markup.utf8)
    var pieces: [Piece] = []
    var (start, index, style) = (0, 0, 0)
    var open: Int?
    func text(_ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<"), let mark = mark(in: bytes, at: index) else {
        index += 1
        continue
      }
      switch mark.kind {
      case .open(let number):
        guard open == nil else { return nil }
        Self.append(text(index), style: style, to: &pieces)
        (open, style) = (number, number)
      case .close(let number):
        guard open == number else { return nil }
        Self.append(text(index), style: style, to: &pieces)
        (open, style) = (nil, 0)
      case .content(let content):
        Self.append(text(index), style: style, to: &pieces)
        pieces.append(Piece(content: content, style: 0))
      }
      index = mark.end
      start = index
    }
    Self.append(text(bytes.count), style: style, to: &pieces)
    return open == nil ? pieces : nil
  }

  private enum Mark {
    case open(Int)
    case close(Int)
    case content(Content)
  }

  /// The mark that starts at a place: of a tag, an image, or of one of the styles.
  private func mark(in bytes: [UInt8], at start: Int) -> (kind: Mark, end: Int)? {
    guard let close = bytes[start...].prefix(200).firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let inner = String(decoding: bytes[(start + 1)..<close], as: UTF8.self)
    let end = close + 1
    if inner.hasPrefix("/"), inner.hasSuffix("/"), inner.utf8.count > 2 {
      let name = String(inner.dropFirst().dropLast())
      let image = name.hasPrefix("image ") ? String(name.dropFirst("image ".count)) : nil
      return (.content(image.map { .image($0) } ?? .tag(name)), end)
    }
    let isClosing = inner.hasPrefix("/")
    guard styles.count > 1, let number = Int(isClosing ? inner.dropFirst() : inner[...]),
      styles.indices.contains(number - 1)
    else { return nil }
    return (isClosing ? .close(number - 1) : .open(number - 1), end)
  }
}
