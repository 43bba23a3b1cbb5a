import Catalogs
public import Findings
import StructuredText

/// XLIFF 1.2 in the dialect of Xcode: one file a language, one `<file>` a catalog, units in byte order of their names.
public struct XLIFFFormat: ExchangeFormat {
  public init() {}

  /// What stands before the text that a translation was made from, in a note of our own.
  static let oldSourceMark = "The source text was: "

  public let name = "xliff"
  public let summary = "XLIFF 1.2 as Xcode writes it: LANGUAGE.xliff"
  public let losses: [ExchangeLoss] = [.phrases, .controlCharacters]

  public func recognizes(_ file: ExchangeFile) -> Bool {
    let ending = file.name.lowercased()
    guard [".xliff", ".xlf", ".xml"].contains(where: { ending.hasSuffix($0) }) else { return false }
    let start = String(decoding: file.bytes.prefix(4096), as: UTF8.self)
    return ending.hasSuffix(".xliff") || ending.hasSuffix(".xlf")
      ? !start.contains("urn:oasis:names:tc:xliff:document:2")
      : start.contains("urn:oasis:names:tc:xliff:document:1") && !start.contains("<resources")
  }

  public func write(_ document: ExchangeDocument) -> [ExchangeFile] { write(document, workers: .one) }

  public func write(_ document: ExchangeDocument, workers: Workers) -> [ExchangeFile] {
    let languages = document.targetLanguages.map { language in
      (name: language, sections: document.sections.filter { $0.targetLanguage.hasSameBytes(as: language) })
    }
    let weights = languages.map { $0.sections.reduce(0) { $0 + $1.units.count * 200 } }
    return workers.map(workers.parts(of: weights)) { part in
      languages[part].map { language in
        let carried = ExchangeDocument(language.sections).carried(by: self)
        return ExchangeFile(path: "\(language.name).xliff", bytes: XLIFFWriter.bytes(of: carried.sections))
      }
    }.flatMap { $0 }
  }

  public func read(_ files: [ExchangeFile]) -> ExchangeReading { read(files, workers: .one) }

  public func read(_ files: [ExchangeFile], workers: Workers) -> ExchangeReading {
    let readings = workers.map(workers.parts(of: files.map(\.bytes.count))) { part in files[part].map { Self.reading(of: $0) } }
    var reading = ExchangeReading()
    for part in readings.joined() {
      reading.document.sections += part.document.sections
      reading.findings += part.findings
    }
    return reading
  }

  private static func reading(of file: ExchangeFile) -> ExchangeReading {
    let tree = XMLTree(file.bytes, file: file.path)
    var reading = ExchangeReading(findings: tree.problems)
    guard tree.isSound, let root = tree.root else { return reading }
    var reader = XLIFFReader(tree)
    reader.read(root)
    reading.document.sections = reader.sections
    reading.findings += reader.findings
    return reading
  }
}
