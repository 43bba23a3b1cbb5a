import Foundation
import Testing

@testable import Commands

@Suite struct StringsDataCommandTests {
  private static let page = """
    import SwiftUI
    struct Page: View {
      let count: Int
      var body: some View {
        Text("Hello there", comment: "A greeting")
        Text("\\(count) left")
        Text(String(localized: "short.key", defaultValue: "The long text", table: "Other"))
        Text("Hello there", comment: "Said twice")
      }
    }

    """

  @Test("a sync of the written .stringsdata makes the catalogs that extraction makes")
  func roundTrip() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    try shipped.write(Self.page, to: "App/Page.swift")
    try shipped.write("struct Nothing {}\n", to: "App/Nothing.swift")
    for folder in ["App", "Synced"] {
      for table in ["Localizable", "Other"] {
        try shipped.write(
          "{\"sourceLanguage\":\"en\",\"strings\":{},\"version\":\"1.0\"}", to: "\(folder)/\(table).xcstrings")
      }
    }
    let written = shipped.run("extract", "App", "--stringsdata", "data")
    #expect(written.status == .fine)
    #expect(try shipped.text("App/Localizable.xcstrings").contains("\"strings\":{}"))
    #expect(shipped.run("extract", "App").status == .fine)
    let sync = shipped.run(
      "sync", "Synced/Localizable.xcstrings", "Synced/Other.xcstrings", "--stringsdata", "data")
    #expect(sync.status == .fine)
    for table in ["Localizable", "Other"] {
      let synced = try shipped.text("Synced/\(table).xcstrings")
      #expect(synced.contains("extractionState") || table == "Localizable")
      #expect(try shipped.text("App/\(table).xcstrings") == synced)
    }
  }

  @Test("each source has a file with its whole path, an empty one where nothing is looked up")
  func files() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    try shipped.write("import SwiftUI\nlet key: LocalizedStringKey = \"Hello there\"\n", to: "App/One.swift")
    try shipped.write("struct Nothing {}\n", to: "App/Two.swift")
    _ = shipped.run("extract", "App", "--stringsdata", "data")
    let path = shipped.folder + "/App"
    #expect(
      try shipped.text("data/One.stringsdata") == """
        {
          "source": "\(path)/One.swift",
          "tables": {
            "Localizable": [
              {
                "comment": "",
                "key": "Hello there",
                "location": {
                  "startingColumn": 31,
                  "startingLine": 2
                }
              }
            ]
          },
          "version": 1
        }

        """)
    #expect(
      try shipped.text("data/Two.stringsdata") == """
        {
          "source": "\(path)/Two.swift",
          "tables": {},
          "version": 1
        }

        """)
  }
}
