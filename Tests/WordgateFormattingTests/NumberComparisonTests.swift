#if os(Linux)
  import _FoundationICU
  import Testing
  import WordgateFormatting
  import WordgateLocales

  @Suite("Numbers agree with ICU")
  struct NumberComparisonTests {
    @Test("in integers", arguments: ComparedLocales.names)
    func integers(locale: String) throws {
      let formats = LocaleFormats(try #require(ComparedLocales.identifier(locale)))
      let judge = ICUFormats.Number(UNUM_DECIMAL, locale)
      for integer in [
        0, 1, 9, 10, 42, 99, 100, 123, 999, 1000, 1234, 9999, 10_000, 12_345, 100_000, 123_456, 1_234_567, 12_345_678,
        1_234_567_890, Int.max, -1, -1234, -12_345, Int.min,
      ] {
        let expected = judge.string(integer)
        #expect(formats.string(integer) == expected, "\(locale) \(integer)")
      }
    }

    @Test("in decimals", arguments: ComparedLocales.names)
    func decimals(locale: String) throws {
      let formats = LocaleFormats(try #require(ComparedLocales.identifier(locale)))
      let judge = ICUFormats.Number(UNUM_DECIMAL, locale)
      for digits in [0...0, 0...3, 2...2, 1...6, 0...12] {
        for number in [
          0, 0.5, 1.5, 2.5, 0.05, 0.005, 1.005, 1.015, 2.675, 39.99, 0.1 + 0.2, 999.999, 1234.5, 12_345.678,
          1_234_567.891,
          99_999_999.995, 123_456_789_012.345, 1e15, 1.5e17, 1e21, 1.7976931348623157e308, -0.4, -1.5, -1234.5,
          .infinity,
          -.infinity, .nan, 1e-300,
        ] {
          let expected = judge.string(number, fractionDigits: digits)
          #expect(formats.string(number, fractionDigits: digits) == expected, "\(locale) \(number) \(digits)")
        }
      }
    }

    @Test("in percentages", arguments: ComparedLocales.names)
    func percentages(locale: String) throws {
      let formats = LocaleFormats(try #require(ComparedLocales.identifier(locale)))
      let judge = ICUFormats.Number(UNUM_PERCENT, locale)
      for ratio in [0, 0.01, 0.25, 0.5, 1, 12.34, 1234.5, -0.3] {
        #expect(formats.percent(ratio) == judge.string(ratio, fractionDigits: 0...0), "\(locale) \(ratio)")
        #expect(
          formats.percent(ratio, fractionDigits: 1...2) == judge.string(ratio, fractionDigits: 1...2),
          "\(locale) \(ratio)")
      }
    }

    @Test("in amounts of money", arguments: ComparedLocales.names)
    func money(locale: String) throws {
      let formats = LocaleFormats(try #require(ComparedLocales.identifier(locale)))
      for code in [
        "USD", "EUR", "GBP", "JPY", "CNY", "INR", "BRL", "CHF", "SEK", "PLN", "RUB", "TRY", "ILS", "SAR", "EGP", "KRW",
        "MXN",
        "CAD", "AUD", "KWD", "VND", "THB", "CVE", "XXY",
      ] {
        // ICU writes the decimal separator of the escudo in all currencies: see Locales/README.md.
        if locale.hasSuffix("_CV"), code != "CVE" { continue }
        let judge = ICUFormats.Money(code, locale)
        for amount in [0, 0.99, 39.99, 1234.5, 1_234_567.89, -4.99] {
          #expect(formats.currency(amount, code: code) == judge.string(amount), "\(locale) \(amount) \(code)")
        }
      }
    }

    @Test(
      "in every numbering system", arguments: ["en", "ar", "ar_EG", "fa", "hi", "bn", "ne", "my", "ur", "ja", "de_CH"])
    func systems(locale: String) throws {
      for system in [
        "latn", "arab", "arabext", "beng", "deva", "mymr", "thai", "hanidec", "fullwide", "adlm", "mathbold",
      ] {
        let formats = LocaleFormats(try #require(ComparedLocales.identifier(locale, keywords: "-u-nu-\(system)")))
        let name = "\(locale)@numbers=\(system)"
        let numbers = ICUFormats.Number(UNUM_DECIMAL, name)
        let money = ICUFormats.Money("EUR", name)
        for integer in [7, 1234, 1_234_567, -1_234_567] {
          #expect(formats.string(integer) == numbers.string(integer), "\(name) \(integer)")
        }
        #expect(formats.currency(-1234.5, code: "EUR") == money.string(-1234.5), "\(name)")
      }
    }
  }
#endif
