public import Extraction
public import Findings
import SwiftReader
import WordgateDefinitions

extension PaywallReader {
  /// The paywalls that Swift sources define as values.
  public struct NativeDefinitions: Sendable {
    /// A paywall of each value: its id is the name of the variable that holds it, such as `Paywalls.trial`.
    public var paywalls: [Paywall] = []
    /// The texts that come with the definition types and that catalogs have to hold as well, at the values that show
    /// them.
    public var ownTexts: [ExtractedString] = []
    /// The names of all values, those that cannot be read included.
    public var names: Set<String> = []
    /// The values that cannot be known before the app runs.
    public var findings: [Finding] = []

    public init() {}
  }

  /// Reads every value of `TrialTimeline`, `PricingTierCards` and `OnboardingPager` in Swift sources.
  ///
  /// The values are made as the app makes them, from literals and constants. Prices, which come from the store, are
  /// sampled. What else only the running app knows is a finding, and the value is no paywall then.
  ///
  /// - Parameters:
  ///   - sources: The sources as trees.
  ///   - types: The types that extraction found in them: demos and previews are left out.
  public static func read(definitionsIn sources: [SwiftSource], types: [TypeFact] = []) -> NativeDefinitions {
    guard sources.contains(where: DefinitionFinder.concerns) else { return NativeDefinitions() }
    let index = ConstantIndex(sources)
    var reader = NativeDefinitionReader(index: index)
    for site in DefinitionFinder(index: index, types: types).sites() { reader.read(site) }
    return reader.definitions
  }
}

/// Turns the places where definitions are made into paywalls.
private struct NativeDefinitionReader {
  let index: ConstantIndex
  var definitions = PaywallReader.NativeDefinitions()
  private var count: [String: Int] = [:]

  init(index: ConstantIndex) {
    self.index = index
  }

  mutating func read(_ site: DefinitionSite) {
    let id = uniqueID(site.name)
    definitions.names.insert(id)
    let location = location(of: site.place)
    var evaluator = DefinitionEvaluator(index: index)
    var roles: [TextKey: TextRole] = [:]
    if let definition = evaluator.definition(site.type, madeBy: site.place) {
      var paywall = Paywall(
        definition, id: id, location: location, textLocations: evaluator.textPlaces.mapValues { self.location(of: $0) })
      if paywall.texts.isEmpty { paywall.findings.append(.emptyDefinition(site, id: id, location: location)) }
      roles = Dictionary(paywall.texts.map { ($0.id, $0.role) }) { first, _ in first }
      definitions.paywalls.append(paywall)
    } else {
      for problem in evaluator.problems {
        definitions.findings.append(.unreadable(site, problem, id: id, location: self.location(of: problem.place)))
      }
    }
    for text in site.type.ownTexts {
      definitions.ownTexts.append(
        ExtractedString(
          text, role: roles[TextKey(table: text.table ?? "Localizable", key: text.key)] ?? .body, location: location,
          range: index.tree(site.place).range(of: site.place.node)))
    }
  }

  /// Numbers values of one name.
  private mutating func uniqueID(_ name: String) -> String {
    count[name, default: 0] += 1
    let number = count[name] ?? 1
    return number == 1 ? name : "\(name)-\(number)"
  }

  private func location(of place: SourcePlace) -> Location {
    index.sources[place.source].location(of: index.tree(place).range(of: place.node).lowerBound)
  }
}

extension Finding {
  fileprivate static func unreadable(
    _ site: DefinitionSite, _ problem: DefinitionEvaluator.Problem, id: String, location: Location
  ) -> Finding {
    Finding(
      rule: "unreadable-definition", category: .paywall, severity: .warning,
      message: "\(problem.message), so the '\(site.type.rawValue)' is not judged", location: location, paywall: id,
      advice: problem.advice)
  }

  fileprivate static func emptyDefinition(_ site: DefinitionSite, id: String, location: Location) -> Finding {
    Finding(
      rule: "empty-paywall", category: .paywall, severity: .warning,
      message: "the '\(site.type.rawValue)' shows no text", location: location, paywall: id)
  }
}

extension ExtractedString {
  /// A text that comes with a definition type, as if it stood where the definition is made.
  fileprivate init(_ text: LocalizedText, role: TextRole, location: Location, range: Range<Int>) {
    let arguments = text.parts.compactMap { part -> Argument? in
      guard case .argument(let value, let specifier) = part else { return nil }
      return Argument(expression: value.kindName, specifier: String(specifier.drop { $0 == "%" }))
    }
    self.init(
      key: text.key, table: text.table ?? "Localizable", reach: .localized, role: role, arguments: arguments,
      comment: text.comment, location: location, range: range)
  }
}

extension LocalizedText.Argument {
  fileprivate var kindName: String {
    switch self {
    case .integer, .unsigned, .decimal: "number"
    case .text, .localized: "text"
    }
  }
}
