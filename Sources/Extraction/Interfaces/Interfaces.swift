/// The APIs that take, give or show text, as far as they matter here.
///
/// The table is Swift without bodies, read by the same reader as the sources, so that one way of resolving calls
/// serves both. Some attributes say what Swift cannot:
///
/// - `@lookedUp` before a type: its literals are keys. `@lookedUpByNames` and `@lookedUpAsPhrase`: keys of App Intents.
/// - `@shown` before the type of a parameter or property: a person reads the text as it is.
/// - `@key`: a literal is a key, though the type is `String`.
/// - `@carried`: the text goes on into the result. `@passed`: unless it is a literal.
/// - `@callToAction` and `@heading` before the type of a closure: what the text made there is for.
/// - `@heading`, `@accessibility`, `@badge`, `@callToAction` before a function: what the text it shows is for.
///
/// A parameter whose type is looked up needs no attribute.
enum Interfaces {
  /// What the tables say, read once.
  static let facts: [FileFacts] = tables.map { name, text in
    Extractor.facts(of: SourceInput(file: "interfaces/\(name)", bytes: Array(text.description.utf8)))
  }

  /// The tables by framework.
  static let tables: [(name: String, text: StaticString)] = [
    ("Swift", swift), ("Foundation", foundation), ("SwiftUI controls", controls), ("SwiftUI views", views),
    ("SwiftUI modifiers", modifiers), ("App Intents", appIntents), ("Charts, TipKit, WidgetKit, StoreKit", companions),
    ("UIKit and AppKit", kits), ("Wordgate", wordgate),
  ]
}
