import Catalogs
import Checks
import Extraction
import Findings
import Foundation
import Paywalls
import WordgateGate
import WordgateLocales
import WordgateMessages

/// The gate of an app with 100 paywalls in 50 locales.
enum GateBenchmarks {
  static func tables(_ watch: Stopwatch) -> [Table] {
    let catalog = self.catalog()
    let bytes = manifest(of: catalog)
    var sizes = "manifest of \(paywalls.count) paywalls × \(languages.count + 1) locales: \(bytes.count / 1000) KB, "
    sizes += "its catalog \(catalog.serialized().count / 1000) KB"
    return [loading(bytes, title: sizes, watch)] + asking(bytes, watch)
  }

  /// Loading from a mapped file: every byte is looked at once.
  private static func loading(_ bytes: [UInt8], title: String, _ watch: Stopwatch) -> Table {
    var table = Table(title)
    let path = NSTemporaryDirectory() + "wordgate-benchmark.gate"
    try? Data(bytes).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    table.add(
      "map, check and open a gate", bytes: bytes.count,
      watch.nanoseconds {
        guard let file = MappedFile(path), let manifest = try? GateManifest(borrowing: file.bytes, keptBy: file) else {
          return
        }
        use(Gate(manifest).locales.count)
      })
    table.add(
      "copy, check and open a gate", bytes: bytes.count,
      watch.nanoseconds { use((try? GateManifest(bytes)).map { Gate($0).locales.count }) })
    return table
  }

  private static func asking(_ bytes: [UInt8], _ watch: Stopwatch) -> [Table] {
    guard let manifest = try? GateManifest(bytes), let russian = LocaleIdentifier("ru"),
      let choice = Gate(manifest).locale(for: [russian])
    else { return [] }
    let gate = Gate(manifest)
    let values: [String: MessageArgument] = ["plan.days": 7, "plan.price": .text("39,99 $")]
    let ids = paywalls.map(\.id)
    var n = 0
    func next() -> String {
      n = (n + 1) % ids.count
      return ids[n]
    }
    let verdict = { use(gate.verdict(next(), locale: choice)) }
    let named = { use(gate.verdict(next(), locale: russian)) }
    let admit = { use(gate.admit(next(), locale: choice, values: values)) }
    var verdicts = Table("verdict of one paywall in one locale\(counted(verdict))")
    verdicts.add("locale chosen before", watch.nanoseconds(verdict))
    verdicts.add("locale by name\(counted(named))", watch.nanoseconds(named))
    var admissions = Table("admission, a text of \(textsEach)\(counted(admit, of: textsEach))")
    admissions.add("every text of every state", watch.nanoseconds(admit) / Double(textsEach))
    return [verdicts, admissions]
  }

  private static func counted(_ work: () -> Void, of parts: Int = 1) -> String {
    Allocations.perCall(work).map { ", \(($0 / Double(parts) * 100).rounded() / 100) allocations" } ?? ""
  }

  private static let textsEach = 12

  private static let languages = [
    "ar", "bg", "ca", "cs", "da", "de", "el", "en-GB", "es", "es-419", "et", "fa", "fi", "fr", "fr-CA", "he", "hi",
    "hr",
    "hu", "id", "is", "it", "ja", "ko", "lt", "lv", "mk", "ms", "nb", "nl", "pl", "pt-BR", "pt-PT", "ro", "ru", "sk",
    "sl", "sq", "sr", "sv", "sw", "ta", "th", "tr", "uk", "ur", "vi", "zh-Hans", "zh-Hant",
  ]

  private static var keys: [String] {
    (0..<textsEach - 2).map { "Everything you need in one place, part \($0)" } + ["%@ a year", "Start now"]
  }

  private static let paywalls: [Paywall] = (0..<100).map { number in
    let place = Location(file: "Paywall\(number).swift", line: 1, column: 1)
    let texts = keys.enumerated().map { index, key in
      PaywallText(
        role: index == 0 ? .heading : .body, key: "\(key) (\(number))", arguments: arguments(of: key), location: place,
        path: "Paywall\(number).body > Text")
    }
    let uses = texts.indices.map { index in
      TextUse(text: index, arguments: texts[index].arguments.isEmpty ? [] : [.price(minorUnits: 3999)])
    }
    return Paywall(
      id: "paywall-\(number)", form: .swiftUI, location: place, texts: texts,
      states: [PaywallState(name: "base", texts: uses), PaywallState(name: "selected", texts: uses)])
  }

  private static func arguments(of key: String) -> [ExtractedString.Argument] {
    key.hasPrefix("%@") ? [ExtractedString.Argument(expression: "plan.price", specifier: "@")] : []
  }

  private static func catalog() -> Catalog {
    var catalog = Catalog(table: "Localizable", file: "Localizable.xcstrings", sourceLanguage: "en")
    for key in paywalls.flatMap({ $0.texts.map(\.key) }) {
      let texts = languages.map { language in
        EntryDraft.Text(language: language, state: .translated, value: "\(key), in \(language)")
      }
      try? catalog.insert(EntryDraft(key: key, texts: texts))
    }
    return catalog
  }

  private static func manifest(of catalog: Catalog) -> [UInt8] {
    let judge = Judge(library: TextLibrary(catalogs: [catalog]))
    return GateManifestBuilder(judge).bytes(for: paywalls.map { (paywall: $0, locales: languages) })
  }
}
