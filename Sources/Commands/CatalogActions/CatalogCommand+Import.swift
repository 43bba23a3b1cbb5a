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
    let old = try OldTables(places, named: Path.stem(of: path), language: arguments.value(language), in: session)
    var report = TakingOver(replacing: arguments.has(replace))
    var isDone = false
    if !session.files.exists(path) {
      let source = session.project.configuration.sourceLanguage ?? "en"
      var catalog = Catalog(table: Path.stem(of: path), file: path, sourceLanguage: source)
      report.take(old, into: &catalog)
      isDone = report.isReadable ? try session.replace(path, expecting: nil, with: catalog.serialized()) : true
    }
    if !isDone, try session.edit(path, { report.take(old, into: &$0) }) == .unsound { return .unusable }
    session.tell(report.findings)
    for line in report.lines { session.terminal.tell(line) }
    if !report.isReadable { return .unusable }
    return report.findings.contains { $0.severity < .note } ? .findings : .fine
  }
}

/// What is done to a catalog, and what there is to say of it.
private struct TakingOver {
  let replacing: Bool
  private(set) var findings: [Finding] = []
  private(set) var lines: [String] = []
  private(set) var isReadable = true

  init(replacing: Bool) {
    self.replacing = replacing
  }

  /// Takes the texts of all languages over; where a file cannot be read, none.
  mutating func take(_ old: OldTables, into catalog: inout Catalog) {
    let read = old.texts(sourceLanguage: catalog.sourceLanguage)
    findings = read.findings
    isReadable = read.isReadable
    lines = []
    guard isReadable else { return }
    for table in read.tables {
      let summary = catalog.takeOver(table, replacing: replacing)
      findings += summary.findings
      lines.append(
        "\(table.language): \(summary.written) written, \(summary.unchanged) unchanged, \(summary.added) new keys")
    }
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
