import Catalogs
import Checks
import Extraction
import Findings
import Foundation
import Paywalls
import Testing

/// A catalog written in a test.
func catalog(_ entries: String, file: String = "Localizable.xcstrings") throws -> Catalog {
  let text = "{\n\"sourceLanguage\" : \"en\",\n\"strings\" : {\n\(entries)\n},\n\"version\" : \"1.0\"\n}"
  var problems: [Finding] = []
  return try #require(Catalog(Array(text.utf8), file: file, findings: &problems))
}

/// A paywall of one heading and one text that only the selected state shows.
func smallPaywall(reach: ExtractedString.Reach = .localized) -> Paywall {
  func place(_ line: Int) -> Location { Location(file: "Plans.swift", line: line, column: 5) }
  return Paywall(
    id: "plans", form: .swiftUI, location: place(1),
    texts: [
      PaywallText(role: .heading, key: "Choose a plan", location: place(3), path: "Plans.body > Text"),
      PaywallText(
        role: .callToAction, key: "%lld days free", reach: reach,
        arguments: [ExtractedString.Argument(expression: "plan.days", specifier: "lld")], location: place(7),
        path: "Plans.body > Text"),
    ],
    states: [
      PaywallState(name: "base", texts: [TextUse(text: 0)]),
      PaywallState(name: "selected", texts: [TextUse(text: 0), TextUse(text: 1, arguments: [.count(1...365)])]),
    ])
}

let completeTexts = """
  "%lld days free" : {
    "localizations" : {
      "en" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day free" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days free" } } } } },
      "ru" : { "variations" : { "plural" : {
        "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld дня бесплатно" } },
        "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld дней бесплатно" } },
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld день бесплатно" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld дня бесплатно" } } } } }
    }
  },
  "Choose a plan" : {
    "localizations" : { "ru" : { "stringUnit" : { "state" : "translated", "value" : "Выберите тариф" } } }
  }
  """

/// The files of the checkout.
enum Checkout {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appendingPathComponent(path)))
  }
}
