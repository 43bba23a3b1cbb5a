import Extraction
import Findings
import Paywalls
import Testing

@Suite struct SharedDefinitionTests {
  private func read(_ name: String) -> PaywallReader.Document? {
    Shared.bytes("data/paywalls/\(name)").map { PaywallReader.read(json: $0, file: name) }
  }

  @Test func `the 26 templates give 425 text ids, 12 in timelines, 114 in overrides and 24 links`() {
    guard let templates = read("revenuecat-v2-templates.json") else { return }
    #expect(templates.paywalls.count == 26)
    #expect(templates.offerings.count == 39)
    let texts = templates.paywalls.flatMap(\.texts)
    let timeline = texts.filter { $0.path.hasSuffix("].title.text_lid") || $0.path.hasSuffix("].description.text_lid") }
    let overrides = texts.filter { $0.path.contains(".overrides[") }
    let links = texts.filter { $0.kind == .url }
    #expect(timeline.count == 12)
    #expect(overrides.count == 114)
    #expect(links.count == 24)
    #expect(texts.count - timeline.count - overrides.count - links.count == 425)
    #expect(templates.paywalls.flatMap(\.packages).count == 50)
  }

  @Test func `the templates carry 581 texts, all in American English`() {
    guard let templates = read("revenuecat-v2-templates.json") else { return }
    let own = templates.paywalls.compactMap(\.localizations)
    #expect(own.reduce(0) { $0 + $1.ids(locale: "en_US").count } == 581)
    #expect(own.allSatisfy { $0.locales == ["en_US"] })
    let conditions = templates.paywalls.flatMap(\.texts).flatMap(\.conditions).map(\.expression)
    #expect(Set(conditions) == ["selected", "intro offer"])
  }

  @Test func `the templates lack no localization and hold nine that nothing shows`() {
    guard let templates = read("revenuecat-v2-templates.json") else { return }
    for paywall in templates.paywalls {
      for text in paywall.texts { #expect(paywall.localizations?.value(text.key, locale: "en_US") != nil) }
    }
    let rules = templates.paywalls.flatMap(\.findings).map(\.rule)
    #expect(rules.filter { $0 == "unused-localization" }.count == 9)
    #expect(!rules.contains("unexpected-localization-id"))
    #expect(!rules.contains("unknown-component"))
  }

  @Test func `every text of every shared definition is part of a state`() {
    let names = [
      "revenuecat-v2-templates.json", "revenuecat-offerings-with-components.json", "adapty-fallback.json",
      "revenuecat-v1-multitier1.json", "UnitTests.storekit",
    ]
    for paywall in names.compactMap(read).flatMap(\.paywalls) {
      #expect(Set(paywall.states.flatMap(\.texts).map(\.text)) == Set(paywall.texts.indices))
      #expect(paywall.states.first?.name == "base")
    }
  }

  @Test func `the official response with empty lists gives six paywalls without texts`() {
    guard let response = read("revenuecat-offerings-with-components.json") else { return }
    #expect(response.paywalls.count == 6)
    for paywall in response.paywalls { #expect(paywall.rules.contains("no-localizations")) }
  }

  @Test func `first-generation paywalls give their fields, features and packages`() {
    guard let sample = read("revenuecat-v1-Sample1.json")?.paywalls.first else { return }
    #expect(sample.form == .revenueCatV1)
    #expect(sample.texts.count == 11)
    #expect(sample.packages.map(\.id) == ["$rc_monthly", "$rc_annual", "custom_package"])
    #expect(sample.findings.first { $0.rule == "missing-feature" }?.locale == "es_ES")
  }

  @Test func `tiers of a first-generation paywall are states`() {
    guard let tiers = read("revenuecat-v1-multitier1.json")?.paywalls.first else { return }
    #expect(tiers.localizations?.locales == ["en_US", "es_ES"])
    #expect(tiers.texts.count == 14)
    #expect(tiers.stateNames == ["base", "intro offer", "tier premium", "intro offer, tier premium"])
  }

  @Test func `the fallback file of Adapty gives three paywalls with their product texts by payment mode`() {
    guard let fallback = read("adapty-fallback.json") else { return }
    #expect(fallback.paywalls.map { $0.texts.count { $0.kind == .text } } == [16, 11, 16])
    let images = fallback.paywalls.map { paywall in paywall.texts.filter { $0.kind == .image } }
    // The image elements of the layouts, counted apart by walking the JSON.
    #expect(images.map(\.count) == [4, 7, 4])
    #expect(fallback.paywalls.flatMap(\.findings).allSatisfy { $0.severity != .error })
    let first = fallback.paywalls.first
    #expect(first?.keys(in: "free trial").contains("PRODUCT_free_trial_button-17146684253616-primary") == true)
    let timeline = ["Today", "Day 5", "Day 7"]
    let texts = first?.texts.compactMap { first?.localizations?.value($0.key, locale: "en")?.text } ?? []
    #expect(texts.filter(timeline.contains) == timeline)
  }

  @Test func `StoreKit configurations give names and the offering they sell`() {
    guard let store = read("PaywallsTester.storekit") else { return }
    #expect(store.paywalls.first?.localizations?.locales == ["en_US", "es_ES", "ar"])
    #expect(store.paywalls.first?.texts.count == 10)
    #expect(store.offerings.first?.packages.count == 5)
  }
}
