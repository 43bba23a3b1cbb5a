import Catalogs
import Exchange
import Findings

/// A small catalog with a text of every kind, and what formats make of it.
enum Exporting {
  static let catalogText = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld days" : {
          "comment" : "How long",
          "localizations" : {
            "de" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Tag" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Tage" } } } } },
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } } } } }
          }
        },
        "=Sum" : {
          "localizations" : { "de" : { "stringUnit" : { "state" : "needs_review", "value" : "-Summe" } } }
        },
        "It's {1} \"#\" & <b>" : {
          "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "  Es ist's {1} \"#\" & <b>\n" } } }
        },
        "from" : {
          "extractionState" : "manual",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Für %2$@ von %1$@" } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "From %1$@ for %2$@" } }
          }
        },
        "ok" : { }
      },
      "version" : "1.0"
    }
    """#

  static func catalog(_ text: String = catalogText) throws -> Catalog {
    var findings: [Finding] = []
    guard let catalog = Catalog(Array(text.utf8), file: "App/Main.xcstrings", findings: &findings) else {
      throw Unreadable(findings: findings)
    }
    return catalog
  }

  struct Unreadable: Error { let findings: [Finding] }

  /// The files of the catalog in German, by path.
  static func files(_ format: some ExchangeFormat) throws -> [String: String] {
    let document = ExchangeDocument([ExchangeSection(try catalog(), language: "de")])
    let files = format.write(document).map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    return Dictionary(files) { first, _ in first }
  }

  /// The targets of a German file by the name of their unit.
  static func targets(_ files: [String: String], _ format: some ExchangeFormat) -> [String: String] {
    let reading = format.read(files.map { ExchangeFile(path: $0.key, bytes: Array($0.value.utf8)) })
    let units = reading.document.sections.filter { $0.targetLanguage == "de" }.flatMap(\.units)
    return Dictionary(units.compactMap { unit in unit.target.map { (unit.name, $0) } }) { first, _ in first }
  }
}
