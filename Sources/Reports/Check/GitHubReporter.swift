import Checks
import Findings

/// Workflow commands that GitHub Actions shows beside the changed lines.
///
/// GitHub keeps ten errors, ten warnings and ten notices of a step and drops the rest without a word. So the tenth says
/// how many more there are, and those follow as ordinary lines of the log.
enum GitHubReporter: CheckReporter {
  static let name = "github"
  static let summary = "annotations for GitHub Actions"

  /// How many of each severity a step may show.
  static let limit = 10
  /// GitHub cuts a message off at 4,096 bytes.
  static let longest = 4_000

  static func text(of report: CheckReport, _ style: ReportStyle) -> String {
    var lines: [String] = []
    var rest: [String] = []
    for severity in Severity.allCases {
      let told = report.outcome.told.filter { $0.finding.severity == severity }
      let shown = told.count > limit ? limit - 1 : told.count
      lines += told[..<shown].map { command(for: $0) }
      guard told.count > shown else { continue }
      let words = Quantity.phrase(told.count - shown, "more \(severity.rawValue)")
      lines.append("::\(severity.command) title=wordgate::\(words) in the log of this step")
      rest += told[shown...].flatMap { style.lines(of: $0.finding) }
    }
    if !rest.isEmpty { lines += ["::group::more findings"] + rest + ["::endgroup::"] }
    lines.append(report.headline)
    return (lines + report.silences).joined(separator: "\n") + "\n"
  }

  private static func command(for told: CheckOutcome.Told) -> String {
    let finding = told.finding
    var properties: [(String, String)] = []
    if let place = finding.location {
      properties = [("file", place.file), ("line", String(place.line)), ("col", String(place.column))]
    }
    properties.append(("title", finding.rule))
    let list = properties.map { "\($0.0)=\(escaped($0.1, isProperty: true))" }.joined(separator: ",")
    return "::\(finding.severity.command) \(list)::\(escaped(message(of: told), isProperty: false))"
  }

  /// The message, the words it is about, and what to do, a line each.
  private static func message(of told: CheckOutcome.Told) -> String {
    var lines = [told.finding.message]
    if let text = told.text, let translation = text.text {
      lines += ["\(text.sourceLanguage): \(text.source)", "\(text.language): \(translation)"]
    }
    if let advice = told.finding.advice { lines.append(advice) }
    let message = lines.map { ShownText.escaped($0) }.joined(separator: "\n")
    guard message.utf8.count > longest else { return message }
    var cut = ""
    for character in message {
      if cut.utf8.count + character.utf8.count > longest - 3 { break }
      cut.append(character)
    }
    return cut + "…"
  }

  /// The characters that would end a command or its properties, as GitHub's own toolkit writes them.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":": isProperty ? "%3A" : ":"
      case ",": isProperty ? "%2C" : ","
      default: String(scalar)
      }
    }.joined()
  }
}

extension Severity {
  fileprivate var command: String { self == .note ? "notice" : rawValue }
}
