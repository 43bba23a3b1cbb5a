import Catalogs
import Findings

/// A catalog as rows of cells, the head first.
struct SpreadsheetTable {
  private(set) var rows: [[String]] = []

  private static let columns = ["Key", "Form", "Comment"]

  /// The rows of all sections of one catalog; a form that only some languages have is a row all the same.
  init(_ sections: [ExchangeSection], catalog: CatalogName) {
    guard let first = sections.first else { return }
    let targets = sections.filter { !$0.targetLanguage.utf8.elementsEqual($0.sourceLanguage.utf8) }
    let languages = [first.sourceLanguage] + targets.map(\.targetLanguage)
    rows.append(Self.columns + languages + [catalog.path ?? "\(catalog.table).xcstrings"])
    var places: [ExactPlace: Int] = [:]
    var blocks: [[[String]]] = []
    var blockOfKey: [ExactPlace: Int] = [:]
    for section in sections {
      let column = targets.firstIndex { $0.targetLanguage == section.targetLanguage }.map { $0 + 4 }
      for unit in section.units {
        let key = ExactPlace(unit.identifier ?? unit.key)
        let form = unit.identifier == nil ? unit.form.cell : ""
        let block = blockOfKey[key] ?? blocks.count
        if block == blocks.count {
          blocks.append([])
          blockOfKey[key] = block
        }
        let place = ExactPlace("\(key.text)\u{0}\(form)")
        let row = places[place] ?? blocks[block].count
        if row == blocks[block].count {
          places[place] = row
          let cells = [key.text, form, unit.comment ?? "", unit.source ?? ""]
          blocks[block].append(cells + Array(repeating: "", count: targets.count))
        }
        if blocks[block][row][3].isEmpty { blocks[block][row][3] = unit.source ?? "" }
        if let column { blocks[block][row][column] = unit.target ?? "" }
      }
    }
    rows += blocks.joined()
  }

  /// The sections of a table, one for each language but the source.
  static func sections(
    _ rows: [CellReader.Row], file: ExchangeFile, findings: inout [Finding]
  ) -> [ExchangeSection] {
    guard let head = rows.first, let key = head.column("key") else {
      let place = rows.first?.location ?? Location(file: file.path, line: 1, column: 1)
      findings.append(.malformed("the first row names no column 'Key'", at: place))
      return []
    }
    let form = head.column("form")
    let comment = head.column("comment")
    let known = Set([key, form, comment].compactMap { $0 })
    let path = head.cells.first { $0.hasSuffix(".xcstrings") }
    let languages = head.cells.indices.filter { !known.contains($0) && head.cells[$0].isLanguageTag }
    guard let source = languages.first else {
      findings.append(.malformed("the first row names no language", at: head.location))
      return []
    }
    return languages.dropFirst().map { column in
      var section = ExchangeSection(
        catalog: path.map { CatalogName(path: $0) } ?? CatalogName(table: file.name.stem),
        sourceLanguage: head.cells[source], targetLanguage: head.cells[column])
      for row in rows.dropFirst() where !row.cells.allSatisfy(\.isEmpty) {
        guard let path = FormPath(form.map { row.cell($0) } ?? "") else {
          if column == languages.dropFirst().first {
            findings.append(.malformed("'\(row.cell(form ?? 0))' is no form of a text", at: row.location))
          }
          continue
        }
        var unit = ExchangeUnit(key: row.cell(key), form: path, source: row.cell(source))
        if unit.source?.isEmpty == true, path.steps.count > 0 { unit.source = nil }
        unit.target = row.cell(column).isEmpty ? nil : row.cell(column)
        if path.steps.isEmpty, unit.key.utf8.contains(UInt8(ascii: "|")) { unit.identifier = unit.key }
        unit.comment = comment.map { row.cell($0) }.flatMap { $0.isEmpty ? nil : $0 }
        unit.location = row.location
        section.units.append(unit)
      }
      return section
    }
  }
}

/// A text compared byte for byte.
struct ExactPlace: Hashable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (left: ExactPlace, right: ExactPlace) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension CellReader.Row {
  /// The number of the column with a name, in whatever case.
  fileprivate func column(_ name: String) -> Int? { cells.firstIndex { $0.lowercased() == name } }

  /// A cell; one that is not there is empty.
  fileprivate func cell(_ column: Int) -> String { cells.indices.contains(column) ? cells[column] : "" }
}

extension FormPath {
  /// The form as a cell has it: `few`, `iphone.one`, `substitutions.days.plural.other`.
  fileprivate var cell: String {
    guard case .substitution(let name) = steps.first, case .plural(let category) = steps.last else {
      return description
    }
    return "substitutions.\(name).plural.\(category)"
  }
}

extension String {
  /// Whether the text looks like `de`, `zh-Hans`, `pt_BR`.
  fileprivate var isLanguageTag: Bool {
    let parts = split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    return parts.enumerated().allSatisfy { index, part in
      (index == 0 ? 2...8 : 1...8).contains(part.utf8.count)
        && part.utf8.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
          case UInt8(ascii: "0")...UInt8(ascii: "9"): index > 0
          default: false
          }
        }
    }
  }
}
