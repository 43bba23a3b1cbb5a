import Catalogs
import Findings
import StructuredText

/// i18next JSON, version 4: `LANGUAGE/TABLE.json` with flat keys, plural categories as endings of keys (`key_one`).
///
/// An argument is `{{arg1, lld}}`, the number that chooses a category `{{count, lld}}`; what stands behind the comma is the
/// specifier of the catalog. A key that ends like a plural form gets an underscore behind it.
public struct I18nextFormat: ExchangeFormat {
  public init() {}

  public let name = "i18next"
  public let summary = "i18next JSON v4: LANGUAGE/TABLE.json"
  public let losses: [ExchangeLoss] = [
    .phrases, .deviceForms, .substitutions, .untranslated, .comments, .emptyTargets, .states, .machineTranslations,
    .contexts, .oldSources,
  ]

  public func recognizes(_ file: ExchangeFile) -> Bool {
    guard file.name.lowercased().hasSuffix(".json") else { return false }
    let parts = file.path.split(separator: "/")
    guard parts.count >= 2, file.bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else { return false }
    return file.name != "contents.json" && parts[parts.count - 2].utf8.count >= 2
  }

  public func write(_ document: ExchangeDocument) -> [ExchangeFile] {
    let document = document.carried(by: self)
    var files: [ExchangeFile] = []
    for catalog in document.catalogs {
      let sections = document.sections.filter { $0.catalog == catalog }
      if let first = sections.first {
        files.append(Self.file(of: first, language: first.sourceLanguage) { $0.source })
      }
      for section in sections where section.targetLanguage != section.sourceLanguage {
        files.append(Self.file(of: section, language: section.targetLanguage) { $0.target })
      }
    }
    return files
  }

  private static func file(
    of section: ExchangeSection, language: String, text: (ExchangeUnit) -> String?
  ) -> ExchangeFile {
    var members: [JSONValue.Member] = []
    for unit in section.units {
      guard let text = text(unit), !text.isEmpty else { continue }
      let key = unit.pluralCategory.map { "\(unit.key)_\($0)" } ?? I18nextText.guarded(unit.key)
      members.append(.init(key, .string(I18nextText.spelled(text, isPlural: unit.pluralCategory != nil))))
    }
    return ExchangeFile(
      path: "\(section.catalog.folder)\(language)/\(section.catalog.table).json",
      bytes: JSONWriter(style: .bundle).bytes(of: .object(members)) + [0x0A])
  }

  /// The file names no source language, so that every language is a section.
  public func read(_ files: [ExchangeFile]) -> ExchangeReading {
    var reading = ExchangeReading()
    for file in files {
      let document = JSONDocument(file.bytes, file: file.path)
      reading.findings += document.problems
      guard let root = document.root, document.isSound else { continue }
      let parts = file.path.split(separator: "/")
      guard parts.count >= 2, root.kind == .object else {
        reading.findings.append(.malformed("expected LANGUAGE/TABLE.json with an object", at: root.location))
        continue
      }
      var section = ExchangeSection(
        catalog: CatalogName(table: file.name.stem), sourceLanguage: "",
        targetLanguage: String(parts[parts.count - 2]))
      for member in root.members {
        guard let text = member.value.string else {
          reading.findings.append(
            .passedOver("'\(member.key)' is no text; nested keys are not read", at: member.value.location))
          continue
        }
        let (key, category) = I18nextText.key(member.key)
        let form = FormPath(category.map { [FormPath.Step.plural($0)] } ?? [])
        var unit = ExchangeUnit(key: key, form: form, source: nil)
        unit.target = text.isEmpty ? nil : I18nextText.text(text)
        unit.location = member.location
        section.units.append(unit)
      }
      reading.document.sections.append(section)
    }
    return reading
  }
}
