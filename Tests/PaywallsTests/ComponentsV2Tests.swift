import Extraction
import Findings
import Paywalls
import Testing

@Suite struct ComponentsV2Tests {
  private func paywall(base: String, localizations: String = #"{ "en": { "a": "A" } }"#) -> Paywall {
    PaywallsTests.paywall(
      """
      { "default_locale": "en", "components_localizations": \(localizations), "components_config": { "base": \(base) } }
      """)
  }

  private func stack(_ components: String) -> String {
    #"{ "stack": { "type": "stack", "components": [\#(components)] } }"#
  }

  @Test func `a definition carries its own localizations by locale and id, with places`() {
    let tree = paywall(
      base: stack(#"{ "type": "text", "text_lid": "a" }"#),
      localizations: #"{ "en": { "a": "Hello" }, "zh_Hans": { "a": "你好" } }"#)
    #expect(tree.form == .components)
    #expect(tree.localizations?.locales == ["en", "zh_Hans"])
    #expect(tree.localizations?.value("a", locale: "zh_Hans")?.text == "你好")
    #expect(tree.localizations?.value("a", locale: "en")?.location.column == 70)
  }

  @Test func `an empty list where an object is meant is read as no localizations`() {
    let tree = paywall(base: stack(#"{ "type": "text", "text_lid": "a" }"#), localizations: "[]")
    #expect(tree.localizations?.locales == [])
    #expect(tree.rules.contains("no-localizations"))
    #expect(tree.texts.map(\.key) == ["a"])
  }

  @Test func `a default locale without texts is an error`() {
    let tree = paywall(base: stack(""), localizations: #"{ "de": {} }"#)
    #expect(tree.rules.contains("no-default-locale"))
  }

  @Test(arguments: [
    (#"{ "type": "text", "text_lid": "a" }"#, PaywallText.Kind.text),
    (#"{ "type": "image", "source": {}, "override_source_lid": "a" }"#, .image),
    (
      #"{ "type": "button", "action": { "type": "navigate_to", "destination": "terms", "url": { "url_lid": "a" } } }"#,
      .url
    ),
    (
      #"{ "type": "purchase_button", "method": { "type": "custom_web_checkout", "custom_url": { "url_lid": "a" } } }"#,
      .url
    ),
    (
      #"{ "type": "timeline", "items": [{ "type": "timeline_item", "title": { "type": "text", "text_lid": "a" } }] }"#,
      .text
    ),
    (
      #"{ "type": "carousel", "pages": [{ "type": "stack", "components": [{ "type": "text", "text_lid": "a" }] }] }"#,
      .text
    ),
    (#"{ "type": "countdown", "countdown_stack": { "components": [{ "type": "text", "text_lid": "a" }] } }"#, .text),
    (
      #"{ "type": "stack", "components": [], "badge": { "stack": { "components": [{ "type": "text", "text_lid": "a" }] } } }"#,
      .text
    ),
    (
      #"{ "type": "tabs", "control": { "type": "buttons", "stack": { "components": [{ "type": "tab_control_button", "stack": { "components": [{ "type": "text", "text_lid": "a" }] } }] } }, "tabs": [] }"#,
      .text
    ),
  ])
  func `every place that holds a localization id is read`(component: String, kind: PaywallText.Kind) {
    let tree = paywall(base: stack(component))
    #expect(tree.texts.map(\.key) == ["a"])
    #expect(tree.texts.first?.kind == kind)
    #expect(!tree.rules.contains("unexpected-localization-id"))
  }

  @Test func `header, page and footer are read from top to bottom`() {
    let part = { (id: String) in #"{ "stack": { "components": [{ "type": "text", "text_lid": "\#(id)" }] } }"# }
    let tree = paywall(
      base:
        #"{ "sticky_footer": \#(part("c")), "stack": { "components": [{ "type": "text", "text_lid": "b" }] }, "header": \#(part("a")) }"#
    )
    #expect(tree.texts.map(\.key) == ["a", "b", "c"])
  }

  @Test func `names of components are for editors and never collected`() {
    let tree = paywall(base: stack(#"{ "type": "text", "name": "Headline", "id": "x", "text_lid": "a" }"#))
    #expect(tree.texts.map(\.key) == ["a"])
  }

  @Test func `an unknown component is read through its fallback`() {
    let tree = paywall(
      base: stack(#"{ "type": "hologram", "fallback": { "type": "text", "text_lid": "a" } }"#))
    #expect(tree.texts.map(\.key) == ["a"])
    #expect(tree.findings.first?.rule == "unknown-component")
    #expect(tree.findings.first?.severity == .note)
  }

  @Test func `an unknown component without fallback is an error, and its ids stay required`() {
    let tree = paywall(base: stack(#"{ "type": "hologram", "title": { "text_lid": "a" } }"#))
    #expect(tree.texts.map(\.key) == ["a"])
    #expect(tree.findings.first?.severity == .error)
  }

  @Test func `an id in an unexpected place is kept and reported`() {
    let tree = paywall(base: stack(#"{ "type": "icon", "label": { "text_lid": "a" } }"#))
    #expect(tree.texts.map(\.key) == ["a"])
    #expect(tree.rules.contains("unexpected-localization-id"))
  }

  @Test(arguments: [
    (#"{ "type": "intro_offer" }"#, "intro offer"), (#"{ "type": "promo_offer" }"#, "promo offer"),
    (#"{ "type": "compact" }"#, "compact"),
    (#"{ "type": "intro_offer_condition", "operator": "=", "value": true }"#, "intro offer"),
    (#"{ "type": "variable_condition", "operator": "=", "variable": "plan", "value": "pro" }"#, "plan = pro"),
    (#"{ "type": "selected_package_condition", "operator": "in", "packages": ["m"] }"#, "m selected"),
    (#"{ "type": "from_the_future" }"#, "fromthefuture"),
  ])
  func `every condition of an override brings its text to a state`(condition: String, state: String) {
    let tree = paywall(
      base: stack(
        """
        { "type": "text", "text_lid": "a",
          "overrides": [{ "conditions": [\(condition)], "properties": { "text_lid": "b" } }] }
        """))
    #expect(tree.keys(in: "base") == ["a"])
    #expect(tree.keys(in: state) == ["b"])
  }

  @Test func `later overrides win, and all conditions of one must hold`() {
    let tree = paywall(
      base: stack(
        """
        { "type": "package", "package_id": "m", "stack": { "components": [{ "type": "text", "text_lid": "a", "overrides": [
          { "conditions": [{ "type": "selected" }], "properties": { "text_lid": "b" } },
          { "conditions": [{ "type": "selected" }, { "type": "intro_offer" }], "properties": { "text_lid": "c" } }] }] } }
        """))
    #expect(tree.keys(in: "m selected") == ["b"])
    #expect(tree.keys(in: "intro offer") == [])
    #expect(tree.keys(in: "m selected, intro offer") == ["c"])
  }

  @Test func `invisible components show in the state that makes them visible`() {
    let tree = paywall(
      base: stack(
        """
        { "type": "text", "text_lid": "a", "visible": false,
          "overrides": [{ "conditions": [{ "type": "intro_offer" }], "properties": { "visible": true } }] }
        """))
    #expect(tree.keys(in: "base") == [])
    #expect(tree.keys(in: "intro offer") == ["a"])
  }

  @Test func `each tab and an open sheet have a state of their own`() {
    let tab = { (id: String) in
      #"{ "id": "\#(id)", "stack": { "components": [{ "type": "text", "text_lid": "\#(id)" }] } }"#
    }
    let tree = paywall(
      base: stack(
        """
        { "type": "tabs", "default_tab_id": "two", "tabs": [\(tab("one")), \(tab("two"))] },
        { "type": "button", "action": { "type": "navigate_to", "destination": "sheet",
          "sheet": { "stack": { "components": [{ "type": "text", "text_lid": "plans" }] } } } }
        """))
    #expect(tree.keys(in: "base") == ["two"])
    #expect(tree.keys(in: "tab one") == ["one"])
    #expect(tree.keys(in: "sheet open") == ["two", "plans"])
  }

  @Test func `ids that nothing shows are reported once`() {
    let tree = paywall(base: stack(""), localizations: #"{ "en": { "a": "A" }, "de": { "a": "A" } }"#)
    #expect(tree.rules.filter { $0 == "unused-localization" }.count == 1)
  }

  @Test(arguments: [
    ("", "invalid-url"), ("example.com", "invalid-url"), ("https://", "invalid-url"), ("https://a b", "invalid-url"),
    ("http://example.com", "insecure-url"),
  ])
  func `an address that cannot be opened is reported in its locale`(address: String, rule: String) {
    let tree = paywall(
      base: stack(#"{ "type": "button", "action": { "url": { "url_lid": "u" } } }"#),
      localizations: #"{ "en": { "u": "https://example.com/en" }, "de": { "u": "\#(address)" } }"#)
    let found = tree.findings.first { $0.rule == rule }
    #expect(found?.locale == "de")
    #expect(found?.key == "u")
  }

  @Test func `a response holds published paywalls, drafts and those of the first generation`() {
    let tree = #"{ "default_locale": "en", "components_localizations": {}, "components_config": { "base": {} } }"#
    let first = #"{ "template_name": "1", "localized_strings": { "en": { "title": "T" } } }"#
    let read = document(
      """
      { "offerings": [{ "identifier": "one", "packages": [], "paywall_components": \(tree),
          "draft_paywall_components": \(tree) },
        { "identifier": "two", "packages": [], "paywall": \(first) }, { "identifier": "three", "packages": [] }] }
      """)
    #expect(read.paywalls.map(\.id) == ["one", "one-draft", "two"])
    #expect(read.offerings.map(\.id) == ["one", "two", "three"])
    #expect(read.offering(for: read.paywalls[1])?.id == "one")
  }

  @Test func `a file without a paywall gives an empty list`() {
    #expect(document(#"{ "colors": [1, 2] }"#).paywalls.isEmpty)
    #expect(document("[]").paywalls.isEmpty)
    #expect(document("").paywalls.isEmpty)
  }

  @Test func `a document cut at any byte is read without a trap`() {
    let bytes = Array(Fixture.seed.utf8)
    for end in stride(from: 0, to: bytes.count, by: 7) {
      _ = PaywallReader.read(json: Array(bytes[..<end]), file: "Cut.json")
    }
  }
}
