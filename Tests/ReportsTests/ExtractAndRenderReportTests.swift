import Extraction
import Findings
import Paywalls
import Reports
import Testing

@Suite struct ExtractReportTests {
  func string(_ line: Int, reach: ExtractedString.Reach = .localized, comment: String? = nil) -> ExtractedString {
    ExtractedString(
      key: "%lld of %@", reach: reach, role: .heading,
      arguments: [.init(expression: "a", specifier: "lld"), .init(expression: "b", specifier: "@")], comment: comment,
      location: Location(file: "A.swift", line: line, column: 3), range: 0..<4)
  }

  @Test func usesOfOneKeyAreOneString() {
    let json = ExtractReport(strings: [string(2, comment: "b"), string(9, comment: "a")]).json
    #expect(
      json == """
        {
          "strings": [
            {
              "key": "%lld of %@",
              "table": "Localizable",
              "reach": "localized",
              "role": "heading",
              "preview": false,
              "demo": false,
              "specifiers": [
                "lld",
                "@"
              ],
              "comment": "a\\nb",
              "locations": [
                {
                  "file": "A.swift",
                  "line": 2,
                  "column": 3
                },
                {
                  "file": "A.swift",
                  "line": 9,
                  "column": 3
                }
              ],
              "path": []
            }
          ]
        }

        """)
  }

  @Test func verbatimUsesStayApart() {
    let report = ExtractReport(strings: [string(2), string(9, reach: .verbatim)])
    #expect(report.text().hasSuffix("2 strings, 1 verbatim\n"))
    #expect(report.text().contains("A.swift:9:3: verbatim heading: \"%lld of %@\""))
  }
}

@Suite struct RenderReportTests {
  let paywall = RenderedPaywall(
    id: "plans", locale: "ar", direction: "rtl",
    states: [
      RenderedState(
        name: "base",
        texts: [
          RenderedText(role: .heading, key: "Choose", text: "اختر"),
          RenderedText(role: .callToAction, key: "Start %lld", text: "ابدأ ٣", arguments: ["3"]),
        ])
    ])

  @Test func statesAndRolesAreNamed() {
    #expect(
      RenderReport([paywall]).text() == """
        plans in ar, rtl
          base
            heading         اختر
            call-to-action  ابدأ ٣

        """)
  }

  @Test func jsonFollowsTheContract() {
    let json = RenderReport([paywall]).json
    #expect(json.contains("\"role\": \"call-to-action\""))
    #expect(json.contains("\"arguments\": [\n                \"3\"\n              ]"))
    #expect(json.contains("\"direction\": \"rtl\""))
  }
}
