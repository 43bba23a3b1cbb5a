#if os(Linux)
  import _FoundationICU

  /// The months of the calendar of Umm al-Qura, which is published as a table and cannot be computed.
  enum DumpUmmAlQura {
    private static let years: ClosedRange<Int32> = 1300...1600

    static func files(source: String) throws(PinnedProblem) -> [String: String] {
      var status = U_ZERO_ERROR
      let zone = Array("UTC".utf16)
      let calendar = swift_ucal_open(
        zone, Int32(zone.count), "en@calendar=islamic-umalqura", UCAL_DEFAULT, &status)
      try ICULibrary.check(status, "calendar of Umm al-Qura")
      defer { swift_ucal_close(calendar) }
      var lines = [
        "# The calendar of Umm al-Qura: year, its first day counted from 1 January 1970, the lengths of its months.",
        "# " + source,
      ]
      for year in years {
        var lengths: [String] = []
        var first = 0
        for month in Int32(0)..<12 {
          swift_ucal_clear(calendar)
          swift_ucal_set(calendar, UCAL_YEAR, year)
          swift_ucal_set(calendar, UCAL_MONTH, month)
          swift_ucal_set(calendar, UCAL_DAY_OF_MONTH, 1)
          if month == 0 { first = Int((swift_ucal_getMillis(calendar, &status) / 86_400_000).rounded(.down)) }
          lengths.append(String(swift_ucal_getLimit(calendar, UCAL_DAY_OF_MONTH, UCAL_ACTUAL_MAXIMUM, &status)))
        }
        try ICULibrary.check(status, "year \(year) of Umm al-Qura")
        lines.append("\(year) \(first) \(lengths.joined(separator: " "))")
      }
      return ["umm-al-qura.txt": lines.joined(separator: "\n") + "\n"]
    }
  }
#endif
