import Extraction

extension KeyKind {
  /// Tables, bundles, keys with values.
  static let tables: [KeyKind] = [
    KeyKind("58 table", "let f = String(localized: \"Fern\", table: \"Plants\", bundle: .module)", ["Fern"]),
    .view("59 bundle", "Text(\"k\", bundle: .module)", ["k"]),
    .view("60 comment", "Text(\"Huge\", comment: \"font\")", ["Huge"]),
    KeyKind(
      "61 NSLocalizedString", "let a = NSLocalizedString(\"k\", value: \"v\", comment: \"c\")", ["k"]),
    KeyKind(
      "61b function that stands in for it", "let a = Localized(\"k\", comment: \"c\")", ["k"],
      options: ExtractionOptions(localizingFunctions: ["Localized"])),
    KeyKind(
      "61d absent function that is given a bundle elsewhere",
      """
      let a = Rule(message: "TOO_SHORT", bundle: .module)
      let b = Rule(message: "TOO_LONG")
      let c = Other(message: "no key")
      """, ["TOO_SHORT", "TOO_LONG"]),
    KeyKind(
      "61c bundle of an absent API",
      "let rule = ValidationRule(rule: { _ in true }, message: \"TOO_SHORT\", bundle: .module)",
      ["TOO_SHORT"]),
  ]

  /// App Intents.
  static let intents: [KeyKind] = [
    KeyKind("62 title", "struct I: AppIntent { static let title: LocalizedStringResource = \"Export\" }", ["Export"]),
    KeyKind(
      "63 parameter",
      "struct I: AppIntent { @Parameter(title: \"Name\", description: \"Of the file\", default: \"new\") var name: String }",
      ["Name", "Of the file"]),
    KeyKind(
      "64 summary",
      """
      struct I: AppIntent { @Parameter(title: "X") var x: String
        static var parameterSummary: some ParameterSummary { Summary("Get \\(\\.$x)") } }
      """, ["X", "Get ${x}"]),
    KeyKind(
      "65 display representations",
      """
      enum Mode: String, AppEnum { case on, off
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mode"
        static let caseDisplayRepresentations: [Mode: DisplayRepresentation] = [.on: "Turn on", .off: DisplayRepresentation(title: "Turn off")] }
      """, ["Mode", "Turn on", "Turn off"]),
    KeyKind(
      "66 shortcuts",
      """
      struct S: AppShortcutsProvider { static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: I(), phrases: ["Add in \\(.applicationName)", "New in \\(.applicationName)"],
          shortTitle: "Add", systemImageName: "plus") } }
      """, ["Add in ${applicationName}", "Add"]),
    KeyKind(
      "66b shortcuts of a result builder",
      """
      struct S: AppShortcutsProvider { static var appShortcuts: [AppShortcut] {
        .init(intent: I(), phrases: ["Show \\(.applicationName)"], shortTitle: "Show", systemImageName: "eye") } }
      """, ["Show ${applicationName}", "Show"]),
    KeyKind(
      "66c value that is asked for",
      """
      struct I: AppIntent { @Parameter(title: "Place") var place: String
        func perform() async throws -> some IntentResult { throw $place.needsValueError("Which place?") } }
      """, ["Place", "Which place?"]),
    KeyKind(
      "67 dialog",
      """
      struct I: AppIntent { func perform() async throws -> some IntentResult & ProvidesDialog { return .result(dialog: "Done") } }
      """, ["Done"]),
    KeyKind(
      "67b description", "struct I: AppIntent { static let description: IntentDescription? = \"Sends it\" }",
      ["Sends it"]),
  ]

  /// What the compiler leaves out or expands.
  static let compilation: [KeyKind] = [
    .view("68 macro", "Text(#localized(\"Cancel\"))", ["Cancel"]),
    KeyKind(
      "68b macro of another name", "let a = #tr(\"Cancel\") + #localized(\"Retry\")", ["Cancel"],
      options: ExtractionOptions(localizingMacros: ["tr"])),
    KeyKind(
      "68c macro with arguments", "let a = #localized(\"All (%lld)\", bundle: .module, users.count)", ["All (%lld)"]),
    .view(
      "69 conditional compilation", "#if DEBUG\nText(\"DEBUG BUILD\")\n#else\nText(\"RELEASE\")\n#endif",
      ["DEBUG BUILD", "RELEASE"]),
    KeyKind(
      "70 previews",
      """
      #Preview { Text("Sample") }
      struct P: PreviewProvider { static var previews: some View { Text("Other") } }
      """, []),
    KeyKind("71 raw value of type key", "enum Mode: LocalizedStringKey { case manual = \"By hand\" }", ["By hand"]),
    KeyKind(
      "71b raw value of type key that is the name of its case",
      "enum Mode: LocalizedStringKey { case manual, automatic = \"By itself\"; case `default` }",
      ["manual", "By itself", "default"]),
    KeyKind(
      "72 raw value of type String",
      """
      enum Page: String { case s = "Status" }
      struct V: View { let t: Page; var body: some View { Text(LocalizedStringKey(t.rawValue)) } }
      """, []),
    .view(
      "73 string parameters",
      "if s.contains(\"Error\") { Image(systemName: \"x\").tag(\"x\").id(s.replacingOccurrences(of: \"a\", with: \"b\")) }",
      [],
      members: "let s: String"),
  ]
}
