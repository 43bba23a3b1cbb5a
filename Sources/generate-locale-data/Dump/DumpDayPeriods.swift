#if os(Linux)
  import _FoundationICU

  /// The parts of a day by locale: halves, noon, morning and so on, with their hours and names.
  ///
  /// Names within a date are what ICU writes. Names that stand alone are only in its bundles.
  struct DumpDayPeriods {
    private let bundles: [String: ICUResource]
    private let parents: ParentChain
    private let sets: [String: String]
    private let rules: [String: ICUResource]

    init(parents: ParentChain, bundles: [String: ICUResource]) throws(PinnedProblem) {
      self.parents = parents
      self.bundles = bundles
      let data = try ICUResource(bundle: "dayPeriods")
      sets = data["locales"]?.table.compactMapValues(\.string) ?? [:]
      rules = data["rules"]?.table ?? [:]
    }

    func files(source: String) throws(PinnedProblem) -> [String: String] {
      var table = PinnedTable()
      for locale in ICULibrary.locales { table.rows[locale.tag] = try row(locale.icu, locale.tag) }
      return [
        "day-periods.txt": table.text(
          header: [
            "The parts of a day by locale: from which full hour each one counts, which moments have a name of their own",
            "among them, and the names: within a date (abbreviated, wide, narrow) and alone.",
            "A locale has what its parent has, unless it says otherwise.", source,
          ], parents: parents, keys: ["hours", "moments"] + PinnedDates.dayPeriodKeys)
      ]
    }

    private func row(_ locale: String, _ tag: String) throws(PinnedProblem) -> [String: String] {
      let schedule = schedule(of: locale)
      var widths: [Names] = []
      for width in [1, 4, 5] { widths.append(try Names(locale, width: width, schedule.hours)) }
      // ICU writes the half of the day for a part without a name.
      let hours = schedule.hours.indices.map { hour in
        let part = schedule.hours[hour]
        let isNamed = name(part, "format", "abbreviated", in: tag) != nil && widths.allSatisfy { $0.hasOneName(part) }
        return isNamed ? part : hour < 12 ? "am" : "pm"
      }
      for index in widths.indices { widths[index].hours = hours }
      // A moment may be called like the hours around it in one width and not in another.
      let moments = schedule.moments.filter { moment in widths.contains { $0.isApart(moment) } }
      var row = ["hours": Self.starts(hours)]
      row["moments"] = moments.isEmpty ? "none" : moments.joined(separator: " | ")
      for (key, names) in zip(PinnedDates.dayPeriodWidths, widths) {
        row[key] = Self.line(try names.byType(with: moments))
      }
      let short = try widths[0].byType(with: moments)
      for key in PinnedDates.dayPeriodWidths {
        var names: [String: String] = [:]
        for (type, name) in short { names[type] = self.name(type, "stand-alone", key, in: tag) ?? name }
        row["lone \(key)"] = Self.line(names)
      }
      return row
    }

    /// Which part each hour belongs to, and which moments the rules know. A locale without rules has halves.
    private func schedule(of locale: String) -> (hours: [String], moments: [String]) {
      var hours = (0..<24).map { $0 < 12 ? "am" : "pm" }
      var moments: [String] = []
      var name = locale
      while sets[name] == nil, let end = name.lastIndex(of: "_") { name = String(name[..<end]) }
      for (type, span) in sets[name].flatMap({ rules[$0]?.table }) ?? [:] {
        func hour(_ key: String) -> Int? { span[key]?.string.flatMap { Int($0.prefix(2)) } }
        if span["at"] != nil { moments.append(type) }
        guard let from = hour("from"), let before = hour("before") else { continue }
        for hour in from..<(before <= from ? before + 24 : before) { hours[hour % 24] = type }
      }
      return (hours, moments.sorted())
    }

    /// "morning1 6 | afternoon1 12": each part with its first hour.
    private static func starts(_ hours: [String]) -> String {
      let starts = hours.indices.filter { hours[$0] != hours[($0 + 23) % 24] }
      return starts.map { "\(hours[$0]) \($0)" }.joined(separator: " | ")
    }

    private static func line(_ names: [String: String]) -> String {
      PinnedDates.dayPeriods.compactMap { type in names[type].map { "\(type) \(PinnedText.escape($0))" } }
        .joined(separator: " | ")
    }

    /// The name as the locale or an ancestor has it. A width without names is as the abbreviated names are.
    private func name(_ type: String, _ context: String, _ width: String, in tag: String) -> String? {
      for width in [width, "abbreviated"] {
        for ancestor in [tag] + parents.ancestors(of: tag) {
          let periods = bundles[ancestor]?["calendar"]?["gregorian"]?["dayPeriod"]
          if let name = periods?[context]?[width]?[type]?.string { return name }
        }
      }
      return nil
    }
  }

  /// The names of one width in one locale, as ICU writes them within dates.
  private struct Names {
    private let locale: String
    /// The part that each hour belongs to.
    var hours: [String]
    private let halves: [String]
    /// What stands for each hour, some time after it has struck.
    private let within: [String]
    /// What stands for midnight and noon where parts of the day are asked for, and where halves are.
    private let moments: [String: (part: String, half: String)]

    init(_ locale: String, width: Int, _ hours: [String]) throws(PinnedProblem) {
      func texts(_ letter: Character, _ times: [Int]) throws(PinnedProblem) -> [String] {
        try Self.texts(String(repeating: letter, count: width) + "'|'mm", times, locale)
      }
      self.locale = locale
      self.hours = hours
      halves = try texts("a", [0, 720])
      within = try texts("B", (0..<24).map { 60 * $0 + 30 })
      let (parts, named) = (try texts("B", [0, 720]), try texts("b", [0, 720]))
      moments = ["midnight": (parts[0], named[0]), "noon": (parts[1], named[1])]
    }

    /// Whether all hours of a part are called the same.
    func hasOneName(_ part: String) -> Bool { Set(zip(hours, within).filter { $0.0 == part }.map(\.1)).count == 1 }

    private static func hour(of moment: String) -> Int { moment == "noon" ? 12 : 0 }

    /// Whether a moment has another name than the hour that it begins.
    func isApart(_ moment: String) -> Bool { moments[moment]?.part != within[Self.hour(of: moment)] }

    /// The names by the part of the day, of the moments those that are parts and those that are named beside halves.
    func byType(with parts: [String]) throws(PinnedProblem) -> [String: String] {
      var names = ["am": halves[0], "pm": halves[1]]
      for (moment, texts) in moments {
        if parts.contains(moment) {
          names[moment] = texts.part
          guard texts.half == texts.part || texts.half == halves[Self.hour(of: moment) / 12] else {
            throw PinnedProblem(message: "two names of \(moment) in \(locale)")
          }
        } else if texts.half != halves[Self.hour(of: moment) / 12] {
          names[moment] = texts.half
        }
      }
      for (type, name) in zip(hours, within) {
        guard names[type] == nil || names[type] == name else {
          throw PinnedProblem(message: "two names of \(type) in \(locale)")
        }
        names[type] = name
      }
      return names
    }

    /// What a pattern writes at some minutes of the day, up to the first bar.
    private static func texts(_ pattern: String, _ minutes: [Int], _ locale: String) throws(PinnedProblem) -> [String] {
      try DumpDates.formatted(minutes.map { Double($0) * 60_000 }, pattern: pattern, locale: locale)
        .map { String($0.prefix { $0 != "|" }) }
    }
  }
#endif
