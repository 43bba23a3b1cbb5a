import Checks
import Findings
import Paywalls
import Testing

/// The texts that the definition of a paywall carries itself go through the rules of texts.
@Suite struct DefinitionTextTests {
  fileprivate static func definition(_ texts: [String: [String: String]]) -> [UInt8] {
    let ids = Set(texts.values.flatMap(\.keys)).sorted()
    let components = ids.map { "{\"type\": \"text\", \"text_lid\": \"\($0)\"}" }.joined(separator: ", ")
    let languages = texts.sorted { $0.key < $1.key }.map { locale, words in
      let members = words.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \"\($0.value)\"" }
      return "\"\(locale)\": {\(members.joined(separator: ",\n"))}"
    }
    return Array(
      """
      {"id": "plans", "template_name": "components", "asset_base_url": "https://example.com", "revision": 1,
      "default_locale": "en_US", "components_localizations": {
      \(languages.joined(separator: ",\n"))
      },
      "components_config": {"base": {"stack": {"type": "stack", "components": [\(components)]},
      "background": {"type": "color", "value": {"light": {"type": "hex", "value": "#FFFFFF"}}}}}}
      """.utf8)
  }

  private static func findings(_ texts: [String: [String: String]], options: CheckOptions = .init()) -> [Finding] {
    let paywalls = PaywallReader.read(json: definition(texts), file: "Plans.json").paywalls
    return CheckSuite().run([], paywalls: paywalls, options: options)
  }

  @Test func aTextWithFaultsIsToldWithItsPlaceAndPaywall() throws {
    let found = Self.findings([
      "en_US": ["a": "Cancel in {{ product.period }}", "b": "Billed (yearly)", "c": "Best offer"],
      "de_DE": ["a": "Kündbar in {{ product.period }} ", "b": "Jährlich (abgerechnet", "c": "Bestes  Angebot"],
    ])
    let space = try #require(found.first { $0.rule == "edge-whitespace" })
    #expect(space.locale == "de_DE")
    #expect(space.key == "a")
    #expect(space.paywall == "plans")
    #expect(space.location == Location(file: "Plans.json", line: 3, column: 16))
    #expect(found.contains { $0.rule == "unbalanced-brackets" && $0.key == "b" && $0.locale == "de_DE" })
    #expect(found.contains { $0.rule == "double-space" && $0.key == "c" && $0.locale == "de_DE" })
  }

  @Test func pricesAndTrialsInDigitsAreTold() {
    let found = Self.findings(["en_US": ["a": "Only $9.99 a month", "b": "Start your 7-day free trial"]])
    #expect(found.contains { $0.rule == "hard-coded-price" && $0.key == "a" && $0.paywall == "plans" })
    #expect(found.contains { $0.rule == "hard-coded-trial-length" && $0.key == "b" })
  }

  @Test func aTextInAnotherScriptOrNotTranslatedIsTold() {
    let sentence = "You can cancel when the trial is over"
    let found = Self.findings([
      "en_US": ["a": sentence, "b": sentence], "ru": ["a": "Vous pouvez annuler à tout moment", "b": "Можно отменить"],
      "nl": ["a": "Je kunt altijd opzeggen", "b": sentence],
    ])
    #expect(found.contains { $0.rule == "wrong-script" && $0.locale == "ru" && $0.key == "a" })
    #expect(found.contains { $0.rule == "untranslated-copy" && $0.locale == "nl" && $0.key == "b" })
  }

  @Test func aPercentSignIsNoSpecifierThere() {
    let found = Self.findings([
      "en_US": ["a": "Save 50% now", "b": "100% of %@ fun"],
      "de_DE": ["a": "Spare jetzt 50 %", "b": "100 % von % Spaß"],
    ])
    #expect(found.filter { $0.category == .placeholder } == [])
  }

  @Test func theProjectDecidesOverTheirSeverity() {
    let texts = ["en_US": ["a": "Best offer"], "de_DE": ["a": "Bestes  Angebot"]]
    #expect(
      Self.findings(texts, options: CheckOptions(severities: ["double-space": .error])).contains {
        $0.rule == "double-space" && $0.severity == .error
      })
    #expect(
      !Self.findings(texts, options: CheckOptions(severities: ["double-space": nil])).contains {
        $0.rule == "double-space"
      })
  }
}

extension DefinitionTextTests {
  @Test func anEditMendsTheDefinitionItself() throws {
    let bytes = Self.definition(["en_US": ["a": "Best offer"], "de_DE": ["a": "Bestes \\\"Angebot\\\" "]])
    let paywalls = PaywallReader.read(json: bytes, file: "Plans.json").paywalls
    let found = CheckSuite().run([], paywalls: paywalls)
    let plan = EditPlan(found.filter { $0.rule == "edge-whitespace" })
    let edits = try #require(plan.files["Plans.json"])
    let mended = try #require(EditPlan.apply(edits, to: bytes))
    let text = String(decoding: bytes, as: UTF8.self).replacing("Angebot\\\" \"", with: "Angebot\\\"\"")
    #expect(String(decoding: mended, as: UTF8.self) == text)
  }

  @Test func theWordsAreShownWithTheFault() throws {
    let bytes = Self.definition(["en_US": ["a": "Best offer"], "de_DE": ["a": "Bestes  Angebot"]])
    let paywalls = PaywallReader.read(json: bytes, file: "Plans.json").paywalls
    let found = CheckSuite().run([], paywalls: paywalls).filter { $0.rule == "double-space" }
    let finding = try #require(found.first)
    let text = try #require(FaultyTextFinder([], paywalls: paywalls).text(of: finding))
    #expect(text.source == "Best offer")
    #expect(text.text == "Bestes  Angebot")
    #expect(text.mark == .text(6..<8))
  }
}
