internal import Catalogs
public import Exchange
public import Findings

/// What goes out to translators, before it is written.
public struct ExchangeExport: Sendable {
  public var document: ExchangeDocument
  public var files: [ExchangeFile] = []
  /// What the format does not carry of this document.
  public var losses: [(loss: ExchangeLoss, count: Int)] = []
  /// What could not be read. With an error nothing is to be written.
  public var findings: [Finding] = []
}

extension Project {
  /// The units of catalogs in languages, in a format.
  ///
  /// Without paths, the catalogs of the project go out. Files of an earlier export at `earlier` tell which sources
  /// changed since.
  public func export(
    _ paths: [String], to languages: [String], format: any ExchangeFormat,
    selecting selection: ExchangeSection.Selection, earlier: [ExchangeFile]
  ) -> ExchangeExport {
    var export = ExchangeExport(document: ExchangeDocument(project: name))
    let reading = read(paths.isEmpty ? catalogPaths : paths, endings: ["xcstrings"])
    export.findings += reading.findings
    let contexts = reading.files.isEmpty ? TextContexts() : TextContexts(inspect())
    let before = earlier.isEmpty ? ExchangeReading() : format.read(earlier)
    for file in reading.files {
      var findings: [Finding] = []
      guard let catalog = Catalog(file.bytes, file: file.path, findings: &findings), catalog.isSound else {
        export.findings += findings
        continue
      }
      for language in languages {
        var section = ExchangeSection(catalog, language: language, original: original(of: file.path)) { entry in
          contexts.context(of: entry, table: catalog.table)
        }
        let former = before.document.sections.first { section.isLater(than: $0) }
        if let former, before.isSound { section.compare(withEarlier: former) }
        section.select(selection)
        section.pseudolocalize()
        if !section.units.isEmpty { export.document.sections.append(section) }
      }
      if let source = try? catalog.withoutTranslations().serialized() {
        export.document.sources.append(ExchangeFile(path: original(of: file.path), bytes: source))
      }
    }
    export.losses = export.document.losses(in: format)
    export.files = format.write(export.document)
    return export
  }

  /// The path by which files of translators name a catalog: from the working folder, or the bare name of one outside.
  private func original(of path: String) -> String {
    let path = Path.normalized(path)
    return path.hasPrefix("/") || path.hasPrefix("../") ? Path.name(of: path) : path
  }
}

extension ExchangeSection {
  /// Whether another section is of the same catalog and language.
  fileprivate func isLater(than other: ExchangeSection) -> Bool {
    guard targetLanguage == other.targetLanguage else { return false }
    return other.catalog.path.map { $0 == catalog.path } ?? (other.catalog.table == catalog.table)
  }
}
