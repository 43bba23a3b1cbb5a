internal import Catalogs
internal import Findings
internal import Workspace

/// `wordgate format`: catalogs in the form in which Xcode writes them.
enum FormatCommand: Command {
  static let check = Option(name: "--check", value: .none, help: "write nothing; exit 1 if a file would change")
  static let standardOutput = Option(name: "--stdout", value: .none, help: "print the result instead of writing it")
  static let finalNewline = Option(
    name: "--final-newline", value: .choice(["yes", "no", "keep"]), help: "whether the file ends with a line end")

  static let page = CommandPage(
    "format", "put catalogs into Xcode's form", operands: "[PATH…]", options: [check, standardOutput, finalNewline],
    discussion: """
      Keys in Finder order, two spaces, ` : ` between key and value. What the file says stays as it is, its final line
      end too unless --final-newline is given. A file that is no sound catalog is left alone.
      """)

  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus {
    let paths = arguments.operands.isEmpty ? session.project.catalogPaths : arguments.operands
    let reading = session.project.read(paths, endings: ["xcstrings"])
    session.tell(reading.findings)
    var status: ExitStatus = reading.findings.isEmpty ? .fine : .unusable
    for file in reading.files {
      var findings: [Finding] = []
      let catalog = Catalog(file.bytes, file: file.path, findings: &findings)
      session.tell(findings)
      guard let catalog, catalog.isSound else {
        status = .unusable
        continue
      }
      let bytes = catalog.formatted(finalNewline: newline(arguments))
      if arguments.has(standardOutput) {
        session.terminal.print(String(decoding: bytes, as: UTF8.self))
      } else if bytes != file.bytes {
        session.terminal.tell("\(file.path): \(arguments.has(check) ? "would change" : "formatted")")
        if arguments.has(check) {
          status = max(status, .findings)
        } else if !(try session.replace(file.path, expecting: file.bytes, with: bytes)) {
          session.terminal.tell("\(file.path): error: another program changed the file, which is left as it is")
          status = .unusable
        }
      }
    }
    return status
  }

  private static func newline(_ arguments: Arguments) -> Catalog.FinalNewline {
    switch arguments.value(finalNewline) {
    case "yes": .yes
    case "no": .no
    default: .kept
    }
  }
}
