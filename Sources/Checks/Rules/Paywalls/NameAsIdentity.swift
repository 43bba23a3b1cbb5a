import Extraction
import Findings

struct NameAsIdentity: ProjectRule {
  let id = "name-as-identity"
  let category = Finding.Category.paywall
  let severity = Severity.warning
  let summary = "a type is told apart by the text that it shows"
  let reason = "Translating the name changes which plan is selected, and two plans with one name become one."
  var good: [RuleExample] {
    [
      RuleExample(code: "struct Tier: Identifiable { var id: String; var name: String }")
    ]
  }
  var bad: [RuleExample] {
    [
      RuleExample(code: "struct Tier: Identifiable { var name: String; var id: String { name } }", faults: ["en"])
    ]
  }

  private static let names: Set<String> = ["name", "title", "label", "text", "displayName", "heading", "caption"]

  func check(_ project: CheckedProject) -> [Finding] {
    (project.extraction?.types ?? []).compactMap { type in
      guard let identity = type.identity, Self.names.contains(identity), !type.isPreview else { return nil }
      return finding(
        "'\(type.name)' takes its '\(identity)' for its identity", at: type.location,
        advice: "give it an 'id' of its own that no translation changes")
    }
  }
}
