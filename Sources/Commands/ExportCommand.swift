internal import Exchange
internal import Findings
internal import Workspace

/// `wordgate export`: the texts of catalogs in the form in which translators work.
enum ExportCommand: Command {
  static let language = Option(name: "--to", value: .many("L"), help: "a language to translate into; required")
  static let format = Option(
    name: "--format", value: .choice(ExchangeFormats.all.map(\.name)), help: "the form of the files; required")
  static let only = Option(
    name: "--only", value: .choice(ExchangeSection.Selection.allCases.map(\.rawValue)),
    help: "which texts: those without translation, those to look at again, or all (as when not given)")
  static let out = Option(
    name: "--out", value: .one("PATH"),
    help: "the folder for the files, or the name of the one file; the working folder")
  static let since = Option(
    name: "--since", value: .one("REV"), help: "show the former text of sources that changed since a git revision")
  static let screenshots = Option(
    name: "--screenshots", value: .one("DIR"), help: "pictures that go along with the notes of an .xcloc")

  static let page = CommandPage(
    "export", "write the texts of catalogs for translators", operands: "[CATALOG…]",
    options: [language, format, only, out, since, screenshots] + Option.caching,
    discussion: """
      Formats:
      \(CommandPage.columns(ExchangeFormats.all.map { ($0.name, $0.summary) }).joined(separator: "\n"))

      Without catalogs, those of the project go out. What a format cannot carry is said before anything is written.
      Where an earlier export stands at the same place, and since the revision of --since, texts whose source changed after
      they were translated are known: formats that can show them show the former source, and --only changed picks them,
      together with those that wait for review. A length that a comment ("max 20 characters") or the rule too-long of
      wordgate.json allows goes along as a note.

      A pseudolocale is a language like any other: en-x-accented, en-x-expanded, ar-x-rtl, en-x-bounded (and Android's
      en-XA and ar-XB). Its texts come filled in.

      Example: wordgate export --to de --to ja --format xcloc --out Localizations
      """)

  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus {
    let languages = arguments.values(language)
    guard !languages.isEmpty else { throw .operands("'--to L' is missing", command: page.name) }
    for language in languages { _ = try Arguments.locale(language, command: page.name) }
    guard let format = arguments.value(format).flatMap(ExchangeFormats.named) else {
      throw .operands("'--format F' is missing", command: page.name)
    }
    let selection = arguments.value(only).flatMap { ExchangeSection.Selection(rawValue: $0) } ?? .all
    let place = arguments.value(out) ?? "."
    let export = session.project.export(
      arguments.operands, to: languages, format: format, selecting: selection,
      earlier: earlier(at: place, languages: languages, format, session), since: arguments.value(since),
      screenshots: arguments.value(screenshots))
    session.tell(export.findings)
    guard !export.findings.contains(where: { $0.severity == .error }) else { return .unusable }
    for (loss, count) in export.losses {
      session.terminal.tell("\(format.name): \(count) \(count == 1 ? "text" : "texts"): \(loss.message)")
    }
    if !export.document.attachments.isEmpty, !format.isBundle {
      session.terminal.tell("\(format.name): the screenshots are left out")
    }
    if export.files.isEmpty { session.terminal.tell("nothing to export") }
    for (file, path) in paths(of: export.files, place: place, session) {
      try session.write(file.bytes, to: path)
      session.terminal.print(path + "\n")
    }
    return .fine
  }

  /// Where each file goes: below the folder, or to the name that was given for a single file.
  private static func paths(
    of files: [ExchangeFile], place: String, _ session: Session
  ) -> [(file: ExchangeFile, path: String)] {
    if let only = files.first, files.count == 1, isFileName(place, like: only.path), !session.files.isFolder(place) {
      return [(only, place)]
    }
    return files.map { ($0, Path.join(place, $0.path)) }
  }

  private static func isFileName(_ place: String, like path: String) -> Bool {
    !Path.fileExtension(of: place).isEmpty && Path.fileExtension(of: place) == Path.fileExtension(of: path)
  }

  /// The files of an earlier export at the same place.
  private static func earlier(
    at place: String, languages: [String], _ format: any ExchangeFormat, _ session: Session
  ) -> [ExchangeFile] {
    if session.files.exists(place), !session.files.isFolder(place) {
      return (try? session.files.read(place)).map { [ExchangeFile(path: place, bytes: $0)] } ?? []
    }
    let sample = ExchangeDocument(
      languages.map { language in
        ExchangeSection(
          catalog: CatalogName(path: "Localizable.xcstrings"), sourceLanguage: "en", targetLanguage: language)
      })
    return format.write(sample).compactMap { file in
      let path = Path.join(place, file.path)
      return (try? session.files.read(path)).map { ExchangeFile(path: file.path, bytes: $0) }
    }
  }
}
