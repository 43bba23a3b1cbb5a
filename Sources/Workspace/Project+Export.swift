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
  /// Without paths, the catalogs of the project go out. Files of an earlier export at `earlier`, and the catalogs as
  /// they were at a git revision, tell which sources changed since. Pictures below the folder `screenshots` go along
  /// where the format has a place for them.
  public func export(
    _ paths: [String], to languages: [String], format: any ExchangeFormat,
    selecting selection: ExchangeSection.Selection, earlier: [ExchangeFile], since revision: String? = nil,
    screenshots: String? = nil
  ) -> ExchangeExport {
    var export = ExchangeExport(document: ExchangeDocument(project: name))
    if let screenshots { export.document.attachments = pictures(below: screenshots, findings: &export.findings) }
    var history: CatalogHistory?
    if let revision {
      do throws(ChangesProblem) {
        history = try CatalogHistory(files: files, revision: revision)
      } catch {
        export.findings.append(unreadable(Files.Problem(path: revision, reason: "cannot be looked up: \(error.message)")))
      }
    }
    let reading = read(paths.isEmpty ? catalogPaths : paths, endings: ["xcstrings"])
    export.findings += reading.findings
    let contexts = reading.files.isEmpty ? TextContexts() : TextContexts(inspect(), lengths: configuration.ruleSettings["too-long"] ?? [:])
    let before = earlier.isEmpty ? ExchangeReading() : format.read(earlier, workers: .cores)
    for file in reading.files {
      var findings: [Finding] = []
      guard let catalog = Catalog(file.bytes, file: file.path, findings: &findings), catalog.isSound else {
        export.findings += findings
        continue
      }
      let sections = ExchangeSection.sections(
        of: catalog, languages: languages, original: original(of: file.path), workers: .cores
      ) { contexts.context(of: $0, table: catalog.table) }
      let past = history?.catalog(file.path).map { ExchangeSection.sections(of: $0, languages: languages) } ?? []
      for (number, var section) in sections.enumerated() {
        if past.indices.contains(number) { section.compare(withEarlier: past[number]) }
        let former = before.document.sections.first { section.isLater(than: $0) }
        if let former, before.isSound { section.compare(withEarlier: former) }
        section.select(selection)
        section.pseudolocalize()
        if !section.units.isEmpty { export.document.sections.append(section) }
      }
      if format.isBundle, let source = try? catalog.withoutTranslations().serialized() {
        export.document.sources.append(ExchangeFile(path: original(of: file.path), bytes: source))
      }
    }
    export.losses = export.document.losses(in: format)
    export.files = format.write(export.document, workers: .cores)
    return export
  }

  /// The pictures below a folder, by their paths in it.
  private func pictures(below folder: String, findings: inout [Finding]) -> [ExchangeFile] {
    do throws(Files.Problem) {
      let paths = try files.files(below: folder, skipping: { $0.hasPrefix(".") }).filter { path in
        ["png", "jpg", "jpeg", "heic", "gif", "tiff", "pdf"].contains(Path.fileExtension(of: path).lowercased())
      }
      var found: [ExchangeFile] = []
      for path in paths {
        let inside = path.dropFirst(Path.normalized(folder) == "." ? 0 : Path.normalized(folder).count + 1)
        found.append(ExchangeFile(path: "Screenshots/\(inside)", bytes: try files.read(path)))
      }
      return found
    } catch {
      findings.append(unreadable(error))
      return []
    }
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
