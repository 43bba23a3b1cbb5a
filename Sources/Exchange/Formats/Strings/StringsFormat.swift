import Catalogs
import Findings
import StructuredText

/// Folders of old tables: `LANGUAGE.lproj/TABLE.strings` with the plain texts and `TABLE.stringsdict` with those that vary.
///
/// The folder is the catalog's place; the source language has a folder of its own, so that a table is whole. Files may
/// have been moved when they come back: they name their table and no path.
public struct StringsFormat: ExchangeFormat {
  public init() {}

  public let name = "strings"
  public let summary = "old tables: LANGUAGE.lproj/TABLE.strings and TABLE.stringsdict"
  public let losses: [ExchangeLoss] = [.phrases, .untranslated, .states, .machineTranslations, .contexts, .oldSources]

  public func recognizes(_ file: ExchangeFile) -> Bool {
    let name = file.name.lowercased()
    return name.hasSuffix(".strings") || name.hasSuffix(".stringsdict")
  }

  public func write(_ document: ExchangeDocument) -> [ExchangeFile] {
    let document = document.carried(by: self)
    var files: [ExchangeFile] = []
    for catalog in document.catalogs {
      let sections = document.sections.filter { $0.catalog == catalog }
      if let first = sections.first, !sections.contains(where: { $0.targetLanguage == first.sourceLanguage }) {
        files += Self.files(of: first, language: first.sourceLanguage) { $0.source }
      }
      for section in sections { files += Self.files(of: section, language: section.targetLanguage) { $0.target } }
    }
    return files
  }

  private static func files(
    of section: ExchangeSection, language: String, text: (ExchangeUnit) -> String?
  ) -> [ExchangeFile] {
    let writer = StringsTableWriter(section, text: text)
    let place = "\(section.catalog.folder)\(language).lproj/\(section.catalog.table)"
    var files: [ExchangeFile] = []
    if !writer.plain.isEmpty {
      files.append(ExchangeFile(path: place + ".strings", bytes: StringsWriter.bytes(of: writer.plain)))
    }
    if !writer.varied.isEmpty {
      files.append(
        ExchangeFile(path: place + ".stringsdict", bytes: PropertyListWriter.xml(.dictionary(writer.varied))))
    }
    return files
  }

  /// No file names the source language, so that every language is a section.
  public func read(_ files: [ExchangeFile]) -> ExchangeReading {
    var reading = ExchangeReading()
    var places: [String: [ExchangeFile]] = [:]
    for file in files { places[file.path.stem, default: []].append(file) }
    for (place, files) in places.sorted(by: { $0.key < $1.key }) {
      let parts = place.split(separator: "/")
      guard parts.count >= 2, let table = parts.last,
        let language = StringsTable.language(ofFolder: String(parts[parts.count - 2]))
      else {
        reading.findings.append(
          .malformed(
            "the file lies in no folder LANGUAGE.lproj", at: Location(file: files[0].path, line: 1, column: 1)))
        continue
      }
      var section = ExchangeSection(
        catalog: CatalogName(table: String(table)), sourceLanguage: "",
        targetLanguage: language)
      var units: [ExactPlace: [ExchangeUnit]] = [:]
      var keys: [ExactPlace] = []
      for file in files.sorted(by: { $0.path < $1.path }) {
        let document = PropertyListDocument(file.bytes, file: file.path)
        let texts = StringsTable(
          language: language, [document], pluralVariable: "value", findings: &reading.findings)
        for entry in texts.entries {
          let key = ExactPlace(entry.key)
          if units[key] == nil { keys.append(key) }
          units[key, default: []] += entry.units
        }
      }
      section.units = ExchangeUnits(keys.flatMap { units[$0] ?? [] })
      reading.document.sections.append(section)
    }
    return reading
  }
}

extension StringsTable.Entry {
  /// The texts of an entry as units, in the spelling of translators.
  fileprivate var units: [ExchangeUnit] {
    let parts = localization.substitutions.map { part in
      (part.name.unescapingValue, ExchangeUnit.Argument(number: part.argument, specifier: part.specifier))
    }
    let arguments = Dictionary(parts) { first, _ in first }
    return localization.texts.map { form, text in
      var unit = ExchangeUnit(key: key, form: form.unescapingValue, source: nil)
      unit.argument = unit.substitution.flatMap { arguments[$0] }
      let text = text.unescapingValue
      unit.target =
        unit.argument.map { ExchangeSpelling.argumentSpelled(text, $0) }
        ?? ExchangeSpelling.referencesNumbered(text, arguments)
      unit.comment = comment
      unit.location = location
      return unit
    }
  }
}
