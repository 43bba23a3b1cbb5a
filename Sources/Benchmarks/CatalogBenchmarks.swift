import Catalogs
import Findings
import Foundation

/// Reading and writing a String Catalog beside Foundation's JSON reader and writer.
enum CatalogBenchmarks {
  /// `file` is a catalog to measure on as well.
  static func tables(_ watch: Stopwatch, file: String?) -> [Table] {
    let bytes = sample(keys: 600, languages: 20)
    let large = sample(keys: 10_000, languages: 30)
    var tables = whole(bytes, "a catalog of \(bytes.count / 1000) KB, 600 keys, 20 languages", watch)
    if let file, let given = FileManager.default.contents(atPath: file) { tables += whole([UInt8](given), file, watch) }
    var big = Table("a catalog of \(large.count / 1_000_000) MB, 10,000 keys, 30 languages")
    big.add("parse", bytes: large.count, watch.nanoseconds { use(parse(large)) }, memory: memory(large))
    big.add("parse and format", bytes: large.count, watch.nanoseconds { use(formatted(large)) })
    return tables + [big, merge(bytes, watch), compile(bytes, watch)]
  }

  /// Reading and writing, each beside Foundation's JSON doing the same.
  private static func whole(_ bytes: [UInt8], _ title: String, _ watch: Stopwatch) -> [Table] {
    let data = Data(bytes)
    var slow = watch
    slow.rounds = 5
    let foundation = slow.nanoseconds { use(foundationRoundTrip(data)) }
    var parse = Table("parse \(title)")
    parse.add("Wordgate", bytes: bytes.count, watch.nanoseconds { use(self.parse(bytes)) }, memory: memory(bytes))
    parse.add(
      "JSONSerialization", bytes: bytes.count,
      slow.nanoseconds { use((try? JSONSerialization.jsonObject(with: data)) is [String: Any]) })
    var format = Table("parse and format the same catalog")
    format.add("Wordgate", bytes: bytes.count, watch.nanoseconds { use(formatted(bytes)) })
    format.add("JSONSerialization", bytes: bytes.count, foundation)
    var unchanged = Table("parse the same catalog and write it as it is")
    unchanged.add("Wordgate", bytes: bytes.count, watch.nanoseconds { use(self.parse(bytes)?.serialized().count ?? 0) })
    unchanged.add("JSONSerialization", bytes: bytes.count, foundation)
    var edit = Table("parse the same catalog, set one text and write it")
    edit.add("Wordgate", bytes: bytes.count, watch.nanoseconds { use(edited(bytes)) })
    edit.add("JSONSerialization, without the text", bytes: bytes.count, foundation)
    return [parse, format, unchanged, edit]
  }

  private static func parse(_ bytes: [UInt8]) -> Catalog? {
    var findings: [Finding] = []
    return Catalog(bytes, file: "Sample.xcstrings", findings: &findings)
  }

  private static func formatted(_ bytes: [UInt8]) -> Int { parse(bytes)?.formatted().count ?? 0 }

  private static func edited(_ bytes: [UInt8]) -> Int {
    guard var catalog = parse(bytes), let key = catalog.keys.last else { return 0 }
    try? catalog.setValue("another text", state: .translated, key: key, language: "de")
    return catalog.serialized().count
  }

  /// The most memory that reading takes, the file's own bytes included, as a multiple of them.
  private static func memory(_ bytes: [UInt8]) -> Double? {
    PeakMemory.bytes { parse(bytes) }.map { Double($0 + bytes.count) / Double(bytes.count) }
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
