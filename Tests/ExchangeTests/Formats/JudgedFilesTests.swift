import Catalogs
import Exchange
import Findings
import Foundation
import StructuredText
import Testing

/// The half of `scripts/judge-exchange` that is ours: what the libraries of others open is written here, and what they
/// edited is read here. Without `WORDGATE_JUDGED` there is nothing to judge.
@Suite struct JudgedFilesTests {
  private static let folder = ProcessInfo.processInfo.environment["WORDGATE_JUDGED"]
  /// What the judges put behind the first translation that they find in a file.
  private static let mark = " \u{2713}"

  /// translate-toolkit knows three forms of Ukrainian in this format, those of whole numbers, and drops the fourth.
  private static func isDropped(_ unit: ExchangeUnit, _ section: ExchangeSection, _ format: String) -> Bool {
    format == "i18next" && section.targetLanguage == "uk" && unit.pluralCategory == "other"
  }

  private func document(of catalog: Catalog, for format: some ExchangeFormat) -> ExchangeDocument {
    ExchangeDocument(RandomCatalog.languages.map { ExchangeSection(catalog, language: $0) }).carried(by: format)
  }

  private func catalog(for format: some ExchangeFormat) throws -> Catalog {
    var random = RandomCatalog(seed: 11, without: format.losses + [.pluralForms, .deviceForms, .substitutions])
    var catalog = try random.catalog()
    let texts = Catalog.judgedTexts
    for (key, localizations) in texts {
      try catalog.insert(EntryDraft(key: key, comment: "a -- comment\nof two lines", extractionState: .manual))
      for (language, text) in localizations {
        try catalog.setLocalization(text, state: .translated, key: key, language: language)
      }
    }
    return catalog
  }

  @Test(.enabled(if: folder != nil && !FileManager.default.fileExists(atPath: (folder ?? "") + "/edited")))
  func writesWhatIsToBeOpened() throws {
    let folder = try #require(Self.folder)
    for format in ExchangeFormats.all {
      let document = document(of: try catalog(for: format), for: format)
      var units: [JSONValue] = []
      for section in document.sections {
        for unit in section.units {
          units.append(
            .object([
              .init("language", .string(section.targetLanguage)), .init("name", .string(unit.name)),
              .init("key", .string(unit.key)), .init("form", .string(unit.form.description)),
              .init("source", unit.source.map { .string($0) } ?? .null),
              .init("target", unit.target.map { .string($0) } ?? .null),
              .init("state", .string(unit.state?.name ?? "")),
            ]))
        }
      }
      let files =
        format.write(document) + [
          ExchangeFile(path: "units.json", bytes: JSONWriter(style: .xcode).bytes(of: .array(units)))
        ]
      for file in files {
        let place = URL(fileURLWithPath: "\(folder)/written/\(format.name)/\(file.path)")
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.bytes).write(to: place)
      }
    }
  }

  @Test(.enabled(if: folder != nil && FileManager.default.fileExists(atPath: (folder ?? "") + "/edited")))
  func readsWhatWasEdited() throws {
    let folder = try #require(Self.folder) + "/edited"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let format = try #require(ExchangeFormats.named(name))
      var files: [ExchangeFile] = []
      for path in try FileManager.default.subpathsOfDirectory(atPath: "\(folder)/\(name)").sorted() {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)/\(path)") else { continue }
        let file = ExchangeFile(path: path, bytes: [UInt8](data))
        if format.recognizes(file) { files.append(file) }
      }
      let reading = format.read(files)
      #expect(reading.isSound, "\(name): \(reading.findings)")
      let written = document(of: try catalog(for: format), for: format)
      var edited = 0
      for section in written.sections {
        let back = reading.document.sections.filter { $0.targetLanguage == section.targetLanguage }.flatMap(\.units)
        let targets = Dictionary(back.map { ($0.name, $0.target ?? "") }) { first, _ in first }
        for unit in section.units where unit.target?.isEmpty == false {
          let target = targets[unit.name]
          if target == (unit.target ?? "") + Self.mark {
            edited += 1
          } else if target != nil || !Self.isDropped(unit, section, name) {
            #expect(target == unit.target, "\(name), \(section.targetLanguage): \(unit.name)")
          }
        }
      }
      #expect(edited > 0, "\(name): no edit came back")
    }
  }
}

extension Catalog {
  /// Texts of the shapes that every format can carry.
  fileprivate static var judgedTexts: [(String, [String: LocalizationDraft])] {
    func plural(_ forms: KeyValuePairs<String, String>) -> LocalizationDraft {
      LocalizationDraft(.plural(forms.map { .init($0.key, .text($0.value)) }))
    }
    return [
      (
        "%lld days left",
        [
          "en": plural(["one": "%lld day left", "other": "%lld days left"]),
          "de": plural(["one": "noch %lld Tag", "other": "noch %lld Tage"]),
          "uk": plural(["one": "%lld день", "few": "%lld дні", "many": "%lld днів", "other": "%lld дня"]),
          "ar": plural([
            "zero": "%lld يوم", "one": "%lld يوم", "two": "%lld يومان", "few": "%lld أيام", "many": "%lld يومًا",
            "other": "%lld يوم",
          ]),
          "zh-Hans": plural(["other": "还剩 %lld 天"]),
        ]
      ),
      (
        "Plain words",
        [
          "de": LocalizationDraft(.text("Einfache Worte")), "uk": LocalizationDraft(.text("Прості слова")),
          "ar": LocalizationDraft(.text("كلمات")), "zh-Hans": LocalizationDraft(.text("简单的话")),
        ]
      ),
      (
        "It's \"%1$@\" & <%2$@>",
        [
          "de": LocalizationDraft(.text("Das ist \"%2$@\" & <%1$@>\nneue\tZeile, 100 %%")),
          "uk": LocalizationDraft(.text("  Це «%1$@» \\ %2$@ {0} # '  ")),
        ]
      ),
    ]
  }
}
