#if os(Linux)
  import _FoundationICU

  /// The digits of all numbering systems, and how every locale writes numbers in each of them.
  enum DumpNumbers {
    /// The columns of a line that describes one numbering system in one locale.
    static let columns = [
      "decimal", "group", "minus", "plus", "percent", "not a number", "infinity", "money decimal", "money group",
      "number pattern", "percent pattern", "money pattern",
    ]

    static func files(source: String, parents: ParentChain, bundles: [String: ICUResource])
      throws(PinnedProblem) -> [String: String]
    {
      let systems = try numberingSystems()

      var table = PinnedTable()
      for locale in ICULibrary.locales {
        var row = [
          "digits": try defaultSystem(locale.icu),
          "native": try defaultSystem(locale.icu + "@numbers=native"),
          "least group": try leastGroup(locale.icu),
        ]
        let chain = [locale.tag] + parents.ancestors(of: locale.tag)
        let mentioned = Set(chain.flatMap { bundles[$0]?["NumberElements"]?.table.keys.map { $0 } ?? [] })
        // Named in keywords, a locale may differ from itself; what is as in latn then is as in latn.
        let latn = try symbols(locale.icu + "@currency=USD;numbers=latn")
        let own = try symbols(plainName(locale.icu))
        row["latn"] = PinnedText.join(row["digits"] == "latn" ? own : latn)
        for (name, _) in systems where mentioned.contains(name) && name != "latn" {
          let values = try name == row["digits"] ? own : symbols(locale.icu + "@currency=USD;numbers=" + name)
          row[name] = values == latn ? row["latn"] : PinnedText.join(values)
        }
        table.rows[locale.tag] = row
      }
      let names = systems.map(\.name).filter { $0 != "latn" }
      let rows = table.rows
      return [
        "numbering-systems.txt":
          (["# Digits from zero to nine by numbering system.", "# " + source]
          + systems.map { "\($0.name) \($0.digits)" }).joined(separator: "\n") + "\n",
        "numbers.txt": table.text(
          header: [
            "Numbers by locale: the numbering system used by default, the native one, how many digits must stand before a",
            "group separator, and a line a numbering system: \(columns.joined(separator: " | ")).",
            "A locale has what its parent has, unless it says otherwise; a system that neither it nor an ancestor mentions",
            "is written like latn.", source,
          ], parents: parents, keys: ["digits", "native", "least group", "latn"] + names,
          base: { locale, key in names.contains(key) ? rows[locale]?["latn"] : nil }),
      ]
    }

    /// The systems that write a number digit by digit.
    private static func numberingSystems() throws(PinnedProblem) -> [(name: String, digits: String)] {
      let all = try ICUResource(bundle: "numberingSystems")["numberingSystems"]?.table ?? [:]
      return all.compactMap { name, system in
        guard case .integer(0) = system["algorithmic"], case .integer(10) = system["radix"],
          let digits = system["desc"]?.string
        else { return nil }
        return (name, digits)
      }.sorted { $0.name < $1.name }
    }

    private static func defaultSystem(_ locale: String) throws(PinnedProblem) -> String {
      var status = U_ZERO_ERROR
      let system = swift_unumsys_open(locale, &status)
      try ICULibrary.check(status, "numbering system of \(locale)")
      defer { swift_unumsys_close(system) }
      return swift_unumsys_getName(system).map { String(cString: $0) } ?? "latn"
    }

    /// The name under which ICU gives the numbers of the locale in its own digits. Cape Verde's currency changes the decimal
    /// separator of all currencies, which is a fault, so the currency is named there.
    private static func plainName(_ locale: String) -> String {
      locale.hasSuffix("_CV") ? locale + "@currency=USD" : locale
    }

    /// How many digits must stand before the first group separator: 1, in some locales 2.
    private static func leastGroup(_ locale: String) throws(PinnedProblem) -> String {
      let format = try open(UNUM_DECIMAL, locale)
      defer { swift_unum_close(format) }
      let pattern = try NumberPatternText(ICULibrary.string { swift_unum_toPattern(format, 0, $0, $1, &$2) })
      var number: Int64 = 1
      for _ in 0..<pattern.primaryGroup { number *= 10 }
      for digits in 1...3 {
        let text = try ICULibrary.string { swift_unum_formatInt64(format, number, $0, $1, nil, &$2) }
        if text.unicodeScalars.count > pattern.primaryGroup + digits { return String(digits) }
        number *= 10
      }
      return "1"
    }

    private static func open(_ style: UNumberFormatStyle, _ locale: String) throws(PinnedProblem)
      -> UnsafeMutablePointer<UNumberFormat?>?
    {
      var status = U_ZERO_ERROR
      let format = swift_unum_open(style, nil, 0, locale, nil, &status)
      try ICULibrary.check(status, "number format of \(locale)")
      return format
    }

    private static func symbols(_ locale: String) throws(PinnedProblem) -> [String] {
      let number = try open(UNUM_DECIMAL, locale)
      let percent = try open(UNUM_PERCENT, locale)
      let money = try open(UNUM_CURRENCY, locale)
      defer { for format in [number, percent, money] { swift_unum_close(format) } }
      var status = U_ZERO_ERROR
      // A currency with two fraction digits, so that patterns do not differ by the region's currency.
      swift_unum_setTextAttribute(money, UNUM_CURRENCY_CODE, Array("USD".utf16), 3, &status)
      try ICULibrary.check(status, "currency of \(locale)")
      var result: [String] = []
      for symbol in [
        UNUM_DECIMAL_SEPARATOR_SYMBOL, UNUM_GROUPING_SEPARATOR_SYMBOL, UNUM_MINUS_SIGN_SYMBOL, UNUM_PLUS_SIGN_SYMBOL,
        UNUM_PERCENT_SYMBOL, UNUM_NAN_SYMBOL, UNUM_INFINITY_SYMBOL, UNUM_MONETARY_SEPARATOR_SYMBOL,
        UNUM_MONETARY_GROUPING_SEPARATOR_SYMBOL,
      ] {
        result.append(try ICULibrary.string { swift_unum_getSymbol(number, symbol, $0, $1, &$2) })
      }
      for format in [number, percent, money] {
        result.append(try ICULibrary.string { swift_unum_toPattern(format, 0, $0, $1, &$2) })
      }
      return result
    }
  }
#endif
