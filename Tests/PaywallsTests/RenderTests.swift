import Extraction
import Findings
import Paywalls
import Testing
import WordgateLocales

@Suite struct RenderTests {
  private func tree(_ texts: String) -> Paywall {
    paywall(
      """
      { "default_locale": "en", "components_localizations": { \(texts) },
        "components_config": { "base": { "stack": { "components": [
          { "type": "text", "text_lid": "title", "font_size": 30 },
          { "type": "package", "package_id": "annual", "is_selected_by_default": true, "stack": { "components": [
            { "type": "text", "text_lid": "price", "overrides": [
              { "conditions": [{ "type": "selected" }], "properties": { "text_lid": "chosen" } }] }] } }] } } } }
      """)
  }

  private let renderer = Renderer(library: TextLibrary(catalogs: []))

  private func texts(_ rendered: RenderedPaywall, _ state: String) -> [String] {
    rendered.states.first { $0.name == state }?.texts.map(\.text) ?? []
  }

  @Test func `every state is written out with its roles, keys and direction`() {
    let own = tree(#""en": { "title": "Hi", "price": "{{ product.price }}", "chosen": "Yes: {{ product.price }}" }"#)
    let rendered = renderer.render(own, locale: locale("en-US"))
    #expect(rendered.id == "Paywall")
    #expect(rendered.direction == "ltr")
    #expect(rendered.states.map(\.name) == ["base", "annual selected"])
    #expect(texts(rendered, "base") == ["Hi", "$39.99"])
    #expect(texts(rendered, "annual selected") == ["Hi", "Yes: $39.99"])
    #expect(rendered.states.first?.texts.first?.role == .heading)
    #expect(rendered.problems.isEmpty)
  }

  @Test func `a missing text is left out and told with the first state that wants it`() {
    let own = tree(#""en": { "title": "Hi", "price": "P" }"#)
    let rendered = renderer.render(own, locale: locale("en"))
    #expect(texts(rendered, "annual selected") == ["Hi"])
    #expect(rendered.problems.map(\.state) == ["annual selected"])
    #expect(rendered.problems.first?.message == "'chosen' has no text in 'en'")
  }

  @Test func `right-to-left locales say so`() {
    let own = tree(#""ar": { "title": "ا", "price": "ا", "chosen": "ا" }"#)
    #expect(renderer.render(own, locale: locale("ar")).direction == "rtl")
  }

  @Test func `periods are bent as the language bends them`() {
    let store = { (period: String) in
      document(
        """
        { "subscriptionGroups": [{ "subscriptions": [{ "productID": "annual", "displayPrice": "4.99",
          "recurringSubscriptionPeriod": "P1M", "introductoryOffer": { "paymentMode": "free",
          "subscriptionPeriod": "\(period)" } }] }] }
        """, file: "a.storekit"
      ).offerings.first
    }
    let own = tree(#""ru": { "title": "{{ product.offer_period_with_unit }}", "price": "P", "chosen": "C" }"#)
    func phrase(_ period: String) -> String? {
      texts(
        Renderer(library: TextLibrary(catalogs: []), offering: store(period)).render(own, locale: locale("ru")), "base"
      ).first
    }
    #expect(phrase("P1D") == "1 день")
    #expect(phrase("P3D") == "3 дня")
    #expect(phrase("P14D") == "14 дней")
    #expect(phrase("P21D") == "21 день")
    #expect(phrase("P22D") == "22 дня")
  }

  @Test func `a variable without words in the language is a problem, never English`() {
    let own = tree(#""tlh": { "title": "{{ product.period }}", "price": "P", "chosen": "C" }"#)
    let rendered = renderer.render(own, locale: locale("tlh"))
    #expect(rendered.problems.first?.message == "no value for '{{ product.period }}' in this locale")
  }

  @Test func `a count is tried with every plural category that its conditions allow`() {
    let view = ViewFixture("struct Offer: View { var body: some View { Text(\"Days\") } }")
      .showing(
        "Days", at: "Text(\"Days\")", key: "%lld days", when: [Condition("days > 0", holds: true)],
        inserting: [.count("days")]
      ).paywall
    let days = library(
      """
      "%lld days": { "localizations": { "ru": { "variations": { "plural": {
        "one": { "stringUnit": { "state": "translated", "value": "%lld день" } },
        "few": { "stringUnit": { "state": "translated", "value": "%lld дня" } },
        "many": { "stringUnit": { "state": "translated", "value": "%lld дней" } },
        "other": { "stringUnit": { "state": "translated", "value": "%lld дня" } } } } } } }
      """)
    let rendered = Renderer(library: days).render(view, locale: locale("ru"))
    #expect(rendered.states.flatMap(\.texts).map(\.arguments) == [["1"], ["2"], ["5"]])
    #expect(rendered.states.flatMap(\.texts).map(\.text) == ["1 день", "2 дня", "5 дней"])
  }

  @Test func `the same rendering is made twice`() {
    let own = tree(#""en": { "title": "Hi", "price": "{{ product.price }}", "chosen": "C" }"#)
    #expect(renderer.render(own, locale: locale("en")) == renderer.render(own, locale: locale("en")))
  }

  @Test func `every template renders in its own locale`() {
    guard let bytes = Shared.bytes("data/paywalls/revenuecat-v2-templates.json") else { return }
    for paywall in PaywallReader.read(json: bytes, file: "t.json").paywalls {
      let rendered = renderer.render(paywall, locale: locale("en-US"))
      #expect(rendered.problems.isEmpty)
      #expect(!rendered.states.flatMap(\.texts).contains { $0.text.contains("{{") })
    }
  }
}
