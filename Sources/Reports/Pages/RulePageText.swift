public import Checks
import Findings

/// The page of a rule, as `wordgate explain` prints it and as the documentation holds it.
public struct RulePageText: Sendable {
  private let page: RulePage

  public init(_ page: RulePage) { self.page = page }

  /// For a terminal.
  public var plain: String { plain(.plain) }

  public func plain(_ style: ReportStyle) -> String {
    var lines = [style.paint(page.id, .bold) + "  " + style.paint(facts, .dim), "", Self.sentence(page.summary)]
    lines += ["", style.paint("Why it matters", .bold)] + Self.wrapped(page.reason, indent: "  ")
    for (title, examples) in examples {
      lines += ["", style.paint(title, .bold)]
      for (index, table) in examples.flatMap({ ExampleRows.tables(of: $0) }).enumerated() {
        if index > 0 { lines.append("") }
        lines += Self.lines(of: table, style)
      }
    }
    for (title, items) in lists {
      lines += ["", style.paint(title, .bold)] + items.map { "  \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// For the documentation.
  public var markdown: String {
    var text = "# \(page.id)\n\n\(Self.sentence(page.summary))\n\n## Overview\n\n\(Self.capitalized(facts)).\n\n"
    text += Self.wrapped(page.reason, indent: "").joined(separator: "\n") + "\n"
    for (title, examples) in examples {
      text += "\n## \(title)\n"
      for example in examples {
        text += "\n```\n"
        let tables = ExampleRows.tables(of: example).map { Self.lines(of: $0, .plain, indent: "") }
        text += tables.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n```\n"
      }
    }
    for (title, items) in lists {
      text += "\n## \(title)\n\n" + items.map { "- `\($0)`\n" }.joined()
    }
    return text
  }

  private var facts: String {
    "\(page.severity.rawValue), \(page.category.rawValue)"
  }

  private var examples: [(title: String, examples: [RuleExample])] {
    [("Told", page.bad), ("Not told", page.good)].filter { !$0.1.isEmpty }
  }

  /// What can be written down about the rule, line by line.
  private var lists: [(title: String, items: [String])] {
    [
      (
        "To accept a finding",
        [
          "wordgate:ignore \(page.id) REASON",
          "\"ignores\": [{\"rule\": \"\(page.id)\", \"key\": \"…\", \"reason\": \"…\"}]",
          "\"rules\": {\"\(page.id)\": \"off\"}",
        ]
      )
    ]
  }

  private static func lines(of table: ExampleRows, _ style: ReportStyle, indent: String = "  ") -> [String] {
    let width = table.rows.map(\.label.count).max() ?? 0
    let key = ["\(indent)\"\(ShownText.escaped(table.key))\""]
    return key
      + table.rows.map { row in
        let sign = row.isFaulty ? style.paint("✗", .red) : " "
        let text = row.text.map { $0.isEmpty ? "(empty)" : ShownText.escaped($0) } ?? "(missing)"
        return "\(indent)\(sign) \(style.paint(row.label.padded(to: width), .dim))  \(text)"
      }
  }

  static func sentence(_ words: String) -> String { capitalized(words) + "." }

  private static func capitalized(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() }

  /// Lines of at most 100 columns.
  static func wrapped(_ text: String, indent: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= 100 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(indent + word)
      }
    }
    return lines
  }
}
