internal import Findings
public import Workspace

/// The program `xcstringstool`: Apple's own commands and options over Wordgate's code, so that scripts which call
/// Apple's tool run where there is no Xcode.
public enum CatalogTool {
  static var commands: [any ToolCommand.Type] {
    [
      PrintToolCommand.self, CompileToolCommand.self, ExtractToolCommand.self, SyncToolCommand.self,
      SymbolsToolCommand.self,
    ]
  }

  /// Runs one command line, without the program's own name.
  public static func run(_ words: [String], terminal: Terminal = .standard, files: Files = Files()) -> ExitStatus {
    guard let name = words.first, !["--help", "-h", "help"].contains(name) else {
      terminal.print(overview)
      return words.isEmpty ? .unusable : .fine
    }
    do throws(UsageError) {
      guard let command = commands.first(where: { $0.page.name == name }) else {
        throw .unknownCommand(name, nearest: Spelling.nearest(to: name, in: commands.map { $0.page.name }))
      }
      let arguments = try Arguments(words.dropFirst().map { command.aliases[$0] ?? $0 }, for: command.page)
      if arguments.has(.help) {
        terminal.print(command.page.help(of: "xcstringstool"))
        return .fine
      }
      return try command.run(arguments, in: Session(files: files, terminal: terminal))
    } catch {
      terminal.tell("xcstringstool: error: \(error.message(of: "xcstringstool"))")
      return .unusable
    }
  }

  private static var overview: String {
    let rows = commands.map { ($0.page.name, $0.page.summary) }
    return """
      xcstringstool: Apple's commands for String Catalogs, without Xcode

      Usage: xcstringstool COMMAND [OPTION…] FILE…

      Commands:
      \(CommandPage.columns(rows).joined(separator: "\n"))

      'xcstringstool COMMAND --help' explains a command. This program is part of Wordgate.

      """
  }
}

/// A command of Apple's tool.
protocol ToolCommand: Command {
  /// Short options by the long ones they stand for.
  static var aliases: [String: String] { get }
}

extension ToolCommand {
  static var aliases: [String: String] { ["-o": "--output-directory", "-l": "--language"] }

  static var outputDirectory: Option {
    Option(name: "--output-directory", value: .one("DIR"), help: "the folder to write to; also -o")
  }

  static func requiredOutput(_ arguments: Arguments) throws(UsageError) -> String {
    guard let folder = arguments.value(outputDirectory) else {
      throw .operands("'--output-directory DIR' is missing", command: page.name)
    }
    return folder
  }

  static func requiredFiles(_ arguments: Arguments) throws(UsageError) -> [String] {
    guard !arguments.operands.isEmpty else { throw .operands("expected a file", command: page.name) }
    return arguments.operands
  }
}
