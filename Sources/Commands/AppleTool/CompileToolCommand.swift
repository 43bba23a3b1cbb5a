internal import Catalogs
internal import Findings
internal import Workspace

/// `xcstringstool compile`
enum CompileToolCommand: ToolCommand {
  static let language = Option(name: "--language", value: .many("L"), help: "only this language; also -l")
  static let forceAll = Option(
    name: "--force-build-all-strings", value: .none, help: "compile texts in the state 'new' too")
  static let serialization = Option(
    name: "--serialization-format", value: .choice(["text", "binary"]), help: "XML, or binary property lists")

  static let page = CommandPage(
    "compile", "make .strings and .stringsdict files", operands: "CATALOG…",
    options: [outputDirectory, language, CompileCommand.dryRun, forceAll, serialization],
    discussion: "With --dry-run, prints the paths of the files that would be made, one a line.")

  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus {
    let catalogs = try requiredFiles(arguments)
    let folder = try requiredOutput(arguments)
    let languages = arguments.values(language)
    var compilation = Compilation(
      options: .init(languages: languages.isEmpty ? nil : languages, includesNew: arguments.has(forceAll)),
      isBinary: arguments.value(serialization) == "binary")
    compilation.read(catalogs, in: session)
    session.tell(compilation.readingFindings)
    for item in compilation.problems {
      session.terminal.tell("\(session.files.absolutePath(of: item.file)): \(item.problem.line)")
    }
    guard compilation.isReadable, !compilation.problems.contains(where: { $0.problem.severity == .error }) else {
      return .findings
    }
    for file in compilation.files {
      let path = Path.join(folder, file.path)
      if arguments.has(CompileCommand.dryRun) {
        session.terminal.print(session.files.absolutePath(of: path) + "\n")
      } else {
        try session.writeIfChanged(file.bytes, to: path)
      }
    }
    return .fine
  }
}
