import Findings
internal import StructuredText

/// Places as SARIF writes them: URIs, and columns in UTF-16 units.
struct SARIFRegions {
  private let sources: [String: [UInt8]]
  private var tables: [String: LineTable] = [:]

  init(_ sources: [String: [UInt8]]) { self.sources = sources }

  mutating func location(of place: Location, id: Int? = nil, message: String? = nil) -> JSONValue {
    let column = column(of: place)
    var members: [(name: String, value: JSONValue)] = []
    if let id { members.append(("id", .integer(id))) }
    members.append(
      (
        "physicalLocation",
        .object([
          ("artifactLocation", artifact(place.file)),
          ("region", .object([("startLine", .integer(place.line)), ("startColumn", .integer(column))])),
        ])
      ))
    if let message { members.append(("message", .object([("text", .string(message))]))) }
    return .object(members)
  }

  /// The edits of a finding; nil without any, or where a file to be edited is not known.
  mutating func fix(of finding: Finding) -> JSONValue? {
    guard !finding.edits.isEmpty else { return nil }
    var changes: [JSONValue] = []
    for (file, edits) in Dictionary(grouping: finding.edits, by: \.file).sorted(by: { $0.key < $1.key }) {
      var replacements: [JSONValue] = []
      for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
        guard let region = region(of: edit.range, in: file) else { return nil }
        replacements.append(
          .object([
            ("deletedRegion", region), ("insertedContent", .object([("text", .string(edit.replacement))])),
          ]))
      }
      changes.append(.object([("artifactLocation", artifact(file)), ("replacements", .array(replacements))]))
    }
    let description = finding.advice ?? "mend it"
    return .object([("description", .object([("text", .string(description))])), ("artifactChanges", .array(changes))])
  }

  private func artifact(_ file: String) -> JSONValue {
    if file.hasPrefix("/") { return .object([("uri", .string("file://" + Self.percentEncoded(file)))]) }
    return .object([("uri", .string(Self.percentEncoded(file))), ("uriBaseId", .string("%SRCROOT%"))])
  }

  private mutating func region(of range: Range<Int>, in file: String) -> JSONValue? {
    guard let start = position(of: range.lowerBound, in: file), let end = position(of: range.upperBound, in: file)
    else {
      return nil
    }
    return .object([
      ("startLine", .integer(start.line)), ("startColumn", .integer(start.column)), ("endLine", .integer(end.line)),
      ("endColumn", .integer(end.column)),
    ])
  }

  private mutating func position(of offset: Int, in file: String) -> (line: Int, column: Int)? {
    guard let bytes = sources[file], offset <= bytes.count else { return nil }
    let (line, column) = table(of: file, bytes).position(of: offset)
    return (line, Self.units(in: bytes[(offset - column + 1)..<offset]) + 1)
  }

  private mutating func column(of place: Location) -> Int {
    guard let bytes = sources[place.file], let start = table(of: place.file, bytes).start(ofLine: place.line),
      place.column > 0, place.column - 1 <= bytes.count - start
    else { return max(place.column, 1) }
    return Self.units(in: bytes[start..<start + place.column - 1]) + 1
  }

  private mutating func table(of file: String, _ bytes: [UInt8]) -> LineTable {
    if let table = tables[file] { return table }
    let table = LineTable(bytes)
    tables[file] = table
    return table
  }

  private static func units(in bytes: ArraySlice<UInt8>) -> Int { String(decoding: bytes, as: UTF8.self).utf16.count }

  /// A path as a URI: everything but letters, digits and a few signs is percent-encoded.
  static func percentEncoded(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "@"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return result
  }
}
