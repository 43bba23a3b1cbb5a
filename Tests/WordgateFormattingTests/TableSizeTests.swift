import Foundation
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

  @Test("know what every language alone means, as it is pinned")
  func languages() throws {
    let package = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let text = try String(contentsOfFile: package + "/Locales/likely-subtags.txt", encoding: .utf8)
    var count = 0
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 2, words[0] != "und", words[0].utf8.count <= 3 else { continue }
      let area = words[1].drop { $0 != "-" }.dropFirst()
      count += 1
      if likelyArea(of: words[0]) != String(area) { Issue.record("\(line)") }
    }
    #expect(count > 7000)
    for tag in ["und", "", "a", "zyb", "en-", "EN", "abcd"] { #expect(likelyArea(of: tag) == nil, "\(tag)") }
  }

  private func likelyArea(of language: String) -> String? {
    var language = language
    return language.withUTF8 { LikelyLanguages.area($0).map { String(decoding: $0, as: UTF8.self) } }
  }
}
