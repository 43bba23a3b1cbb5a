public import Workspace

/// The program `wordgate`: finds the command and hands it the rest of the line.
public enum Program {
  public static let version = "0.1.0"

  static var commands: [any Command.Type] {
    [
      ExtractCommand.self,
      SyncCommand.self,
      FixCommand.self,
      CheckCommand.self,
      ExplainCommand.self,
      RenderCommand.self,
      GateCommand.self,
      PaywallsCommand.self,
      CatalogCommand.self,
      FormatCommand.self,
      MergeCommand.self,
      CompileCommand.self,
      SymbolsCommand.self,
      ExportCommand.self,
      ImportCommand.self,
      FactsCommand.self,
      MessageCommand.self,
      PluralCommand.self,
      DateCommand.self,
      CompletionsCommand.self,
    ]
  }

  /// Runs one command line, without the program's own name.
  ///
  /// What was read is kept in `cache`, unless the command line names another one or none.
  public static func run(
    _ words: [String], terminal: Terminal = .standard, files: Files = Files(), cache: Cache? = nil
  ) -> ExitStatus {
    guard let name = words.first, !["--help", "-h", "help"].contains(name) else {
      terminal.print(overview)
      return words.isEmpty ? .unusable : .fine
    }
    if name == "--version" {
      terminal.print("wordgate \(version)\n")
      return .fine
    }
    do throws(UsageError) {
      guard let command = commands.first(where: { $0.page.name == name }) else {
        throw .unknownCommand(name, nearest: Spelling.nearest(to: name, in: commands.map { $0.page.name }))
      }
      let arguments = try Arguments(words.dropFirst(), for: command.page)
      if arguments.has(.help) {
        terminal.print(command.page.help)
        return .fine
      }
      let named = arguments.value(.cache).map { Cache(folder: files.absolutePath(of: $0)) }
      let kept = arguments.has(.noCache) ? nil : named ?? cache
      guard command.page.options.contains(.cache),
        let run = KeptRun(words, terminal: terminal, files: files, cache: kept)
      else { return try command.run(arguments, in: Session(files: files, terminal: terminal, cache: kept)) }
      if let status = run.repeated(on: terminal).flatMap(ExitStatus.init) { return status }
      let status = try command.run(arguments, in: Session(files: run.files, terminal: run.terminal, cache: kept))
      run.keep(status: status.rawValue)
      return status
    } catch {
      terminal.tell("wordgate: error: \(error.message)")
      return .unusable
    }
  }

  private static var overview: String {
    let rows = commands.map { ($0.page.name, $0.page.summary) }
    return """
      wordgate: localized strings and String Catalogs for Swift apps and their paywalls

      Usage: wordgate COMMAND [OPTION…] [OPERAND…]

      Commands:
      \(CommandPage.columns(rows).joined(separator: "\n"))

      'wordgate COMMAND --help' explains a command. Exit status: 0 fine, 1 findings, 2 wrong use or unreadable input.

      """
  }
}
