import Extraction
import Findings
import Testing

/// The ways that text takes to the screen.
@Suite struct FlowTests {
  struct Way: Sendable, CustomStringConvertible {
    var description: String
    var source: String
    var shown: [String]
  }

  static let ways: [Way] = [
    Way(
      description: "a local variable with a closure",
      source: "struct V: View { var body: some View { let t = { \"A\" }(); Text(t) } }", shown: ["A"]),
    Way(
      description: "an assignment",
      source: "struct V: View { @State var t = \"\"; var body: some View { Text(t).onAppear { t = \"Late\" } } }",
      shown: ["Late"]),
    Way(
      description: "optional binding and chaining",
      source:
        "struct M { var t: String? = \"A\" }\nstruct V: View { let m: M?; var body: some View { if let t = m?.t { Text(t) } } }",
      shown: ["A"]),
    Way(
      description: "payloads of cases",
      source:
        "enum E { case text(String, Int), none }\nlet e = E.text(\"A\", 1)\nstruct V: View { let e: E; var body: some View { switch e { case .text(let t, _): Text(t); case .none: EmptyView() } } }",
      shown: ["A"]),
    Way(
      description: "raw values",
      source:
        "enum Tab: String, CaseIterable { case a = \"Home\", b = \"More\" }\nstruct V: View { var body: some View { ForEach(Tab.allCases, id: \\.self) { Text($0.rawValue) } } }",
      shown: ["Home", "More"]),
    Way(
      description: "tuples",
      source:
        "struct V: View { let items = [(\"Home\", \"house\"), (\"Cart\", \"cart\")]; var body: some View { ForEach(items, id: \\.0) { item in Label(item.0, systemImage: item.1) } } }",
      shown: ["Home", "Cart"]),
    Way(
      description: "dictionaries",
      source:
        "struct V: View { let names = [\"id\": \"Name\"]; var body: some View { Text(names[\"id\"] ?? \"None\"); ForEach(names.keys.sorted(), id: \\.self) { key in Image(key) } } }",
      shown: ["Name", "None"]),
    Way(
      description: "loops and maps",
      source:
        "struct V: View { var lines: [String] { [\"a\", \"b\"].map { $0 + \" line\" } }; var body: some View { Text(lines.joined(separator: \", \")) } }",
      shown: ["a", " line", "b"]),
    Way(
      description: "parameters through several views",
      source:
        "struct Inner: View { let t: String; var body: some View { Text(t) } }\nstruct Outer: View { let title: String; var body: some View { Inner(t: title) } }\nstruct V: View { var body: some View { Outer(title: \"Deep\") } }",
      shown: ["Deep"]),
    Way(
      description: "an initializer of its own",
      source:
        "struct Row: View { private let t: String; init(_ text: String) { self.t = text }; var body: some View { Text(t) } }\nstruct V: View { var body: some View { Row(\"A\") } }",
      shown: ["A"]),
    Way(
      description: "an initializer that calls another one",
      source:
        "struct Row: View { let t: String; init(t: String) { self.t = t }; init(n: Int) { self.init(t: n > 1 ? \"Many\" : \"One\") }; var body: some View { Text(t) } }",
      shown: ["Many", "One"]),
    Way(
      description: "the wrapper of a property",
      source:
        "struct Row: View { @State var t: String; @Binding var b: String; init(_ t: String, n: Int) { _t = State(initialValue: t); _b = .constant(\"Bound\") }; init(_ t: String) { self._t = .init(wrappedValue: t); _b = .constant(t) }; var body: some View { Text(t); Text(b) } }\nstruct V: View { var body: some View { Row(\"One\", n: 1); Row(\"Two\") } }",
      shown: ["Bound", "One", "Two"]),
    Way(
      description: "an initializer of a class above",
      source:
        "class M { let t: String; init(t: String) { self.t = t } }\nclass N: M { init() { super.init(t: \"Above\") } }\nstruct V: View { let m: M; var body: some View { Text(m.t) } }",
      shown: ["Above"]),
    Way(
      description: "a subscript of its own",
      source:
        "struct T { subscript(n: Int) -> String { n > 1 ? \"Many\" : \"One\" }; subscript(at n: Int) -> String { \"At\" } }\nstruct V: View { let t = T(); var body: some View { Text(t[1]); Text(t[at: 2]) } }",
      shown: ["Many", "One", "At"]),
    Way(
      description: "a function beside a property of its name",
      source:
        "enum T { static let name = 1; static func name(_ n: Int) -> String { \"Named\" } }\nstruct V: View { var body: some View { Text(T.name(2)) } }",
      shown: ["Named"]),
    Way(
      description: "rows that are read at a position",
      source:
        "struct V: View { let rows = [[\"Red\", \"r\"], [\"Blue\", \"b\"]]; var body: some View { ForEach(rows, id: \\.self) { row in Text(row[0]).tag(row[1]) } } }",
      shown: ["Red", "Blue"]),
    Way(
      description: "rows that are read as a whole, and at a position that is counted",
      source:
        "struct V: View { let n: Int; let rows = [[\"Red\", \"r\"], [\"Blue\"]]; let more = [[\"A\"], [\"B\", \"C\"]]; var body: some View { ForEach(rows, id: \\.self) { row in Text(row.joined(separator: \", \")) }; Text(more[0][n]) } }",
      shown: ["Red", "r", "Blue", "A", "B", "C"]),
    Way(
      description: "lists that are read at a position",
      source:
        "struct V: View { let all = [\"Red\", \"Blue\"]; var body: some View { Text(all[1]); Text(all.reversed()[1]) } }",
      shown: ["Red", "Blue"]),
    Way(
      description: "closures that are called",
      source:
        "struct Row: View { let tell: (String) -> Void; var body: some View { Button(\"Go\") { tell(\"Told\") } } }\nstruct V: View { @State var t = \"\"; var body: some View { Row { text in t = text }; Text(t) } }",
      shown: ["Told"]),
    Way(
      description: "requirements of protocols",
      source:
        "protocol Titled { var title: String { get } }\nstruct A: Titled { var title: String { \"Of A\" } }\nstruct V: View { let item: any Titled; var body: some View { Text(item.title) } }",
      shown: ["Of A"]),
    Way(
      description: "switch and if expressions",
      source:
        "struct V: View { let n: Int; var t: String { switch n { case 0: \"None\"; case 1: if n > 0 { \"One\" } else { \"?!a\" }; default: \"Many\" } }; var body: some View { Text(t) } }",
      shown: ["None", "One", "?!a", "Many"]),
    Way(
      description: "formats",
      source: "struct V: View { let n: Int; var body: some View { Text(String(format: \"%d parts\", n)) } }",
      shown: ["%d parts"]),
    Way(
      description: "text that is inserted",
      source: "struct V: View { let on: Bool; var body: some View { Text(\"Mode: \\(on ? \"day\" : \"night\")\") } }",
      shown: ["day", "night"]),
    Way(
      description: "bindings of lists",
      source:
        "struct M: Identifiable { var id = 1; var t = \"A\" }\nstruct V: View { @State var all: [M]; var body: some View { ForEach($all) { $m in Text(m.t) } } }",
      shown: ["A"]),
    Way(
      description: "UIKit labels",
      source:
        "class C: UIViewController { let label = UILabel(); func f() { label.text = \"Shown\"; title = \"Top\"; print(\"log\") } }",
      shown: ["Shown"]),
    Way(
      description: "what is no text",
      source:
        "struct V: View { var s = \"house\"; var body: some View { Image(systemName: s).id(\"x\").accessibilityIdentifier(\"b\"); Text(verbatim: \"v\"); Text(\"https://a.b\" as String) } }",
      shown: []),
  ]

  @Test("plain text is followed to the screen", arguments: ways)
  func follows(_ way: Way) {
    #expect(extract(way.source).verbatimTexts.sorted() == way.shown.sorted())
  }

  @Test("text is followed across files")
  func followsAcrossFiles() {
    let result = extract(
      "struct Model { var title: String; var count: Int32 }", "let model = Model(title: \"Elsewhere\", count: 1)",
      "struct V: View { let model: Model; var body: some View { Text(model.title); Text(\"\\(model.count) left\") } }")
    #expect(result.verbatimTexts == ["Elsewhere"])
    #expect(result.localizedKeys == ["%d left"])
    #expect(result.string("Elsewhere")?.location.file == "1.swift")
    #expect(result.string("Elsewhere")?.sinks.first?.file == "2.swift")
  }

  @Test("facts of files put together in any order give the same strings")
  func ignoresOrder() {
    let sources = ["struct M { var t = \"A\" }", "struct V: View { let m: M; var body: some View { Text(m.t) } }"]
    let facts = sources.enumerated().map {
      Extractor.facts(of: SourceInput(file: "\($0.offset).swift", bytes: Array($0.element.utf8)))
    }
    #expect(Extractor.link(facts).strings == Extractor.link(facts.reversed()).strings)
  }
}
