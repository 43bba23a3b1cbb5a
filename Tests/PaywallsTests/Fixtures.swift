import Extraction
import Findings
import Paywalls

/// Reads a definition written in a test.
func document(_ json: String, file: String = "Paywall.json") -> PaywallReader.Document {
  PaywallReader.read(json: Array(json.utf8), file: file)
}

/// The only paywall of a definition written in a test, or an empty one.
func paywall(_ json: String, file: String = "Paywall.json") -> Paywall {
  document(json, file: file).paywalls.first
    ?? Paywall(id: "none", form: .componentTree, location: Location(file: file, line: 1, column: 1))
}

extension Paywall {
  /// The rules of its findings, in order.
  var rules: [String] { findings.map(\.rule) }

  /// The keys that a state shows, in reading order.
  func keys(in state: String) -> [String] {
    states.first { $0.name == state }?.texts.map { texts[$0.text].key } ?? []
  }

  var stateNames: [String] { states.map(\.name) }
}

enum Fixture {
  /// A component tree as the pull request of autumn 2024 writes it.
  static let seed = """
    {
      "components": [
        { "type": "text", "textLid": "title", "textStyle": "title" },
        {
          "type": "packageGroup",
          "defaultSelectedPackageID": "yearly",
          "components": [
            {
              "type": "package", "packageID": "monthly",
              "components": [
                { "type": "text", "textLid": "monthly", "selectedComponent": { "type": "text", "textLid": "monthly_on" } }
              ]
            },
            {
              "type": "package", "packageID": "yearly",
              "components": [
                {
                  "type": "stack",
                  "components": [{ "type": "text", "textLid": "yearly" }, { "type": "text", "textLid": "save" }],
                  "selectedComponent": {
                    "type": "stack",
                    "components": [
                      { "type": "text", "textLid": "yearly", "selectedComponent": { "type": "text", "textLid": "yearly_on" } }
                    ]
                  }
                }
              ]
            },
            { "type": "purchaseButton", "cta": "buy", "ctaIntroOffer": "try" }
          ]
        }
      ]
    }
    """
}
