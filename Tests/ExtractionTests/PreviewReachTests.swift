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
      "#Preview { Sample() }\nstruct Sample: View { var body: some View { Row(title: \"Only seen here\") } }\n"
        + "@main struct Program: App { var body: some Scene { WindowGroup { Text(\"Other\") } } }",
      "#Preview { Outer() }\nprivate struct Outer: View { var body: some View { Inner() } }\n"
        + "private struct Inner: View { var body: some View { Row(title: \"Only seen here\") } }",
    ])
  func previewed(_ source: String) {
    let result = extract(Self.row + source)
    #expect(result.string("Only seen here")?.isPreview == true)
    #expect(result.findings.allSatisfy { $0.rule != "verbatim-text" })
  }

  @Test("text that is always redacted is nobody's to read")
  func redacted() {
    let bars =
      "struct Bars: View { var body: some View { VStack { Row(title: \"Long name\") }.redacted(reason: .placeholder) } }"
    let result = extract(Self.row + bars)
    #expect(result.string("Long name")?.isDemo == true)
    #expect(result.findings.allSatisfy { $0.rule != "verbatim-text" })
    for other in [".redacted(reason: isLoading ? .placeholder : [])", ".redacted(reason: .privacy)", ".padding()"] {
      let shown = extract(Self.row + bars.replacing(".redacted(reason: .placeholder)", with: other))
      #expect(shown.findings.contains { $0.rule == "verbatim-text" })
    }
  }

  @Test("what a widget shows before it has anything is nobody's to read")
  func placeholders() {
    let provider = """
      struct Entry: TimelineEntry { var date = Date(); let title: String }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(title: "Long name") }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(title: "Shown")) }
      }
      struct Shown: View { let entry: Entry; var body: some View { Text(entry.title) } }
      """
    let result = extract(provider)
    #expect(result.string("Long name")?.isDemo == true)
    #expect(result.findings.filter { $0.rule == "verbatim-text" }.count == 1)
  }

  @Test("a sample that a method for previews hands on is for previews")
  func handedOn() {
    let sources = [
      Self.row, "extension String { static var sample: String { \"Only seen here\" } }",
      "extension View { func withSample() -> some View { VStack { self; Row(title: .sample) } } }",
      "#Preview { Row(title: .sample) }\n#Preview { Text(\"Other\").withSample() }",
      "@main struct Program: App { var body: some Scene { WindowGroup { Text(\"Other\") } } }",
    ]
    func isPreview(_ more: String) -> Bool? {
      extract(sources[0], sources[1], sources[2], sources[3], sources[4], more).string("Only seen here")?.isPreview
    }
    #expect(isPreview("let other = 1") == true)
    #expect(isPreview("struct Screen: View { var body: some View { Text(\"Other\").withSample() } }") == false)
  }

  @Test("a view that another file of the app uses is not for previews")
  func usedElsewhere() {
    let sample = "#Preview { Sample() }\nstruct Sample: View { var body: some View { Row(title: \"Seen by all\") } }"
    let app = "@main struct Program: App { var body: some Scene { WindowGroup { show() } } }"
    for user in ["struct Screen: View { var body: some View { Sample() } }", "func show() -> some View { Sample() }"] {
      #expect(extract(Self.row + sample, app, user).string("Seen by all")?.isPreview == false)
    }
    #expect(extract(Self.row + sample, app).string("Seen by all")?.isPreview == true)
  }

  @Test(
    "text in what anything else uses, or nothing, or other files may use, is not",
    arguments: [
      "#Preview { Sample() }\nprivate struct Sample: View { var body: some View { Row(title: \"Seen by all\") } }\n"
        + "struct Screen: View { var body: some View { Sample() } }",
      "#Preview { Row(title: \"Other\") }\nprivate struct Sample: View { var body: some View { Row(title: \"Seen by all\") } }",
      "#Preview { Sample() }\nstruct Sample: View { var body: some View { Row(title: \"Seen by all\") } }",
      "struct Sample: View { var body: some View { Row(title: \"Seen by all\") } }",
      "#Preview { Sample() }\nstruct Sample: View { var body: some View { Row(title: \"Seen by all\") } }\n"
        + "@main struct Program: App { var body: some Scene { WindowGroup { Sample() } } }",
      "#Preview { Sample() }\npublic struct Sample: View { public var body: some View { Row(title: \"Seen by all\") } }\n"
        + "@main struct Program: App { var body: some Scene { WindowGroup { Row(title: \"Other\") } } }",
    ])
  func used(_ source: String) {
    #expect(extract(Self.row + source).string("Seen by all")?.isPreview == false)
  }
}
