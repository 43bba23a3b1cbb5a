import Extraction

/// A piece of source with the keys that Apple's compiler would take from it.
struct KeyKind: Sendable, CustomStringConvertible {
  var name: String
  var source: String
  var keys: [String]
  var options = ExtractionOptions()

  var description: String { name }

  init(_ name: String, _ source: String, _ keys: [String], options: ExtractionOptions = .init()) {
    self.name = name
    self.source = source
    self.keys = keys
    self.options = options
  }

  static var all: [KeyKind] {
    ownParameters + inferredTypes + expressions + literalForms + interpolations + interfaces + tables + intents
      + compilation
  }

  /// A statement of a view's body.
  static func view(_ name: String, _ statement: String, _ keys: [String], members: String = "") -> KeyKind {
    KeyKind(name, "struct V: View {\n\(members)\nvar body: some View {\n\(statement)\n}\n}", keys)
  }
}
