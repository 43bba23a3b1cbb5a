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
        for code in codes { table.rows[locale.tag, default: [:]][code] = PinnedText.escape(try symbol(code, locale.icu)) }
      }
      var digits: [String] = []
      for code in codes {
        digits.append("\(code) \(swift_ucurr_getDefaultFractionDigits(Array(code.utf16) + [0], &status))")
      }
      return [
        "currency-digits.txt": (["# Currencies in use and how many digits their amounts have after the decimal separator.",
          "# " + source] + digits).joined(separator: "\n") + "\n",
        "currencies.txt": table.text(
          header: [
            "The symbols of currencies by locale.",
            "A locale has what its parent has, unless it says otherwise; a currency that neither mentions is its code.", source,
          ], parents: parents, keys: codes, base: { _, code in code }),
      ]
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
