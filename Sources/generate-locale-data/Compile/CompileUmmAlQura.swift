/// Compiles the table of the calendar of Umm al-Qura.
struct CompileUmmAlQura {
  let swift: String

  init(_ package: PackageFiles) throws(PinnedProblem) {
    let lines = try package.text("Locales/umm-al-qura.txt").split(separator: "\n").filter { !$0.hasPrefix("#") }
    var rows: [String] = []
    var first: (year: Int, day: Int)?
    for line in lines {
      let fields = line.split(separator: " ").compactMap { Int($0) }
      guard fields.count == 14 else { throw PinnedProblem(message: "umm-al-qura.txt: '\(line)'") }
      let origin = first ?? (fields[0], fields[1])
      first = origin
      let lengths = fields[2...].reduce(0) { $0 << 1 | ($1 == 30 ? 1 : 0) }
      let row = try TextPool.number(fields[1] - origin.day, 3) + TextPool.number(lengths, 2)
      rows.append(String(decoding: row, as: UTF8.self))
    }
    guard let first else { throw PinnedProblem(message: "umm-al-qura.txt is empty") }
    let chunks = stride(from: 0, to: rows.count, by: 20).map { rows[$0..<min($0 + 20, rows.count)].joined() }
    swift =
      SwiftSource.header(
        [
          "A row a year: in three digits of six bits (from '0') the days since the first year began, in two the months, one",
          "bit each, the first month the highest: 1 for thirty days, 0 for twenty-nine.",
        ], source: "Locales/umm-al-qura.txt")
      + "extension UmmAlQura {\n  static var firstYear: Int { \(first.year) }\n"
      + "  static var firstDay: Int { \(first.day) }\n  static var yearCount: Int { \(rows.count) }\n\n"
      + SwiftSource.literal("years", chunks) + "}\n"
  }
}
