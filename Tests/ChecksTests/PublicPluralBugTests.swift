import Catalogs
import Checks
import Findings
import Paywalls
import Testing
import WordgateLocales

/// Faults with plurals, lengths of time and prices that other paywalls had. Each names the public report it is from.
@Suite struct PublicPluralBugTests {
  private func rules(_ forms: [String: String], in language: String) throws -> [String] {
    func unit(_ value: String) -> String { #""stringUnit" : { "state" : "translated", "value" : "\#(value)" }"# }
    let plural = forms.sorted { $0.key < $1.key }.map { "\"\($0.key)\" : { \(unit($0.value)) }" }
    let count = forms[""].map(unit) ?? #""variations" : { "plural" : { \#(plural.joined(separator: ", ")) } }"#
    let english = #""en" : { "variations" : { "plural" : { "one" : { \#(unit("%lld day free")) }, "#
      + #""other" : { \#(unit("%lld days free")) } } } }"#
    let entries = [
      "\"%lld days free\" : { \"localizations\" : { \"\(language)\" : { \(count) }, \(english) } }",
      "\"Choose a plan\" : { \"localizations\" : { \"\(language)\" : { \(unit("…")) } } }",
    ]
    let judge = Judge(library: TextLibrary(catalogs: [try catalog(entries.joined(separator: ",\n"))]))
    return judge.judge(smallPaywall(), locale: language).reasons.map(\.rule)
  }

  @Test(
    "24, 27: a count that stands in one text alone is an error where the language bends it",
    arguments: ["ru", "pl", "ar"])
  func flatText(language: String) throws {
    // https://github.com/mozilla-mobile/mozilla-vpn-client/pull/3271
    // https://github.com/ryanbr/noop/issues/543
    #expect(try rules(["": "%lld дней"], in: language) == ["flat-translation"])
  }

  @Test("25: Japanese needs one form and no other")
  func japanese() throws {
    // https://github.com/AdguardTeam/AdguardForiOS/issues/1262
    #expect(try rules(["other": "%lld日間無料"], in: "ja").isEmpty)
  }

  @Test("28: a missing form is told for every language that needs it")
  func missingForms() throws {
    // https://github.com/ProtonMail/ios-mail/issues/40
    #expect(
      try rules(["one": "%lld день", "other": "%lld дня"], in: "ru") == [
        "missing-plural-category", "missing-plural-category",
      ])
    // Arabic's 'two', 'few' and 'many'. Its 'zero' is missed as well, but is no fault that refuses a paywall.
    #expect(try rules(["one": "يوم", "other": "%lld يوم"], in: "ar").count == 3)
  }

  @Test("29: a key that the code no longer asks for does not count as its text")
  func keyDrift() throws {
    // https://github.com/Beingpax/VoiceInk/pull/770
    let drifted = completeTexts.split(separator: "%lld days free").joined(separator: "%d days free")
    let judge = Judge(library: TextLibrary(catalogs: [try catalog(drifted)]))
    #expect(judge.judge(smallPaywall(), locale: "ru").reasons.map(\.rule) == ["key-not-in-catalog"])
  }

  // MARK: Lengths of time

  /// A text of a definition with a product, as it reads in a locale.
  private func rendered(
    _ text: String, period: String = "P1M", offer: String? = nil, mode: String = "free", count: Int = 1,
    price: String = "4.99", locale: String = "en", currency: String = "USD"
  ) throws -> String {
    let json = """
      { "default_locale": "\(locale)", "components_localizations": { "\(locale)": { "a": "\(text)" } },
        "components_config": { "base": { "stack": { "type": "package", "package_id": "m", "stack": { "type": "stack",
          "components": [{ "type": "text", "text_lid": "a" }] } } } } }
      """
    let introductory = offer.map {
      #""introductoryOffer": { "paymentMode": "\#(mode)", "subscriptionPeriod": "\#($0)", "numberOfPeriods": \#(count) },"#
    }
    let store = """
      { "subscriptionGroups": [{ "subscriptions": [{ "productID": "m", "displayPrice": "\(price)", \(introductory ?? "")
        "recurringSubscriptionPeriod": "\(period)" }] }] }
      """
    let paywall = try #require(PaywallReader.read(json: Array(json.utf8), file: "P.json").paywalls.first)
    let offering = PaywallReader.read(json: Array(store.utf8), file: "S.storekit").offerings.first
    let renderer = Renderer(
      library: TextLibrary(catalogs: []), options: RenderOptions(currency: currency), offering: offering)
    let result = renderer.render(paywall, locale: try #require(LocaleIdentifier(locale)))
    #expect(result.problems.isEmpty, "\(result.problems)")
    return result.states.first?.texts.first?.text ?? ""
  }

  private let trial = "{{ product.offer_period_with_unit }}"

  @Test("21: seven days and a week read the same")
  func sevenDays() throws {
    // https://github.com/RevenueCat/purchases-ios/pull/1591
    #expect(try rendered(trial, offer: "P7D") == "1 week")
    #expect(try rendered(trial, offer: "P1W") == "1 week")
    #expect(try rendered("{{ product.period }}", period: "P12M") == "year")
  }

  @Test(
    "22, 23, 31: a trial reads with its own number",
    arguments: [
      ("P1D", "1 day"), ("P2D", "2 days"), ("P3D", "3 days"), ("P14D", "14 days"), ("P2W", "2 weeks"),
      ("P1M", "1 month"), ("P2M", "2 months"), ("P1Y", "1 year"),
    ])
  func trialLengths(period: String, expected: String) throws {
    // https://github.com/RevenueCat/purchases-android/pull/2682
    // https://github.com/woocommerce/woocommerce-ios/pull/10068
    // https://github.com/hyodotdev/openiap/pull/20
    #expect(try rendered(trial, offer: period) == expected)
  }

  @Test("32: a quarter is never called a month")
  func quarter() throws {
    // https://github.com/superwall/Superwall-iOS/pull/99
    #expect(try rendered("{{ product.period }}", period: "P3M") == "3 months")
    #expect(try rendered("{{ product.periodly }}", period: "P3M") == "3 months")
    #expect(try rendered("{{ product.periodly }}", period: "P1M") == "monthly")
  }

  @Test("33: a measure word stands between a number and its unit, never behind a slash")
  func measureWord() throws {
    // https://github.com/RevenueCat/purchases-ios/pull/3489
    #expect(try rendered("{{ product.price_per_period }}", locale: "zh-Hans", currency: "CNY") == "¥4.99/月")
    #expect(try rendered(trial, offer: "P3M", locale: "zh-Hans") == "3个月")
  }

  @Test("34: a year is a year in Turkish")
  func turkishYear() throws {
    // https://github.com/RevenueCat/react-native-purchases/issues/881
    #expect(try rendered("{{ product.period }}", period: "P1Y", locale: "tr") == "yıl")
    #expect(try rendered("{{ product.period | uppercase }}", period: "P1Y", locale: "tr") == "YIL")
  }

  @Test("35: every period of an offer counts, and what costs nothing has a price")
  func offerCycles() throws {
    // https://github.com/RevenueCat/purchases-js/pull/846
    #expect(try rendered(trial, offer: "P1M", mode: "payAsYouGo", count: 3) == "3 months")
    #expect(try rendered("{{ product.offer_price }}", offer: "P1W") == "$0.00")
  }

  @Test("36: a price that the store wrote is shown as it wrote it")
  func displayPrice() throws {
    // https://github.com/RevenueCat/purchases-ios/pull/7270
    #expect(try rendered("{{ product.price }}", price: "US$6.99", locale: "ro") == "US$6.99")
    #expect(try rendered("{{ product.price_per_month }}", price: "US$6.99", locale: "ro") == "US$6.99")
  }

  @Test("37: yen have no decimals")
  func yen() throws {
    // https://github.com/RevenueCat/purchases-android/pull/2277
    #expect(try rendered("{{ product.price_per_month }}", period: "P1Y", price: "240", currency: "JPY") == "¥20")
  }

  @Test("Russian and Arabic bend lengths of time, where the fixed table of SDKs does not")
  func languagesBend() throws {
    #expect(try rendered(trial, offer: "P21D", locale: "ru") == "21 день")
    #expect(try rendered(trial, offer: "P22D", locale: "ru") == "22 дня")
    #expect(try rendered(trial, offer: "P2D", locale: "ar") == "يومان")
  }
}
