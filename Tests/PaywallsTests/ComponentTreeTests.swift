import Extraction
import Findings
import Paywalls
import Testing

@Suite struct ComponentTreeTests {
  @Test func `a tree of 2024 gives the texts of both selection states in reading order`() {
    let tree = paywall(Fixture.seed)
    #expect(tree.form == .componentTree)
    #expect(tree.localizations == nil)
    #expect(
      tree.texts.map(\.key) == [
        "title", "monthly", "monthly_on", "yearly", "save", "yearly", "yearly_on", "buy", "try",
      ])
    #expect(tree.findings.isEmpty)
  }

  @Test func `each state shows what a person sees at that moment`() {
    let tree = paywall(Fixture.seed)
    #expect(tree.keys(in: "base") == ["title", "monthly", "yearly", "save", "buy"])
    #expect(tree.keys(in: "monthly selected") == ["title", "monthly_on", "yearly", "save", "buy"])
    #expect(tree.keys(in: "yearly selected") == ["title", "monthly", "yearly_on", "buy"])
    #expect(tree.keys(in: "yearly selected, intro offer") == ["title", "monthly", "yearly_on", "try"])
  }

  @Test func `every text is part of at least one state`() {
    let tree = paywall(Fixture.seed)
    let shown = Set(tree.states.flatMap(\.texts).map(\.text))
    #expect(shown == Set(tree.texts.indices))
  }

  @Test func `a selected copy with the same localization id is one string used twice`() {
    let tree = paywall(
      """
      { "components": [{ "type": "package", "packageID": "a", "components": [
        { "type": "text", "textLid": "name", "selectedComponent": { "type": "text", "textLid": "name" } }] }] }
      """)
    #expect(tree.texts.count == 2)
    #expect(tree.keys == [TextKey(key: "name")])
    #expect(tree.texts.map(\.conditions) == [[], [Condition("selected", holds: true)]])
  }

  @Test func `roles come from the place of a text`() {
    let tree = paywall(Fixture.seed)
    #expect(tree.texts.first?.role == .heading)
    #expect(tree.texts.last?.role == .callToAction)
  }

  @Test func `state and overrides give the same model as a selected copy`() {
    func tree(_ selected: String) -> Paywall {
      paywall(
        """
        { "components": [{ "type": "package", "package_id": "a", "components": [
          { "type": "text", "text_lid": "off", \(selected) }] }] }
        """)
    }
    let forms = [
      tree(#""selected_component": { "type": "text", "text_lid": "on" }"#),
      tree(#""state": { "selected": { "text_lid": "on" } }"#),
      tree(#""overrides": [{ "conditions": [{ "type": "selected" }], "properties": { "text_lid": "on" } }]"#),
    ]
    for form in forms {
      #expect(form.texts.map(\.key) == ["off", "on"])
      #expect(form.keys(in: "base") == ["off"])
      #expect(form.keys(in: "a selected") == ["on"])
    }
  }

  @Test func `an override keeps what it does not name, unlike a selected copy`() {
    let tree = paywall(
      """
      { "components": [{ "type": "package", "package_id": "a", "components": [
        { "type": "text", "text_lid": "off",
          "overrides": [{ "conditions": [{ "type": "selected" }], "properties": { "font_weight": "bold" } }] }] }] }
      """)
    #expect(tree.texts.map(\.key) == ["off"])
    #expect(tree.stateNames == ["base"])
  }

  @Test func `a tree names the catalog that holds its texts`() {
    let tree = paywall(
      #"{ "localization_table": "Offers", "components": [{ "type": "text", "text_lid": "title" }] }"#)
    #expect(tree.keys == [TextKey(table: "Offers", key: "title")])
  }

  @Test func `raw text without a localization id is verbatim`() {
    let tree = paywall(#"{ "components": [{ "type": "text", "text": "Hello" }] }"#)
    #expect(tree.texts.first?.reach == .verbatim)
    #expect(tree.texts.first?.key == "Hello")
  }

  @Test func `a text knows its path and place`() {
    let tree = paywall("{\n  \"components\": [\n    { \"type\": \"text\", \"text_lid\": \"title\" }\n  ]\n}")
    #expect(tree.texts.first?.path == "$.components[0].text_lid")
    #expect(tree.texts.first?.location == Location(file: "Paywall.json", line: 3, column: 35))
  }

  @Test func `a selected copy of a selected copy is reported and its text still required`() {
    let tree = paywall(
      """
      { "components": [{ "type": "package", "packageID": "a", "components": [{ "type": "text", "textLid": "one",
        "selectedComponent": { "type": "text", "textLid": "two",
          "selectedComponent": { "type": "text", "textLid": "three" } } }] }] }
      """)
    #expect(tree.rules == ["unreachable-selected-component"])
    #expect(tree.keys(in: "a selected") == ["two"])
    #expect(tree.states.contains { state in state.texts.contains { tree.texts[$0.text].key == "three" } })
  }
}
