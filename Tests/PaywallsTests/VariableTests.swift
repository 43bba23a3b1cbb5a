import Extraction
import Findings
import Paywalls
import Testing
import WordgateLocales

@Suite struct VariableTests {
  @Test func `a text is taken apart into words and variables`() {
    let template = TextTemplate("Only {{product.price}} for {{ product.period | uppercase }}!")
    #expect(template.variables.map(\.name) == ["product.price", "product.period"])
    #expect(template.variables.map(\.functions) == [[], ["uppercase"]])
    #expect(template.variables.first?.range == 5..<22)
    #expect(template.parts.first == .text("Only "))
    #expect(template.parts.last == .text("!"))
  }

  @Test func `braces that are never closed are text`() {
    #expect(TextTemplate("a {{ b").isUnclosed)
    #expect(TextTemplate("a {{ b").variables.isEmpty)
    #expect(!TextTemplate("{ a } }}").isUnclosed)
  }

  private func rules(
    _ value: String, source: String? = nil, conditions: [Condition] = [], path: String = "$.text_lid",
    custom: Set<String>? = nil
  ) -> [String] {
    let text = PaywallText(
      key: "a", location: Location(file: "a", line: 1, column: 1), path: path, conditions: conditions)
    return VariableRules.findings(in: value, of: text, source: source, locale: "de", at: nil, custom: custom)
      .map(\.rule)
  }

  @Test(arguments: [
    ("{{ product.prise }}", ["unknown-variable"]), ("{{ }}", ["empty-variable"]),
    ("{{ product.price | shout }}", ["unknown-function"]), ("{{ product.price", ["unclosed-variable"]),
    ("{{ product.offer_price }}", ["offer-variable-outside-offer"]),
    ("{{ count_days_with_zero }}", ["count-outside-countdown"]),
    ("{{ product.period_in_days }} days", ["bare-period-number"]),
    ("{{ sub_period }}", ["first-generation-variable"]), ("{{ product.price }}/{{ product.period }}", []),
    ("no variables, 100 %", []),
  ])
  func `faults of variables are told apart`(value: String, expected: [String]) {
    #expect(rules(value) == expected)
  }

  @Test func `an offer variable is at home in an offer's override`() {
    #expect(rules("{{ product.offer_price }}", conditions: [Condition("intro offer", holds: true)]).isEmpty)
  }

  @Test func `every language needs the variables of the source, each as often`() {
    #expect(rules("Nur", source: "Only {{ product.price }}") == ["variable-mismatch"])
    #expect(rules("{{ product.price }} {{ product.price }}", source: "{{ product.price }}") == ["variable-mismatch"])
    #expect(rules("{{ product.price }} nur", source: "Only {{ product.price }}").isEmpty)
  }

  @Test func `custom variables are checked where a response declares them`() {
    #expect(rules("{{ custom.name }}").isEmpty)
    #expect(rules("{{ custom.name }}", custom: ["other"]) == ["unknown-variable"])
    #expect(rules("{{ custom.name }}", custom: ["name"]).isEmpty)
  }

  @Test func `the templates use no variable that SDKs do not know`() {
    guard let bytes = Shared.bytes("data/paywalls/revenuecat-v2-templates.json") else { return }
    let rules = PaywallReader.read(json: bytes, file: "t.json").paywalls.flatMap(\.findings).map(\.rule)
    #expect(!rules.contains("unknown-variable"))
    #expect(!rules.contains("unclosed-variable"))
    #expect(rules.contains("bare-period-number"))
  }
}

@Suite struct PeriodTableTests {
  private func findings(_ localizations: String) -> [Finding] {
    document(#"{ "offerings": [], "ui_config": { "localizations": { \#(localizations) } } }"#).findings
  }

  private func days(_ one: String, _ few: String, _ many: String, other: String) -> String {
    """
    { "num_day_zero": "%d \(many)", "num_day_one": "%d \(one)", "num_day_two": "%d \(few)",
      "num_day_few": "%d \(few)", "num_day_many": "%d \(many)", "num_day_other": "%d \(other)" }
    """
  }

  @Test func `a fixed table that gives a wrong form is told with both forms`() {
    let found = findings(#""ru": \#(days("день", "дня", "дней", other: "дней"))"#)
    #expect(found.map(\.rule) == ["fixed-plural-table"])
    #expect(
      found.first?.message
        == "today's SDKs show '21 дней' where the plural rules of the language give '21 день' and in 2 more cases")
  }

  @Test func `words left in English are told, but not where English is meant`() {
    let english = days("day", "days", "days", other: "days")
    let found = findings(#""en": \#(english), "en_GB": \#(english), "hr": \#(english)"#)
    #expect(found.map(\.rule) == ["untranslated-period-words"])
    #expect(found.first?.locale == "hr")
  }

  /// A text as it reads with words from a response, by plural rules or by the fixed table of SDKs.
  private func render(_ text: String, _ choice: PeriodChoice, period: String, words: String) throws -> String {
    let tree = paywall(
      """
      { "default_locale": "ru", "components_localizations": { "ru": { "a": "\(text)" } },
        "components_config": { "base": { "stack": { "type": "package", "package_id": "m", "stack": { "components": [
          { "type": "text", "text_lid": "a" }] } } } } }
      """)
    let offering = document(
      """
      { "subscriptionGroups": [{ "subscriptions": [{ "productID": "m", "displayPrice": "4.99",
        "recurringSubscriptionPeriod": "\(period)" }] }] }
      """, file: "a.storekit"
    ).offerings.first
    let response = #"{ "offerings": [], "ui_config": { "localizations": { "ru": \#(words) } } }"#
    let renderer = Renderer(
      library: TextLibrary(catalogs: []), options: RenderOptions(periods: choice), offering: offering,
      periodWords: PeriodTable(json: Array(response.utf8), file: "ui.json"))
    let rendered = renderer.render(tree, locale: locale("ru"))
    return rendered.problems.first?.message ?? rendered.states.first?.texts.first?.text ?? ""
  }

  @Test func `the fixed table of SDKs is shown when asked for, wrong forms included`() throws {
    let words = days("день", "дня", "дней", other: "дней")
    let text = "{{ product.period_with_unit }}"
    #expect(try render(text, .sdk, period: "P21D", words: words) == "21 дней")
    #expect(try render(text, .plural, period: "P21D", words: words) == "21 день")
    #expect(try render(text, .sdk, period: "P5D", words: words) == "5 дней")
    #expect(try render(text, .sdk, period: "P1Y", words: words).hasPrefix("no value for"))
  }

  @Test func `words and abbreviations of a response are those of the SDKs`() throws {
    let words =
      #"{ "year": "год", "year_short": "г.", "yearly": "ежегодно", "percent": "%d%%", "num_years_short": "%dг." }"#
    #expect(try render("{{ product.period }}", .sdk, period: "P1Y", words: words) == "год")
    #expect(try render("{{ product.period_abbreviated }}", .sdk, period: "P12M", words: words) == "г.")
    #expect(try render("{{ product.period_abbreviated }}", .sdk, period: "P2Y", words: words) == "2г.")
    #expect(try render("{{ product.periodly }}", .sdk, period: "P1Y", words: words) == "ежегодно")
    #expect(try render("{{ product.relative_discount }}", .sdk, period: "P1Y", words: words) == "44%")
  }

  @Test(arguments: [("uk", "2 тижні"), ("cs", "2 týdny"), ("el", "2 εβδομάδες"), ("vi", "2 tuần"), ("fi", "2 viikkoa")])
  func `periods have words in languages beyond those of the project's own paywalls`(tag: String, expected: String) {
    let tree = paywall(
      """
      { "default_locale": "\(tag)", "components_localizations": { "\(tag)": { "a": "{{ product.period_with_unit }}" } },
        "components_config": { "base": { "stack": { "type": "package", "package_id": "m", "stack": { "components": [
          { "type": "text", "text_lid": "a" }] } } } } }
      """)
    let offering = document(
      #"{ "subscriptionGroups": [{ "subscriptions": [{ "productID": "m", "displayPrice": "1", "recurringSubscriptionPeriod": "P2W" }] }] }"#,
      file: "a.storekit"
    ).offerings.first
    let rendered = Renderer(library: TextLibrary(catalogs: []), offering: offering).render(tree, locale: locale(tag))
    #expect(rendered.states.first?.texts.first?.text == expected)
  }

  @Test func `of fifty locales two are left in English`() {
    guard let bytes = Shared.bytes("data/paywalls/revenuecat-ui-config-50-locales.json") else { return }
    let found = PaywallReader.read(json: bytes, file: "ui.json").findings
    #expect(found.filter { $0.rule == "untranslated-period-words" }.map(\.locale) == ["hr", "zh_Hant"])
    #expect(found.contains { $0.rule == "fixed-plural-table" && $0.locale == "ru" })
  }
}

@Suite struct CatalogVariableTests {
  @Test func `variables in a catalog are checked for the component tree that shows them`() {
    let tree = paywall(#"{ "components": [{ "type": "text", "text_lid": "a" }] }"#)
    let texts = library(
      #""a": { "localizations": { \#(unit("en", "{{ product.price }}")), \#(unit("de", "{{ product.prise }}")) } }"#)
    let found = texts.variableFindings(of: tree)
    #expect(found.map(\.rule) == ["unknown-variable", "variable-mismatch", "variable-mismatch"])
    #expect(found.allSatisfy { $0.locale == "de" && $0.paywall == "Paywall" && $0.key == "a" })
    #expect(found.first?.advice == "did you mean 'product.price'")
  }
}
