import Catalogs
import Checks
import Findings
import Paywalls
import Testing
import WordgateGate
import WordgateLocales

/// Faults that other paywalls had where a paywall meets the app around it and the store. Each names the public report it
/// is from.
@Suite struct PublicStoreBugTests {
  private let judge = Judge(library: TextLibrary(catalogs: []))

  /// A paywall of components with some texts in each locale, `a`, `b` and so on, and more components.
  private func definition(_ texts: [String: [String]], fields: String = "", components: String = "") throws -> Paywall {
    let ids = ["a", "b", "c"]
    let localizations = texts.sorted { $0.key < $1.key }.map { locale, values in
      "\"\(locale)\": {" + zip(ids, values).map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ") + "}"
    }
    let count = texts.values.map(\.count).max() ?? 0
    let parts = ids.prefix(count).map { "{ \"type\": \"text\", \"text_lid\": \"\($0)\" }" }
    let json = """
      { "default_locale": "en", \(fields) "components_localizations": { \(localizations.joined(separator: ", ")) },
        "components_config": { "base": { "stack": { "type": "package", "package_id": "m", "stack": { "type": "stack",
          "components": [\((parts + [components].filter { !$0.isEmpty }).joined(separator: ", "))] } } } } }
      """
    return try #require(PaywallReader.read(json: Array(json.utf8), file: "P.json").paywalls.first)
  }

  private func store(_ product: String) -> Offering? {
    let json = #"{ "subscriptionGroups": [{ "subscriptions": [{ "productID": "m", \#(product) }] }] }"#
    return PaywallReader.read(json: Array(json.utf8), file: "S.storekit").offerings.first
  }

  private func rendered(_ paywall: Paywall, _ product: String, currency: String) throws -> [String] {
    let renderer = Renderer(
      library: TextLibrary(catalogs: []), options: RenderOptions(currency: currency), offering: store(product))
    let english = try #require(LocaleIdentifier("en"))
    return renderer.render(paywall, locale: english).states.first?.texts.map(\.text) ?? []
  }

  @Test("13: what languages the app's bundle declares does not choose the paywall's")
  func bundle() throws {
    // https://github.com/superwall/react-native-superwall/issues/43
    // An app in English alone, on a French device: the system calls the locale "en_FR", the person wants French.
    let paywall = try definition(["en": ["Subscribe"], "fr": ["S’abonner"]])
    let manifest = GateManifestBuilder(judge).bytes(for: [(paywall: paywall, locales: ["en", "fr"])])
    let gate = Gate(try GateManifest(manifest))
    for (wanted, text) in [(["fr-FR", "en"], "S’abonner"), (["en-FR"], "Subscribe")] {
      guard case .admitted(let shown) = gate.admit("P", locale: wanted.compactMap { LocaleIdentifier($0) }) else {
        Issue.record("refused")
        continue
      }
      #expect(shown.texts.map(\.text) == [text])
    }
  }

  @Test("19: a name that the store writes is told, since it may be in another language than the paywall")
  func storeName() throws {
    // https://github.com/FlineDev/FreemiumKit/issues/3
    let paywall = try definition(["en": ["{{ product.store_product_name }}", "Pro, {{ product.price }}"]])
    let findings = paywall.findings.filter { $0.rule == "name-from-store" }
    #expect(findings.map(\.key) == ["a"])
    #expect(findings.map(\.severity) == [.note])
  }

  @Test("20: a part whose words are out of sight is told")
  func wordsOutOfSight() throws {
    // https://github.com/RevenueCat/purchases-js/issues/181
    let page = #"{ "type": "web_view", "url": "https://example.com" }"#
    let paywall = try definition(["en": ["Subscribe"]], components: page)
    #expect(paywall.findings.filter { $0.rule == "opaque-component" }.count == 1)
    #expect(try definition(["en": ["Subscribe"]]).findings.allSatisfy { $0.rule != "opaque-component" })
  }

  @Test("30: two values in one sentence keep their places when the translation turns it round")
  func positions() throws {
    // https://github.com/pia-foss/mobile-ios/pull/396
    let turned = try catalog(
      """
      "Free for %d days, then %@" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "%@, davor %d Tage kostenlos" } },
        "fr" : { "stringUnit" : { "state" : "translated", "value" : "%2$@, après %1$d jours gratuits" } } } }
      """)
    let findings = CheckSuite().run([turned])
    #expect(findings.contains { $0.rule == "swapped-specifiers" && $0.locale == "de" })
    #expect(!findings.contains { $0.rule == "swapped-specifiers" && $0.locale == "fr" })
  }

  @Test(
    "30: a free trial is promised only where the first payment is nothing",
    arguments: [("free", false), ("payUpFront", true), ("payAsYouGo", true)])
  func paidOffer(mode: String, isTold: Bool) throws {
    // https://github.com/pia-foss/mobile-ios/pull/397
    let json = """
      { "settings": { "_locale": "en_US" }, "subscriptionGroups": [{ "subscriptions": [{ "productID": "m",
        "displayPrice": "9.99", "recurringSubscriptionPeriod": "P1M",
        "introductoryOffer": { "paymentMode": "\(mode)", "subscriptionPeriod": "P3M", "displayPrice": "4.99" },
        "localizations": [{ "locale": "en_US", "displayName": "90-day free trial" }] }] }] }
      """
    let store = PaywallReader.read(json: Array(json.utf8), file: "S.storekit")
    let paywall = try #require(store.paywalls.first)
    let offering = try #require(store.offering(for: paywall))
    let rules = CheckSuite().run([], paywalls: [paywall], offerings: [paywall.id: offering]).map(\.rule)
    #expect(rules.contains("trial-without-offer") == isTold)
  }

  @Test("37: where the definition says so, prices without cents have no decimals, and no others lose theirs")
  func wholePrices() throws {
    // https://github.com/RevenueCat/purchases-ios/pull/5991
    // https://github.com/RevenueCat/purchases-ios/pull/7474
    let texts = ["{{ product.price }}", "{{ product.price_per_month }}"]
    let taiwan = #""zero_decimal_place_countries": { "apple": ["TWN", "KAZ"], "google": ["TW"] },"#
    let year = #""displayPrice": "1800", "recurringSubscriptionPeriod": "P1Y""#
    let listed = try definition(["en": texts], fields: taiwan)
    #expect(try rendered(listed, year, currency: "TWD").first == "NT$1,800")
    let month = #""displayPrice": "150", "recurringSubscriptionPeriod": "P1M""#
    #expect(try rendered(listed, month, currency: "TWD") == ["NT$150", "NT$150"])
    #expect(try rendered(listed, month, currency: "USD") == ["$150.00", "$150.00"])
    #expect(try rendered(definition(["en": texts]), month, currency: "TWD").first == "NT$150.00")
    let cents = #""displayPrice": "149.50", "recurringSubscriptionPeriod": "P1M""#
    #expect(try rendered(listed, cents, currency: "TWD").first == "NT$149.50")
  }

  @Test("41: the direction is that of the language that is shown, not that of the reader's")
  func direction() throws {
    // https://github.com/RevenueCat/purchases-ios/pull/6723
    let texts = ["en": ["Subscribe"], "ar": ["اشترك"], "he": [""]]
    let manifest = GateManifestBuilder(judge).bytes(
      for: [(paywall: try definition(texts), locales: ["en", "ar", "he"])])
    let gate = Gate(try GateManifest(manifest))
    for (wanted, isRightToLeft, text) in [("ar-EG", true, "اشترك"), ("he", false, "Subscribe")] {
      let locale = try #require(LocaleIdentifier(wanted))
      guard case .admitted(let shown) = gate.admit("P", locale: [locale], policy: .source) else {
        Issue.record("refused")
        continue
      }
      #expect(shown.isRightToLeft == isRightToLeft)
      #expect(shown.texts.map(\.text) == [text])
    }
  }
}
