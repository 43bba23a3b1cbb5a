import Catalogs
import Findings
import Paywalls
import Testing

@Suite struct OtherRoundTripTests {
  private func moved(_ json: String, file: String = "Paywall.json") throws -> Catalog {
    let paywall = paywall(json, file: file)
    var catalog = Catalog(
      table: "Paywall", file: "Paywall.xcstrings",
      sourceLanguage: DefinitionCatalog.tag(of: paywall.localizations?.defaultLocale ?? ""))
    _ = try DefinitionCatalog.enter(paywall, into: &catalog)
    return catalog
  }

  private func write(_ catalog: Catalog, into json: String, file: String = "Paywall.json") -> DefinitionWriter.Result {
    DefinitionWriter.write(into: Array(json.utf8), file: file) { _ in catalog }
  }

  private func text(_ result: DefinitionWriter.Result) -> String { String(decoding: result.bytes, as: UTF8.self) }

  private let first = """
    {
      "template_name": "1", "default_locale": "en_US",
      "localized_strings": {
        "en_US": {
          "title": "Pro",
          "call_to_action": "Buy",
          "features": [
            { "title": "Sync", "icon_id": "sync" },
            { "title": "Share", "content": "With all", "icon_id": "share" }
          ]
        },
        "de": { "title": "Profi", "call_to_action": null, "features": [{ "title": "Abgleich", "icon_id": "sync" }] }
      },
      "config": { "packages": ["m"], "default_package": "m" }
    }
    """

  @Test func `a first-generation paywall takes what a locale lacks into its place, icons included`() throws {
    var catalog = try moved(first)
    #expect(
      Set(catalog.keys) == [
        "title", "call_to_action", "features[0].title", "features[1].title", "features[1].content",
      ])
    try catalog.setValue("Kaufen", state: .translated, key: "call_to_action", language: "de")
    try catalog.setValue("Teilen", state: .translated, key: "features[1].title", language: "de")
    let result = write(catalog, into: first)
    #expect(
      text(result)
        == first.replacingOnce("\"call_to_action\": null", "\"call_to_action\": \"Kaufen\"")
        .replacingOnce(
          "\"Abgleich\", \"icon_id\": \"sync\" }",
          "\"Abgleich\", \"icon_id\": \"sync\" },{\"title\": \"Teilen\", \"icon_id\": \"share\"}"))
    #expect(result.written.map { "\($0.paywall) \($0.language) \($0.texts)" } == ["Paywall de 2"])
  }

  @Test func `tiers and offers of a first-generation paywall come back under their names`() throws {
    let tiers = """
      { "default_locale": "en", "localized_strings_by_tier": {
          "en": { "basic": { "title": "Basic", "tier_name": "B" },
            "premium": { "title": "Premium", "offer_overrides": { "spring": { "offer_badge": "New" } } } } },
        "config": { "packages": ["m"] } }
      """
    var catalog = try moved(tiers)
    try catalog.setValue("Neu", state: .translated, key: "premium.offer_overrides.spring.offer_badge", language: "de")
    let after = paywall(text(write(catalog, into: tiers))).localizations
    #expect(after?.ids(locale: "de") == ["premium.offer_overrides.spring.offer_badge"])
    #expect(after?.value("premium.offer_overrides.spring.offer_badge", locale: "de")?.text == "Neu")
  }

  private let adapty = """
    {
      "default_localization": "en",
      "localizations": [
        {
          "id": "en",
          "is_right_to_left": false,
          "strings": [
            {
              "id": "title",
              "value": [
                "Only ",
                { "tag": "PRICE", "attributes": { "color": "red" } },
                { "text": " today", "attributes": { "font": "bold" } }
              ],
              "fallback": "Cheap"
            },
            { "id": "button", "value": ["Go"], "fallback": null }
          ]
        }
      ],
      "styles": { "default": { "content": [
        { "type": "text", "string_id": "title" }, { "type": "text", "string_id": "button" }] } }
    }
    """

  @Test func `rich text goes to translators with marks for its styles and tags`() throws {
    let catalog = try moved(adapty)
    let texts = Dictionary(
      uniqueKeysWithValues: catalog.entries.map { ($0.key, $0.localization("en")?.units.first?.unit.value ?? "") })
    #expect(
      texts == ["title": "<1>Only </1></PRICE/><2> today</2>", "title (fallback)": "Cheap", "button": "Go"])
  }

  @Test func `rich text comes back in the styles of its source, in the order of the translation`() throws {
    var catalog = try moved(adapty)
    try catalog.setValue(
      "<2>היום </2></PRICE/><1> בלבד</1>", state: .translated, key: "title", language: "he")
    try catalog.setValue("קדימה", state: .translated, key: "button", language: "he")
    let result = write(catalog, into: adapty)
    #expect(result.findings.isEmpty)
    #expect(
      text(result)
        == adapty.replacingOnce(
          "    }\n  ],\n  \"styles\"",
          """
              },
              {
                "id": "he",
                "is_right_to_left": true,
                "strings": [
                  {
                    "id": "title",
                    "value": [
                      {
                        "text": "היום ",
                        "attributes": {
                          "font": "bold"
                        }
                      },
                      {
                        "tag": "PRICE",
                        "attributes": {
                          "color": "red"
                        }
                      },
                      " בלבד"
                    ]
                  },
                  {
                    "id": "button",
                    "value": [
                      "קדימה"
                    ],
                    "fallback": null
                  }
                ]
              }
            ],
            "styles"
          """))
  }

  @Test(arguments: ["Nur </PREIS/>", "<3>Nur</3> </PRICE/>", "<1>Nur </PRICE/>"])
  func `marks that the source text does not have are told, and the text stays out`(text: String) throws {
    var catalog = try moved(adapty)
    try catalog.setValue(text, state: .translated, key: "title", language: "de")
    let result = write(catalog, into: adapty)
    if text.hasPrefix("<3>") {
      // A mark of no style is words.
      #expect(result.findings.isEmpty)
    } else {
      #expect(result.findings.map(\.rule) == ["unknown-mark"])
      #expect(result.bytes == Array(adapty.utf8))
    }
  }

  @Test func `a StoreKit configuration takes names in a new language`() throws {
    var catalog = try moved(PackageTests.store, file: "Products.storekit")
    try catalog.setValue("Mensuel", state: .translated, key: "pro.monthly.displayName", language: "fr")
    let result = write(catalog, into: PackageTests.store, file: "Products.storekit")
    let after = paywall(text(result), file: "Products.storekit").localizations
    #expect(after?.locales == ["en_US", "es_ES", "fr"])
    #expect(after?.value("pro.monthly.displayName", locale: "fr")?.text == "Mensuel")
    #expect(after?.value("pro.monthly.description", locale: "fr") == nil)
  }

  @Test func `moving again keeps translations and asks for a look at those whose source changed`() throws {
    var catalog = try moved(first)
    try catalog.setValue("Kaufen", state: .translated, key: "call_to_action", language: "de")
    let changed = first.replacingOnce("\"Buy\"", "\"Buy now\"").replacingOnce(
      "{ \"title\": \"Sync\", \"icon_id\": \"sync\" },", "")
    let summary = try DefinitionCatalog.enter(paywall(changed), into: &catalog)
    #expect(
      catalog["call_to_action"]?.localization("de")?.units.first.map { $0.unit.state.name + " " + $0.unit.value }
        == "needs_review Kaufen")
    #expect(catalog["call_to_action"]?.localization("en-US")?.units.first?.unit.value == "Buy now")
    #expect(catalog["features[1].title"]?.extractionState == .stale)
    #expect(summary.count(of: .stale) == 2)
    let again = try DefinitionCatalog.enter(paywall(changed), into: &catalog)
    #expect(again.changes.isEmpty)
  }

  @Test func `keys of the code in the same catalog are never taken for vanished texts`() throws {
    var catalog = try moved(first)
    try catalog.insert(EntryDraft(key: "Hello"))
    let summary = try DefinitionCatalog.enter(
      paywall(first.replacingOnce("\"title\": \"Pro\",", "")), into: &catalog, prunes: true)
    #expect(summary.count(of: .pruned) == 0)
    #expect(catalog["Hello"] != nil)
  }
}
