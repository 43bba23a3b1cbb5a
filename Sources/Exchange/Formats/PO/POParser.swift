import Catalogs
import Findings
import StructuredText

/// An entry of a PO file.
struct POEntry {
  var context: String?
  var source = ""
  var plural: String?
  /// `msgstr`, or `msgstr[0]`, `msgstr[1]`…, by index.
  var targets: [Int: String] = [:]
  var isFuzzy = false
  var oldSource: String?
  var location: Location
}

/// Reads PO line by line.
struct POParser {
  private(set) var findings: [Finding] = []
  private let file: String
  private let lines: [ArraySlice<UInt8>]
  private var entry: POEntry
  private var keyword = ""
  private var result: [POEntry] = []
  private var hasSource = false

  init(_ file: ExchangeFile) {
    self.file = file.path
    entry = POEntry(location: Location(file: file.path, line: 1, column: 1))
    let text = DecodedText(file.bytes, file: file.path, problems: &findings)
    lines = (text?.bytes ?? []).split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      line.last == 0x0D ? line.dropLast() : line
    }
  }

  mutating func entries() -> [POEntry] {
    for (number, line) in lines.enumerated() {
      let content = line.drop { $0 == 0x20 || $0 == 0x09 }
      let location = Location(file: file, line: number + 1, column: 1)
      if content.isEmpty { continue }
      if content.first == UInt8(ascii: "#") { readComment(content, location) } else { read(content, location) }
    }
    finish()
    return result
  }

  private mutating func readComment(_ line: ArraySlice<UInt8>, _ location: Location) {
    if line.starts(with: "#~".utf8) { return }
    if hasSource { finish() }
    let text = String(decoding: line.dropFirst(2), as: UTF8.self)
    if line.starts(with: "#,".utf8) {
      let flags = text.split { $0 == "," || $0 == " " }
      if flags.contains("fuzzy") { entry.isFuzzy = true }
    } else if line.starts(with: "#|".utf8) {
      readOld(line.dropFirst(2).drop { $0 == 0x20 }, location)
    }
  }

  private mutating func readOld(_ line: ArraySlice<UInt8>, _ location: Location) {
    var rest = line
    if line.starts(with: "msgid ".utf8) {
      keyword = "#| msgid"
      rest = line.dropFirst(6)
      entry.oldSource = ""
    } else if line.first != UInt8(ascii: "\"") {
      keyword = "#| other"
    }
    guard keyword == "#| msgid", let text = quoted(rest, location) else { return }
    entry.oldSource = (entry.oldSource ?? "") + text
  }

  private mutating func read(_ line: ArraySlice<UInt8>, _ location: Location) {
    var rest = line
    if line.first != UInt8(ascii: "\"") {
      let word = String(decoding: line.prefix { $0 > 0x20 && $0 != UInt8(ascii: "\"") }, as: UTF8.self)
      if (word == "msgctxt" || word == "msgid") && hasSource { finish() }
      if word == "msgctxt" || (word == "msgid" && entry.context == nil) { entry.location = location }
      keyword = word
      rest = line.dropFirst(word.utf8.count).drop { $0 == 0x20 || $0 == 0x09 }
      if word == "msgctxt" { entry.context = "" }
    }
    guard let text = quoted(rest, location) else { return }
    switch keyword {
    case "msgctxt": entry.context = (entry.context ?? "") + text
    case "msgid":
      hasSource = true
      entry.source += text
    case "msgid_plural": entry.plural = (entry.plural ?? "") + text
    case "msgstr": entry.targets[0, default: ""] += text
    default:
      guard keyword.hasPrefix("msgstr["), keyword.hasSuffix("]"),
        let index = Int(keyword.dropFirst(7).dropLast()), (0..<100).contains(index)
      else { return findings.append(.malformed("'\(keyword)' is no word of this format", at: location)) }
      entry.targets[index, default: ""] += text
    }
  }

  private mutating func finish() {
    if hasSource { result.append(entry) }
    hasSource = false
    keyword = ""
    entry = POEntry(location: entry.location)
  }

  /// The text between quotes, escapes resolved.
  private mutating func quoted(_ line: ArraySlice<UInt8>, _ location: Location) -> String? {
    let trimmed = line[..<(line.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? line.startIndex)]
    guard trimmed.count >= 2, trimmed.first == UInt8(ascii: "\""), trimmed.last == UInt8(ascii: "\"") else {
      findings.append(.malformed("expected a text in quotes", at: location))
      return nil
    }
    var result: [UInt8] = []
    var at = trimmed.startIndex + 1
    let end = trimmed.endIndex - 1
    while at < end {
      let byte = trimmed[at]
      at += 1
      if byte == UInt8(ascii: "\"") {
        findings.append(.malformed("a quote inside of a text needs a backslash", at: location))
        return nil
      }
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      guard at < end else {
        findings.append(.malformed("a text ends with a lone backslash", at: location))
        return nil
      }
      result.append(Self.unescaped(trimmed, &at, end))
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func unescaped(_ line: ArraySlice<UInt8>, _ at: inout Int, _ end: Int) -> UInt8 {
    let byte = line[at]
    at += 1
    switch byte {
    case UInt8(ascii: "a"): return 0x07
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "v"): return 0x0B
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = Int(byte - UInt8(ascii: "0"))
      var count = 1
      while count < 3, at < end, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(line[at]) {
        value = value << 3 | Int(line[at] - UInt8(ascii: "0"))
        at += 1
        count += 1
      }
      return UInt8(truncatingIfNeeded: value)
    default: return byte
    }
  }
}
