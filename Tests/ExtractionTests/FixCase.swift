import Testing

/// A source that shows text as it is, and what becomes of it; the same where no edit may be made.
struct FixCase: Sendable, CustomTestStringConvertible {
  let name: String
  let before: String
  let after: String

  init(_ name: String, _ before: String, becomes after: String) {
    (self.name, self.before, self.after) = (name, before, after)
  }

  init(_ name: String, staysAs before: String) { self.init(name, before, becomes: before) }

  var testDescription: String { name }
}

extension FixCase {
  static let mended: [FixCase] = [
    FixCase(
      "a property with a default",
      "struct A: View { var title: String = \"Welcome back\"; var body: some View { Text(title) } }",
      becomes:
        "struct A: View { var title: LocalizedStringResource = \"Welcome back\"; var body: some View { Text(title) } }"),
    FixCase(
      "a property without a written type",
      "struct A: View { var title = \"Welcome back\"; var body: some View { Text(title) } }",
      becomes:
        "struct A: View { var title: LocalizedStringResource = \"Welcome back\"; var body: some View { Text(title) } }"),
    FixCase(
      "a property that the memberwise initializer sets",
      """
      struct Row: View { let title: String; var body: some View { Text(title) } }
      struct A: View { var body: some View { Row(title: "First row"); Row(title: "Second row") } }
      """,
      becomes: """
        struct Row: View { let title: LocalizedStringResource; var body: some View { Text(title) } }
        struct A: View { var body: some View { Row(title: "First row"); Row(title: "Second row") } }
        """),
    FixCase(
      "a property and the parameter that sets it",
      """
      struct Row: View {
        private let title: String
        init(_ title: String) { self.title = title }
        var body: some View { Text(title) }
      }
      struct A: View { var body: some View { Row("Written at the call") } }
      """,
      becomes: """
        struct Row: View {
          private let title: LocalizedStringResource
          init(_ title: LocalizedStringResource) { self.title = title }
          var body: some View { Text(title) }
        }
        struct A: View { var body: some View { Row("Written at the call") } }
        """),
    FixCase(
      "the result of a helper",
      """
      struct A: View {
        let isOn: Bool
        func state() -> String {
          if isOn { return "Running now" }
          return "Switched off"
        }
        var body: some View { Text(state()) }
      }
      """,
      becomes: """
        struct A: View {
          let isOn: Bool
          func state() -> LocalizedStringResource {
            if isOn { return "Running now" }
            return "Switched off"
          }
          var body: some View { Text(state()) }
        }
        """),
    FixCase(
      "a property of an enumeration",
      """
      enum Size { case small, large
        var title: String { switch self { case .small: "Small size"; case .large: "Large size" } }
      }
      struct A: View { let size: Size; var body: some View { Text(size.title) } }
      """,
      becomes: """
        enum Size { case small, large
          var title: LocalizedStringResource { switch self { case .small: "Small size"; case .large: "Large size" } }
        }
        struct A: View { let size: Size; var body: some View { Text(size.title) } }
        """),
    FixCase(
      "an optional that is unwrapped to be shown",
      """
      struct Row: View {
        var note: String? = nil
        var body: some View { if let note { Text(note) } }
      }
      struct A: View { var body: some View { Row(note: "Read this first"); Row() } }
      """,
      becomes: """
        struct Row: View {
          var note: LocalizedStringResource? = nil
          var body: some View { if let note { Text(note) } }
        }
        struct A: View { var body: some View { Row(note: "Read this first"); Row() } }
        """),
    FixCase(
      "a local name",
      "struct A: View { var body: some View { let hint = \"Tap to begin\"; Text(hint) } }",
      becomes:
        "struct A: View { var body: some View { let hint: LocalizedStringResource = \"Tap to begin\"; Text(hint) } }"),
    FixCase(
      "a text that something other than Text shows",
      """
      struct Row: View { let title: String; var body: some View { Label(title, systemImage: "star") } }
      struct A: View { var body: some View { Row(title: "Favourite songs") } }
      """,
      becomes: """
        struct Row: View { let title: String; var body: some View { Label(title, systemImage: "star") } }
        struct A: View { var body: some View { Row(title: String(localized: "Favourite songs")) } }
        """),
    FixCase(
      "a literal beside a string",
      "struct A: View { let name: String?; var body: some View { Text(name ?? \"Nobody here\") } }",
      becomes:
        "struct A: View { let name: String?; var body: some View { Text(name ?? String(localized: \"Nobody here\")) } }"
    ),
    FixCase(
      "a literal beside a property that changes",
      """
      struct Row: View { let title: String?; var body: some View { Text(title ?? "No title") } }
      struct A: View { var body: some View { Row(title: "First row") } }
      """,
      becomes: """
        struct Row: View { let title: LocalizedStringResource?; var body: some View { Text(title ?? "No title") } }
        struct A: View { var body: some View { Row(title: "First row") } }
        """),
    FixCase(
      "a function that a literal would not choose any more",
      """
      struct A: View {
        func line(_ text: String) -> Text { Text(text) }
        func line(_ text: String, isBold: Bool = false) -> Text { Text(text + "") }
        var body: some View { line("Said aloud") }
      }
      """,
      becomes: """
        struct A: View {
          func line(_ text: String) -> Text { Text(text) }
          func line(_ text: String, isBold: Bool = false) -> Text { Text(text + "") }
          var body: some View { line(String(localized: "Said aloud")) }
        }
        """),
    FixCase(
      "a property that an extension sets, too",
      """
      struct Row: View { let title: String; var body: some View { Text(title) } }
      extension Row { init(title: LocalizedStringKey) { self.init(title: "First row") } }
      """,
      becomes: """
        struct Row: View { let title: String; var body: some View { Text(title) } }
        extension Row { init(title: LocalizedStringKey) { self.init(title: String(localized: "First row")) } }
        """),
    FixCase(
      "a literal that inserts a string and a count",
      """
      struct A: View {
        let name: String; let items: [Int]
        func line() -> String { "\\(name) has \\(items.count) items" }
        var body: some View { Text(line()) }
      }
      """,
      becomes: """
        struct A: View {
          let name: String; let items: [Int]
          func line() -> LocalizedStringResource { "\\(name) has \\(items.count) items" }
          var body: some View { Text(line()) }
        }
        """),
    FixCase(
      "lines that end in CRLF",
      "struct A: View {\r\n  var title: String = \"Welcome back\"\r\n  var body: some View { Text(title) }\r\n}\r\n",
      becomes:
        "struct A: View {\r\n  var title: LocalizedStringResource = \"Welcome back\"\r\n  var body: some View { Text(title) }\r\n}\r\n"
    ),
    FixCase(
      "several edits of a file",
      """
      struct Row: View { let title: String, note: String; var body: some View { Text(title) } }
      struct A: View {
        var first: String = "The first line"
        var second: String = "The second line"
        var body: some View { Text(first); Text(second); Label(third(), systemImage: "star") }
        func third() -> String { "The third line" }
      }
      """,
      becomes: """
        struct Row: View { let title: String, note: String; var body: some View { Text(title) } }
        struct A: View {
          var first: LocalizedStringResource = "The first line"
          var second: LocalizedStringResource = "The second line"
          var body: some View { Text(first); Text(second); Label(third(), systemImage: "star") }
          func third() -> String { String(localized: "The third line") }
        }
        """),
  ]

  static let untouched: [FixCase] = [
    FixCase(
      "compared text",
      staysAs: """
        struct A: View {
          var title: String = "Welcome back"
          var body: some View { if title == "Welcome back" { Text(title) } }
        }
        """),
    FixCase(
      "text that a switch looks at",
      staysAs: """
        struct A: View {
          var title: String = "Welcome back"
          var body: some View { switch title { case "Home": Text("Home page"); default: Text(title) } }
        }
        """),
    FixCase(
      "text handed to code that is not read",
      staysAs: """
        struct A: View {
          var title: String = "Welcome back"
          var body: some View { Text(title).onAppear { track(title) } }
        }
        """),
    FixCase(
      "a property that is kept",
      staysAs: """
        struct Item: Codable { var title: String = "Welcome back" }
        struct A: View { let item: Item; var body: some View { Text(item.title) } }
        """),
    FixCase(
      "a property that a model keeps",
      staysAs: """
        @Model final class Item { var title: String = "Welcome back" }
        struct A: View { let item: Item; var body: some View { Text(item.title) } }
        """),
    FixCase(
      "a property in the settings",
      staysAs: """
        struct A: View {
          @AppStorage("title") var title: String = "Welcome back"
          var body: some View { Text(title) }
        }
        """),
    FixCase(
      "a property that a field edits",
      staysAs: """
        struct A: View {
          @State var title: String = "Welcome back"
          var body: some View { Text(title); TextField("Name", text: $title) }
        }
        """),
    FixCase(
      "a property that a protocol asks for",
      staysAs: """
        protocol Titled { var title: String { get } }
        struct Item: Titled { var title: String { "Welcome back" } }
        struct A: View { let item: Item; var body: some View { Text(item.title) } }
        """),
    FixCase(
      "a requirement of a protocol that no source declares",
      staysAs: """
        struct Item: Titled { var title: String { "Welcome back" } }
        struct A: View { let item: Item; var body: some View { Text(item.title) } }
        """),
    FixCase(
      "a raw value",
      staysAs: """
        enum Size: String, CaseIterable { case small = "Small size" }
        struct A: View { let size: Size; var body: some View { Text(size.rawValue) } }
        """),
    FixCase(
      "a key path",
      staysAs: """
        struct Item { var title: String = "Welcome back" }
        struct A: View {
          let items: [Item]
          var body: some View { ForEach(items, id: \\.title) { item in Text(item.title) } }
        }
        """),
    FixCase(
      "an identity",
      staysAs: """
        struct Item: Identifiable { var id: String { "Welcome back" } }
        struct A: View { let item: Item; var body: some View { Text(item.id) } }
        """),
    FixCase(
      "public text",
      staysAs: """
        public struct Item { public var title: String = "Welcome back" }
        struct A: View { let item: Item; var body: some View { Text(item.title) } }
        """),
    FixCase(
      "a number that a lookup would write otherwise",
      staysAs: """
        struct A: View {
          let year: Int
          func line() -> String { "Since the year \\(year)" }
          var body: some View { Text(line()) }
        }
        """),
    FixCase(
      "a member of a value of unknown type",
      staysAs: """
        struct Item { var title: String = "Welcome back" }
        struct A: View {
          let item: Item
          var body: some View { Text(item.title); save(unknown().title) }
        }
        """),
    FixCase(
      "a function that is passed on",
      staysAs: """
        struct A: View {
          func line(_ number: Int) -> String { "Welcome back" }
          var body: some View { Text(line(1)); Text([1, 2].map(line).first ?? "") }
        }
        """),
    FixCase(
      "an initializer that is passed on",
      staysAs: """
        struct Row: View { let title: String; var body: some View { Text(title) } }
        struct A: View {
          let names: [String]
          var body: some View { Row(title: "Welcome back"); ForEach(names, id: \\.self, content: Row.init(title:)) }
        }
        """),
    FixCase(
      "a case with a value",
      staysAs: """
        enum Toast { case failure(String) }
        struct A: View {
          let toast: Toast = .failure("Could not read it")
          var body: some View { switch toast { case .failure(let text): Text(text) } }
        }
        """),
  ]
}
