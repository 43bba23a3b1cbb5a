import Checks

/// The source and the translation of a finding under each other, the fault marked.
struct Excerpt {
  let text: FaultyText

  /// The lines; `key` is told where it says something else than the source, and neither where the source was just shown.
  func lines(key: String?, hasSource: Bool, indent: String, _ style: ReportStyle) -> [String] {
    let hasKey = hasSource && key.map { $0 != text.source } ?? false
    let labels = [hasKey ? "key" : "", text.sourceLanguage, text.text == nil ? "" : text.language]
    let width = labels.map(\.count).max() ?? 0
    let room = max(style.columns - indent.count - width - 2, 20)
    var lines: [String] = []
    if hasKey, let key { lines += row("key", key, nil, width, room, indent, style) }
    if hasSource { lines += row(text.sourceLanguage, text.source, sourceMark, width, room, indent, style) }
    if let words = text.text { lines += row(text.language, words, textMark, width, room, indent, style) }
    return lines
  }

  private var sourceMark: Range<Int>? {
    if case .source(let range) = text.mark { return range }
    return nil
  }

  private var textMark: Range<Int>? {
    if case .text(let range) = text.mark { return range }
    return nil
  }

  private func row(
    _ label: String, _ words: String, _ mark: Range<Int>?, _ width: Int, _ room: Int, _ indent: String,
    _ style: ReportStyle
  ) -> [String] {
    let line = MarkedLine(words, mark: mark, room: room)
    let head = indent + style.paint(label.padded(to: width), .dim) + "  "
    let blank = indent + String(repeating: " ", count: width + 2)
    return [head + line.words(style)] + (line.underline.map { [blank + style.paint($0, .red)] } ?? [])
  }
}

/// One line of a text, cut to the room there is so that the marked place is seen.
struct MarkedLine {
  private var before = ""
  private var marked = ""
  private var after = ""
  private var column = 0
  private var columns = 0
  private let isMarked: Bool
  private let isRightToLeft: Bool

  init(_ text: String, mark: Range<Int>?, room: Int) {
    let (piece, offset) = Self.piece(of: text, around: mark)
    let shown = ShownText(piece)
    let mark = mark.map { $0.lowerBound - offset..<$0.upperBound - offset }
    let places = shown.cells.indices.filter { index in
      guard let mark else { return false }
      let bytes = shown.cells[index].bytes
      return mark.isEmpty ? bytes.lowerBound == mark.lowerBound : bytes.overlaps(mark)
    }
    let first = mark == nil ? 0 : places.first ?? shown.cells.count
    let end = (places.last ?? first - 1) + 1
    let window = Self.window(shown.cells.map(\.columns), first..<max(first, min(end, shown.cells.count)), room)
    isMarked = mark != nil
    isRightToLeft = shown.hasRightToLeft
    if window.lowerBound > 0 || offset > 0 { before = "…" }
    column = before.count
    for index in window {
      let cell = shown.cells[index]
      if !isMarked || index < first {
        before += cell.text
        column += cell.columns
      } else if index < end, mark?.isEmpty == false {
        marked += cell.text
        columns += cell.columns
      } else {
        after += cell.text
      }
    }
    if window.upperBound < shown.cells.count || offset + piece.utf8.count < text.utf8.count { after += "…" }
  }

  /// The line with its mark, as far as colours or brackets show it.
  func words(_ style: ReportStyle) -> String {
    if isMarked, isRightToLeft { return before + "⟦" + style.paint(marked, .red) + "⟧" + after }
    return before + (marked.isEmpty ? "" : style.paint(marked, .red)) + after
  }

  /// The signs below the marked place: `~~~`, or `^` where something is missing.
  var underline: String? {
    guard isMarked, !isRightToLeft else { return nil }
    return String(repeating: " ", count: column) + (columns == 0 ? "^" : String(repeating: "~", count: columns))
  }

  /// A part of a long text that holds the mark, and where it begins.
  private static func piece(of text: String, around mark: Range<Int>?) -> (String, Int) {
    let reach = 1_000
    guard text.utf8.count > 4 * reach else { return (text, 0) }
    let bytes = Array(text.utf8)
    var start = max((mark?.lowerBound ?? 0) - reach, 0)
    var end = min((mark?.lowerBound ?? 0) + reach, bytes.count)
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return (String(decoding: bytes[start..<end], as: UTF8.self), start)
  }

  /// The cells that fit, with the marked ones among them.
  private static func window(_ widths: [Int], _ mark: Range<Int>, _ room: Int) -> Range<Int> {
    if widths.reduce(0, +) <= room { return widths.indices }
    var start = mark.lowerBound
    var used = 2 + widths[mark].reduce(0, +)
    var end = min(mark.upperBound, widths.count)
    var grows = true
    while grows {
      grows = false
      if start > 0, used + widths[start - 1] <= room {
        start -= 1
        used += widths[start]
        grows = true
      }
      if end < widths.count, used + widths[end] <= room {
        used += widths[end]
        end += 1
        grows = true
      }
    }
    if used > room, end - start > room { end = start + max(room, 1) }
    return start..<end
  }
}
