import Checks

/// How far each language is, in columns.
struct TallyTable {
  static let header = ["locale", "texts", "translated", "reviewed", "missing", "faults"]

  let tallies: [LocaleTally]

  /// The cells of each row, in the order of the header.
  var rows: [[String]] {
    tallies.map { tally in
      [
        tally.locale, String(tally.total), Self.share(tally.translated, of: tally.total),
        Self.share(tally.reviewed, of: tally.total), String(tally.missing), String(tally.faults),
      ]
    }
  }

  func lines(_ style: ReportStyle) -> [String] {
    let rows = rows
    let widths = Self.header.indices.map { column in
      max(Self.header[column].count, rows.map { $0[column].count }.max() ?? 0)
    }
    func line(_ cells: [String]) -> String {
      cells.enumerated().map { column, cell in
        column == 0 ? cell.padded(to: widths[0]) : cell.aligned(to: widths[column])
      }.joined(separator: "  ")
    }
    let body = zip(tallies, rows).map { tally, cells in
      let text = line(cells)
      return tally.missing == 0 && tally.faults == 0 ? style.paint(text, .green) : text
    }
    return [style.paint(line(Self.header), .dim)] + body
  }

  /// A share in whole percent, cut off: what is not all of it is never 100 %.
  private static func share(_ part: Int, of whole: Int) -> String {
    whole == 0 ? "–" : "\(part * 100 / whole) %"
  }
}

extension String {
  fileprivate func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(width - count, 0)) + self
  }
}
