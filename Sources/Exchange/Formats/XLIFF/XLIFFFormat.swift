import Findings
import StructuredText

/// XLIFF 1.2 in the dialect of Xcode: one file a language, one `<file>` a catalog, units in byte order of their names.
public struct XLIFFFormat: ExchangeFormat {
  public init() {}

  public let name = "xliff"
  public let summary = "XLIFF 1.2 as Xcode writes it: LANGUAGE.xliff"
  public let losses: [ExchangeLoss] = [.controlCharacters, .oldSources]

  public func recognizes(_ file: ExchangeFile) -> Bool {
    let ending = file.name.lowercased()
    guard [".xliff", ".xlf", ".xml"].contains(where: { ending.hasSuffix($0) }) else { return false }
    let start = String(decoding: file.bytes.prefix(4096), as: UTF8.self)
    return ending.hasSuffix(".xliff") || ending.hasSuffix(".xlf")
      ? !start.contains("urn:oasis:names:tc:xliff:document:2")
      : start.contains("urn:oasis:names:tc:xliff:document:1") && !start.contains("<resources")
  }

  public func write(_ document: ExchangeDocument) -> [ExchangeFile] {
    let document = document.carried(by: self)
    return document.targetLanguages.map { language in
      let sections = document.sections.filter { $0.targetLanguage == language }
      return ExchangeFile(path: "\(language).xliff", bytes: XLIFFWriter.bytes(of: sections))
    }
  }

  public func read(_ files: [ExchangeFile]) -> ExchangeReading {
    var reading = ExchangeReading()
    for file in files {
      let tree = XMLTree(file.bytes, file: file.path)
      reading.findings += tree.problems
      guard let root = tree.root, tree.isSound else { continue }
      var reader = XLIFFReader(file: file.path)
      reader.read(root)
      reading.document.sections += reader.sections
      reading.findings += reader.findings
    }
    return reading
  }
}
