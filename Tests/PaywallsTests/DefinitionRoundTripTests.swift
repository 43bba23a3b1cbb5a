import Catalogs
import Findings
import Paywalls
import Testing

/// A definition with the catalogs that its texts were moved into.
private struct Moved {
  let bytes: [UInt8]
  let file: String
  var catalogs: [String: Catalog] = [:]

  init(_ bytes: [UInt8], file: String) throws {
    self.bytes = bytes
    self.file = file
    for paywall in PaywallReader.read(json: bytes, file: file).paywalls {
      guard let own = paywall.localizations else { continue }
      var catalog = Catalog(
        table: DefinitionCatalog.table(of: paywall.id), file: "\(paywall.id).xcstrings",
        sourceLanguage: DefinitionCatalog.tag(of: own.defaultLocale))
      _ = try DefinitionCatalog.enter(paywall, into: &catalog)
      catalogs[paywall.id] = catalog
    }
  }

  init(_ json: String, file: String = "Paywall.json") throws { try self.init(Array(json.utf8), file: file) }

  /// The catalog of the only paywall.
  var catalog: Catalog { catalogs.values.first ?? Catalog(table: "", file: "", sourceLanguage: "") }

  mutating func set(_ value: String, _ key: String, _ language: String, form: FormPath = FormPath()) throws {
    for id in catalogs.keys {
      try catalogs[id]?.setValue(value, state: .translated, key: key, language: language, form: form)
    }
  }

  /// Gives every text a translation.
  mutating func translate(to language: String, _ words: (String) -> String) throws {
    for (id, catalog) in catalogs {
      for entry in catalog.entries {
        let source = entry.localization(catalog.sourceLanguage)?.units.first?.unit.value ?? ""
        try catalogs[id]?.setValue(words(source), state: .translated, key: entry.key, language: language)
      }
    }
  }

  func written() -> DefinitionWriter.Result {
    DefinitionWriter.write(into: bytes, file: file) { catalogs[$0] }
  }

  var text: String { String(decoding: written().bytes, as: UTF8.self) }
}

/// Whether all bytes of one text stand in another in the same order: it was only added to.
private func isAddition(_ new: [UInt8], to old: [UInt8]) -> Bool {
  var place = old.startIndex
  for byte in new where place < old.endIndex && old[place] == byte { place += 1 }
  return place == old.endIndex
}

@Suite struct DefinitionRoundTripTests {
  static let shared = [
    "revenuecat-v2-templates.json", "revenuecat-offerings-with-components.json", "revenuecat-v1-Sample1.json",
    "revenuecat-v1-chinese.json", "revenuecat-v1-multitier1.json", "revenuecat-v1-missing_current_locale.json",
    "adapty-fallback.json", "PaywallsTester.storekit", "UnitTests.storekit",
  ]

  @Test(arguments: shared)
  func `a definition comes back byte for byte when nobody translated anything`(name: String) throws {
    guard let bytes = Shared.bytes("data/paywalls/\(name)") else { return }
    let result = try Moved(bytes, file: name).written()
    #expect(result.bytes == bytes)
    #expect(result.written.isEmpty)
    #expect(!result.findings.contains { $0.rule == "unknown-localization-id" || $0.rule == "unknown-mark" })
  }

  @Test(arguments: shared)
  func `a new language comes into a definition and nothing else changes`(name: String) throws {
    guard let bytes = Shared.bytes("data/paywalls/\(name)") else { return }
    var moved = try Moved(bytes, file: name)
    try moved.translate(to: "sr-Latn") { "sr \($0)" }
    let result = moved.written()
    #expect(isAddition(result.bytes, to: bytes))
    let before = PaywallReader.read(json: bytes, file: name)
    let after = PaywallReader.read(json: result.bytes, file: name)
    #expect(after.paywalls.map(\.id) == before.paywalls.map(\.id))
    for (old, new) in zip(before.paywalls, after.paywalls) {
      guard let catalog = moved.catalogs[old.id], let own = new.localizations, !catalog.entries.isEmpty else {
        continue
      }
      let locale = try #require(own.locales.first { $0.hasPrefix("sr") })
      #expect(own.locales.filter { $0 != locale } == old.localizations?.locales)
      for entry in catalog.entries where entry.localization(catalog.sourceLanguage) != nil {
        let source = entry.localization(catalog.sourceLanguage)?.units.first?.unit.value ?? ""
        #expect(own.value(entry.key, locale: locale)?.markup == "sr \(source)", "\(old.id) \(entry.key)")
      }
    }
  }

  @Test(arguments: shared)
  func `every changed text changes its own value alone`(name: String) throws {
    guard let bytes = Shared.bytes("data/paywalls/\(name)") else { return }
    var moved = try Moved(bytes, file: name)
    for (id, catalog) in moved.catalogs {
      for entry in catalog.entries {
        for localization in entry.localizations {
          let value = localization.units.first?.unit.value ?? ""
          try moved.catalogs[id]?.setValue(
            "\(value)!", state: .translated, key: entry.key, language: localization.language)
        }
      }
    }
    let result = moved.written()
    #expect(isAddition(result.bytes, to: bytes))
    let before = PaywallReader.read(json: bytes, file: name).paywalls
    let after = PaywallReader.read(json: result.bytes, file: name).paywalls
    for (old, new) in zip(before, after) {
      #expect(new.texts.map(\.path) == old.texts.map(\.path))
      for key in Set(moved.catalogs[old.id]?.keys ?? []) {
        for locale in old.localizations?.locales ?? [] {
          guard let value = old.localizations?.value(key, locale: locale)?.markup, !value.isEmpty,
            value.contains(where: { !$0.isWhitespace })
          else { continue }
          #expect(new.localizations?.value(key, locale: locale)?.markup == "\(value)!", "\(key) in \(locale)")
        }
      }
    }
  }

  @Test func `localization ids are keys, and a translator is told what each text is`() throws {
    let catalog = try Moved(Self.components).catalog
    #expect(catalog.sourceLanguage == "en-US")
    #expect(Set(catalog.keys) == ["title", "offer", "terms"])
    #expect(catalog["title"]?.localization("en-US")?.units.first?.unit.value == "Go Pro")
    #expect(catalog["title"]?.localization("zh-Hans")?.units.first?.unit.value == "专业版")
    #expect(catalog["title"]?.extractionState == .manual)
    #expect(catalog["terms"]?.comment == "Address of a page in the paywall 'Paywall'.")
    #expect(
      catalog["offer"]?.comment
        == "Text in the paywall 'Paywall', shown while: intro offer. What stands in {{ }} is filled in.")
  }

  @Test func `a new locale has its images, is written as the file writes locales, and comes last`() throws {
    var moved = try Moved(Self.components)
    try moved.set("Werde Profi", "title", "pt-BR")
    #expect(
      moved.text
        == Self.components.replacingOnce(
          "\"zh_Hans\": { \"title\": \"专业版\" }\n",
          """
          "zh_Hans": { "title": "专业版" },
              "pt_BR": {"title": "Werde Profi", "hero": {"light": {"original": "https://example.com/a.png"}}}

          """))
  }

  @Test func `a text that a locale lacks comes behind those it has`() throws {
    var moved = try Moved(Self.components)
    try moved.set("试用 {{ product.offer_period_with_unit }}", "offer", "zh-Hans")
    #expect(
      moved.text
        == Self.components.replacingOnce(
          "{ \"title\": \"专业版\" }",
          "{ \"title\": \"专业版\", \"offer\": \"试用 {{ product.offer_period_with_unit }}\" }"))
  }

  @Test func `a file without line breaks stays without`() throws {
    var moved = try Moved(
      #"{"default_locale":"en","components_localizations":{"en":{"a":"A"}},"components_config":{"base":{"stack":{"type":"text","text_lid":"a"}}}}"#
    )
    try moved.set("Ä", "a", "de")
    #expect(moved.text.contains(#""components_localizations":{"en":{"a":"A"},"de":{"a":"Ä"}}"#))
  }

  @Test func `a file that writes escapes keeps writing them`() throws {
    var moved = try Moved(
      #"{"default_locale":"en","components_localizations":{"en":{"a":"caf\u00e9"}},"components_config":{"base":{"stack":{"type":"text","text_lid":"a"}}}}"#
    )
    try moved.set("Кофе 🎉", "a", "ru")
    #expect(moved.text.contains(#""ru":{"a":"\u041a\u043e\u0444\u0435 \ud83c\udf89"}"#))
  }

  @Test func `texts that wait for a translation, several forms and unknown ids stay out`() throws {
    var moved = try Moved(Self.components)
    let id = try #require(moved.catalogs.keys.first)
    try moved.catalogs[id]?.setValue("Noch offen", state: .new, key: "title", language: "de")
    try moved.set("%lld", "offer", "fr", form: try #require(FormPath("one")))
    try moved.catalogs[id]?.insert(
      EntryDraft(key: "gone", extractionState: .manual, texts: [.init(language: "de", state: .translated, value: "G")]))
    let result = moved.written()
    #expect(result.bytes == moved.bytes)
    #expect(Set(result.findings.map(\.rule)) == ["forms-not-carried", "unknown-localization-id"])
  }

  @Test func `a catalog in another source language is refused`() throws {
    var moved = try Moved(Self.components)
    moved.catalogs["Paywall"]?.sourceLanguage = "de"
    #expect(moved.written().findings.map(\.rule) == ["other-source-language"])
    #expect(moved.written().bytes == moved.bytes)
  }

  static let components = """
    {
      "default_locale": "en_US",
      "components_localizations": {
        "en_US": {
          "title": "Go Pro",
          "offer": "Try {{ product.offer_period_with_unit }}",
          "terms": "https://example.com/terms",
          "hero": { "light": { "original": "https://example.com/a.png" } }
        },
        "zh_Hans": { "title": "专业版" }
      },
      "components_config": { "base": { "stack": { "type": "stack", "components": [
        { "type": "text", "text_lid": "title", "overrides": [
          { "conditions": [{ "type": "intro_offer" }], "properties": { "text_lid": "offer" } }] },
        { "type": "image", "override_source_lid": "hero" },
        { "type": "button", "stack": { "type": "stack", "components": [] },
          "action": { "type": "navigate_to", "destination": "terms", "url": { "url_lid": "terms" } } }
      ] } } }
    }
    """
}

extension String {
  /// The text with the first occurrence of some words replaced.
  func replacingOnce(_ words: String, _ others: String) -> String {
    guard let range = firstRange(of: words) else { return self }
    return replacingCharacters(in: range, with: others)
  }

  private func firstRange(of words: String) -> Range<String.Index>? {
    indices.first { self[$0...].hasPrefix(words) }.map { $0..<index($0, offsetBy: words.count) }
  }

  private func replacingCharacters(in range: Range<String.Index>, with others: String) -> String {
    String(self[..<range.lowerBound]) + others + String(self[range.upperBound...])
  }
}
