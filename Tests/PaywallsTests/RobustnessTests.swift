import Findings
import Paywalls
import Testing
import WordgateLocales

/// Numbers that look random and are the same in every run.
private struct Dice {
  var state: UInt64

  mutating func roll(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}

@Suite struct RobustnessTests {
  static let definitions = [
    Fixture.seed, PackageTests.store,
    #"{ "template_name": "1", "localized_strings": { "en": { "title": "{{ price }}", "features": [{ "title": "F" }] } }, "config": { "packages": ["m"] } }"#,
    #"{ "default_localization": "en", "localizations": [{ "id": "en", "strings": [{ "id": "a", "value": [{ "tag": "T" }] }] }], "styles": { "default": { "content": { "type": "section", "id": "s", "index": 0, "content": [{ "type": "text", "string_id": "a" }, { "type": "if", "then": {}, "else": {} }] } } } }"#,
    #"{ "offerings": [{ "identifier": "o", "packages": [{ "identifier": "m" }], "paywall_components": { "default_locale": "en", "components_localizations": { "en": { "a": "{{ product.price }}" } }, "components_config": { "base": { "stack": { "components": [{ "type": "tabs", "tabs": [{ "id": "t", "stack": { "components": [{ "type": "text", "text_lid": "a", "overrides": [{ "conditions": [{ "type": "selected" }], "properties": { "visible": false } }] }] } }] }] } } } } }] }"#,
  ]

  @Test(arguments: definitions)
  func `a damaged definition is read, checked and rendered without a trap`(definition: String) {
    var dice = Dice(state: 7)
    let whole = Array(definition.utf8)
    let alphabet = Array(#"{}[]",:0a9-\"#.utf8)
    let renderer = Renderer(library: TextLibrary(catalogs: []))
    for _ in 0..<150 {
      var bytes = whole
      for _ in 0...dice.roll(below: 3) {
        bytes[dice.roll(below: bytes.count)] = alphabet[dice.roll(below: alphabet.count)]
      }
      let document = PaywallReader.read(json: bytes, file: "Damaged.json")
      for paywall in document.paywalls {
        _ = renderer.render(paywall, locale: locale("en"))
        for offering in document.offerings { _ = paywall.findings(against: offering) }
      }
    }
  }

  @Test func `absurd numbers in a store file do no harm`() {
    let store = document(
      """
      { "subscriptionGroups": [{ "subscriptions": [{ "productID": "a", "displayPrice": "nan",
        "recurringSubscriptionPeriod": "P999999999999999999Y", "introductoryOffer": { "paymentMode": "payAsYouGo",
        "displayPrice": "1e300", "subscriptionPeriod": "P9999D", "numberOfPeriods": 9e18 } }] }] }
      """, file: "a.storekit")
    #expect(store.offerings.first?.products.first?.period == nil)
    let tree = paywall(
      """
      { "default_locale": "en", "components_localizations": { "en": {
          "a": "{{ product.price }} {{ product.offer_period_with_unit }} {{ product.price_per_day }} {{ product.offer_end_date }}" } },
        "components_config": { "base": { "stack": { "components": [{ "type": "package", "package_id": "a",
          "stack": { "components": [{ "type": "text", "text_lid": "a" }] } }] } } } }
      """)
    let rendered = Renderer(library: TextLibrary(catalogs: []), offering: store.offerings.first)
      .render(tree, locale: locale("en"))
    #expect(rendered.problems.isEmpty)
  }

  @Test func `components nested without end are read as far as they go`() {
    let depth = 600
    let open = String(repeating: #"{ "type": "stack", "components": ["#, count: depth)
    let close = String(repeating: "] }", count: depth)
    _ = document(#"{ "components": [\#(open)\#(close)] }"#)
  }
}

@Suite struct LargeViewTests {
  @Test func `a view with sixty conditions is sampled within bounds, every text in a state`() {
    var body = ""
    for number in 0..<60 {
      body += "if c\(number) { if d\(number) { if e\(number) { Text(\"T\(number)\") } } }\n"
    }
    var fixture = ViewFixture("struct Offer: View { var body: some View {\n\(body)\n} }")
    for number in 0..<60 { fixture = fixture.showing("T\(number)", at: "Text(\"T\(number)\")") }
    let paywall = fixture.paywall
    #expect(paywall.texts.count == 60)
    #expect(Set(paywall.states.flatMap(\.texts).map(\.text)).count == 60)
  }
}
