import Findings
import Testing
import Workspace

@Suite struct ConfigurationTests {
  private func read(_ text: String) -> (Configuration, [Finding]) {
    var findings: [Finding] = []
    let configuration = Configuration(Array(text.utf8), file: "wordgate.json", findings: &findings)
    return (configuration, findings)
  }

  @Test("every setting is read, and paywalls keep their order")
  func settings() {
    let (configuration, findings) = read(
      """
      {"sourceLanguage": "en", "sources": ["App"], "catalogs": "Texts", "locales": ["en", "de"],
       "paywalls": {"trial": "TrialPaywall", "cards": "cards.json"}, "offering": "o.json", "policy": "source",
       "rules": {"stale-key": "off"}}
      """)
    #expect(findings.isEmpty)
    #expect(configuration.sourceLanguage == "en")
    #expect(configuration.sources == ["App"])
    #expect(configuration.catalogs == ["Texts"])
    #expect(configuration.locales == ["en", "de"])
    #expect(configuration.paywalls?.map(\.id) == ["trial", "cards"])
    #expect(configuration.paywalls?.map(\.place) == ["TrialPaywall", "cards.json"])
    #expect(configuration.offering == "o.json")
    #expect(configuration.policy == "source")
    #expect(configuration.rules == ["stale-key": "off"])
  }

  @Test("a wrong value is told with its place, and the rest is read")
  func wrongValues() {
    let (configuration, findings) = read(
      "{\"policy\": \"maybe\",\n \"locales\": 3,\n \"colour\": 1, \"sources\": [\"a\"]}")
    let messages = findings.map { "\($0.location?.line ?? 0) \($0.message)" }
    #expect(
      messages.prefix(2) == [
        "1 'policy' cannot be 'maybe', expected strict, source, lenient", "2 'locales' must be a list of texts",
      ])
    #expect(messages.last?.hasPrefix("3 there is no setting 'colour', expected one of sourceLanguage, ") == true)
    #expect(configuration.sources == ["a"])
  }

  @Test("a file that is no object is told and changes nothing")
  func noObject() {
    let (configuration, findings) = read("[]")
    #expect(findings.map(\.rule) == ["wrong-configuration"])
    #expect(configuration == Configuration())
  }
}
