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
      + "/// The tables that relate locales to each other.\n"
      + "enum LocaleRelations {\n"
      + Self.table("parents", "child, parent", parents)
      + (try Self.languages(languages))
      + Self.table("likelySubtags", "key, language-script-region", others)
      + Self.table("languageAliases", "old, new", Self.aliases("language", aliases))
      + Self.table("scriptAliases", "old, new", Self.aliases("script", aliases))
      + Self.table("regionAliases", "old, new", Self.aliases("region", aliases))
      + Self.table("variantAliases", "old, new", Self.aliases("variant", aliases))
      + Self.table("rightToLeftScripts", "script", scripts.map { [$0[0], ""] })
      + "}\n"
  }

  private static let about = [
    "A table is one string of rows `key:value,` without spaces, which ascend by their keys, byte for byte; see `SortedRows`.",
    "Identifiers are BCP 47 with hyphens, the root is `und`. What a language alone means is in `likelyRows`: two bytes of",
    "seven bits a language, its third letter in the first five (0 where it has two) and the place in `likelyAreas` in the rest.",
    "`likelyPrefixes` says in three digits of six bits from '0' at which row each pair of first letters begins.",
    "`likelySubtags` holds all other keys (`und-AT`, `az-IQ`, `und-Latn-CN`, `und`). Of several new forms aliases keep the first.",
  ]

  private static func lines(_ text: String) -> [[String]] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ").map(String.init) }
  }

  /// What each language alone means, by its letters.
  private static func languages(_ lines: [[String]]) throws(PinnedProblem) -> String {
    let sorted = lines.map { (Array($0[0].utf8), String($0[1].drop { $0 != "-" }.dropFirst())) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }
    let areas = Set(sorted.map(\.1)).sorted()
    let places = Dictionary(uniqueKeysWithValues: areas.enumerated().map { ($1, $0) })
    var rows: [UInt8] = []
    var starts = [Int](repeating: 0, count: 26 * 26 + 1)
    for (letters, area) in sorted {
      let place = places[area] ?? 0
      guard place < 1 << 9 else { throw PinnedProblem(message: "more areas than \(1 << 9)") }
      rows += [UInt8((letters.count > 2 ? Int(letters[2]) - 0x60 : 0) << 2 | place >> 7), UInt8(place & 0x7F)]
      starts[(Int(letters[0]) - 0x61) * 26 + Int(letters[1]) - 0x61 + 1] += 1
    }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    var prefixes: [UInt8] = []
    for start in starts { prefixes += try TextPool.number(start, 3) }
    return literal(
      "likelyPrefixes", "where the rows of two first letters begin", String(decoding: prefixes, as: UTF8.self))
      + literal("likelyRows", "third letter and area; rows: \(sorted.count)", String(decoding: rows, as: UTF8.self))
      + literal("likelyAreas", "script-region; rows: \(areas.count)", areas.map { "\($0)," }.joined())
      + "  /// Where each area begins, in three digits.\n"
      + SwiftSource.literal(
        "likelyAreaStarts", SwiftSource.rows(String(decoding: try Self.starts(of: areas), as: UTF8.self)))
  }

  private static func starts(of areas: [String]) throws(PinnedProblem) -> [UInt8] {
    var starts: [UInt8] = []
    var place = 0
    for area in areas {
      starts += try TextPool.number(place, 3)
      place += area.utf8.count + 1
    }
    return starts
  }

  private static func literal(_ name: String, _ fields: String, _ text: String) -> String {
    "\n  /// Fields: \(fields).\n" + SwiftSource.literal(name, SwiftSource.rows(text))
  }

  private static func aliases(_ kind: String, _ lines: [[String]]) -> [[String]] {
    lines.filter { $0.count >= 4 && $0[0] == kind }.map { [$0[1], $0[3]] }
  }

  private static func table(_ name: String, _ fields: String, _ lines: [[String]]) -> String {
    let rows = lines.sorted { Array($0[0].utf8).lexicographicallyPrecedes(Array($1[0].utf8)) }
    return literal(name, "\(fields); rows: \(rows.count)", rows.map { "\($0[0]):\($0[1])," }.joined())
  }
}
