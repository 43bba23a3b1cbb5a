import StructuredText

extension Catalog {
  /// The catalog as Xcode hands it to translators: with the texts of its source language alone.
  public func withoutTranslations() throws(CatalogEditProblem) -> Catalog {
    var copy = self
    for key in keys {
      try copy.edit(key) { editor, entry in
        guard let localizations = entry["localizations"], localizations.kind == .object else { return [] }
        let members = localizations.members
        let kept = members.filter { $0.keyNode.spells(sourceLanguage) }
        if kept.count == members.count { return [] }
        if kept.isEmpty { return editor.remove("localizations", from: entry).map { [$0] } ?? [] }
        return [editor.replace(localizations, with: .object(kept.map { .init($0.key, $0.value.value) }))]
      }
    }
    return copy
  }
}
