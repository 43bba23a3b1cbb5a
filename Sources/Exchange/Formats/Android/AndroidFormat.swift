import Catalogs
import Findings
import StructuredText

/// Android resources: `TABLE/values-LANGUAGE/strings.xml`, and `TABLE/values/strings.xml` in the source language.
///
/// A key that is no name of a resource gets one, with the key in `tools:key`, which the Android build leaves out. An
/// argument is written with its number inside of `xliff:g`, whose id is the specifier of the catalog.
public struct AndroidFormat: ExchangeFormat {
  public init() {}

  public let name = "android"
  public let summary = "Android: TABLE/values-LANGUAGE/strings.xml"
  public let losses: [ExchangeLoss] = [
    .phrases, .deviceForms, .substitutions, .controlCharacters, .untranslated, .emptyTargets, .states,
    .machineTranslations, .contexts, .oldSources,
  ]

  public func recognizes(_ file: ExchangeFile) -> Bool {
    guard file.name.lowercased().hasSuffix(".xml") else { return false }
    return String(decoding: file.bytes.prefix(4_096), as: UTF8.self).contains("<resources")
  }

  public func write(_ document: ExchangeDocument) -> [ExchangeFile] {
    let document = document.carried(by: self)
    var files: [ExchangeFile] = []
    for catalog in document.catalogs {
      let sections = document.sections.filter { $0.catalog == catalog }
      let folder = "\(catalog.folder)\(catalog.table)/"
      let names = ResourceNames(sections.flatMap { $0.units.map(\.key) })
      if let first = sections.first {
        let bytes = AndroidWriter.bytes(of: first, names, language: first.sourceLanguage) { $0.source }
        files.append(ExchangeFile(path: folder + "values/strings.xml", bytes: bytes))
      }
      for section in sections where section.targetLanguage != section.sourceLanguage {
        let bytes = AndroidWriter.bytes(of: section, names, language: section.targetLanguage) { $0.target }
        let values = AndroidLanguage.folder(of: section.targetLanguage)
        files.append(ExchangeFile(path: "\(folder)\(values)/strings.xml", bytes: bytes))
      }
    }
    return files
  }

  public func read(_ files: [ExchangeFile]) -> ExchangeReading {
    var reading = ExchangeReading()
    var readers: [AndroidReader] = []
    for file in files {
      let tree = XMLTree(file.bytes, file: file.path)
      reading.findings += tree.problems
      guard let root = tree.root, tree.isSound else { continue }
      guard root.isElement("resources") else {
        reading.findings.append(.malformed("'\(root.name)' where 'resources' was expected", at: root.location))
        continue
      }
      readers.append(AndroidReader(root, file: file))
    }
    for reader in readers {
      reading.findings += reader.findings
      guard let language = reader.language else { continue }
      let source = readers.first { $0.language == nil && $0.folder == reader.folder }
      reading.document.sections.append(reader.section(in: language, source: source))
    }
    return reading
  }
}
