#if os(Linux)
  import _FoundationICU

  /// The symbols of the currencies in use, and how many digits stand after their decimal separator.
  enum DumpCurrencies {
    static func files(source: String, parents: ParentChain) throws(PinnedProblem) -> [String: String] {
      var status = U_ZERO_ERROR
      let codes = ICULibrary.names(
        swift_ucurr_openISOCurrencies(UInt32(UCURR_COMMON.rawValue | UCURR_NON_DEPRECATED.rawValue), &status)
      ).sorted()
      try ICULibrary.check(status, "currencies")
      var table = PinnedTable()
      for locale in ICULibrary.locales {
        table.rows[locale.tag] = ["space": try spacing(locale.icu)]
        for code in codes {
          table.rows[locale.tag, default: [:]][code] = PinnedText.escape(try symbol(code, locale.icu))
          table.rows[locale.tag, default: [:]]["\(code) format"] = try format(code, locale.icu) ?? "none"
        }
      }
      var digits: [String] = []
      for code in codes {
        digits.append("\(code) \(swift_ucurr_getDefaultFractionDigits(Array(code.utf16) + [0], &status))")
      }
      return [
        "currency-digits.txt":
          ([
            "# Currencies in use and how many digits their amounts have after the decimal separator.",
            "# " + source,
          ] + digits).joined(separator: "\n") + "\n",
        "currencies.txt": table.text(
          header: [
            "The symbols of currencies by locale, and between which symbols and digits behind them stands a space. Some",
            "currencies have a format of their own: pattern | decimal separator | group separator.",
            "A locale has what its parent has, unless it says otherwise; a currency that neither mentions is its code.",
            source,
          ], parents: parents, keys: ["space"] + codes + codes.map { "\($0) format" },
          base: { _, key in key.count == 3 ? key : key == "space" ? nil : "none" }),
      ]
    }

    /// The set of last characters of symbols that keep a space from digits behind them.
    private static func spacing(_ locale: String) throws(PinnedProblem) -> String {
      var status = U_ZERO_ERROR
      var count: Int32 = 0
      let bundle = swift_ures_open("icudt76l-curr", locale, &status)
      let spacing = swift_ures_getByKey(bundle, "currencySpacing", nil, &status)
      let side = swift_ures_getByKey(spacing, "afterCurrency", nil, &status)
      let match = swift_ures_getByKey(side, "currencyMatch", nil, &status)
      defer { for node in [match, side, spacing, bundle] { swift_ures_close(node) } }
      let text = swift_ures_getString(match, &count, &status)
      try ICULibrary.check(status, "currency spacing of \(locale)")
      return String(decoding: UnsafeBufferPointer(start: text, count: Int(count)), as: UTF16.self)
    }

    /// The pattern and the separators that a locale has for one currency alone.
    private static func format(_ code: String, _ locale: String) throws(PinnedProblem) -> String? {
      var status = U_ZERO_ERROR
      let bundle = swift_ures_open("icudt76l-curr", locale, &status)
      let currencies = swift_ures_getByKey(bundle, "Currencies", nil, &status)
      let currency = swift_ures_getByKey(currencies, code, nil, &status)
      defer { for node in [currency, currencies, bundle] { swift_ures_close(node) } }
      guard status.rawValue <= 0, swift_ures_getSize(currency) > 2 else { return nil }
      let parts = swift_ures_getByIndex(currency, 2, nil, &status)
      defer { swift_ures_close(parts) }
      var values: [String] = []
      for index in 0..<swift_ures_getSize(parts) {
        var count: Int32 = 0
        let text = swift_ures_getStringByIndex(parts, index, &count, &status)
        try ICULibrary.check(status, "format of \(code) in \(locale)")
        values.append(String(decoding: UnsafeBufferPointer(start: text, count: Int(count)), as: UTF16.self))
      }
      return PinnedText.join(values)
    }

    private static func symbol(_ code: String, _ locale: String) throws(PinnedProblem) -> String {
      var status = U_ZERO_ERROR
      var isChoice: UBool = 0
      var count: Int32 = 0
      let name = swift_ucurr_getName(Array(code.utf16) + [0], locale, UCURR_SYMBOL_NAME, &isChoice, &count, &status)
      try ICULibrary.check(status, "symbol of \(code) in \(locale)")
      return String(decoding: UnsafeBufferPointer(start: name, count: Int(count)), as: UTF16.self)
    }
  }
#endif
