/// A text as a terminal can show it on one line: what cannot be seen, or would move the cursor or turn the writing
/// around, is written as an escape.
struct ShownText {
  /// One character with the bytes it stands for and the columns it takes.
  struct Cell {
    var text: String
    var columns: Int
    var bytes: Range<Int>
  }

  var cells: [Cell]
  /// Whether some of it is written from right to left, so that columns say nothing about places.
  let hasRightToLeft: Bool

  init(_ text: String) {
    var cells: [Cell] = []
    var at = 0
    var hasRightToLeft = false
    for character in text {
      let end = at + character.utf8.count
      if let scalar = character.unicodeScalars.first { hasRightToLeft = hasRightToLeft || scalar.isRightToLeft }
      if character.unicodeScalars.contains(where: \.needsEscape) {
        let shown = Self.escaped(character)
        cells.append(Cell(text: shown, columns: shown.unicodeScalars.count, bytes: at..<end))
      } else {
        let columns = character.unicodeScalars.first?.columns ?? 1
        cells.append(Cell(text: String(character), columns: columns, bytes: at..<end))
      }
      at = end
    }
    self.cells = cells
    self.hasRightToLeft = hasRightToLeft
  }

  /// The text with escapes for what cannot be shown; a very long one is cut in its middle.
  static func escaped(_ text: String) -> String {
    var shown = ""
    let limit = 2_000
    guard text.utf8.count > limit else {
      for character in text {
        shown += character.unicodeScalars.contains(where: \.needsEscape) ? escaped(character) : String(character)
      }
      return shown
    }
    return escaped(String(text.unicodeScalars.prefix(limit / 8))) + " … "
      + escaped(String(text.unicodeScalars.suffix(limit / 8)))
  }

  private static func escaped(_ character: Character) -> String {
    character.unicodeScalars.map { scalar in
      guard scalar.needsEscape else { return String(scalar) }
      switch scalar {
      case "\n": return "\\n"
      case "\t": return "\\t"
      case "\r": return "\\r"
      default: return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether a terminal would do something else with it than show it.
  fileprivate var needsEscape: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFEFF, 0xFFF9...0xFFFC, 0xE0001...0xE007F:
      true
    default: false
    }
  }

  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  /// How many columns it takes: two for the wide characters of East Asia and most emoji, none for marks.
  fileprivate var columns: Int {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      2
    case 0x300...0x36F, 0x200C...0x200D, 0xFE00...0xFE0F: 0
    default: 1
    }
  }
}
