import Extraction
import Findings
import Paywalls
import Testing

@Suite struct OtherFormTests {
  @Test func `a first-generation paywall keeps each text under the way to it`() {
    let read = paywall(
      """
      { "template_name": "1", "default_locale": "en", "localized_strings": {
          "en": { "title": "T", "call_to_action": "Buy", "call_to_action_with_intro_offer": "Try",
            "features": [{ "title": "F", "icon_id": "lock" }] },
          "de": { "title": "T", "features": [] } },
        "config": { "packages": ["m"], "default_package": "y" } }
      """)
    #expect(
      read.texts.map(\.key) == ["title", "features[0].title", "call_to_action", "call_to_action_with_intro_offer"])
    #expect(read.keys(in: "intro offer") == ["title", "features[0].title", "call_to_action_with_intro_offer"])
    #expect(read.rules == ["default-package-outside-group", "missing-feature"])
    #expect(read.localizations?.value("call_to_action", locale: "de") == nil)
  }

  @Test func `a paywall of Adapty's builder is read with rich text, fallbacks and product texts`() {
    let read = paywall(
      """
      { "default_localization": "en", "products": { "selected": { "g": "p1" } },
        "localizations": [{ "id": "en", "strings": [
          { "id": "title", "value": ["Only ", { "tag": "PRICE" }], "fallback": "Cheap" },
          { "id": "PRODUCT_p1_default_name", "value": "Plan" },
          { "id": "PRODUCT_p1_free_trial_name", "value": "Free" }] }],
        "styles": { "default": { "footer": { "type": "button", "action": { "type": "select_product", "product_id": "p1" },
              "normal": { "type": "text", "string_id": { "type": "product", "id": "p1", "suffix": "name" } } },
            "content": { "type": "text", "string_id": "title" } } } }
      """)
    #expect(read.form == .adapty)
    #expect(read.localizations?.value("title", locale: "en")?.text == "Only </PRICE/>")
    #expect(read.keys(in: "base") == ["title", "PRODUCT_p1_default_name"])
    #expect(read.keys(in: "free trial") == ["title", "PRODUCT_p1_free_trial_name"])
    #expect(read.keys(in: "a value is missing") == ["title (fallback)", "PRODUCT_p1_default_name"])
    #expect(read.packages.map(\.id) == ["p1"])
    #expect(read.packages.first?.isDefault == true)
    #expect(read.rules.isEmpty)
  }

  @Test func `an image of Adapty's builder is that of the locale, or the one that all share`() {
    let read = paywall(
      """
      { "default_localization": "en", "assets": [{ "id": "hero", "type": "image", "url": "https://a/en.png" }],
        "localizations": [{ "id": "en", "strings": [] },
          { "id": "de", "strings": [], "assets": [{ "id": "hero", "type": "image", "url": "https://a/de.png" }] }],
        "styles": { "default": { "content": [
          { "type": "image", "asset_id": "hero" }, { "type": "image", "asset_id": "gone" }] } } }
      """)
    #expect(read.texts.map(\.kind) == [.image, .image])
    let urls = ["en", "de"].map { read.localizations?.value("hero (image)", locale: $0)?.text }
    #expect(urls == ["https://a/en.png", "https://a/de.png"])
    #expect(read.localizations?.value("gone (image)", locale: "en") == nil)
  }

  @Test func `tags of Adapty's texts are the same in every language, and are filled in`() {
    let read = paywall(
      """
      { "default_localization": "en", "localizations": [
          { "id": "en", "strings": [{ "id": "a", "value": ["Only ", { "tag": "PRICE" }, " a ", { "tag": "PERIOD" }] }] },
          { "id": "de", "strings": [{ "id": "a", "value": ["Nur ", { "tag": "PRICE" }] }] }],
        "styles": { "default": { "content": { "type": "text", "string_id": "a" } } } }
      """)
    #expect(read.rules.filter { $0 == "variable-mismatch" }.count == 1)
    let rendered = Renderer(library: TextLibrary(catalogs: [])).render(read, locale: locale("de"))
    #expect(rendered.states.first?.texts.map(\.text) == ["Nur 5,99\u{A0}$"])
  }

  @Test func `a product text that no payment mode has stays required`() {
    let read = paywall(
      """
      { "default_localization": "en", "localizations": [{ "id": "en", "strings": [] }],
        "styles": { "default": { "content": { "type": "text",
          "string_id": { "type": "product", "id": "p1", "suffix": "name" } } } } }
      """)
    #expect(read.texts.map(\.key) == ["PRODUCT_p1_default_name"])
  }
}
