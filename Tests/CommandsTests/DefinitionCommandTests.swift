import Foundation
import Testing

@testable import Commands

/// Texts of definitions on their way to catalogs and back, and the locales of store metadata.
@Suite struct DefinitionCommandTests {
  private let definition = """
    {
      "default_locale": "en_US",
      "components_localizations": {
        "en_US": { "title": "Go Pro", "buy": "Start {{ product.offer_period_with_unit }} trial" }
      },
      "components_config": { "base": { "stack": { "type": "stack", "components": [
        { "type": "text", "text_lid": "title" },
        { "type": "package", "package_id": "$rc_annual", "is_selected_by_default": true, "stack": {
          "type": "stack", "components": [] } },
        { "type": "purchase_button", "stack": { "type": "stack", "components": [
          { "type": "text", "text_lid": "title", "overrides": [
            { "conditions": [{ "type": "intro_offer" }], "properties": { "text_lid": "buy" } }] }] } }
      ] } } }
    }

    """

  @Test func `texts of a definition go to a catalog, are translated and come back`() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    try shipped.write(definition, to: "winback.json")
    let moved = shipped.run("extract", "winback.json", "--into", "Paywalls")
    #expect(moved.status == .fine)
    #expect(moved.diagnostics.contains("Paywalls/winback.xcstrings: 2 added"))
    let same = shipped.run("paywalls", "write", "winback.json", "--from", "Paywalls")
    #expect(same.status == .fine)
    #expect(try shipped.text("winback.json") == definition)
    for (key, text) in [("title", "Werde Profi"), ("buy", "{{ product.offer_period_with_unit }} testen")] {
      #expect(
        shipped.run("catalog", "set", "Paywalls/winback.xcstrings", key, text, "--language", "de").status == .fine)
    }
    #expect(shipped.run("paywalls", "write", "winback.json", "--from", "Paywalls", "--check").status == .findings)
    let written = shipped.run("paywalls", "write", "winback.json", "--from", "Paywalls")
    #expect(written.status == .fine)
    #expect(written.diagnostics.contains("winback in de: 2 texts written"))
    #expect(shipped.run("gate", "winback.json", "--locale", "de").status == .fine)
    #expect(shipped.run("extract", "winback.json", "--into", "Paywalls", "--check").status == .fine)
  }

  @Test func `a definition is left alone when a result file is named`() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    try shipped.write(definition, to: "winback.json")
    _ = shipped.run("extract", "winback.json", "--into", "Texts.xcstrings")
    _ = shipped.run("catalog", "set", "Texts.xcstrings", "title", "Pro werden", "--language", "de")
    let written = shipped.run(
      "paywalls", "write", "winback.json", "--from", "Texts.xcstrings", "--output", "new.json")
    #expect(written.status == .fine)
    #expect(try shipped.text("winback.json") == definition)
    #expect(try shipped.text("new.json").contains("\"de\": {"))
  }

  @Test func `a file that lists no packages leaves them open, and an offering without any refuses`() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    let paywall = "\"paywall_components\": \(definition)"
    try shipped.write(
      "{ \"offerings\": [{ \"identifier\": \"winback\", \"packages\": [], \(paywall) }] }", to: "offerings.json")
    let open = shipped.run("gate", "offerings.json", "--locale", "en-US")
    #expect(open.status == .fine)
    #expect(open.output.contains("packages were not checked"))
    try shipped.write("{ \"packages\": [] }", to: "none.json")
    let refused = shipped.run("gate", "offerings.json", "--locale", "en-US", "--offering", "none.json")
    #expect(refused.status == .findings)
    #expect(refused.output.contains("[empty-offering]"))
  }

  @Test func `wrong use and missing files give 2`() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    try shipped.write(definition, to: "winback.json")
    #expect(shipped.run("paywalls", "write", "winback.json").status == .unusable)
    #expect(shipped.run("paywalls", "read", "winback.json", "--from", "Paywalls").status == .unusable)
    #expect(shipped.run("paywalls", "write", "winback.json", "--from", "Nowhere").status == .unusable)
    #expect(shipped.run("paywalls", "write", "missing.json", "--from", "Paywalls").status == .unusable)
  }

  @Test func `the folders of store metadata are required locales`() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    try shipped.write(definition, to: "winback.json")
    for locale in ["en-US", "de-DE", "review_information"] {
      #expect(shipped.makeFolder("fastlane/metadata/\(locale)"))
    }
    let judged = shipped.run("gate", "winback.json", "--locales-from", "fastlane/metadata")
    #expect(judged.status == .findings)
    #expect(judged.output.contains("winback  renders     en-US"))
    #expect(judged.output.contains("falls back  de-DE"))
    #expect(!judged.output.contains("review_information"))
    try shipped.write("{\"localesFrom\": \"fastlane/metadata\", \"sources\": [\"winback.json\"]}", to: "wordgate.json")
    #expect(shipped.run("gate").output == judged.output)
    #expect(shipped.run("gate", "winback.json", "--locales-from", "nowhere").status == .unusable)
  }

  @Test(arguments: [
    ("revenuecat-v2-templates.json", 26), ("revenuecat-offerings-with-components.json", 6),
    ("revenuecat-v1-Sample1.json", 1), ("revenuecat-v1-chinese.json", 1), ("revenuecat-v1-multitier1.json", 1),
    ("revenuecat-v1-missing_current_locale.json", 1), ("revenuecat-v1-empty_images.json", 1),
    ("adapty-fallback.json", 3),
    ("PaywallsTester.storekit", 1), ("UnitTests.storekit", 1),
  ])
  func `the gate prints a verdict for every paywall of every file of other systems`(name: String, count: Int) throws {
    let shared = ProcessInfo.processInfo.environment["WORDGATE_SHARED"] ?? "\(Shipped.root)/../shared"
    let path = "\(shared)/data/paywalls/\(name)"
    guard FileManager.default.fileExists(atPath: path) else {
      print("skipped: \(name) is not there; set WORDGATE_SHARED to the folder of reference files")
      return
    }
    let shipped = try Shipped()
    defer { shipped.remove() }
    let output = try shipped.json("gate", path)
    let verdicts = output["verdicts"] as? [[String: Any]] ?? []
    #expect(Set(verdicts.compactMap { $0["paywall"] as? String }).count == count)
    let text = shipped.run("gate", path).output
    #expect(text.hasPrefix("paywall"))
    #expect(text.contains("pairs of paywall and locale") || text.contains("pair of paywall and locale"))
  }
}
