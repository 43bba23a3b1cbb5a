import Testing

@testable import WordgateFormatting
@testable import WordgateLocales

@Suite("The tables of all locales")
struct TableSizeTests {
  @Test("stay within 400 kilobytes")
  func size() {
    let tables: [StaticString] = [
      FormatTable.texts, FormatTable.records, FormatTable.locales, FormatTable.facts, FormatTable.systems,
      FormatTable.currencies, FormatTable.skeletons, UmmAlQura.years, LocaleRelations.parents,
      LocaleRelations.likelyPrefixes, LocaleRelations.likelyRows, LocaleRelations.likelyAreas,
      LocaleRelations.likelyAreaStarts, LocaleRelations.likelySubtags, LocaleRelations.languageAliases,
      LocaleRelations.scriptAliases, LocaleRelations.regionAliases, LocaleRelations.variantAliases,
      LocaleRelations.rightToLeftScripts,
    ]
    // The languages of plural rules take three more, the rules are code.
    #expect(tables.reduce(0) { $0 + $1.utf8CodeUnitCount } <= 397_000)
  }

  @Test("find every locale by its tag, and nothing beside them")
  func rows() {
    let rows = SortedRows(FormatTable.locales)
    let tags = rows.keys
    #expect(tags.count == 1035)
    for tag in tags {
      #expect(rows.contains(tag))
      #expect(!rows.contains(tag + "x") || tags.contains(tag + "x"))
      #expect(!rows.contains(String(tag.dropLast())) || tags.contains(String(tag.dropLast())))
    }
    #expect(!rows.contains(""))
    #expect(!rows.contains("zzzz"))
  }

  @Test(
    "know what every language alone means as the long table did", arguments: ["en", "zh", "aaa", "zyb", "sr", "und"])
  func languages(tag: String) {
    #expect((LikelyLanguages.area(tag) != nil) == (tag != "und"))
  }
}
