import Checks
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

  @Test("rules take a severity, or an object with their options, and ignores need a rule")
  func checks() {
    let (configuration, findings) = read(
      """
      {"rules": {"stale-key": "off", "stale-keys": "off", "double-space": {"severity": "error", "gap": 2}},
       "ignores": [{"rule": "double-space", "key": "A*", "reason": " made so "}, {"reason": "x"},
                   {"rule": "stale-key", "key": 3, "reason": "x"}],
       "thresholds": {"de": 90, "*": {"translated": 50, "reviewed": 101}}, "fallbacks": {"pt-PT": "pt"},
       "baseline": "known.json"}
      """)
    #expect(configuration.rules == ["stale-key": "off", "stale-keys": "off", "double-space": "error"])
    #expect(configuration.ignores.map(\.reason) == ["made so"])
    #expect(configuration.thresholds.map(\.translated) == [90, 50])
    #expect(configuration.fallbacks.chain(of: "pt-PT") == ["pt"])
    #expect(configuration.baseline == "known.json")
    #expect(
      findings.map(\.message) == [
        "there is no rule 'stale-keys'", "there is no setting 'gap', expected one of severity",
        "an ignore must name a 'rule'", "'key' must be a text", "'reviewed' must be a number from 0 to 100",
      ])
  }

  @Test("a file that is no object is told and changes nothing")
  func noObject() {
    let (configuration, findings) = read("[]")
    #expect(findings.map(\.rule) == ["wrong-configuration"])
    #expect(configuration == Configuration())
  }
}
