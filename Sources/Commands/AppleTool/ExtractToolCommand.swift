internal import Catalogs
internal import Extraction
internal import Findings
internal import Workspace

/// `xcstringstool extract`
enum ExtractToolCommand: ToolCommand {
  static let format = Option(
    name: "--output-format", value: .choice(["stringsdata", "xcstrings"]),
    help: "what to write; .stringsdata if not given")
  static let omitEmpty = Option(
    name: "--omit-empty-stringsdata", value: .none, help: "write nothing for sources that look nothing up")
  static let potential = Option(
    name: "--all-potential-swift-keys", value: .none, help: "other shown text too, in the table __PotentialKeys")
  static let routine = Option(
    name: "--routine", value: .many("NAME"), help: "a function that stands in for NSLocalizedString; also -s")
  static let aliases = ["-o": "--output-directory", "-s": "--routine"]
  static let kinds = ["--SwiftUI", "--SwiftUI-Text", "--modern-localizable-strings", "--legacy-localizable-strings"].map
  {
    Option(name: $0, value: .none, help: "accepted; every kind is always extracted")
  }

  static let page = CommandPage(
    "extract", "find what Swift sources look up", operands: "SOURCE…",
    options: [outputDirectory, format, omitEmpty, potential, routine] + kinds,
    discussion: """
      Reads Swift sources, or all below the folders named, and writes NAME.stringsdata for each, or one catalog for each
      table. Keys are those of run time: where Apple's tool writes %arg for every interpolation, this one follows types
      and writes %lld or %@.
      """)

  static let potentialTable = "__PotentialKeys"

  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus {
    let folder = try requiredOutput(arguments)
    let reading = session.project.read(try requiredFiles(arguments), endings: ["swift"])
    session.tell(reading.findings)
    var options = ExtractionOptions(localizingFunctions: Set(arguments.values(routine)))
    options.tellsTypes = false
    var result = Extractor.extract(
      reading.files.map { SourceInput(file: $0.path, bytes: $0.bytes) }, options: options)
    let unread = result.findings.filter { $0.rule == "unreadable-swift" }
    session.tell(unread)
    if arguments.has(potential) { result.takePotentialKeys() }
    let data = session.stringsData(of: result, sources: arguments.has(omitEmpty) ? [] : reading.files.map(\.path))
    if arguments.value(format) == "xcstrings" {
      try writeCatalogs(data, to: folder, in: session)
    } else {
      try session.write(data, to: folder)
    }
    return reading.findings.isEmpty && unread.isEmpty ? .fine : .findings
  }

  private static func writeCatalogs(
    _ data: [StringsData], to folder: String, in session: Session
  ) throws(UsageError) {
    for table in Set(data.flatMap(\.tables).map(\.name)).sorted() {
      let path = Path.join(folder, "\(table).xcstrings")
      let language = session.project.configuration.sourceLanguage ?? "en"
      var catalog = Catalog(table: table, file: path, sourceLanguage: language)
      CatalogSync.sync(&catalog, with: data.flatMap { $0.entries(of: table) })
      try session.writeIfChanged(catalog.serialized(), to: path)
    }
  }
}

extension ExtractionResult {
  /// Takes text that is shown and never looked up for keys of a table of its own.
  fileprivate mutating func takePotentialKeys() {
    for index in strings.indices where strings[index].reach == .verbatim {
      strings[index].reach = .localized
      strings[index].table = ExtractToolCommand.potentialTable
    }
  }
}
