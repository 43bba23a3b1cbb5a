internal import Catalogs
internal import Workspace

extension CatalogCommand {
  /// Lists keys with the languages that are in the state asked for; all keys without one.
  static func list(_ catalog: Catalog, _ arguments: Arguments, in session: Session) {
    let languages = arguments.has(language) ? arguments.values(language) : catalog.languages
    let wanted = arguments.value(state)
    var lines = ""
    for entry in catalog.entries {
      guard let wanted else {
        lines += quoted(entry.key) + "\n"
        continue
      }
      if wanted == "stale" {
        if entry.extractionState == .stale { lines += quoted(entry.key) + "\n" }
        continue
      }
      let found = languages.filter { entry.has(state: wanted, in: $0, source: catalog.sourceLanguage) }
      if !found.isEmpty { lines += "\(quoted(entry.key)): \(found.joined(separator: ", "))\n" }
    }
    session.terminal.print(lines)
  }

  /// A key on one line.
  private static func quoted(_ key: String) -> String {
    key.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
  }
}

extension CatalogEntry {
  /// Whether a language is in a state: one of its texts has it, or it is `missing` altogether.
  fileprivate func has(state: String, in language: String, source: String) -> Bool {
    guard let localization = localization(language) else {
      return state == "missing" && shouldTranslate && language != source
    }
    return localization.units.contains { $0.unit.state.name == state }
  }
}
