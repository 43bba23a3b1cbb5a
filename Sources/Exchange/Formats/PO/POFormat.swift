import Catalogs
import Findings

/// gettext PO: a folder for each catalog with one file a language and a template.
///
/// The context of an entry (`msgctxt`) is the name of the unit, its `msgid` the source text. A text that varies by number
/// is one entry with `msgstr[0]`, `msgstr[1]`… in the order of CLDR's categories, `other` last, where all its forms are in
/// one state; else each form is an entry of its own. `fuzzy` is `needs_review`.
public struct POFormat: ExchangeFormat {
  public init() {}

  public let name = "po"
  public let summary = "gettext: TABLE/LANGUAGE.po, and TABLE/TABLE.pot without translations"
  public let losses: [ExchangeLoss] = [.phrases, .emptyTargets, .machineTranslations]

  public func recognizes(_ file: ExchangeFile) -> Bool {
    let name = file.name.lowercased()
    return name.hasSuffix(".po") || name.hasSuffix(".pot")
  }

  public func write(_ document: ExchangeDocument) -> [ExchangeFile] {
    let document = document.carried(by: self)
    var files: [ExchangeFile] = []
    for catalog in document.catalogs {
      let folder = "\(catalog.folder)\(catalog.table)/"
      let sections = document.sections.filter { $0.catalog == catalog }
      for section in sections {
        let bytes = POWriter.bytes(of: section)
        files.append(ExchangeFile(path: "\(folder)\(section.targetLanguage).po", bytes: bytes))
      }
      if let first = sections.first {
        let bytes = POWriter.bytes(of: first, isTemplate: true)
        files.append(ExchangeFile(path: "\(folder)\(catalog.table).pot", bytes: bytes))
      }
    }
    return files
  }

  public func read(_ files: [ExchangeFile]) -> ExchangeReading {
    var reading = ExchangeReading()
    for file in files where !file.name.lowercased().hasSuffix(".pot") {
      var parser = POParser(file)
      let entries = parser.entries()
      reading.findings += parser.findings
      guard reading.isSound else { continue }
      let section = POSection(entries, file: file, findings: &reading.findings)
      if let section = section.section { reading.document.sections.append(section) }
    }
    return reading
  }
}
