internal import Catalogs
internal import Findings
internal import StructuredText
internal import Workspace

extension CatalogCommand {
  /// Takes the texts of `.strings` and `.stringsdict` files over, all of them or, where a file cannot be read, none.
  static func importTables(
    _ path: String, _ places: [String], _ arguments: Arguments, in session: Session
  ) throws(UsageError) -> ExitStatus {
    guard !places.isEmpty else { throw .operands("expected .strings and .stringsdict files", command: page.name) }
    guard Path.fileExtension(of: path) == "xcstrings" else {
      throw .operands("'\(path)' is no String Catalog, expected NAME.xcstrings", command: page.name)
    }
    var catalog = Catalog(
      table: Path.stem(of: path), file: path, sourceLanguage: session.project.configuration.sourceLanguage ?? "en")
    if session.files.exists(path) {
      guard let present = try open(path, in: session) else { return .unusable }
      catalog = present
    }
    let tables = try OldTables(places, named: catalog.table, language: arguments.value(language), in: session)
      .texts(sourceLanguage: catalog.sourceLanguage)
    session.tell(tables.findings)
    guard tables.isReadable else { return .unusable }
    var isWhole = !tables.findings.contains { $0.severity < .note }
    var lines: [String] = []
    for table in tables.tables {
      let summary = catalog.takeOver(table, replacing: arguments.has(replace))
      session.tell(summary.findings)
      if !summary.findings.isEmpty { isWhole = false }
      lines.append(
        "\(table.language): \(summary.written) written, \(summary.unchanged) unchanged, \(summary.added) new keys")
    }
    if catalog.isEdited { try session.write(catalog.serialized(), to: path) }
    for line in lines { session.terminal.tell(line) }
    return isWhole ? .fine : .findings
  }
}

/// The files of one table, by language.
private struct OldTables {
  /// The languages in the order in which their files were named, nil for the source language.
  private var languages: [String?] = []
  private var files: [String?: [String]] = [:]
  private let session: Session

  /// Folders are searched for the files of the table; a file that is named is taken whatever its name.
  init(_ places: [String], named table: String, language: String?, in session: Session) throws(UsageError) {
    self.session = session
    for place in places {
      let found = try Self.files(at: place, named: table, in: session)
      guard !found.isEmpty else {
        throw .operands("'\(place)' holds no \(table).strings or \(table).stringsdict", command: "catalog")
      }
      for file in found {
        let folder = Path.name(of: Path.folder(of: file))
        let own = StringsTable.language(ofFolder: folder) ?? (folder == "Base.lproj" ? nil : language)
        guard own != nil || folder == "Base.lproj" else {
          throw .operands("'\(file)' lies in no folder LANGUAGE.lproj, name its --language", command: "catalog")
        }
        if files[own] == nil { languages.append(own) }
        files[own, default: []].append(file)
      }
    }
  }

  private static func files(at place: String, named table: String, in session: Session) throws(UsageError) -> [String] {
    guard session.files.isFolder(place) else { return [place] }
    do throws(Files.Problem) {
      return try session.files.files(below: place) { $0.hasPrefix(".") || $0 == "build" || $0 == "DerivedData" }
        .filter { file in
          Path.stem(of: file) == table && ["strings", "stringsdict"].contains(Path.fileExtension(of: file))
            && Path.folder(of: file).hasSuffix(".lproj")
        }
    } catch {
      throw .output("'\(error.path)' \(error.reason)")
    }
  }

  /// Reads all files, those of the source language first.
  func texts(sourceLanguage: String) -> (tables: [StringsTable], findings: [Finding], isReadable: Bool) {
    var tables: [StringsTable] = []
    var findings: [Finding] = []
    var isReadable = true
    let named = languages.sorted { one, other in
      (one ?? sourceLanguage) == sourceLanguage && (other ?? sourceLanguage) != sourceLanguage
    }
    for language in named {
      let reading = session.project.read(files[language] ?? [], endings: [])
      findings += reading.findings
      let documents = reading.files.map { PropertyListDocument($0.bytes, file: $0.path) }
      if !reading.findings.isEmpty || documents.contains(where: { $0.root == nil }) { isReadable = false }
      tables.append(StringsTable(language: language ?? sourceLanguage, documents, findings: &findings))
    }
    return (tables, findings, isReadable)
  }
}
