internal import Catalogs
internal import Workspace

extension CatalogCommand {
  /// Adds and drops languages; without either, lists them.
  static func editLanguages(of catalog: inout Catalog, _ arguments: Arguments, in session: Session) throws {
    for language in arguments.values(add) { try catalog.addLanguage(language) }
    for language in arguments.values(drop) { try catalog.dropLanguage(language) }
    guard !arguments.has(add), !arguments.has(drop) else { return }
    session.terminal.print(catalog.languages.map { $0 + "\n" }.joined())
  }

  /// Writes one text.
  static func set(_ words: [String], in catalog: inout Catalog, _ arguments: Arguments) throws {
    guard words.count == 2 else { throw UsageError.operands("expected a key and a value", command: page.name) }
    let (key, value) = (words[0], words[1])
    guard let language = arguments.value(language) else {
      throw UsageError.operands("'--language L' is missing", command: page.name)
    }
    guard let path = FormPath(arguments.value(form) ?? "") else {
      throw UsageError.operands("'\(arguments.value(form) ?? "")' is no form, expected few, iphone.one", command: page.name)
    }
    let state = TranslationState(name: arguments.value(state) ?? "translated")
    try catalog.setValue(value, state: state, key: key, language: language, form: path)
  }

  static func rename(_ words: [String], in catalog: inout Catalog, _ arguments: Arguments) throws {
    guard words.count == 2 else { throw UsageError.operands("expected a key and its new name", command: page.name) }
    try catalog.renameKey(words[0], to: words[1], keepingText: arguments.has(keepText))
  }

  static func remove(_ words: [String], from catalog: inout Catalog) throws {
    guard !words.isEmpty else { throw UsageError.operands("expected at least one key", command: page.name) }
    for key in words { try catalog.removeEntry(key) }
  }

  /// Marks texts as looked at: those of the keys named, or all of the language.
  static func review(_ words: [String], in catalog: inout Catalog, _ arguments: Arguments, _ session: Session) throws {
    let languages = arguments.values(language)
    guard !languages.isEmpty else { throw UsageError.operands("'--language L' is missing", command: page.name) }
    var count = 0
    for language in languages {
      for key in words.isEmpty ? catalog.keys : words {
        guard !words.isEmpty || catalog[key]?.localization(language) != nil else { continue }
        count += try catalog.markReviewed(key: key, language: language)
      }
    }
    session.terminal.tell("\(count) texts reviewed")
  }
}
