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
    for file in reading.files { status = max(status, try format(file.bytes, of: file.path, arguments, in: session)) }
    return status
  }

  private static func format(
    _ read: [UInt8], of path: String, _ arguments: Arguments, in session: Session
  ) throws(UsageError) -> ExitStatus {
    var read = read
    while true {
      var findings: [Finding] = []
      let catalog = Catalog(read, file: path, findings: &findings)
      guard let catalog, catalog.isSound else {
        session.tell(findings)
        return .unusable
      }
      let bytes = catalog.formatted(finalNewline: newline(arguments))
      let writes = !arguments.has(standardOutput) && !arguments.has(check) && bytes != read
      if writes, try !session.replace(path, expecting: read, with: bytes) {
        // Another program changed the file since it was read.
        do throws(Files.Problem) {
          read = try session.files.read(path)
        } catch {
          throw .output("'\(error.path)' \(error.reason)")
        }
        continue
      }
      session.tell(findings)
      if arguments.has(standardOutput) {
        session.terminal.print(String(decoding: bytes, as: UTF8.self))
      } else if bytes != read {
        session.terminal.tell("\(path): \(writes ? "formatted" : "would change")")
        return writes ? .fine : .findings
      }
      return .fine
    }
  }

  private static func newline(_ arguments: Arguments) -> Catalog.FinalNewline {
    switch arguments.value(finalNewline) {
    case "yes": .yes
    case "no": .no
    default: .kept
    }
  }
}
