/// What the world outside sees of one command: its name, operands and options.
struct CommandPage: Sendable {
  let name: String
  /// One line, lower case, no full stop.
  let summary: String
  /// The operands as the usage line shows them: `CATALOG KEY [ARG…]`.
  let operands: String
  let options: [Option]
  /// Paragraphs below the options: what comes out, what the exit status means, an example.
  let discussion: String

  init(_ name: String, _ summary: String, operands: String = "", options: [Option] = [], discussion: String = "") {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.options = options + [.help]
    self.discussion = discussion
  }

  /// The page that `--help` prints.
  var help: String { help(of: "wordgate") }

  /// The same for a program of another name.
  func help(of program: String) -> String {
    var lines = ["\(name): \(summary)", "", "Usage: \(program) \(name) [OPTION…]\(operands.isEmpty ? "" : " \(operands)")"]
    lines += ["", "Options:"] + CommandPage.columns(options.map { ($0.usage, $0.help) })
    if !discussion.isEmpty { lines += ["", discussion] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Two columns, the second one aligned.
  static func columns(_ rows: [(left: String, right: String)]) -> [String] {
    let width = rows.map(\.left.count).max() ?? 0
    return rows.map { "  " + $0.left + String(repeating: " ", count: width - $0.left.count + 2) + $0.right }
  }
}
