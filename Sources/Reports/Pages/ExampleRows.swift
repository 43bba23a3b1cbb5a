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

  let key: String
  let rows: [Row]

  static func tables(of example: RuleExample) -> [ExampleRows] {
    example.entries.map { ExampleRows($0, in: example) }
  }

  private init(_ entry: RuleExample.Entry, in example: RuleExample) {
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
    self.rows = rows
  }
}

extension RuleExample.Text {
  /// Every single text with its form and, where it is not translated yet, its state.
  fileprivate var forms: [(form: String, text: String)] {
    switch self {
    case .unit(let text, let state): [(state == "translated" ? "" : "(\(state))", text)]
    case .plural(let forms): forms.map { (form: $0.key, text: $0.value) }
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
