internal import Catalogs
internal import Findings
internal import Workspace

/// `xcstringstool print`
enum PrintToolCommand: ToolCommand {
  static let page = CommandPage("print", "print the keys of a catalog, one a line", operands: "CATALOG…")

  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus {
    let reading = session.project.read(try requiredFiles(arguments), endings: ["xcstrings"])
    var findings = reading.findings
    for file in reading.files {
      guard let catalog = Catalog(file.bytes, file: file.path, findings: &findings), catalog.isSound else { continue }
      session.terminal.print(catalog.keys.map { $0 + "\n" }.joined())
    }
    session.tell(findings)
    return findings.contains { $0.severity == .error } ? .findings : .fine
  }
}

/// `xcstringstool generate-symbols`
enum SymbolsToolCommand: ToolCommand {
  static let language = Option(name: "--language", value: .choice(["swift"]), help: "the programming language; also -l")

  static let page = CommandPage(
    "generate-symbols", "write Swift accessors for manual keys", operands: "CATALOG…",
    options: [outputDirectory, language])

  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus {
    let catalogs = try requiredFiles(arguments)
    let status = try SymbolsCommand.write(catalogs, to: try requiredOutput(arguments), in: session)
    return status == .fine ? .fine : .findings
  }
}
