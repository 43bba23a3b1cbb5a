import Catalogs
import StructuredText

/// Decides about the units of one section, against the catalog as it is before the import.
struct UnitJudge {
  let catalog: Catalog
  let table: TextTable
  let options: ImportOptions
  private let language: String
  private let column: Int?
  private let builder: UnitBuilder
  private let placeholders: PlaceholderCheck
  /// The arguments of substitutions that the section itself brings, by key.
  private let incoming: [ExactKey: ExchangeSpelling.Arguments]
  /// The names that the section shows to be those of forms.
  private let forms: Set<String>
  /// Whether any unit of the section has a translation.
  private let hasTargets: Bool
  /// The entry looked at last: units of one key stand side by side.
  private var last: (entry: Int, texts: EntryTexts)?

  /// `table` is that of the catalog, with the language of the section among its columns.
  init(_ catalog: Catalog, _ table: TextTable, section: ExchangeSection, options: ImportOptions) {
    self.catalog = catalog
    self.table = table
    self.options = options
    language = section.targetLanguage
    column = table.column(of: language)
    builder = UnitBuilder(catalog, table, language: language)
    placeholders = PlaceholderCheck(language: language)
    hasTargets = section.units.hasTargets
    forms = UnitName.forms(in: section.units, catalog)
    incoming = IncomingArguments.collect(section, in: catalog, forms: forms)
  }

  mutating func decide(_ unit: ExchangeUnit) -> UnitDecision {
    var decision = UnitDecision(key: unit.key, form: unit.form, target: unit.target, result: .unchanged)
    if let name = unit.identifier {
      guard let place = UnitName.resolve(name, in: catalog, forms: forms) else {
        decision.key = name
        decision.result = .refused(.unknownKey(name))
        return decision
      }
      (decision.key, decision.form) = place
    }
    guard let entry = table.entry(named: decision.key) else {
      decision.result = .refused(.unknownKey(decision.key))
      return decision
    }
    decision.entry = entry
    let texts = texts(of: entry)
    if options.isLikeXcode {
      decideLikeXcode(unit, name: unit.name, texts, &decision)
    } else {
      decideSafely(unit, texts, &decision)
    }
    return decision
  }

  /// Who decides about units that are a name and texts alone; nil where each unit is to be looked at closely.
  func plainJudge(_ known: TextTable.View) -> PlainJudge? {
    guard !options.isLikeXcode, incoming.isEmpty, let column else { return nil }
    return PlainJudge(known: known, column: column)
  }

  private mutating func texts(of entry: Int) -> EntryTexts {
    if let last, last.entry == entry { return last.texts }
    let known = table.entries[entry]
    let texts = EntryTexts(
      known, language: language, sourceLanguage: table.sourceLanguage, incoming: incoming[ExactKey(known.key)] ?? [:])
    last = (entry, texts)
    return texts
  }

  // MARK: The safe choice

  private func decideSafely(_ unit: ExchangeUnit, _ texts: EntryTexts, _ decision: inout UnitDecision) {
    guard let target = unit.target else { return }
    let present = texts.present(decision.form)
    let isSameText = present.map { $0.target.hasSameBytes(as: target) } ?? false
    if isSameText, let present, unit.state == nil || unit.state == present.state { return }
    if let flaw = unit.flaw {
      decision.result = .refused(.unreadable(flaw))
      return
    }
    if !texts.isTranslatable {
      decision.result = .refused(.notTranslatable)
      return
    }
    let source = texts.source(decision.form, builder)
    if let written = unit.source, let source, !written.hasSameBytes(as: source) {
      decision.result = .refused(.sourceChanged(now: source))
      return
    }
    var state = unit.state ?? .translated
    if case .unknown = state { state = .translated }
    if state == .new || state == .needsReview {
      guard options.acceptsUnfinished else {
        decision.result = .refused(.notFinal(unit.stateName ?? state.name))
        return
      }
      state = .needsReview
      if isSameText, present?.state == .needsReview { return }
    }
    if target.isEmpty, !(source ?? "x").isEmpty, !isSameText {
      decision.result = .refused(.empty)
      return
    }
    let argument = texts.argument(of: decision.form)
    if !isSameText,
      let problem = placeholders.problem(
        in: target, source: source, key: texts.key, form: decision.form, argument: argument,
        substitutions: texts.names)
    {
      decision.result = .refused(.brokenPlaceholders(problem))
      return
    }
    if !isSameText, let conflict = conflict(unit, state, present) {
      decision.result = .refused(conflict)
      return
    }
    decision.result = .applied
    decision.change = texts.change(decision.form, state: state, target: target)
  }

  /// Whether the catalog has a translation that this one must not replace.
  private func conflict(_ unit: ExchangeUnit, _ state: TranslationState, _ present: EntryTexts.Present?) -> Refusal? {
    switch (unit.targetAtExport, present) {
    case (.text(let before), let present?) where !before.hasSameBytes(as: present.target):
      return .newerTranslation(present.target)
    case (.missing, let present?) where !present.target.isEmpty && present.state != .new:
      return .newerTranslation(present.target)
    default: break
    }
    guard state == .machineTranslated, let present, present.state == .translated, !present.target.isEmpty else {
      return nil
    }
    return .personsTranslation(present.target)
  }

  // MARK: Xcode's choice

  private func decideLikeXcode(
    _ unit: ExchangeUnit, name: String, _ texts: EntryTexts, _ decision: inout UnitDecision
  ) {
    let form = decision.form
    if form.steps.isEmpty, UnitName.isAmbiguous(decision.key) {
      decision.result = .ignored(.likeXcode("Xcode takes the key for the form of another key"))
      return
    }
    let present = texts.present(form)
    guard let target = unit.target else {
      guard case .plural = form.steps.last, form.substitutionName == nil, present == nil, hasTargets,
        let source = unit.source
      else { return }
      decision.result = .applied
      decision.change = texts.change(form, state: .new, target: source)
      return
    }
    if unit.state == .new || unit.state == .needsReview {
      if options.acceptsUnfinished {
        decision.result = .applied
        decision.change = texts.change(form, state: .needsReview, target: target)
      } else {
        decision.result = .ignored(.notFinal(unit.stateName ?? "new"))
      }
      return
    }
    if let part = form.substitutionName {
      if texts.ownArguments[part] == nil, texts.sourceArguments[part] == nil {
        decision.result = .ignored(.likeXcode("Xcode drops forms of a substitution that only the file has"))
        return
      }
      if present == nil, unit.source.map({ $0.hasSameBytes(as: name) }) ?? false {
        decision.result = .ignored(.likeXcode("Xcode passes over a new form whose source is its own name"))
        return
      }
    }
    let state = unit.state == .machineTranslated ? TranslationState.machineTranslated : .translated
    let change = texts.change(form, state: state, target: target, isLikeXcode: true)
    if let present, present.state == state, present.value.hasSameBytes(as: change.value) { return }
    decision.result = .applied
    decision.change = change
  }
}
