import Catalogs
import Findings
import StructuredText

/// XLIFF 2.1: one file a language, one `<file>` a catalog; the forms of a key are units of a group.
///
/// The name of a unit is the name that Xcode gives to it, so that a group or an id that another tool made anew does not
/// matter. A state that XLIFF does not have is the `subState` of one that it has.
public struct XLIFF2Format: ExchangeFormat {
  public init() {}

  public let name = "xliff2"
  public let summary = "XLIFF 2.1: LANGUAGE.xlf, forms of a text as units of a group"
  public let losses: [ExchangeLoss] = [.phrases, .controlCharacters]

  public func recognizes(_ file: ExchangeFile) -> Bool {
    let ending = file.name.lowercased()
    guard [".xliff", ".xlf", ".xml"].contains(where: { ending.hasSuffix($0) }) else { return false }
    return String(decoding: file.bytes.prefix(4096), as: UTF8.self).contains("urn:oasis:names:tc:xliff:document:2")
  }

  public func write(_ document: ExchangeDocument) -> [ExchangeFile] {
    let document = document.carried(by: self)
    return document.targetLanguages.flatMap { language -> [ExchangeFile] in
      let sections = document.sections.filter { $0.targetLanguage == language }
      // A document has one source language; catalogs of another one get a file of their own.
      var sources: [String] = []
      for section in sections where !sources.contains(section.sourceLanguage) { sources.append(section.sourceLanguage) }
      return sources.enumerated().map { index, source in
        ExchangeFile(
          path: index == 0 ? "\(language).xlf" : "\(language)-from-\(source).xlf",
          bytes: XLIFF2Writer.bytes(of: sections.filter { $0.sourceLanguage == source }))
      }
    }
  }

  public func read(_ files: [ExchangeFile]) -> ExchangeReading {
    var reading = ExchangeReading()
    for file in files {
      let tree = XMLTree(file.bytes, file: file.path)
      reading.findings += tree.problems
      guard let root = tree.root, tree.isSound else { continue }
      var reader = XLIFF2Reader()
      reader.read(root)
      reading.document.sections += reader.sections
      reading.findings += reader.findings
    }
    return reading
  }
}
