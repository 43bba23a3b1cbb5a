import Checks
import Findings
internal import StructuredText

/// What SARIF says of a rule, made from its page.
enum SARIFRule {
  static func descriptor(of id: String) -> JSONValue {
    guard let page = RulePage.page(id) else { return .object([("id", .string(id))]) }
    let text = RulePageText(page)
    return .object([
      ("id", .string(id)), ("name", .string(camelCase(id))), ("shortDescription", message(sentence(page.summary))),
      ("fullDescription", message(sentence(page.summary) + " " + page.reason)),
      ("help", .object([("text", .string(text.plain)), ("markdown", .string(text.markdown))])),
      ("defaultConfiguration", .object([("level", .string(page.severity.rawValue))])),
      (
        "properties",
        .object([
          ("tags", .array([.string("localization"), .string(page.category.rawValue)])),
          ("problem.severity", .string(page.severity == .note ? "recommendation" : page.severity.rawValue)),
        ])
      ),
    ])
  }

  private static func message(_ text: String) -> JSONValue { .object([("text", .string(text))]) }

  private static func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }

  private static func camelCase(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
