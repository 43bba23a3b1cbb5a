import Catalogs
import Checks
import Extraction
import Findings
import Paywalls
import Testing

/// Two paywalls, one of them with a text that no catalog holds.
enum Sample {
  static func manifest(isReversed: Bool = false) throws -> [UInt8] {
    var problems: [Finding] = []
    let catalog = try #require(Catalog(Array(texts.utf8), file: "Localizable.xcstrings", findings: &problems))
    let builder = GateManifestBuilder(Judge(library: TextLibrary(catalogs: [catalog])))
    var paywalls = [(paywall: plans, locales: ["ru", "de"]), (paywall: broken, locales: ["de", "ru"])]
    if isReversed { paywalls.reverse() }
    return builder.bytes(for: paywalls)
  }

  private static func place(_ file: String, _ line: Int) -> Location { Location(file: file, line: line, column: 5) }

  private static var plans: Paywall {
    Paywall(
      id: "plans", form: .swiftUI, location: place("Plans.swift", 1),
      texts: [
        PaywallText(role: .heading, key: "Choose a plan", location: place("Plans.swift", 3), path: "Plans.body"),
        PaywallText(
          role: .callToAction, key: "%lld days free",
          arguments: [ExtractedString.Argument(expression: "plan.days", specifier: "lld")],
          location: place("Plans.swift", 7), path: "Plans.body"),
      ],
      states: [
        PaywallState(name: "base", texts: [TextUse(text: 0)]),
        PaywallState(name: "selected", texts: [TextUse(text: 0), TextUse(text: 1, arguments: [.count(1...30)])]),
      ])
  }

  private static var broken: Paywall {
    Paywall(
      id: "broken", form: .swiftUI, location: place("Broken.swift", 1),
      texts: [
        PaywallText(role: .heading, key: "Choose a plan", location: place("Broken.swift", 3), path: "Broken.body"),
        PaywallText(key: "Not translated", location: place("Broken.swift", 4), path: "Broken.body"),
      ], states: [PaywallState(name: "base", texts: [TextUse(text: 0), TextUse(text: 1)])],
      packages: [PaywallPackage(id: "yearly", location: place("Broken.swift", 9), path: "$")])
  }

  private static let texts = """
    { "sourceLanguage" : "en", "strings" : {
      "%lld days free" : { "localizations" : {
        "de" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Tag gratis" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Tage gratis" } } } } },
        "ru" : { "variations" : { "plural" : {
          "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld дня бесплатно" } },
          "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld дней бесплатно" } },
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld день бесплатно" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld дня бесплатно" } } } } } } },
      "Choose a plan" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "Wähle einen Tarif" } },
        "ru" : { "stringUnit" : { "state" : "translated", "value" : "Выберите тариф" } } } }
    }, "version" : "1.0" }
    """
}
