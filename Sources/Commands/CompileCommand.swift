internal import Catalogs
internal import Findings
internal import StructuredText
internal import Workspace

/// `wordgate compile`: makes the `.lproj` folders that apps read at run time.
enum CompileCommand: Command {
  static let output = Option(
    name: "--output", value: .one("DIR"), help: "the folder in which the .lproj folders are made")
  static let language = Option(name: "--language", value: .many("L"), help: "only this language; may be repeated")
  static let dryRun = Option(name: "--dry-run", value: .none, help: "write nothing; list the files that would be made")
  static let binary = Option(name: "--binary", value: .none, help: "write binary property lists instead of XML")
  static let includeNew = Option(
    name: "--include-new", value: .none, help: "compile texts in the state 'new' of extracted keys too")

  static let texts = Option(
    name: "--texts", value: .one("FILE"), help: "all texts in one file, for TextCatalog of the library Wordgate")

  static let page = CommandPage(
    "compile", "make .strings and .stringsdict files from catalogs", operands: "CATALOG…",
    options: [output, language, dryRun, binary, includeNew, texts],
    discussion: """
      Each language gets NAME.strings with its plain texts and NAME.stringsdict with those that vary by number or device,
      as Xcode's compiler makes them; a language without texts gets neither, and a key that is its own text needs none,
      so that the source language often has no folder. Texts that extraction put in and nobody translated are left out.
      What cannot be compiled is told in the words of Apple's compiler, and then nothing is written, with exit status 1.
      A file that would not change is not touched.

      Foundation on Linux crashes when a key of a .stringsdict file is looked up. The file that --texts writes holds the
      same texts for the library Wordgate, which shows them on every system: TextCatalog(bytes).

      Example: wordgate compile App/Localizable.xcstrings --output Resources
      """)

  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus {
    guard !arguments.operands.isEmpty else { throw .operands("expected a catalog", command: page.name) }
    let folder = arguments.value(output) ?? (arguments.has(dryRun) ? "." : nil)
    guard folder != nil || arguments.has(texts) else {
      throw .operands("'--output DIR' is missing", command: page.name)
    }
    let languages = arguments.values(language)
    var compilation = Compilation(
      options: .init(languages: languages.isEmpty ? nil : languages, includesNew: arguments.has(includeNew)),
      isBinary: arguments.has(binary))
    compilation.read(arguments.operands, in: session)
    session.tell(compilation.findings)
    guard compilation.isReadable else { return .unusable }
    guard !compilation.problems.contains(where: { $0.problem.severity == .error }) else { return .findings }
    var outputs = folder.map { folder in compilation.files.map { (Path.join(folder, $0.path), $0.bytes) } } ?? []
    if let file = arguments.value(texts) {
      guard let bytes = compilation.textCatalog else { throw .output("the texts do not fit into '\(file)'") }
      outputs.append((file, bytes))
    }
    for (path, bytes) in outputs {
      if arguments.has(dryRun) {
        session.terminal.print(path + "\n")
      } else {
        try session.writeIfChanged(bytes, to: path)
      }
    }
    return .fine
  }
}

/// Catalogs compiled, before anything is written.
struct Compilation {
  let options: CatalogCompiler.Options
  let isBinary: Bool
  private(set) var files: [(path: String, bytes: [UInt8])] = []
  /// What could not be compiled or is doubtful, with the catalog's path.
  private(set) var problems: [(file: String, problem: CompileProblem)] = []
  /// What is wrong with the files themselves.
  private(set) var readingFindings: [Finding] = []
  private(set) var isReadable = true
  private(set) var catalogs: [Catalog] = []

  init(options: CatalogCompiler.Options, isBinary: Bool) {
    self.options = options
    self.isBinary = isBinary
  }

  var findings: [Finding] {
    readingFindings
      + problems.map { item in
        var finding = item.problem.finding
        if finding.location == nil { finding.location = Location(file: item.file, line: 1, column: 1) }
        return finding
      }
  }

  mutating func read(_ paths: [String], in session: Session) {
    let reading = session.project.read(paths, endings: ["xcstrings"])
    readingFindings = reading.findings
    if !reading.findings.isEmpty { isReadable = false }
    for file in reading.files { compile(file.bytes, path: file.path) }
  }

  private mutating func compile(_ bytes: [UInt8], path: String) {
    var found: [Finding] = []
    guard let catalog = Catalog(bytes, file: path, findings: &found) else {
      readingFindings += found
      isReadable = false
      return
    }
    catalogs.append(catalog)
    let result = CatalogCompiler.compile(catalog, options)
    problems += result.problems.map { (path, $0) }
    // What the compiler says in Apple's words is not said twice.
    let told = Set(result.problems.compactMap(\.location).map(\.line))
    let isTold = { (finding: Finding) in
      finding.rule == "malformed-catalog"
        && (finding.location.map { told.contains($0.line) || told.contains($0.line - 1) } == true
          || finding.message.hasSuffix("is missing"))
    }
    let errors = found.filter { $0.severity == .error && !(result.hasErrors && isTold($0)) }
    readingFindings += errors
    if !errors.isEmpty { isReadable = false }
    for file in result.files {
      files.append((file.path, isBinary ? PropertyListWriter.binary(file.list) : PropertyListWriter.xml(file.list)))
    }
  }
}

extension Session {
  /// Writes a file unless it holds the bytes already, so that build systems see no change.
  func writeIfChanged(_ bytes: [UInt8], to path: String) throws(UsageError) {
    if let present = try? files.read(path), present == bytes { return }
    try write(bytes, to: path)
  }
}
