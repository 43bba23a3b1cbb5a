public import Checks
import Findings

/// The list of all rules and notices, as `wordgate explain` prints it and as the documentation holds it.
public struct RuleIndexText: Sendable {
  private let pages: [RulePage]

  public init(_ pages: [RulePage] = RulePage.all) { self.pages = pages }

  /// For a terminal: by category, a line a rule.
  public func plain(_ style: ReportStyle) -> String {
    let width = pages.map(\.id.count).max() ?? 0
    var lines: [String] = []
    for (category, pages) in groups {
      if !lines.isEmpty { lines.append("") }
      lines.append(style.paint(category, .bold))
      for page in pages {
        let severity = style.paint(page.severity.rawValue.padded(to: 7), page.severity.ink)
        lines.append("  \(page.id.padded(to: width))  \(severity)  \(page.summary)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// For the documentation: a table a category, then all pages as topics.
  public var markdown: String {
    var text = """
      # The rules

      Everything that `wordgate check` can find, by what it is about.

      ## Overview

      An error would crash, mislead or show nothing; a warning would embarrass; a note informs. `wordgate explain RULE`
      prints the same pages in a terminal.

      """
    for (category, pages) in groups {
      text += "\n### \(category)\n\n| rule | severity | finds |\n|---|---|---|\n"
      for page in pages { text += "| <doc:\(page.id)> | \(page.severity.rawValue) | \(Self.cell(page.summary)) |\n" }
    }
    text += "\n## Topics\n"
    for (category, pages) in groups {
      text += "\n### Rules of \(category)\n\n" + pages.map { "- <doc:\($0.id)>\n" }.joined()
    }
    return text
  }

  private var groups: [(category: String, pages: [RulePage])] {
    Finding.Category.allCases.compactMap { category in
      let members = pages.filter { $0.category == category }
      return members.isEmpty ? nil : (category.rawValue, members)
    }
  }

  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
