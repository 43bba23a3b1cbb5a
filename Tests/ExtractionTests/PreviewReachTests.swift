import Extraction
import Findings
import Testing

@Suite struct PreviewReachTests {
  private static let row = """
    import SwiftUI
    struct Row: View { let title: String; var body: some View { Text(title) } }

    """

  @Test(
    "text in what nothing but previews use is preview text",
    arguments: [
      "#Preview { Sample() }\nprivate struct Sample: View { var body: some View { Row(title: \"Only seen here\") } }",
      "#Preview { Row(title: .sample) }\nprivate extension String { static let sample = \"Only seen here\" }",
      "#Preview { Outer() }\nprivate struct Outer: View { var body: some View { Inner() } }\n"
        + "private struct Inner: View { var body: some View { Row(title: \"Only seen here\") } }",
    ])
  func previewed(_ source: String) {
    let result = extract(Self.row + source)
    #expect(result.string("Only seen here")?.isPreview == true)
    #expect(result.findings.allSatisfy { $0.rule != "verbatim-text" })
  }

  @Test(
    "text in what anything else uses, or nothing, or other files may use, is not",
    arguments: [
      "#Preview { Sample() }\nprivate struct Sample: View { var body: some View { Row(title: \"Seen by all\") } }\n"
        + "struct Screen: View { var body: some View { Sample() } }",
      "#Preview { Row(title: \"Other\") }\nprivate struct Sample: View { var body: some View { Row(title: \"Seen by all\") } }",
      "#Preview { Sample() }\nstruct Sample: View { var body: some View { Row(title: \"Seen by all\") } }",
      "struct Sample: View { var body: some View { Row(title: \"Seen by all\") } }",
    ])
  func used(_ source: String) {
    #expect(extract(Self.row + source).string("Seen by all")?.isPreview == false)
  }
}
