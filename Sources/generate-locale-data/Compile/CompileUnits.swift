/// Compiles the words for lengths of time to one text with a line a locale.
struct CompileUnits {
  let swift: String

  private static let units = ["day", "week", "month", "year"]

  init(_ package: PackageFiles) throws(PinnedProblem) {
    let pinned = try PinnedLocales(package)
    let table = try PinnedTable.Reader(package.text("Locales/units.txt"), parents: pinned.parents)
    var rows: [String] = []
    for locale in pinned.tags.sorted() where locale != "und" && !table.ownKeys(of: locale).isEmpty {
      var fields = [locale]
      for unit in Self.units {
        for key in [unit, "\(unit) short"] {
          guard let value = table.value(key, in: locale) else {
            throw PinnedProblem(message: "units.txt has no '\(key)' for '\(locale)'")
          }
          fields.append(try PinnedText.split(value).joined(separator: "|"))
        }
      }
      rows.append(fields.joined(separator: "\t"))
    }
    let text = rows.joined(separator: "\n")
    swift =
      SwiftSource.header(Self.about, source: "Locales/units.txt") + "enum PeriodTexts {\n"
      + SwiftSource.literal("table", SwiftSource.rows(text)) + "}\n"
  }

  private static let about = [
    "A line a locale that differs from its parent, a tab between fields: the locale, then day, week, month and year, each",
    "in full and short. A field holds `category text` for each plural category, with bars between.",
  ]
}
