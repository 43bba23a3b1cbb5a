public import Checks
public import Findings
internal import StructuredText

/// What a project says of itself in `wordgate.json`.
///
/// Every field may be missing; what is missing is found out from the project's layout. Paths are relative to the
/// folder of the file.
public struct Configuration: Hashable, Sendable {
  /// The language that the texts in the code are written in.
  public var sourceLanguage: String?
  /// Folders and files with Swift sources and paywall definitions.
  public var sources: [String]?
  /// Folders and files with String Catalogs.
  public var catalogs: [String]?
  /// The locales that every paywall must be shown in.
  public var locales: [String]?
  /// A folder whose subfolders are named for locales, such as fastlane's metadata: they are required too.
  public var localesFrom: String?
  /// The paywalls by id: the name of a SwiftUI view, or the path of a definition file.
  public var paywalls: [Paywall]?
  /// The file that says which packages can be bought.
  public var offering: String?
  /// What is shown where a paywall is not complete: `strict`, `source` or `lenient`.
  public var policy: String?
  /// Macros whose first argument is looked up, without `#`; nil for `localized` alone.
  public var localizingMacros: [String]?
  /// Functions that stand in for `NSLocalizedString`, in Swift, Objective-C and C.
  public var localizingFunctions: [String]?
  /// Files with declarations of APIs that no source of the project holds, such as those of a closed framework: Swift
  /// without bodies, with `@shown` before a type whose text a person reads.
  public var interfaces: [String]?
  /// Severities by rule id: `error`, `warning`, `note` or `off`.
  public var rules: [String: String] = [:]
  /// What is set for single rules, by rule id.
  public var ruleSettings: [String: RuleSettings] = [:]
  /// Findings that the project accepts, with their reasons.
  public var ignores: [Ignore] = []
  /// How much of a language must be there before its gaps are no faults any more.
  public var thresholds: [Threshold] = []
  /// Which languages may lean on which.
  public var fallbacks = Fallbacks()
  /// The file of findings that are known.
  public var baseline: String?

  public init() {}

  public struct Paywall: Hashable, Sendable {
    public var id: String
    public var place: String

    public init(id: String, place: String) {
      self.id = id
      self.place = place
    }
  }

  /// The name of the file that holds a configuration.
  public static let fileName = "wordgate.json"
}

extension Configuration {
  /// Reads a configuration; what cannot be understood is told and left out.
  public init(_ bytes: [UInt8], file: String, findings: inout [Finding]) {
    let document = JSONDocument(bytes, file: file)
    findings += document.problems
    guard let root = document.root else { return }
    var reader = ConfigurationReader(findings: findings)
    for member in reader.members(of: root, called: "the configuration") {
      let (name, value) = (member.key, member.value)
      switch name {
      case "sourceLanguage": sourceLanguage = reader.text(value, of: name)
      case "sources": sources = reader.texts(value, of: name)
      case "catalogs": catalogs = reader.texts(value, of: name)
      case "locales": locales = reader.texts(value, of: name)
      case "localesFrom": localesFrom = reader.text(value, of: name)
      case "localizingMacros": localizingMacros = reader.texts(value, of: name)
      case "localizingFunctions": localizingFunctions = reader.texts(value, of: name)
      case "interfaces": interfaces = reader.texts(value, of: name)
      case "offering": offering = reader.text(value, of: name)
      case "policy": policy = reader.choice(value, of: name, from: ["strict", "source", "lenient"])
      case "baseline": baseline = reader.text(value, of: name)
      case "ignores": ignores = reader.ignores(value)
      case "thresholds": thresholds = reader.thresholds(value)
      case "fallbacks": fallbacks = reader.fallbacks(value)
      case "rules":
        for rule in reader.members(of: value, called: name) {
          let (severity, settings) = reader.rule(rule)
          rules[rule.key] = severity
          ruleSettings[rule.key] = settings
        }
      case "paywalls":
        paywalls = reader.members(of: value, called: name).compactMap { member in
          reader.text(member.value, of: member.key).map { Paywall(id: member.key, place: $0) }
        }
      default: reader.unknown(name, at: value, among: Self.names)
      }
    }
    findings = reader.findings
  }

  private static let names = [
    "sourceLanguage", "sources", "catalogs", "locales", "localesFrom", "paywalls", "offering", "policy", "rules",
    "ignores", "thresholds", "fallbacks", "baseline", "localizingMacros", "localizingFunctions", "interfaces",
  ]
}
