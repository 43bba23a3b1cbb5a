import StructuredText

extension SyncRun {
  /// Gives keys that are known to have been renamed the entries they had.
  mutating func moveKeys(to entries: [UnitedEntry], _ found: Set<ExactKey>) {
    guard !options.movedKeys.isEmpty else { return }
    for entry in entries where catalog[entry.key] == nil && !entry.isVerbatim {
      guard let old = options.movedKeys[entry.key], !found.contains(ExactKey(old)), let present = catalog[old],
        isTranslatedByExtraction(present)
      else { continue }
      rename(old, to: entry.key)
    }
  }

  /// Gives new keys the entries of vanished ones that read nearly the same. Where two old keys are equally near, the
  /// key is taken for new.
  mutating func followRenames(to entries: [UnitedEntry], _ found: Set<ExactKey>) {
    let added = entries.filter { catalog[$0.key] == nil && !$0.isVerbatim }
    guard !added.isEmpty else { return }
    var vanished = catalog.entries.filter { isTranslatedByExtraction($0) && !found.contains(ExactKey($0.key)) }
      .map { (key: $0.key, likeness: TextLikeness(sourceText(of: $0))) }
    for entry in added {
      let likeness = TextLikeness(entry.defaultValue ?? entry.key)
      let near = vanished.indices.compactMap { index in
        likeness.distance(to: vanished[index].likeness).map { (index: index, distance: $0) }
      }
      guard let best = near.min(by: { $0.distance < $1.distance }),
        near.count(where: { $0.distance == best.distance }) == 1
      else { continue }
      rename(vanished.remove(at: best.index).key, to: entry.key)
    }
  }

  private func isTranslatedByExtraction(_ entry: CatalogEntry) -> Bool {
    switch entry.extractionState {
    case nil, .stale, .extractedWithValue:
      entry.languages.contains { !$0.utf8.elementsEqual(catalog.sourceLanguage.utf8) }
    default: false
    }
  }

  private func sourceText(of entry: CatalogEntry) -> String {
    guard case .unit(let unit) = entry.localization(catalog.sourceLanguage)?.content else { return entry.key }
    return entry.extractionState == .extractedWithValue ? unit.value : entry.key
  }

  private mutating func rename(_ key: String, to newKey: String) {
    let source = catalog.sourceLanguage
    guard (try? catalog.renameKey(key, to: newKey)) != nil, let entry = catalog[newKey] else { return }
    if case .unit(let unit) = entry.localization(source)?.content, unit.state == .new {
      try? catalog.removeLocalization(source, key: newKey)
    }
    changes.append(.init(key: newKey, kind: .renamed, oldKey: key))
    reviewTranslations(of: entry)
  }
}
