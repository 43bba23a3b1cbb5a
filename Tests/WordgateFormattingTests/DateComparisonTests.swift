#if os(Linux)
  import _FoundationICU
  import Testing
  import WordgateFormatting
  import WordgateLocales

  @Suite("Dates agree with ICU")
  struct DateComparisonTests {
    private static let skeletons = [
      "d", "E", "EEEE", "M", "MMM", "MMMM", "y", "Md", "MEd", "MMMd", "MMMEd", "EEEMMMd", "MMMMd", "MMMMEEEEd", "yM",
      "yMd",
      "yMEd", "yMMM", "yMMMd", "yMMMEd", "yMMMM", "yMMMMd", "yMMMMEEEEd", "GyMMMd",
    ]

    private static let clockSkeletons = [
      "Hm", "Hms", "hm", "hms", "jm", "j", "H", "h", "ms", "haaaa", "hmaaaa", "hmsaaaaa", "hb", "hmb", "hmsbbbb",
      "hbbbbb",
      "Bh", "Bhm", "Bhms", "BBBBh", "hmBBBBB",
    ]

    /// Every day of a leap year; in the short comparison one in eleven.
    private static let days: [CivilDate] = stride(from: 0, to: 366, by: ComparedLocales.isExhaustive ? 1 : 11)
      .map { CivilDate(daysSinceEpoch: 19_723 + $0) }

    @Test("in a leap year, by the locale's own calendar and digits", arguments: ComparedLocales.names)
    func year(locale: String) throws {
      let formats = LocaleFormats(try #require(ComparedLocales.identifier(locale)))
      compare(formats, ICUFormats.Dates(locale), locale, Self.days)
    }

    @Test(
      "in the other calendars",
      arguments: ["en", "ar", "ar_EG", "de", "fa", "he", "hi", "id", "ja", "ru", "th", "zh_Hant"])
    func calendars(locale: String) throws {
      let days = stride(from: -25_000, to: 40_000, by: ComparedLocales.isExhaustive ? 17 : 977)
        .map { CivilDate(daysSinceEpoch: $0) }
      for calendar in CalendarSystem.allCases {
        let formats = LocaleFormats(
          try #require(ComparedLocales.identifier(locale, keywords: "-u-ca-\(calendar.keyword)")))
        // ICU begins the Hebrew year 5807 a day late, so the months around it differ: see Locales/README.md.
        let days = calendar == .hebrew ? days.filter { !(27_707...28_388).contains($0.daysSinceEpoch) } : days
        let name = "\(locale)@calendar=\(calendar == .gregorian ? "gregorian" : calendar.keyword)"
        compare(formats, ICUFormats.Dates(name), name, days)
      }
    }

    /// A day in each of some months and the days around new years, which belong to weeks of other years.
    @Test(
      "in the other calendars of every locale",
      arguments: ComparedLocales.isExhaustive ? ComparedLocales.names : ["te", "my", "ksh", "gd", "zh"])
    func otherCalendars(locale: String) throws {
      let days = (0..<6).map { 19_000 + $0 * 167 } + [19_357, 19_358, 19_722, 19_723, 20_453, 20_454]
      for calendar in CalendarSystem.allCases {
        let formats = LocaleFormats(
          try #require(ComparedLocales.identifier(locale, keywords: "-u-ca-\(calendar.keyword)")))
        let name = "\(locale)@calendar=\(calendar == .gregorian ? "gregorian" : calendar.keyword)"
        compare(formats, ICUFormats.Dates(name), name, days.map { CivilDate(daysSinceEpoch: $0) })
      }
    }

    /// Half a century for the locales that count years in another calendar, around the changes of their years.
    @Test("over decades, where the locale's own calendar is not the Gregorian", arguments: foreign)
    func decades(locale: String) throws {
      let formats = LocaleFormats(try #require(ComparedLocales.identifier(locale)))
      let step = ComparedLocales.isExhaustive ? 3 : 127
      let days = stride(from: 3_653, to: 25_000, by: step).map { CivilDate(daysSinceEpoch: $0) }
      compare(formats, ICUFormats.Dates(locale), locale, days)
    }

    /// The locales whose own calendar is not the Gregorian, by ICU's names.
    private static let foreign: [String] = ICUFormats.locales.filter { name in
      ComparedLocales.identifier(name).map { LocaleFormats($0).calendar != .gregorian } ?? false
    }

    @Test("Seventeen locales do not count by the Gregorian calendar")
    func foreignLocales() {
      #expect(Self.foreign.count == 17)
    }

    private func compare(
      _ formats: LocaleFormats, _ judge: borrowing ICUFormats.Dates, _ locale: String, _ days: [CivilDate]
    ) {
      let moments = days.map { Double($0.daysSinceEpoch) * 86_400_000 }
      for skeleton in Self.skeletons {
        let expected = judge.strings(moments, skeleton: skeleton)
        for (day, expected) in zip(days, expected) {
          let ours = formats.date(day, skeleton: skeleton)
          guard ours != expected else { continue }
          Issue.record("\(locale) \(skeleton) \(day): \(ours ?? "none"), ICU says \(expected)")
          break
        }
      }
    }

    /// Milliseconds from the beginning of 1970.
    private static func moment(_ time: TimeOfDay) -> Double {
      let minutes = time.hour * 60 + time.minute
      return Double(minutes * 60 + time.second) * 1000
    }

    @Test("in times of the day", arguments: ComparedLocales.names)
    func times(locale: String) throws {
      let formats = LocaleFormats(try #require(ComparedLocales.identifier(locale)))
      let judge = ICUFormats.Dates(locale)
      var minutes = [5, 599, 721]
      for hour in 0..<24 { minutes += [60 * hour, 60 * hour + 30] }
      let times = try minutes.map {
        try #require(TimeOfDay(hour: $0 / 60, minute: $0 % 60, second: $0 % 7 == 0 ? 0 : 9))
      }
      let day = CivilDate(daysSinceEpoch: 0)
      for skeleton in Self.clockSkeletons {
        let moments = times.map(Self.moment)
        for (time, expected) in zip(times, judge.strings(moments, skeleton: skeleton)) {
          let ours = formats.date(day, at: time, skeleton: skeleton)
          guard ours != expected else { continue }
          Issue.record("\(locale) \(skeleton) \(time): \(ours ?? "none"), ICU says \(expected)")
          break
        }
      }
    }

    /// The names alone, of every full and half hour, in all widths.
    @Test("in the parts of the day", arguments: ComparedLocales.names)
    func dayPeriods(locale: String) throws {
      let formats = LocaleFormats(try #require(ComparedLocales.identifier(locale)))
      let judge = ICUFormats.Dates(locale)
      let kinds: [(Character, DayPeriodKind)] = [("a", .halves), ("b", .halvesAndNoon), ("B", .parts)]
      let times = try (0..<48).map { try #require(TimeOfDay(hour: $0 / 2, minute: $0 % 2 * 30)) }
      for (letter, kind) in kinds {
        for (count, width) in [(1, NameWidth.abbreviated), (4, .wide), (5, .narrow)] {
          // The minutes are there so that ICU looks at them.
          let pattern = String(repeating: letter, count: count) + "'|'mm"
          let expected = judge.strings(times.map(Self.moment), pattern: pattern)
          for (time, text) in zip(times, expected) {
            let ours = formats.dayPeriod(at: time, kind, width: width)
            #expect(ours == text.prefix { $0 != "|" }, "\(locale) \(pattern) \(time)")
          }
        }
      }
    }
  }
#endif
