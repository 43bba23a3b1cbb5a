import Findings
import StructuredText

/// Writes rows of cells as RFC 4180 has it, in UTF-8 with a mark, by which spreadsheets know the encoding.
enum CellWriter {
  static func bytes(of rows: [[String]], separator: Character) -> [UInt8] {
    var bytes: [UInt8] = [0xEF, 0xBB, 0xBF]
    for row in rows {
      for (index, cell) in row.enumerated() {
        if index > 0 { bytes.append(contentsOf: String(separator).utf8) }
        append(CellText.guarded(cell), separator: separator, to: &bytes)
      }
      bytes.append(contentsOf: [0x0D, 0x0A])
    }
    return bytes
  }

  private static func append(_ cell: String, separator: Character, to bytes: inout [UInt8]) {
    let special: Set<UInt8> = [UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ";"), 0x09, 0x0A, 0x0D]
    let isPlain = !cell.utf8.contains(where: special.contains) && cell.utf8.first != 0x20 && cell.utf8.last != 0x20
    if isPlain { return bytes.append(contentsOf: cell.utf8) }
    bytes.append(UInt8(ascii: "\""))
    for byte in cell.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

/// What keeps a spreadsheet from computing a text.
enum CellText {
  /// The text with an apostrophe before a character that begins a formula, and before such apostrophes.
  static func guarded(_ text: String) -> String { isFormula(text.utf8.drop { $0 == apostrophe }) ? "'" + text : text }

  /// The text of a cell without that apostrophe.
  static func plain(_ text: String) -> String {
    guard text.utf8.first == apostrophe, isFormula(text.utf8.drop(while: { $0 == apostrophe })) else { return text }
    return String(text.dropFirst())
  }

  private static let apostrophe = UInt8(ascii: "'")

  private static func isFormula(_ text: Substring.UTF8View) -> Bool {
    guard let first = text.first else { return false }
    return [UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0D].contains(first)
  }
}

/// Reads rows of cells: quoted or not, with any line ends, in UTF-8 or UTF-16.
struct CellReader {
  struct Row {
    var cells: [String]
    var location: Location
  }

  private(set) var findings: [Finding] = []
  private let bytes: [UInt8]
  private let separator: UInt8
  private let file: String

  /// Without a separator it is found in the first line: a comma, a semicolon or a tab.
  init(_ file: ExchangeFile, separator: UInt8?) {
    self.file = file.path
    bytes = DecodedText(file.bytes, file: file.path, problems: &findings)?.bytes ?? []
    let head = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    self.separator =
      separator ?? [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]
      .max { one, two in head.count { $0 == one } < head.count { $0 == two } } ?? UInt8(ascii: ",")
  }

  mutating func rows() -> [Row] {
    let lines = LineTable(bytes)
    var rows: [Row] = []
    var cells: [String] = []
    var at = 0
    var start = 0
    while at < bytes.count {
      cells.append(CellText.plain(cell(&at, lines)))
      if at < bytes.count, bytes[at] == separator {
        at += 1
        if at == bytes.count { cells.append("") }
        continue
      }
      if at < bytes.count {
        at += bytes[at] == 0x0D && at + 1 < bytes.count && bytes[at + 1] == 0x0A ? 2 : 1
      }
      rows.append(Row(cells: cells, location: lines.location(of: start, in: file)))
      cells = []
      start = at
    }
    if !cells.isEmpty { rows.append(Row(cells: cells, location: lines.location(of: start, in: file))) }
    return rows
  }

  /// Reads up to the next separator or line end.
  private mutating func cell(_ at: inout Int, _ lines: LineTable) -> String {
    var result: [UInt8] = []
    if at < bytes.count, bytes[at] == UInt8(ascii: "\"") {
      let opening = at
      at += 1
      while at < bytes.count {
        if bytes[at] == UInt8(ascii: "\"") {
          at += 1
          guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { break }
        }
        result.append(bytes[at])
        at += 1
        if at == bytes.count {
          findings.append(.malformed("a cell has no closing quote", at: lines.location(of: opening, in: file)))
        }
      }
    }
    while at < bytes.count, bytes[at] != separator, bytes[at] != 0x0A, bytes[at] != 0x0D {
      result.append(bytes[at])
      at += 1
    }
    return String(decoding: result, as: UTF8.self)
  }
}
