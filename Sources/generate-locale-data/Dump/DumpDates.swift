#if os(Linux)
  import _FoundationICU

  /// The names of months, weekdays, day periods and eras, and the patterns of all skeletons, by calendar and locale.
  enum DumpDates {
    static let names: [(key: String, type: UDateFormatSymbolType, first: Int)] = [
      ("months wide", UDAT_MONTHS, 0), ("months abbreviated", UDAT_SHORT_MONTHS, 0),
      ("months narrow", UDAT_NARROW_MONTHS, 0),
      ("lone months wide", UDAT_STANDALONE_MONTHS, 0), ("lone months abbreviated", UDAT_STANDALONE_SHORT_MONTHS, 0),
      ("lone months narrow", UDAT_STANDALONE_NARROW_MONTHS, 0),
      ("weekdays wide", UDAT_WEEKDAYS, 1), ("weekdays abbreviated", UDAT_SHORT_WEEKDAYS, 1),
      ("weekdays short", UDAT_SHORTER_WEEKDAYS, 1), ("weekdays narrow", UDAT_NARROW_WEEKDAYS, 1),
      ("lone weekdays wide", UDAT_STANDALONE_WEEKDAYS, 1),
      ("lone weekdays abbreviated", UDAT_STANDALONE_SHORT_WEEKDAYS, 1),
      ("lone weekdays short", UDAT_STANDALONE_SHORTER_WEEKDAYS, 1),
      ("lone weekdays narrow", UDAT_STANDALONE_NARROW_WEEKDAYS, 1),
      ("eras wide", UDAT_ERA_NAMES, 0), ("eras abbreviated", UDAT_ERAS, 0),
    ]

    static func files(source: String, parents: ParentChain) throws(PinnedProblem) -> [String: String] {
      var files: [String: String] = [:]
      var gregorian: [String: [String: String]] = [:]
      var own: [String: String] = [:]
      var cycles: [String: Character] = [:]
      for locale in ICULibrary.locales {
        own[locale.tag] = try DumpLocales.calendar(locale.icu)
        cycles[locale.tag] = try patterns(locale.icu)["j"]?.contains("H") == true ? "H" : "h"
      }
      for calendar in PinnedDates.calendars {
        var table = PinnedTable()
        for locale in ICULibrary.locales {
          table.rows[locale.tag] = try row(locale.icu, calendar: calendar, isOwn: own[locale.tag] == calendar)
          preferHours(cycles[locale.tag] ?? "H", in: &table.rows[locale.tag, default: [:]])
        }
        if calendar == "gregorian" { gregorian = table.rows }
        let base = calendar == "gregorian" ? [:] : gregorian
        files["calendars/\(calendar).txt"] = table.text(
          header: [
            "The \(calendar) calendar by locale: names, then a line a skeleton with its pattern.",
            "A locale has what its parent has, unless it says otherwise"
              + (calendar == "gregorian"
                ? "; weekdays begin with Sunday."
                : "; what neither it nor an ancestor mentions is as in gregorian.txt."),
            source,
          ], parents: parents, keys: PinnedDates.nameKeys + PinnedDates.skeletons,
          base: { base[$0]?[$1] })
      }
      return files
    }

    /// Lets `j` be what the locale's own calendar has: with a keyword in the locale's name ICU does not know the region.
    private static func preferHours(_ letter: Character, in row: inout [String: String]) {
      for rest in ["", "m", "ms"] { row["j" + rest] = row["\(letter)\(rest)"] }
    }

    private static func patterns(_ locale: String) throws(PinnedProblem) -> [String: String] {
      var status = U_ZERO_ERROR
      let generator = swift_udatpg_open(locale, &status)
      try ICULibrary.check(status, "pattern generator of \(locale)")
      defer { swift_udatpg_close(generator) }
      var result: [String: String] = [:]
      for skeleton in PinnedDates.skeletons {
        let units = Array(skeleton.utf16)
        result[skeleton] = try ICULibrary.string {
          swift_udatpg_getBestPattern(generator, units, Int32(units.count), $0, $1, &$2)
        }
      }
      return result
    }

    /// The names and patterns of one locale. Its own calendar is asked for without a keyword: what ICU then gives is what
    /// people see, and keywords make some locales forget their parents.
    private static func row(_ locale: String, calendar: String, isOwn: Bool) throws(PinnedProblem) -> [String: String] {
      let locale = isOwn ? locale : locale + "@calendar=" + calendar
      var row: [String: String] = [:]
      var status = U_ZERO_ERROR
      let format = swift_udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, [], 0, [0x64], 1, &status)
      try ICULibrary.check(status, "date format of \(locale)")
      defer { swift_udat_close(format) }
      for (key, type, first) in names {
        var values: [String] = []
        for index in first..<max(first, Int(swift_udat_countSymbols(format, type))) {
          values.append(try ICULibrary.string { swift_udat_getSymbols(format, type, Int32(index), $0, $1, &$2) })
        }
        if key.hasPrefix("eras"), calendar == "japanese" { values = modern(values) }
        row[key] = PinnedText.join(values)
      }
      for (skeleton, pattern) in try patterns(locale) { row[skeleton] = PinnedText.escape(pattern) }
      row["eras narrow"] = PinnedText.join(
        try formatted(eraYears(calendar).map { ($0 - 1970) * 31_557_600_000 }, pattern: "GGGGG", locale: locale))
      return row
    }

    /// The eras from Meiji on; earlier ones are only in ICU.
    private static func modern(_ eras: [String]) -> [String] {
      Array(eras.suffix(5))
    }

    /// A year within every era, for the names that ICU only gives when it formats a date.
    private static func eraYears(_ calendar: String) -> [Double] {
      switch calendar {
      case "gregorian": [-500, 2000]
      case "roc": [1900, 2000]
      case "japanese": [1900, 1920, 1950, 2000, 2025]
      default: [2000]
      }
    }

    static func formatted(_ times: [Double], pattern: String, locale: String) throws(PinnedProblem) -> [String] {
      var status = U_ZERO_ERROR
      let units = Array(pattern.utf16)
      let zone = Array("UTC".utf16)
      let format = swift_udat_open(
        UDAT_PATTERN, UDAT_PATTERN, locale, zone, Int32(zone.count), units, Int32(units.count), &status)
      try ICULibrary.check(status, "date format of \(locale)")
      defer { swift_udat_close(format) }
      var result: [String] = []
      for time in times {
        result.append(try ICULibrary.string { swift_udat_format(format, time, $0, $1, nil, &$2) })
      }
      return result
    }
  }
#endif
