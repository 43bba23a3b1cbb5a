internal import Catalogs
internal import Findings
internal import Workspace

/// `wordgate catalog`: looks into a catalog and edits it, a line at a time.
enum CatalogCommand: Command {
  static let language = Option(
    name: "--language", value: .many("L"),
    help: "the language meant; required by set, review; import: of files outside of LANGUAGE.lproj")
  static let form = Option(name: "--form", value: .one("FORM"), help: "set: the form meant: few, iphone.one, …")
  static let state = Option(
    name: "--state", value: .choice(["new", "translated", "needs_review", "machine_translated", "stale", "missing"]),
    help: "set: the state of the text; list: only keys in that state")
  static let add = Option(name: "--add", value: .many("L"), help: "languages: add a language")
  static let drop = Option(name: "--drop", value: .many("L"), help: "languages: remove a language and its texts")
  static let keepText = Option(
    name: "--keep-text", value: .none, help: "rename: the old key stays the text of the source language")
  static let replace = Option(
    name: "--replace", value: .none, help: "import: texts of the files replace other ones of the catalog")

  static let page = CommandPage(
    "catalog", "create, list and edit a catalog", operands: "ACTION CATALOG [ARG…]",
    options: [language, form, state, add, drop, keepText, replace],
    discussion: """
      Actions:
        new CATALOG --language L          create an empty catalog with the source language L
        import CATALOG PATH…              take over .strings and .stringsdict files; folders are searched for those
                                          of the table, the folder LANGUAGE.lproj names the language
        languages CATALOG                 list the languages; --add and --drop change them
        list CATALOG                      list the keys; --state and --language narrow the list
        set CATALOG KEY VALUE --language L
                                          write one text, or one form of it with --form
        rename CATALOG KEY NEWKEY         give a key another name; translations come along
        remove CATALOG KEY…               remove keys
        review CATALOG [KEY…] --language L
                                          mark what needs review, or a machine translated, as translated

      An edit changes the lines it is about and no others. A catalog that is not sound is left alone.

      Example: wordgate catalog set Localizable.xcstrings 'Restore' 'Wiederherstellen' --language de
      """)

  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus {
    guard arguments.operands.count >= 2 else { throw .operands("expected an action and a catalog", command: page.name) }
    let (action, path) = (arguments.operands[0], arguments.operands[1])
    let words = Array(arguments.operands.dropFirst(2))
    if action == "new" { return try create(path, arguments, in: session) }
    if action == "import" { return try importTables(path, words, arguments, in: session) }
    let outcome = try session.edit(path) { catalog in
      switch action {
      case "languages": try editLanguages(of: &catalog, arguments, in: session)
      case "list": list(catalog, arguments, in: session)
      case "set": try set(words, in: &catalog, arguments)
      case "rename": try rename(words, in: &catalog, arguments)
      case "remove": try remove(words, from: &catalog)
      case "review": try review(words, in: &catalog, arguments, session)
      default: throw UsageError.operands("there is no action '\(action)'", command: page.name)
      }
    }
    return outcome == .unsound ? .unusable : .fine
  }

  private static func create(_ path: String, _ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus {
    guard Path.fileExtension(of: path) == "xcstrings" else {
      throw .operands("'\(path)' is no String Catalog, expected NAME.xcstrings", command: page.name)
    }
    let source = arguments.value(language) ?? session.project.configuration.sourceLanguage ?? "en"
    let catalog = Catalog(table: Path.stem(of: path), file: path, sourceLanguage: source)
    guard try session.replace(path, expecting: nil, with: catalog.serialized()) else {
      throw .operands("'\(path)' exists already", command: page.name)
    }
    return .fine
  }
}
