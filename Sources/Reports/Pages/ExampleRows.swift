import Checks

/// A rule's example as a small table: the key, then a line a text.
struct ExampleRows {
  struct Row: Hashable {
    /// The language, with the form of the text behind it: `ru few`.
    var label: String
    /// The text; nil where the language has none.
    var text: String?
    /// Whether the rule finds something here.
    var isFaulty: Bool
  }

  /// The key; nil where the example is code or a definition.
  let key: String?
  /// Whether the rule finds something in the source itself.
  let isKeyFaulty: Bool
  let rows: [Row]
  /// The lines of code or of a definition.
  let lines: [String]
  /// What the project has set, a line an option.
  let settings: [String]

  static func tables(of example: RuleExample) -> [ExampleRows] {
    let settings = example.settings.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.json)" }
    let lines = [example.definition, example.code].compactMap { $0 }.flatMap { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    var tables: [ExampleRows] = []
    if !lines.isEmpty { tables.append(ExampleRows(lines, settings)) }
    for entry in example.entries {
      tables.append(ExampleRows(entry, in: example, settings: tables.isEmpty ? settings : []))
    }
    return tables
  }

  private init(_ lines: [String], _ settings: [String]) {
    (key, isKeyFaulty, rows) = (nil, false, [])
    self.lines = lines
    self.settings = settings
  }

  private init(_ entry: RuleExample.Entry, in example: RuleExample, settings: [String]) {
    var rows: [Row] = []
    func add(_ language: String, _ form: String, _ text: String) {
      let label = form.isEmpty ? language : "\(language) \(form)"
      rows.append(Row(label: label, text: text, isFaulty: example.languages.contains(language)))
    }
    for (language, text) in entry.texts {
      for (form, words) in text.forms { add(language, form, words) }
    }
    let present = Set(entry.texts.map(\.language))
    for language in example.requiredLocales where !present.contains(language) {
      rows.append(Row(label: language, text: nil, isFaulty: example.languages.contains(language)))
    }
    key = entry.key
    isKeyFaulty = example.languages.contains("en") && !present.contains("en")
    lines = []
    self.rows = rows
    self.settings = settings
  }
}

extension RuleExample.Text {
  /// Every single text with its form and, where it is not translated yet, its state.
  fileprivate var forms: [(form: String, text: String)] {
    switch self {
    case .unit(let text, let state): [(state == "translated" ? "" : "(\(state))", text)]
    case .plural(let forms): forms.map { (form: $0.key, text: $0.value) }
    case .phrases(let phrases): phrases.map { (form: "phrase", text: $0) }
    case .device(let forms):
      forms.flatMap { device in
        device.value.forms.map { (form: $0.form.isEmpty ? device.key : "\(device.key) \($0.form)", text: $0.text) }
      }
    case .substituting(let text, let parts):
      [(form: "", text: text)]
        + parts.flatMap { part in part.forms.map { (form: "@\(part.name) \($0.key)", text: $0.value) } }
    }
  }
}
