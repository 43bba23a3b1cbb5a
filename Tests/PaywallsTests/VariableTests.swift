import Extraction
import Findings
import Paywalls
import Testing

@Suite struct VariableTests {
  @Test func `a text is taken apart into words and variables`() {
    let template = TextTemplate("Only {{product.price}} for {{ product.period | uppercase }}!")
    #expect(template.variables.map(\.name) == ["product.price", "product.period"])
    #expect(template.variables.map(\.functions) == [[], ["uppercase"]])
    #expect(template.variables.first?.range == 5..<22)
    #expect(template.parts.first == .text("Only "))
    #expect(template.parts.last == .text("!"))
  }

  @Test func `braces that are never closed are text`() {
    #expect(TextTemplate("a {{ b").isUnclosed)
    #expect(TextTemplate("a {{ b").variables.isEmpty)
    #expect(!TextTemplate("{ a } }}").isUnclosed)
  }

  private func rules(
    _ value: String, source: String? = nil, conditions: [Condition] = [], path: String = "$.text_lid",
    custom: Set<String>? = nil
  ) -> [String] {
    let text = PaywallText(
      key: "a", location: Location(file: "a", line: 1, column: 1), path: path, conditions: conditions)
    return VariableRules.findings(in: value, of: text, source: source, locale: "de", at: nil, custom: custom)
      .map(\.rule)
  }

  @Test(arguments: [
    ("{{ product.prise }}", ["unknown-variable"]), ("{{ }}", ["empty-variable"]),
    ("{{ product.price | shout }}", ["unknown-function"]), ("{{ product.price", ["unclosed-variable"]),
    ("{{ product.offer_price }}", ["offer-variable-outside-offer"]),
    ("{{ count_days_with_zero }}", ["count-outside-countdown"]),
    ("{{ product.period_in_days }} days", ["bare-period-number"]),
    ("{{ sub_period }}", ["first-generation-variable"]), ("{{ product.price }}/{{ product.period }}", []),
    ("no variables, 100 %", []),
  ])
  func `faults of variables are told apart`(value: String, expected: [String]) {
    #expect(rules(value) == expected)
  }

  @Test func `an offer variable is at home in an offer's override`() {
    #expect(rules("{{ product.offer_price }}", conditions: [Condition("intro offer", holds: true)]).isEmpty)
  }

  @Test func `every language needs the variables of the source, each as often`() {
    #expect(rules("Nur", source: "Only {{ product.price }}") == ["variable-mismatch"])
    #expect(rules("{{ product.price }} {{ product.price }}", source: "{{ product.price }}") == ["variable-mismatch"])
    #expect(rules("{{ product.price }} nur", source: "Only {{ product.price }}").isEmpty)
  }

  @Test func `custom variables are checked where a response declares them`() {
    #expect(rules("{{ custom.name }}").isEmpty)
    #expect(rules("{{ custom.name }}", custom: ["other"]) == ["unknown-variable"])
    #expect(rules("{{ custom.name }}", custom: ["name"]).isEmpty)
  }

  @Test func `the templates use no variable that SDKs do not know`() {
    guard let bytes = Shared.bytes("data/paywalls/revenuecat-v2-templates.json") else { return }
    let rules = PaywallReader.read(json: bytes, file: "t.json").paywalls.flatMap(\.findings).map(\.rule)
    #expect(!rules.contains("unknown-variable"))
    #expect(!rules.contains("unclosed-variable"))
    #expect(rules.contains("bare-period-number"))
  }
}
