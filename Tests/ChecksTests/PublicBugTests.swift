import Catalogs
import Checks
import Findings
import Paywalls
import Testing
import WordgateGate
import WordgateLocales

/// Faults that other paywalls had, as behaviours that must not come back. Each names the public report it is from.
@Suite struct PublicBugTests {
  /// A definition with one text in some locales, the first of them the source.
  private func definition(_ texts: [(locale: String, text: String)]) throws -> Paywall {
    let locales = texts.map { "\"\($0.locale)\": { \"a\": \"\($0.text)\" }" }.joined(separator: ", ")
    let json = """
      { "default_locale": "\(texts.first?.locale ?? "")", "components_localizations": { \(locales) },
        "components_config": { "base": { "stack": { "type": "stack", "components": [
          { "type": "text", "text_lid": "a" },
          { "type": "package", "package_id": "m", "stack": { "type": "stack", "components": [] } }] } } } }
      """
    return try #require(PaywallReader.read(json: Array(json.utf8), file: "P.json").paywalls.first)
  }

  private func definition(in locales: [String]) throws -> Paywall { try definition(locales.map { ($0, "in \($0)") }) }

  private let judge = Judge(library: TextLibrary(catalogs: []))

  /// The locale of a definition that serves a wish, whatever the order in which the file has them.
  private func served(_ wanted: String, by locales: [String]) throws -> String? {
    let locale = try #require(LocaleIdentifier(wanted))
    let answers = Set(
      try [locales, locales.reversed()].map { try definition(in: $0).localizations?.language(for: locale) })
    #expect(answers.count == 1, "the order of the file decides")
    return answers.first ?? nil
  }

  private func gate(_ paywalls: [(Paywall, [String])]) throws -> Gate {
    Gate(try GateManifest(GateManifestBuilder(judge).bytes(for: paywalls.map { (paywall: $0.0, locales: $0.1) })))
  }

  // MARK: Choice of locale

  @Test("1: Simplified Chinese is never served Traditional", arguments: ["zh-Hans", "zh-Hans-CN", "zh-CN", "zh-SG"])
  func simplifiedChinese(wanted: String) throws {
    // https://github.com/RevenueCat/purchases-ios/issues/4829
    #expect(try served(wanted, by: ["en_US", "zh_Hant", "zh_Hans"]) == "zh_Hans")
  }

  @Test("2: a captured file without the script of a reader refuses, and says which locales it holds")
  func capturedFile() throws {
    // https://github.com/RevenueCat/purchases-ios/issues/5232
    let judgement = judge.judge(try definition(in: ["en", "zh_Hant"]), locale: "zh-CN")
    #expect(judgement.verdict == .fallsBack)
    #expect(judgement.reasons.map(\.rule) == ["missing-language"])
    #expect(judgement.reasons.first?.message.contains("en, zh_Hant") == true)
  }

  @Test("3: of several translations in one language the nearest is chosen")
  func nearest() throws {
    // https://github.com/RevenueCat/purchases-ios/pull/3605
    #expect(try served("pt-BR", by: ["en_US", "pt_PT", "pt_BR"]) == "pt_BR")
    #expect(try served("pt-AO", by: ["en_US", "pt_PT", "pt_BR"]) == "pt_PT")
    #expect(try served("es-MX", by: ["en_US", "es_ES", "es_419"]) == "es_419")
  }

  @Test("4: another region of the same language comes before another language")
  func otherRegion() throws {
    // https://github.com/RevenueCat/purchases-ios/pull/3633
    #expect(try served("en-IN", by: ["de_DE", "en_US"]) == "en_US")
  }

  @Test("5: the first wish is followed to its end, and every text is of that one language")
  func firstWish() throws {
    // https://github.com/RevenueCat/purchases-ios/issues/3655
    let gate = try gate([(try definition(in: ["en_US", "de_DE"]), ["en-US", "de-DE"])])
    let wanted = ["de-CH", "en-CH"].compactMap { LocaleIdentifier($0) }
    guard case .admitted(let shown) = gate.admit("P", locale: wanted) else {
      Issue.record("refused")
      return
    }
    #expect(shown.locale.description == "de-DE")
    #expect(shown.texts.map(\.text) == ["in de_DE"])
  }

  @Test("6: a region for formats does not choose the language")
  func formatRegion() throws {
    // https://github.com/RevenueCat/purchases-ios/issues/3802
    #expect(try served("en_001@rg=nlzzzz", by: ["nl_NL", "de_DE", "en_US", "fr_FR"]) == "en_US")
  }

  @Test("7: a language that no locale serves is never given a random one, but the source where the policy says so")
  func noRandomLanguage() throws {
    // https://github.com/RevenueCat/purchases-ios/pull/4158
    let paywall = try definition(in: ["en_US", "de_DE", "fr_FR"])
    #expect(try served("fi", by: ["en_US", "de_DE", "fr_FR"]) == nil)
    #expect(judge.judge(paywall, locale: "fi").verdict == .fallsBack)
    let source = Judge(library: TextLibrary(catalogs: []), options: CheckOptions(policy: .source))
    #expect(source.judge(paywall, locale: "fi").verdict == .fallsBackToSource)
  }

  @Test("8: Hong Kong, Macao and Taiwan read Traditional Chinese", arguments: ["zh-HK", "zh-MO", "zh-TW"])
  func traditionalChinese(wanted: String) throws {
    // https://github.com/RevenueCat/purchases-android/pull/1579
    #expect(try served(wanted, by: ["zh_Hans", "zh_Hant", "en"]) == "zh_Hant")
  }

  @Test("9: a required locale without any text is told")
  func requiredLocale() throws {
    // https://github.com/RevenueCat/purchases-android/pull/1537
    let judgements = judge.judge([try definition(in: ["en", "de"])], locales: ["en", "de", "zh-Hans"])
    #expect(judgements.map(\.verdict) == [.renders, .renders, .fallsBack])
  }

  @Test("10: both written forms of Norwegian are served by 'no'", arguments: ["nb-NO", "nn-NO", "no"])
  func norwegian(wanted: String) throws {
    // https://github.com/RevenueCat/purchases-android/pull/2329
    #expect(try served(wanted, by: ["en_US", "no"]) == "no")
  }

  @Test("11: the answer tells every locale that was tried")
  func triedLocales() throws {
    // https://github.com/RevenueCat/purchases-android/pull/1809
    let gate = try gate([(try definition(in: ["en", "es"]), ["en", "es"])])
    let mexican = try #require(LocaleIdentifier("es-MX"))
    #expect(gate.locale(for: [mexican])?.tried.map(\.description) == ["es-MX", "es-419", "es"])
  }

  @Test("12: a regional wish is served by its language, and an unknown one by none")
  func regionalWish() throws {
    // https://github.com/RevenueCat/purchases-js/pull/640
    #expect(try served("fr-CA", by: ["en", "fr"]) == "fr")
    #expect(try served("tlh", by: ["en", "fr"]) == nil)
  }

  @Test("14: the language that the app asks for comes before those of the device")
  func explicitLocale() throws {
    // https://github.com/RevenueCat/purchases-ios/pull/4833
    let gate = try gate([(try definition(in: ["en", "de", "fr"]), ["en", "de", "fr"])])
    for first in ["fr", "de", "en"] {
      let wanted = [first, "en", "de"].compactMap { LocaleIdentifier($0) }
      guard case .admitted(let shown) = gate.admit("P", locale: wanted) else {
        Issue.record("refused")
        continue
      }
      #expect(shown.locale.description == first)
    }
  }

  // MARK: Missing text

  @Test("15: a tier without texts is named by every reason")
  func tierWithoutTexts() throws {
    // https://github.com/RevenueCat/purchases-ios/issues/4094
    let json = """
      { "template_name": "7", "default_locale": "en", "localized_strings_by_tier": {
          "en": { "basic": { "title": "Basic", "call_to_action": "Buy" }, "premium": { "title": "Premium", "call_to_action": "Buy" } },
          "de": { "basic": { "title": "Basis", "call_to_action": "Kaufen" } } },
        "config": { "packages": ["m"], "default_package": "m" } }
      """
    let paywall = try #require(PaywallReader.read(json: Array(json.utf8), file: "V1.json").paywalls.first)
    let reasons = judge.judge(paywall, locale: "de").reasons
    #expect(reasons.compactMap(\.key) == ["premium.title", "premium.call_to_action"])
    #expect(reasons.allSatisfy { $0.state == "tier premium" })
  }

  @Test("16, 17: a missing base text refuses, and shows an empty text only where the policy is lenient")
  func missingText() throws {
    // https://github.com/RevenueCat/purchases-android/pull/3903
    // https://github.com/RevenueCat/purchases-ios/pull/6269
    let paywall = try definition([("en", "A"), ("de", "")])
    #expect(judge.judge(paywall, locale: "de").verdict == .fallsBack)
    let lenient = Judge(library: TextLibrary(catalogs: []), options: CheckOptions(policy: .lenient))
    let judgement = lenient.judge(paywall, locale: "de")
    #expect(judgement.verdict == .renders)
    #expect(judgement.reasons.map(\.rule) == ["empty-value"])
    #expect(judgement.reasons.map(\.severity) == [.warning])
  }

  @Test("18: a product without a name in a language keeps the store's sheet back there")
  func emptyProductName() throws {
    // https://github.com/RevenueCat/purchases-flutter/issues/962
    let json = """
      { "settings": { "_locale": "en_US" }, "subscriptionGroups": [], "nonRenewingSubscriptions": [], "products": [
        { "productID": "pro", "displayPrice": "9.99", "localizations": [
          { "locale": "en_US", "displayName": "Pro" }, { "locale": "es_ES", "displayName": "" }] }] }
      """
    let store = try #require(PaywallReader.read(json: Array(json.utf8), file: "S.storekit").paywalls.first)
    #expect(judge.judge(store, locale: "en-US").verdict == .renders)
    #expect(judge.judge(store, locale: "es-ES").reasons.contains { $0.rule == "empty-product-name" })
  }
}
