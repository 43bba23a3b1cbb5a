import Catalogs
import Findings

/// Tables for spreadsheets: one a catalog, a row for each text, a column for each language.
///
/// The columns are `Key`, `Form`, `Comment`, the source language and the languages of the export; the head of one more,
/// empty column names the catalog. A cell that a spreadsheet would compute (`=`, `+`, `-`, `@` at its start) begins with
/// an apostrophe, which reading takes off again.
public struct TableFormat: ExchangeFormat {
  /// How cells are parted.
  public enum Separator: Sendable {
    case comma, tab
  }

  private let separator: Separator

  public init(_ separator: Separator) {
    self.separator = separator
  }

  public var name: String { separator == .comma ? "csv" : "tsv" }

  public var summary: String {
    "a table with one column a language: TABLE.\(name)" + (separator == .comma ? "" : ", cells parted by tabs")
  }

  public let losses: [ExchangeLoss] = [.phrases, .emptyTargets, .states, .machineTranslations, .contexts, .oldSources]

  public func recognizes(_ file: ExchangeFile) -> Bool {
    let name = file.name.lowercased()
    return name.hasSuffix(".\(self.name)") || (separator == .tab && name.hasSuffix(".tab"))
  }

  public func write(_ document: ExchangeDocument) -> [ExchangeFile] {
    let document = document.carried(by: self)
    return document.catalogs.map { catalog in
      let table = SpreadsheetTable(document.sections.filter { $0.catalog == catalog }, catalog: catalog)
      let bytes = CellWriter.bytes(of: table.rows, separator: separator == .comma ? "," : "\t")
      return ExchangeFile(path: "\(catalog.folder)\(catalog.table).\(name)", bytes: bytes)
    }
  }

  public func read(_ files: [ExchangeFile]) -> ExchangeReading {
    var reading = ExchangeReading()
    for file in files {
      var cells = CellReader(file, separator: separator == .comma ? nil : UInt8(ascii: "\t"))
      let rows = cells.rows()
      reading.findings += cells.findings
      reading.document.sections += SpreadsheetTable.sections(rows, file: file, findings: &reading.findings)
    }
    return reading
  }
}
