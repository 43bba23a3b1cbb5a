import Catalogs
import Findings
import Foundation

/// Reading and writing a String Catalog beside Foundation's JSON reader and writer.
enum CatalogBenchmarks {
  static func tables(_ watch: Stopwatch) -> [Table] {
    let bytes = sample(keys: 600, languages: 20)
    var table = Table("parse and write a catalog of \(bytes.count / 1000) KB, 600 keys, 20 languages")
    table.add("Wordgate", bytes: bytes.count, watch.nanoseconds { use(roundTrip(bytes)) })
    let data = Data(bytes)
    table.add("JSONSerialization", bytes: bytes.count, watch.nanoseconds { use(foundationRoundTrip(data)) })
    var parse = Table("parse the same catalog")
    parse.add(
      "Wordgate", bytes: bytes.count,
      watch.nanoseconds {
        var findings: [Finding] = []
        use(Catalog(bytes, file: "Sample.xcstrings", findings: &findings)?.keys.count ?? 0)
      })
    parse.add(
      "JSONSerialization", bytes: bytes.count,
      watch.nanoseconds { use((try? JSONSerialization.jsonObject(with: data)) is [String: Any]) })
    var unchanged = Table("read the same catalog and write it as it is")
    unchanged.add("Wordgate", bytes: bytes.count, watch.nanoseconds { use(unchangedRoundTrip(bytes)) })
    unchanged.add("JSONSerialization", bytes: bytes.count, watch.nanoseconds { use(foundationRoundTrip(data)) })
    let large = sample(keys: 10_000, languages: 30)
    var big = Table("parse a catalog of \(large.count / 1_000_000) MB, 10,000 keys, 30 languages")
    big.add("Wordgate", bytes: large.count, watch.nanoseconds { use(unchangedRoundTrip(large)) })
    return [table, parse, unchanged, big, merge(bytes, watch), compile(bytes, watch)]
  }

  private static func roundTrip(_ bytes: [UInt8]) -> Int {
    var findings: [Finding] = []
    return Catalog(bytes, file: "Sample.xcstrings", findings: &findings)?.formatted().count ?? 0
  }

  private static func unchangedRoundTrip(_ bytes: [UInt8]) -> Int {
    var findings: [Finding] = []
    return Catalog(bytes, file: "Sample.xcstrings", findings: &findings)?.serialized().count ?? 0
  }

  /// A merge of two sides that changed other texts of the catalog.
  private static func merge(_ bytes: [UInt8], _ watch: Stopwatch) -> Table {
    var table = Table("merge two edited versions of the catalog, files read already")
    var findings: [Finding] = []
    guard let base = Catalog(bytes, file: "Sample.xcstrings", findings: &findings) else { return table }
    var (ours, theirs) = (base, base)
    for key in base.keys.prefix(50) {
      try? ours.setValue("ours", state: .translated, key: key, language: "de")
      try? theirs.setValue("theirs", state: .translated, key: key, language: "fr")
    }
    table.add(
      "Wordgate", bytes: bytes.count,
      watch.nanoseconds { use(CatalogMerge.merge(base: base, ours: ours, theirs: theirs).bytes.count) })
    return table
  }

  private static func compile(_ bytes: [UInt8], _ watch: Stopwatch) -> Table {
    var table = Table("compile the catalog for all languages, file read already")
    var findings: [Finding] = []
    guard let catalog = Catalog(bytes, file: "Sample.xcstrings", findings: &findings) else { return table }
    table.add("Wordgate", bytes: bytes.count, watch.nanoseconds { use(CatalogCompiler.compile(catalog).files.count) })
    return table
  }

  private static func foundationRoundTrip(_ data: Data) -> Int {
    guard let object = try? JSONSerialization.jsonObject(with: data) else { return 0 }
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? JSONSerialization.data(withJSONObject: object, options: options).count) ?? 0
  }

  /// A catalog as Xcode would write it.
  static func sample(keys: Int, languages: Int) -> [UInt8] {
    let tags = [
      "ar", "bg", "ca", "cs", "da", "de", "el", "es", "fi", "fr", "he", "hi", "hr", "hu", "id", "it", "ja", "ko", "nb",
      "nl", "pl", "pt", "ro", "ru", "sk", "sv", "th", "tr", "uk", "vi",
    ]
    var catalog = Catalog(table: "Sample", file: "Sample.xcstrings", sourceLanguage: "en")
    for number in 0..<keys {
      let key = "Text number \(number) of the sample, with %lld days and \u{201C}quotes\u{201D}"
      let texts = tags.prefix(languages).map { tag in
        EntryDraft.Text(language: tag, state: .translated, value: "\(tag): Überraschung \(number), ещё %lld дней, 日本語")
      }
      try? catalog.insert(EntryDraft(key: key, comment: "A comment for translators.", texts: texts))
    }
    return catalog.serialized()
  }
}
