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
    if let fix = page.fix {
      lines += ["", style.paint("What '--fix' does", .bold)] + Self.wrapped(Self.sentence(fix), indent: "  ")
    }
    if !page.options.isEmpty { lines += ["", style.paint("Options", .bold)] }
    for option in page.options {
      lines += ["  \(option.name): \(option.value.json)"] + Self.wrapped(Self.sentence(option.summary), indent: "    ")
    }
    lines += ["", style.paint("To set it, or to accept a finding", .bold)] + settings.map { "  \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// For the documentation.
  public var markdown: String {
    var text = "# \(page.id)\n\n\(Self.sentence(page.summary))\n\n## Overview\n\n\(Self.capitalized(facts)).\n\n"
    text += Self.paragraph(page.reason)
    for (title, examples) in examples {
      text += "\n## \(title)\n"
      for example in examples {
        text += "\n```\n"
        let tables = ExampleRows.tables(of: example).map { Self.lines(of: $0, .plain, indent: "") }
        text += tables.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n```\n"
      }
    }
    if let fix = page.fix { text += "\n## What --fix does\n\n" + Self.paragraph(Self.sentence(fix)) }
    if !page.options.isEmpty { text += "\n## Options\n\n" }
    for option in page.options {
      text += "- `\(option.name)`, without a setting `\(option.value.json)`: \(Self.sentence(option.summary))\n"
    }
    text += "\n## To set it, or to accept a finding\n\n" + settings.map { "- `\($0)`\n" }.joined()
    return text
  }

  private var facts: String {
    "\(page.severity.rawValue), \(page.category.rawValue)" + (page.fix == nil ? "" : ", mends itself")
      + (page.isOptIn ? ", looks only where the project asks for it" : "")
  }

  private var examples: [(title: String, examples: [RuleExample])] {
    [("Told", page.bad), ("Not told", page.good)].filter { !$0.1.isEmpty }
  }

  /// What a project can write down about the rule.
  private var settings: [String] {
    var value = "\"\(page.isOptIn ? page.severity.rawValue : "off")\""
    if let option = page.options.first {
      value = "{\"severity\": \"\(page.severity.rawValue)\", \"\(option.name)\": \(option.value.json)}"
    }
    return [
      "\"rules\": {\"\(page.id)\": \(value)}",
      "\"ignores\": [{\"rule\": \"\(page.id)\", \"key\": \"…\", \"reason\": \"…\"}]",
      "wordgate:ignore \(page.id) REASON",
    ]
  }

  private static func paragraph(_ text: String) -> String { wrapped(text, indent: "").joined(separator: "\n") + "\n" }

  private static func lines(of table: ExampleRows, _ style: ReportStyle, indent: String = "  ") -> [String] {
    let width = table.rows.map(\.label.count).max() ?? 0
    let sign = table.isKeyFaulty ? " " + style.paint("✗", .red) : ""
    let head =
      table.settings.map { "\(indent)\($0)" } + table.lines.map { "\(indent)\($0)" }
      + (table.key.map { ["\(indent)\"\(ShownText.escaped($0))\"\(sign)"] } ?? [])
    return head
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
