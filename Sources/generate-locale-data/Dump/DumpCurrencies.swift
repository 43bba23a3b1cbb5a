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
            "The symbols of currencies by locale, and between which symbols and digits behind them stands a space.",
            "A locale has what its parent has, unless it says otherwise; a currency that neither mentions is its code.",
            source,
          ], parents: parents, keys: ["space"] + codes, base: { _, key in codes.contains(key) ? key : nil }),
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
