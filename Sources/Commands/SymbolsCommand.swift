internal import Catalogs
internal import Findings
internal import Workspace

/// `wordgate symbols`: writes Swift accessors for the keys that people keep by hand.
enum SymbolsCommand: Command {
  static let output = Option(
    name: "--output", value: .one("DIR"), help: "write GeneratedStringSymbols_TABLE.swift there, not to standard output"
  )

  static let page = CommandPage(
    "symbols", "write Swift accessors for the manual keys of catalogs", operands: "CATALOG…", options: [output],
    discussion: """
      As Xcode 26 does: keys marked 'manual' become members of LocalizedStringResource, 'settings.title' is
      .settingsTitle. A text with arguments becomes a function; arguments that the source text names, as in
      %(count)lld, are labels. Keys of tables other than Localizable stand in an enumeration named for the table. Keys
      without a possible name, or with the name of another, are told, with exit status 1.

      Example: wordgate symbols App/Localizable.xcstrings --output Generated
      """)

  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus {
    guard !arguments.operands.isEmpty else { throw .operands("expected a catalog", command: page.name) }
    return try write(arguments.operands, to: arguments.value(output), in: session)
  }

  /// Writes the accessors of each catalog to a folder, or to standard output.
  static func write(
    _ catalogs: [String], to folder: String?, in session: Session
  ) throws(UsageError) -> ExitStatus {
    let reading = session.project.read(catalogs, endings: ["xcstrings"])
    session.tell(reading.findings)
    var status: ExitStatus = reading.findings.isEmpty ? .fine : .unusable
    for file in reading.files {
      var findings: [Finding] = []
      guard let catalog = Catalog(file.bytes, file: file.path, findings: &findings), catalog.isSound else {
        session.tell(findings)
        status = .unusable
        continue
      }
      let result = CatalogSymbols.generate(catalog)
      session.tell(result.findings)
      guard result.findings.isEmpty else {
        status = max(status, .findings)
        continue
      }
      if let folder {
        try session.writeIfChanged(Array(result.source.utf8), to: Path.join(folder, result.fileName))
      } else {
        session.terminal.print(result.source)
      }
    }
    return status
  }
}
