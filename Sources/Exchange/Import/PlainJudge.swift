import Catalogs
import StructuredText

/// Decides by bytes alone what most units come to: that they are taken, or change nothing.
struct PlainJudge {
  let known: TextTable.View
  /// The column of the language.
  let column: Int

  /// What is to become of a unit where neither it nor its entry varies. Nil where more has to be asked.
  func decide(_ unit: UnitRecord, _ texts: PackedTexts.View) -> PlainDecision? {
    guard !unit.isWhole, let entry = known.entry(named: texts[unit.name]), !known.rows[entry].hasDelimiter else {
      return nil
    }
    let cell = known.cell(entry, column)
    guard cell.shape != .other else { return nil }
    if unit.target.isMissing { return PlainDecision(entry: entry) }
    let target = texts[unit.target]
    let isSameText = cell.shape == .text && known.texts[cell.text].isSame(as: target)
    if isSameText, unit.state == nil || unit.state == cell.state { return PlainDecision(entry: entry) }
    guard !unit.flags.contains(.isAsExported), known.rows[entry].isTranslatable, let place = known.plainSource(entry) else { return nil }
    let source = known.texts[place]
    guard unit.source.isMissing || texts[unit.source].isSame(as: source), unit.state == nil || unit.state == .translated,
      isSameText || !target.isEmpty && PlaceholderCheck.isPlainlyFine(target, source: source)
    else { return nil }
    return PlainDecision(entry: entry, state: .translated)
  }
}

/// What is to become of a unit that is a name and texts alone, and of an entry that does not vary.
struct PlainDecision {
  let entry: Int
  /// The state in which the text is to be written; nil where the catalog has it already, or the file no translation.
  var state: KnownState?
}
