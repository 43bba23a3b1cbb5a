/// One table of figures: ours first, then those it is measured against.
struct Table {
  let title: String
  private(set) var rows: [Row] = []

  struct Row {
    let name: String
    let nanoseconds: Double
    /// How many bytes one call works through, where that says more than the time.
    let bytes: Int?
    /// The most memory one call takes, as a multiple of the bytes it works through.
    let memory: Double?
    /// The most memory that a whole process had at once, in bytes, where it was measured.
    let peak: Int?
  }

  init(_ title: String) { self.title = title }

  mutating func add(
    _ name: String, bytes: Int? = nil, peak: Int? = nil, _ nanoseconds: Double, memory: Double? = nil
  ) {
    rows.append(Row(name: name, nanoseconds: nanoseconds, bytes: bytes, memory: memory, peak: peak))
  }

  /// The table as text: the median of one call, the throughput, and how many times the first row each other one takes.
  var text: String {
    let width = rows.map(\.name.count).max() ?? 0
    let lines = rows.map { row in
      let name = row.name + String(repeating: " ", count: width - row.name.count)
      let ratio = rows.first.map { row.nanoseconds / $0.nanoseconds } ?? 1
      let speed = row.bytes.map { "\(Table.rounded(Double($0) * 1000 / row.nanoseconds)) MB/s" } ?? ""
      let memory = row.memory.map { "  memory \(Table.rounded($0)) × the file" } ?? ""
      let peak = row.peak.map { ", at most \(Table.rounded(Double($0) / 1e6)) MB of memory" } ?? ""
      return
        "  \(name)  \(Table.padded(Table.time(row.nanoseconds), 10))  \(Table.padded(speed, 11))  \(Table.rounded(ratio))×\(memory)\(peak)"
    }
    return ([title] + lines).joined(separator: "\n")
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<10_000: "\(rounded(nanoseconds)) ns"
    case ..<10_000_000: "\(rounded(nanoseconds / 1e3)) µs"
    default: "\(rounded(nanoseconds / 1e6)) ms"
    }
  }

  /// Three significant digits.
  private static func rounded(_ value: Double) -> String {
    if value >= 100 { return "\(Int(value.rounded()))" }
    let scale = value >= 10 ? 10.0 : 100.0
    return "\((value * scale).rounded() / scale)"
  }
}
