#if os(Linux)
  import _FoundationICU
  import Testing
  import WordgateFormatting
  import WordgateLocales

  @Suite("Lists agree with ICU")
  struct ListComparisonTests {
    private static let lists = [
      [], ["Alpha"], ["Alpha", "Beta"], ["Alpha", "Beta", "Gamma"], ["Alpha", "Beta", "Gamma", "Delta"],
      ["Alpha", "Iota"], ["Alpha", "Beta", "Omega"], ["Alpha", "hielo"], ["Alpha", "hilo"], ["10", "11"],
      ["a", "11 b"],
      ["\u{5D0}\u{5D1}", "\u{5D2}\u{5D3}"], ["\u{627}\u{628}", "\u{62C}", "\u{62F}"],
    ]

    @Test("in everything but isolation", arguments: ComparedLocales.names)
    func lists(locale: String) throws {
      let formats = LocaleFormats(try #require(ComparedLocales.identifier(locale)))
      for items in Self.lists {
        for (kind, type) in [(ListKind.and, ULISTFMT_TYPE_AND), (.or, ULISTFMT_TYPE_OR)] {
          let expected = ICUFormats.list(items, type, locale)
          #expect(formats.list(items, kind) == expected, "\(locale) \(kind) \(items)")
        }
      }
    }
  }
#endif
