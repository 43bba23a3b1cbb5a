import Checks
import Findings
import Reports
import Testing
import WordgateGate

@Suite struct GateReportTests {
  static let locales = [
    "ar", "de", "en", "es", "es-419", "fr", "he", "hi", "it", "ja", "ko", "nl", "pl", "pt-BR", "pt-PT", "ru", "sv",
    "tr", "zh-Hans", "zh-Hant",
  ]

  let judgements = ["onboarding-pager", "trial-timeline"].flatMap { paywall in
    locales.map { locale in
      let isFaulty = paywall == "trial-timeline" && locale == "ru"
      let reason = Finding(
        rule: "missing-plural-category", category: .plural, severity: .error, message: "the form 'few' is missing",
        location: Location(file: "Localizable.xcstrings", line: 605, column: 15), locale: locale,
        key: "%lld days free", paywall: paywall, state: "yearly selected", advice: "add a 'few' form to ru")
      return Judgement(
        paywall: paywall, locale: locale, verdict: isFaulty ? .fallsBack : .renders, policy: .strict,
        reasons: isFaulty ? [reason] : [], notes: paywall == "trial-timeline" ? ["packages were not checked"] : [])
    }
  }

  @Test func theTableFitsAHundredColumnsAndReasonsFollow() {
    #expect(
      GateReport(judgements).text() == """
        paywall           verdict     locales
        onboarding-pager  renders     ar de en es es-419 fr he hi it ja ko nl pl pt-BR pt-PT ru sv tr
                                      zh-Hans zh-Hant
        trial-timeline    renders     ar de en es es-419 fr he hi it ja ko nl pl pt-BR pt-PT sv tr zh-Hans
                                      zh-Hant
                          falls back  ru

        Localizable.xcstrings:605:15: error: the form 'few' is missing [missing-plural-category]
          trial-timeline in ru, state 'yearly selected'
          key: "%lld days free"
          help: add a 'few' form to ru

        trial-timeline: packages were not checked
        39 of 40 pairs of paywall and locale render, 1 falls back

        """)
  }

  @Test func aReasonOfSeveralLocalesIsToldOnce() {
    let verbatim = ["de", "ru"].map { locale in
      Judgement(
        paywall: "plans", locale: locale, verdict: .fallsBack, policy: .strict,
        reasons: [
          Finding(
            rule: "verbatim-text", category: .unlocalized, severity: .error, message: "'Free' is shown as it stands",
            location: Location(file: "Plans.swift", line: 3, column: 9), locale: locale, key: "Free", paywall: "plans")
        ])
    }
    let text = GateReport(verbatim).text()
    #expect(text.split(separator: "\n").filter { $0.contains("[verbatim-text]") }.count == 1)
    #expect(text.contains("plans in de ru"))
  }

  @Test func whatEveryLocaleLacksIsToldOnce() {
    let missing = Self.locales.map { locale in
      Judgement(
        paywall: "plans", locale: locale, verdict: .fallsBack, policy: .strict,
        reasons: [
          Finding(
            rule: "missing-translation", category: .completeness, severity: .error,
            message: "'Free' has no text in '\(locale)'", location: Location(file: "A.xcstrings", line: 3, column: 9),
            locale: locale, key: "Free", paywall: "plans", state: "base", advice: "add a text in \(locale)")
        ])
    }
    let lines = GateReport(missing).text().split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.contains("[missing-translation]") } == [
        "A.xcstrings:3:9: error: 'Free' has no text [missing-translation]"
      ])
    #expect(lines.contains("  plans in ar de en es es-419 fr and 14 more, state 'base'"))
    #expect(lines.contains("  help: add a text"))
  }

  @Test func jsonHoldsVerdictPolicyAndReasons() {
    let json = GateReport(judgements.filter { $0.locale == "ru" }).json
    #expect(json.contains("\"verdict\": \"falls-back\""))
    #expect(json.contains("\"verdict\": \"renders\""))
    #expect(json.contains("\"policy\": \"strict\""))
    #expect(json.contains("\"state\": \"yearly selected\""))
    #expect(json.hasPrefix("{\n  \"verdicts\": [\n    {\n      \"paywall\": \"onboarding-pager\""))
  }

  @Test func noPaywallGivesAnEmptyTable() {
    #expect(GateReport([]).json == "{\n  \"verdicts\": []\n}\n")
    #expect(GateReport([]).text() == "no paywalls\n")
    #expect(GateReport([]).allRender)
  }
}
