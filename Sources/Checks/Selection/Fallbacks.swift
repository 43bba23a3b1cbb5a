internal import Catalogs
internal import Findings

/// Which languages may lean on which: `pt-PT` on `pt`, where the project says so.
public struct Fallbacks: Hashable, Sendable {
  private let languages: [String: [String]]

  /// The languages to lean on, nearest first, by the language that leans.
  public init(_ languages: [String: [String]] = [:]) { self.languages = languages }

  public var isEmpty: Bool { languages.isEmpty }

  /// All languages that one may lean on, nearest first, through others too; a circle ends.
  public func chain(of language: String) -> [String] {
    var chain: [String] = []
    var waiting = (languages[language] ?? [])[...]
    while let next = waiting.popFirst() {
      guard next != language, !chain.contains(next) else { continue }
      chain.append(next)
      waiting += languages[next] ?? []
    }
    return chain
  }

  /// Whether a finding only says that a text is absent which a language nearby holds.
  func forgives(_ finding: Finding, _ catalogs: [String: Catalog]) -> Bool {
    guard Self.absences.contains(finding.rule), let locale = finding.locale, let key = finding.key,
      let file = finding.location?.file, let entry = catalogs[file]?[key]
    else { return false }
    return chain(of: locale).contains { language in
      let units = entry.localization(language)?.units ?? []
      return !units.isEmpty && units.allSatisfy { $0.unit.state != .new && !$0.unit.value.isEmpty }
    }
  }

  private static let absences: Set<String> = ["missing-translation", "untranslated-state"]
}
