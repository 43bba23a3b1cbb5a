internal import Extraction
internal import Findings
internal import Paywalls
internal import StructuredText

/// One key as the extraction report lists it: all uses of the same text in the same table.
struct ExtractRow: Sendable {
  var key: String
  var table: String
  var reach: ExtractedString.Reach
  var role: TextRole
  var isPreview: Bool
  var isDemo: Bool
  var specifiers: [String]
  var comment: String?
  var locations: [Location]
  /// The way to the screen.
  var path: [Finding.Note]
  /// The smallest edits that free it.
  var edits: [SourceEdit]

  static func rows(strings: [ExtractedString], definitions: [Paywall]) -> [ExtractRow] {
    var rows: [ExtractRow] = []
    var places: [Identity: Int] = [:]
    func add(_ row: ExtractRow) {
      let identity = Identity(key: row.key, table: row.table, reach: row.reach)
      if let place = places[identity] {
        rows[place].unite(row)
      } else {
        places[identity] = rows.count
        rows.append(row)
      }
    }
    for string in strings { add(ExtractRow(string)) }
    for paywall in definitions { for text in paywall.texts { add(ExtractRow(text)) } }
    return rows
  }

  private struct Identity: Hashable {
    var key: String
    var table: String
    var reach: ExtractedString.Reach
  }

  private mutating func unite(_ other: ExtractRow) {
    if isPreview && !other.isPreview {
      role = other.role
      path = other.path
      locations = other.locations + locations
    } else {
      locations += other.locations
    }
    edits += other.edits.filter { !edits.contains($0) }
    isPreview = isPreview && other.isPreview
    isDemo = isDemo && other.isDemo
    if let comment = other.comment {
      let lines = (self.comment?.split(separator: "\n").map(String.init) ?? []) + [comment]
      self.comment = Set(lines).sorted().joined(separator: "\n")
    }
    if path.isEmpty { path = other.path }
  }
}

extension ExtractRow {
  private init(_ string: ExtractedString) {
    self.init(
      key: string.key, table: string.table, reach: string.reach, role: string.role, isPreview: string.isPreview,
      isDemo: string.isDemo, specifiers: string.arguments.map(\.specifier), comment: string.comment,
      locations: [string.location],
      path: string.sinks.first?.path ?? [], edits: string.edits)
  }

  private init(_ text: PaywallText) {
    self.init(
      key: text.key, table: text.table, reach: text.reach, role: text.role, isPreview: false, isDemo: false,
      specifiers: text.arguments.map(\.specifier), comment: nil, locations: [text.location],
      path: [Finding.Note(text.path)], edits: [])
  }

  /// Its places, each once.
  private var places: [Location] {
    var seen: Set<Location> = []
    return locations.filter { seen.insert($0).inserted }
  }

  var json: JSONValue {
    let members: [(String, JSONValue)] = [
      ("key", .string(key)), ("table", .string(table)), ("reach", .string(reach.rawValue)),
      ("role", .string(role.rawValue)), ("preview", .bool(isPreview)), ("demo", .bool(isDemo)),
      ("specifiers", .array(specifiers.map { .string($0) })), ("comment", JSONValue(comment)),
      (
        "locations",
        .array(
          places.map { place in
            .object([("file", .string(place.file)), ("line", .integer(place.line)), ("column", .integer(place.column))])
          })
      ), ("path", .array(path.map { note in .string(note.location.map { "\($0): \(note.message)" } ?? note.message) })),
    ]
    return .object(edits.isEmpty ? members : members + [("edits", .array(edits.map(Self.json(of:))))])
  }

  private static func json(of edit: SourceEdit) -> JSONValue {
    .object([
      ("file", .string(edit.file)), ("offset", .integer(edit.range.lowerBound)), ("length", .integer(edit.range.count)),
      ("replacement", .string(edit.replacement)),
    ])
  }
}
