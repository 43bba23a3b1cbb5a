public import Findings

/// What became of the texts of old tables in a catalog.
public struct StringsImportSummary: Sendable {
  /// Keys that the catalog did not have.
  public var added = 0
  /// Texts that were written.
  public var written = 0
  /// Texts that the catalog had already, the same.
  public var unchanged = 0
  /// What was left out, and why.
  public var findings: [Finding] = []
}

extension Catalog {
  /// Takes over the texts of a table in one language, as translated.
  ///
  /// A key that is not there yet is added, marked as taken over from older files. A text that the catalog has already is
  /// kept, and told where it is another one, unless `replacing` is set. A comment is taken over where there is none.
  public mutating func takeOver(_ table: StringsTable, replacing: Bool = false) -> StringsImportSummary {
    var summary = StringsImportSummary()
    for entry in table.entries {
      do throws(CatalogEditProblem) {
        try takeOver(entry, language: table.language, replacing: replacing, &summary)
      } catch {
        summary.findings.append(
          Finding(
            rule: "unusable-strings", category: .source, severity: .error, message: error.description,
            location: entry.location, locale: table.language, key: entry.key))
      }
    }
    return summary
  }

  private mutating func takeOver(
    _ entry: StringsTable.Entry, language: String, replacing: Bool, _ summary: inout StringsImportSummary
  ) throws(CatalogEditProblem) {
    try Self.check(language: language)
    if self[entry.key] == nil {
      try insert(EntryDraft(key: entry.key, comment: entry.comment, extractionState: .migrated))
      summary.added += 1
    } else if let comment = entry.comment, self[entry.key]?.comment == nil {
      try setComment(comment, key: entry.key)
    }
    if let present = self[entry.key]?.localization(language), !present.isUntranslated {
      if present.says(entry.localization) {
        summary.unchanged += 1
        return
      }
      guard replacing else {
        summary.findings.append(
          Finding(
            rule: "differing-strings", category: .source, severity: .warning,
            message: "the catalog has another text for '\(entry.key)', which is kept", location: entry.location,
            locale: language, key: entry.key, notes: [.init("the text of the catalog", at: present.location)]))
        return
      }
    }
    try setLocalization(entry.localization, state: .translated, key: entry.key, language: language)
    summary.written += 1
  }
}

extension Localization {
  /// Whether it holds nothing that anybody worked on.
  fileprivate var isUntranslated: Bool {
    if case .set = content { return false }
    return units.allSatisfy { $0.unit.state == .new }
  }

  /// Whether it says the same as a draft, whatever its states.
  fileprivate func says(_ draft: LocalizationDraft) -> Bool {
    let arguments = substitutions.map { "\($0.name) \($0.argument ?? 0) \($0.specifier ?? "")" }
    let others = draft.substitutions.map { "\($0.name) \($0.argument ?? 0) \($0.specifier ?? "")" }
    guard Set(arguments) == Set(others) else { return false }
    let texts = Dictionary(units.map { ($0.path, $0.unit.value) }) { first, _ in first }
    let wanted = draft.texts
    return texts.count == wanted.count
      && wanted.allSatisfy { path, text in texts[path].map { $0.utf8.elementsEqual(text.utf8) } ?? false }
  }
}

extension LocalizationDraft {
  /// Every single text with the path of its form.
  public var texts: [(path: FormPath, text: String)] {
    content.texts(below: FormPath())
      + substitutions.flatMap { part in
        Content.plural(part.forms).texts(below: FormPath([.substitution(part.name)]))
      }
  }
}

extension LocalizationDraft.Content {
  fileprivate func texts(below path: FormPath) -> [(path: FormPath, text: String)] {
    switch self {
    case .text(let text): [(path, text)]
    case .plural(let forms): forms.flatMap { $0.content.texts(below: path.appending(.plural($0.name))) }
    case .device(let forms): forms.flatMap { $0.content.texts(below: path.appending(.device($0.name))) }
    }
  }
}
