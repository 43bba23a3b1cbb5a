import Findings
import StructuredText

extension Finding {
  /// The finding as a member of every JSON report.
  var json: JSONValue {
    .object([
      ("rule", .string(rule)), ("category", .string(category.rawValue)), ("severity", .string(severity.rawValue)),
      ("message", .string(message)), ("file", JSONValue(location?.file)), ("line", JSONValue(location?.line)),
      ("column", JSONValue(location?.column)), ("locale", JSONValue(locale)), ("key", JSONValue(key)),
      ("paywall", JSONValue(paywall)), ("state", JSONValue(state)), ("advice", JSONValue(advice)),
    ])
  }
}
