#if os(Linux)
  import Testing
  import WordgateLocales
  import WordgatePlurals

  #if canImport(Glibc)
    import Glibc
  #endif

  /// Our rules beside ICU's. With WORDGATE_EXHAUSTIVE set every locale is compared, else a few dozen.
  @Suite("Plural rules agree with ICU")
  struct PluralComparisonTests {
    private static let locales: [String] = {
      if getenv("WORDGATE_EXHAUSTIVE") != nil { return ICUPluralRules.locales }
      return [
        "root", "en", "ar", "ar_EG", "be", "br", "bs", "ca", "cs", "cy", "de", "es", "es_419", "fa", "fr", "ga", "gd",
        "gv",
        "he", "hi", "hr", "is", "it", "ja", "ksh", "kw", "lag", "lt", "lv", "mk", "mt", "nb", "pl", "pt", "pt_AO",
        "pt_PT",
        "ro", "ru", "shi", "sl", "sr_Latn", "sv", "th", "uk", "zh_Hant",
      ]
    }()

    private static let integers =
      Array(0...200) + [
        999, 1000, 1001, 1002, 1003, 2000, 10_000, 11_000, 20_000, 21_000, 40_000, 60_000, 80_000, 100_000, 100_001,
        140_000,
        200_000, 300_000, 999_999, 1_000_000, 1_000_001, 1_100_000, 2_000_000, 3_000_002, 10_000_000, 1_000_000_000,
        1_234_567_890, -1, -2, -21,
      ]

    @Test("in every integer", arguments: locales)
    func integers(locale: String) throws {
      let identifier = try #require(LocaleIdentifier(locale == "root" ? "und" : locale))
      for ordinal in [false, true] {
        let judge = ICUPluralRules(locale, ordinal: ordinal)
        let rules = PluralRules(identifier, ordinal ? .ordinal : .cardinal)
        for integer in Self.integers {
          let expected = judge.category(of: integer)
          guard rules.category(for: integer).name != expected else { continue }
          Issue.record("\(locale) \(rules.kind) \(integer): \(rules.category(for: integer)), ICU says \(expected)")
        }
      }
    }

    /// Numbers as ICU is asked to show them, and as they then look.
    private static let decimals: [(decimal: String, skeleton: String, shown: String)] = {
      var result: [(decimal: String, skeleton: String, shown: String)] = []
      for digits in 1...3 {
        let skeleton = "." + String(repeating: "0", count: digits)
        for step in 0...60 {
          let text = "\(step / 20).\(["0", "05", "1", "125", "2", "3", "4", "5", "50", "9"][step % 10])"
          guard let point = text.firstIndex(of: ".") else { continue }
          let fraction = text[text.index(after: point)...]
          guard fraction.count <= digits else { continue }
          result.append((text, skeleton, text + String(repeating: "0", count: digits - fraction.count)))
        }
      }
      for whole in ["10.0", "11.0", "21.1", "100.00", "1000.0", "1000000.0", "20000.000", "-1.0", "-1.5"] {
        result.append((whole, "." + String(repeating: "0", count: whole.split(separator: ".")[1].count), whole))
      }
      return result
    }()

    private static let compact: [(decimal: String, skeleton: String, shown: String)] = [
      ("1000", "compact-short", "1c3"), ("1100", "compact-short", "1.1c3"), ("15000", "compact-short", "15c3"),
      ("1000000", "compact-short", "1c6"), ("1000000", "compact-short .0", "1.0c6"),
      ("1200000", "compact-short", "1.2c6"),
      ("2000000", "compact-short", "2c6"), ("12000000", "compact-long", "12c6"),
      ("100000000", "compact-short", "100c6"),
      ("1000000000", "compact-short", "1c9"), ("2500000000000", "compact-short", "2.5c12"),
    ]

    @Test("in decimals with visible zeros and in compact forms", arguments: locales)
    func decimals(locale: String) throws {
      let identifier = try #require(LocaleIdentifier(locale == "root" ? "und" : locale))
      for ordinal in [false, true] {
        let judge = ICUPluralRules(locale, ordinal: ordinal)
        let rules = PluralRules(identifier, ordinal ? .ordinal : .cardinal)
        for (decimal, skeleton, shown) in Self.decimals + Self.compact {
          let expected = judge.category(of: ICUNumber(decimal, skeleton: skeleton))
          let operands = try #require(PluralOperands(decimal: shown))
          guard rules.category(for: operands).name != expected else { continue }
          Issue.record("\(locale) \(rules.kind) \(shown): \(rules.category(for: operands)), ICU says \(expected)")
        }
      }
    }

    @Test("in ranges", arguments: locales)
    func ranges(locale: String) throws {
      let identifier = try #require(LocaleIdentifier(locale == "root" ? "und" : locale))
      let judge = ICUPluralRules(locale, ordinal: false)
      let rules = PluralRules(identifier)
      for start in [0, 1, 2, 3, 5, 11, 20, 21, 100, 101] {
        for end in [0, 1, 2, 3, 4, 5, 11, 12, 21, 100, 102, 1_000_000] where end > start {
          let expected = judge.category(of: ICURange(Double(start), Double(end), locale: locale))
          let ours = rules.category(from: rules.category(for: start), to: rules.category(for: end))
          guard ours.name != expected else { continue }
          Issue.record("\(locale) \(start)–\(end): \(ours), ICU says \(expected)")
        }
      }
    }
  }
#endif
