#if os(Linux)
  import _FoundationICU

  /// Direction, default calendar and weeks of every locale.
  enum DumpLocales {
    static func files(source: String, parents: ParentChain) throws(PinnedProblem) -> [String: String] {
      var table = PinnedTable()
      var tags: [String] = []
      for locale in ICULibrary.locales {
        tags.append(locale.tag)
        var status = U_ZERO_ERROR
        let orientation = swift_uloc_getCharacterOrientation(locale.icu, &status)
        try ICULibrary.check(status, "direction of \(locale.tag)")
        table.rows[locale.tag] = [
          "direction": orientation == ULOC_LAYOUT_RTL ? "right to left" : "left to right",
          "calendar": try calendar(locale.icu),
          "weeks": try weeks(locale.icu),
        ]
      }
      return [
        "locales.txt": (["# All locales with data.", "# " + source] + tags.sorted(by: parents.precedes))
          .joined(separator: "\n") + "\n",
        "directions-and-calendars.txt": table.text(
          header: [
            "The direction of text, the calendar used by default, and the weeks: their first day (0 is Sunday) and how many",
            "days of a year its first week has at least.",
            "A locale has what its parent has, unless it says otherwise.", source,
          ], parents: parents, keys: ["direction", "calendar", "weeks"]),
      ]
    }

    /// The first day of a week and the least days of the first week of a year.
    private static func weeks(_ locale: String) throws(PinnedProblem) -> String {
      var status = U_ZERO_ERROR
      let calendar = swift_ucal_open(nil, 0, locale, UCAL_DEFAULT, &status)
      try ICULibrary.check(status, "calendar of \(locale)")
      defer { swift_ucal_close(calendar) }
      let first = swift_ucal_getAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK)
      return "\(first - 1) \(swift_ucal_getAttribute(calendar, UCAL_MINIMAL_DAYS_IN_FIRST_WEEK))"
    }

    /// The calendar that the locale uses by default.
    static func calendar(_ locale: String) throws(PinnedProblem) -> String {
      var status = U_ZERO_ERROR
      let calendar = swift_ucal_open(nil, 0, locale, UCAL_DEFAULT, &status)
      try ICULibrary.check(status, "calendar of \(locale)")
      defer { swift_ucal_close(calendar) }
      let type = swift_ucal_getType(calendar, &status).map { String(cString: $0) }
      return type ?? "gregorian"
    }
  }
#endif
