extension KeyKind {
  /// Parameters of the app's own views and functions.
  static let ownParameters: [KeyKind] = [
    KeyKind(
      "1 first label of an own view",
      """
      struct SettingsRow: View { init(title: LocalizedStringKey) {}; var body: some View { EmptyView() } }
      let a = SettingsRow(title: "Night theme")
      """, ["Night theme"]),
    KeyKind(
      "2 second text of the same call",
      """
      struct SettingsRow: View { let title: LocalizedStringKey; let description: LocalizedStringResource
        var body: some View { Text(title) } }
      let a = SettingsRow(title: "A", description: "B")
      """, ["A", "B"]),
    KeyKind(
      "3 helper function",
      """
      struct V: View { var body: some View { infoRow("Port", port) }
        let port: String
        func infoRow(_ text: LocalizedStringKey, _ value: String) -> some View { Text(text) } }
      """, ["Port"]),
    KeyKind(
      "4 private method with a label",
      """
      struct V: View { var body: some View { slider(title: "Delay", value: 1) }
        private func slider(title: LocalizedStringKey, value: Double) -> some View { Text(title) } }
      """, ["Delay"]),
    KeyKind(
      "5 header of an own container",
      """
      struct Group2<Content: View>: View { let header: LocalizedStringKey; @ViewBuilder let content: () -> Content
        var body: some View { content() } }
      struct V: View { var body: some View { Group2(header: "Behaviour") { Text("Inside") } } }
      """, ["Behaviour", "Inside"]),
    KeyKind(
      "6 own text field with three texts",
      """
      struct Field: View { var description: LocalizedStringKey; var helpText: LocalizedStringKey?
        var errorMessage: LocalizedStringKey?; var id: String = "field"
        var body: some View { Text(description) } }
      let a = Field(description: "Qty", helpText: "How many", errorMessage: "Not a number")
      """, ["Qty", "How many", "Not a number"]),
    KeyKind(
      "7 own toggle",
      """
      struct OwnToggle: View { @Binding var isOn: Bool; var description: LocalizedStringKey
        var body: some View { Toggle(description, isOn: $isOn) } }
      struct V: View { @State var a = false; var body: some View { OwnToggle(isOn: $a, description: "Never due") } }
      """, ["Never due"]),
    KeyKind(
      "8 own modifier",
      """
      extension View { func quietTitle(_ title: LocalizedStringResource) -> some View { navigationTitle(Text(title)) } }
      struct V: View { var body: some View { Spacer().quietTitle("Privacy") } }
      """, ["Privacy"]),
    KeyKind(
      "9 payload of an enum case",
      """
      enum Toast { case failure(LocalizedStringResource), success(LocalizedStringKey) }
      func toast(_ toast: Toast) {}
      func f() { toast(.failure("Could not read")) }
      """, ["Could not read"]),
    KeyKind(
      "10 case with two payloads",
      """
      enum Toast { case undoable(LocalizedStringKey, undo: () -> Void) }
      class Store { func show(_ toast: Toast) {}
        func f() { show(.undoable("Blocked", undo: {})) } }
      """, ["Blocked"]),
    KeyKind(
      "11 message of a service",
      """
      class Errors { static let shared = Errors(); func handle(_ error: Error, message: LocalizedStringResource) {} }
      func f(_ e: Error) { Errors.shared.handle(e, message: "load.failed") }
      """, ["load.failed"]),
    KeyKind(
      "12 plain model",
      """
      struct Contributor: Identifiable { let id = 1; let name: LocalizedStringKey; let reason: LocalizedStringResource }
      let people = [Contributor(name: "c.1", reason: "c.1.why")]
      """, ["c.1", "c.1.why"]),
  ]

  /// Types that come from a declaration, not from the place of the literal.
  static let inferredTypes: [KeyKind] = [
    KeyKind(
      "13 implicit result of a switch",
      "enum Size { case small, large; var label: LocalizedStringKey { switch self { case .small: \"Small\"; case .large: \"Large\" } } }",
      ["Small", "Large"]),
    KeyKind("14 bare literal as a body", "struct S { var name: LocalizedStringResource { \"System\" } }", ["System"]),
    KeyKind(
      "15 explicit return", "struct S { func key() -> LocalizedStringKey { print(1); return \"sort.by-size\" } }",
      ["sort.by-size"]),
    KeyKind(
      "16 String(localized:) in a String member",
      "enum E { case x; var text: String { switch self { case .x: return String(localized: \"Prefix\") } } }",
      ["Prefix"]),
    KeyKind("17 property of type key", "struct S { let hint: LocalizedStringKey = \"a11y.tab\" }", ["a11y.tab"]),
    KeyKind("18 static resource", "struct S { static let title: LocalizedStringResource = \"Send\" }", ["Send"]),
    KeyKind(
      "19 array and dictionary of keys",
      """
      let steps: [LocalizedStringKey] = ["One", "Two"]
      let names: [String: LocalizedStringKey] = ["id": "Three"]
      """, ["One", "Two", "Three"]),
    KeyKind(
      "20 init with a contextual type",
      """
      struct Tile { var title: LocalizedStringKey }
      let tile = Tile(title: .init("explore.all"))
      """, ["explore.all"]),
    KeyKind(
      "21 nested init with a default value",
      "let text: String = .init(localized: .init(\"key\", defaultValue: \"v\"))", ["key"]),
  ]

  /// Expressions on the way to the place.
  static let expressions: [KeyKind] = [
    .view("22 ternary in Text", "Text(on ? \"Hide\" : \"Show\")", ["Hide", "Show"], members: "var on = true"),
    .view(
      "23 ternary in a modifier", "Spacer().help(p ? \"Pause it\" : \"Play it\")", ["Pause it", "Play it"],
      members: "var p = true"),
    .view(
      "24 ternary in a title", "Spacer().navigationTitle(edit ? \"Edit\" : \"New\")", ["Edit", "New"],
      members: "var edit = true"),
    .view(
      "25 default of an optional key", "Text(title ?? \"Untitled\")", ["Untitled"],
      members: "var title: LocalizedStringKey?"),
    .view("25b default of an optional string", "Text(title ?? \"Untitled\")", [], members: "var title: String?"),
    .view("26 sum of strings", "Text(\"Prefix \" + name)", [], members: "let name: String"),
    .view("27 sum of texts", "Text(\"A\") + Text(\"B\")", ["A", "B"]),
    .view("28 verbatim", "Text(verbatim: \"Cancel\")", []),
  ]

  /// How literals are written.
  static let literalForms: [KeyKind] = [
    .view("29 multi-line", "Text(\"\"\"\n    Line1\n    Line2\n    \"\"\")", ["Line1\nLine2"]),
    .view("30 continued line", "Text(\"\"\"\n    long \\\n    line\n    \"\"\")", ["long line"]),
    .view("31 raw", "Text(#\"\"Quoted\" words\"#)", ["\"Quoted\" words"]),
    .view("32 Unicode escape", "Text(\"No\\u{00A0}limit\")", ["No\u{00A0}limit"]),
    .view("33 line end in one line", "Text(\"Pump\\nstopped\")", ["Pump\nstopped"]),
    .view("34 quotes", "Text(\"Type \\\"yes\\\"\")", ["Type \"yes\""]),
    .view("35 literal on the next line", "Text(\n  \"k\"\n)", ["k"]),
    .view("36 blank and punctuation", "Text(\"\"); Text(\"•\"); Text(\" \")", ["", "•", " "]),
    .view("37 percent signs", "Text(\"50%\"); Text(\"\\(n)% done\")", ["50%", "%lld%% done"], members: "let n: Int"),
    .view("38 Markdown", "Text(\"See [FAQ](https://x.y)\")", ["See [FAQ](https://x.y)"]),
    .view(
      "39 inflection", "Text(\"^[\\(n) file](inflect: true)\")", ["^[%lld file](inflect: true)"],
      members: "let n: Int"),
  ]
}
