import Extraction

extension KeyKind {
  /// What interpolations become.
  static let interpolations: [KeyKind] = [
    .view("40 count", "Text(\"\\(list.count) left\")", ["%lld left"], members: "let list: [String]"),
    .view("40b count of an unknown list", "Text(\"\\(store.things.count) left\")", ["%lld left"]),
    .view("41 string", "Text(\"Hi \\(name)\")", ["Hi %@"], members: "let name: String"),
    .view(
      "42 text of a number", "Text(\"Depth \\(String(n)) \\(n.description)\")", ["Depth %@ %@"], members: "let n: Int"),
    .view(
      "43 formatted", "Text(\"At \\(d.formatted(date: .long, time: .omitted)) \\(n.formatted())\")", ["At %@ %@"],
      members: "let d: Date; let n: Int"),
    .view("43b format", "Text(\"At \\(n, format: .percent)\")", ["At %@"], members: "let n: Double"),
    .view("44 date style", "Text(\"Ends \\(date, style: .timer)\")", ["Ends %@"], members: "let date: Date"),
    .view("45 specifier", "Text(\"Size \\(h, specifier: \"%.1f\")\")", ["Size %.1f"], members: "let h: Double"),
    .view(
      "46 fractional numbers", "Text(\"\\(d) m \\(f) \\(c)\")", ["%lf m %f %lf"],
      members: "let d: Double; let f: Float; let c: CGFloat"),
    .view(
      "47 sized integers", "Text(\"ch \\(a) \\(b) \\(c) \\(e)\")", ["ch %d %u %lld %llu"],
      members: "let a: Int32; let b: UInt32; let c: Int64; let e: UInt"),
    .view(
      "48 image and text", "Text(\"Right \\(Image(systemName: s)) \\(Text(\"bold\").bold())\")",
      ["Right %@ %@", "bold"],
      members: "let s: String"),
    .view("49 literal inside", "Text(\"del \\(n ?? \"this\")\")", ["del %@"], members: "let n: String?"),
    .view("50 two arguments", "Text(\"\\(a) of \\(b)\")", ["%lld of %lld"], members: "let a = 1; let b = 2"),
    .view(
      "50b arithmetic and members across types", "Text(\"\\(a + 1) \\(max(a, 3)) \\(plan.price * 2) \\(-a)\")",
      ["%lld %lld %lf %lld"], members: "let a = 1; struct Plan { var price = 9.5 }; let plan = Plan()"),
    .view(
      "50c placeholder", "Text(\"\\(placeholder: .int) \\(placeholder: .object)\")", ["%lld %@"]),
    .view(
      "50d closures and reductions",
      "Text(\"\\(items.map { $0.count }.reduce(0, +)) \\(items.filter { !$0.isEmpty }.count)\")",
      ["%lld %lld"], members: "let items: [String]"),
    .view(
      "50e members of a class without initializers", "Text(\"\\(counter.total) left\")", ["%lld left"],
      members:
        "final class Counter { var total = 0 }; private let counter = Counter(); struct Sum { var total: String }"
    ),
  ]

  /// APIs other than `Text`.
  static let interfaces: [KeyKind] = [
    .view(
      "51 controls",
      """
      Label("Likes", systemImage: "heart"); Toggle("Wi-Fi", isOn: $a)
      Picker("Theme", selection: $b) { Text("Dark").tag("dark") }
      Section("General") { EmptyView() }; Menu("More") { EmptyView() }
      Stepper("Guests", value: $n, in: 1...9)
      TabView { Tab("Home", systemImage: "house") { EmptyView() } }
      Button("Save", role: .destructive) {}
      LabeledContent("Version", value: b)
      """, ["Likes", "Wi-Fi", "Theme", "Dark", "General", "More", "Guests", "Home", "Save", "Version"],
      members: "@State var a = false; @State var b = \"\"; @State var n = 1"),
    .view(
      "52 alert and dialog",
      """
      Spacer().confirmationDialog("Erase?", isPresented: $a) { Button("Erase", role: .destructive) {} } message: { Text("Gone.") }
        .alert("Failed", isPresented: $a) { Button("OK") {} }
      """, ["Erase?", "Erase", "Gone.", "Failed", "OK"], members: "@State var a = false"),
    .view(
      "53 accessibility",
      """
      Spacer().accessibilityLabel("Close").accessibilityHint("Ends it").accessibilityValue("\\(a), \\(b)")
        .accessibilityIdentifier("close-button")
      """, ["Close", "Ends it", "%@, %@"], members: "let a: String; let b: String"),
    .view(
      "53b undo", "Button(\"Delete\") { undo?.setActionName(\"Delete file\"); undo?.setActionName(name) }",
      ["Delete", "Delete file"], members: "@Environment(\\.undoManager) var undo; let name = \"As it is\""),
    .view(
      "54 search, table, chart, command",
      """
      List { EmptyView() }.searchable(text: $q, prompt: "Find a bird")
      Table(rows) { TableColumn("Name", value: \\.name) }
      Chart(rows) { row in LineMark(x: .value("Time", row.time), y: .value("Speed", row.time)).foregroundStyle(by: .value("Kind", row.name)) }
      """, ["Find a bird", "Name", "Time", "Speed", "Kind"],
      members: "struct Row { let name: String; let time: Double }; let rows: [Row]; @State var q = \"\""),
    KeyKind(
      "54b command menu",
      """
      struct A: App { var body: some Scene { WindowGroup("Main") { EmptyView() }.commands { CommandMenu("Tools") { Button("Run") {} } } } }
      """, ["Main", "Tools", "Run"]),
    KeyKind(
      "55 widget",
      """
      struct W: Widget { var body: some WidgetConfiguration {
        StaticConfiguration(kind: "bus", provider: P()) { entry in Text("Bus") }
          .configurationDisplayName("Buses").description("Next bus").supportedFamilies([.systemSmall]) } }
      """, ["Bus", "Buses", "Next bus"]),
    KeyKind(
      "56 attributed string", "let guest = AttributedString(localized: \"As **guest**\")", ["As **guest**"]),
    KeyKind(
      "57 tip", "struct T: Tip { var title: Text { Text(\"tip.t\") }; var message: Text? { Text(\"tip.k\") } }",
      ["tip.t", "tip.k"]),
    .view(
      "57b controls of absent packages",
      "AsyncButton(\"Open\") { await open() }; AsyncButton(x, systemImage: \"y\") {}",
      ["Open"]),
  ]
}
