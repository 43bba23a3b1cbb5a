/// Compiles parents, likely subtags, aliases and script directions to static tables.
struct CompileRelations {
  let swift: String

  init(_ package: PackageFiles) throws(PinnedProblem) {
    let parents = Self.lines(try package.text("Locales/parents.txt"))
    let likely = Self.lines(try package.text("Locales/likely-subtags.txt"))
    let aliases = Self.lines(try package.text("Locales/aliases.txt"))
    let scripts = Self.lines(try package.text("Locales/right-to-left.txt"))
    let languages = likely.filter { $0.count == 2 && !$0[0].contains("-") && $0[0] != "und" && $0[0].utf8.count <= 3 }
    let plain = Set(languages.map { $0[0] })
    let others = likely.filter { !plain.contains($0[0]) }
    swift =
      SwiftSource.header(Self.about, source: "Locales/parents.txt, likely-subtags.txt, aliases.txt, right-to-left.txt")
      + "/// The tables that relate locales to each other. Rows are sorted by their bytes and of one width within a table.\n"
      + "enum LocaleRelations {\n"
      + Self.table("parents", "child, parent", [12, 8], parents)
      + Self.table("likelyLanguages", "language, script, region", [3, 4, 3], languages.map(Self.parts))
      + Self.table("likelySubtags", "key, language-script-region", [12, 13], others)
      + Self.table("languageAliases", "old, new", [13, 13], Self.aliases("language", aliases))
      + Self.table("scriptAliases", "old, new", [4, 4], Self.aliases("script", aliases))
      + Self.table("regionAliases", "old, new", [3, 3], Self.aliases("region", aliases))
      + Self.table("variantAliases", "old, new", [8, 8], Self.aliases("variant", aliases))
      + Self.table("rightToLeftScripts", "script", [4], scripts)
      + "}\n"
  }

  private static let about = [
    "A table is one string of rows of `…Width` bytes, without separators. A row is one or more fields, each padded with",
    "spaces to its width; the first is the key, and rows ascend by it, byte for byte. Read in place through `utf8Start`.",
    "Identifiers are BCP 47 with hyphens, the root is `und`. `likelyLanguages` holds what a language alone means;",
    "`likelySubtags` all other keys (`und-AT`, `az-IQ`, `und-Latn-CN`, `und`). Of several new forms aliases keep the first.",
  ]

  private static func lines(_ text: String) -> [[String]] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ").map(String.init) }
  }

  private static func parts(_ fields: [String]) -> [String] {
    [fields[0]] + fields[1].split(separator: "-").map(String.init).dropFirst()
  }

  private static func aliases(_ kind: String, _ lines: [[String]]) -> [[String]] {
    lines.filter { $0.count >= 4 && $0[0] == kind }.map { [$0[1], $0[3]] }
  }

  private static func table(_ name: String, _ fields: String, _ least: [Int], _ lines: [[String]]) -> String {
    let widths = least.indices.map { column in max(least[column], lines.map { $0[column].utf8.count }.max() ?? 0) }
    let rows = lines.map { line in
      zip(line, widths).map { $0 + String(repeating: " ", count: $1 - $0.utf8.count) }.joined()
    }.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    let width = widths.reduce(0, +)
    let perLine = max(1, 110 / width)
    let chunks = stride(from: 0, to: rows.count, by: perLine).map {
      rows[$0..<min($0 + perLine, rows.count)].joined()
    }
    return
      "\n  /// Fields: \(fields); widths: \(widths.map(String.init).joined(separator: ", ")); rows: \(rows.count).\n"
      + SwiftSource.literal(name, chunks)
      + "  static var \(name)Width: Int { \(width) }\n"
  }
}
