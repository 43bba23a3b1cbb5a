import Catalogs
import Findings
import StructuredText

/// Application resource bundles, the files of Flutter: `TABLE_LANGUAGE.arb` with messages in ICU's form.
///
/// A key that is no name of Dart gets one, with the key in `x-key` of its metadata. An argument is `{arg1}`, with the
/// specifier of the catalog in the metadata of the placeholder. Texts that vary by number are ICU plurals.
public struct ARBFormat: ExchangeFormat {
  public init() {}

  public let name = "arb"
  public let summary = "Flutter: TABLE_LANGUAGE.arb, plurals in ICU's form"
  public let losses: [ExchangeLoss] = [
    .phrases, .deviceForms, .substitutions, .untranslated, .emptyTargets, .states, .machineTranslations, .contexts,
    .oldSources,
  ]

  public func recognizes(_ file: ExchangeFile) -> Bool { file.name.lowercased().hasSuffix(".arb") }

  public func write(_ document: ExchangeDocument) -> [ExchangeFile] {
    let document = document.carried(by: self)
    var files: [ExchangeFile] = []
    for catalog in document.catalogs {
      let sections = document.sections.filter { $0.catalog == catalog }
      let names = ResourceNames(sections.flatMap { $0.units.map(\.key) })
      let place = { (language: String) in
        "\(catalog.folder)\(catalog.table)_\(String(language.map { $0 == "-" ? "_" : $0 })).arb"
      }
      if let first = sections.first {
        let bytes = ARBWriter.bytes(of: first, names, language: first.sourceLanguage) { $0.source }
        files.append(ExchangeFile(path: place(first.sourceLanguage), bytes: bytes))
      }
      for section in sections where section.targetLanguage != section.sourceLanguage {
        let bytes = ARBWriter.bytes(of: section, names, language: section.targetLanguage) { $0.target }
        files.append(ExchangeFile(path: place(section.targetLanguage), bytes: bytes))
      }
    }
    return files
  }

  public func read(_ files: [ExchangeFile]) -> ExchangeReading {
    var reading = ExchangeReading()
    var bundles: [ARBBundle] = []
    for file in files {
      let document = JSONDocument(file.bytes, file: file.path)
      reading.findings += document.problems
      guard let root = document.root, document.isSound else { continue }
      bundles.append(ARBBundle(root, file: file))
    }
    for bundle in bundles {
      reading.findings += bundle.findings
      let source = bundles.first { $0.catalog == bundle.catalog && $0.language == bundle.sourceLanguage }
      if bundle.language == bundle.sourceLanguage { continue }
      reading.document.sections.append(bundle.section(source: source))
    }
    return reading
  }
}
