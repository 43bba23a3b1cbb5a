import Catalogs
import StructuredText

/// The sections of a document that are judged one after another: those of one catalog and one language.
struct SectionGroups {
  struct Group: Sendable {
    let catalog: Int
    let language: String
    var sections: [Int]
  }

  private(set) var all: [Group] = []

  mutating func add(_ number: Int, _ section: ExchangeSection, catalog: Int) {
    let known = all.firstIndex { $0.catalog == catalog && $0.language.hasSameBytes(as: section.targetLanguage) }
    if let known {
      all[known].sections.append(number)
    } else {
      all.append(Group(catalog: catalog, language: section.targetLanguage, sections: [number]))
    }
  }

  /// The table of each catalog, with all languages that the document has for it.
  func tables(of catalogs: [Catalog]) -> [Int: TextTable] {
    var tables: [Int: TextTable] = [:]
    for catalog in Set(all.map(\.catalog)) {
      let languages = all.filter { $0.catalog == catalog }.map(\.language)
      tables[catalog] = TextTable(catalogs[catalog], languages: languages)
    }
    return tables
  }
}

/// What became of the units of one section, before anything is written.
struct SectionVerdict: Sendable {
  let section: Int
  let catalog: Int
  private(set) var outcomes: UnitOutcomes.Part
  private(set) var changes: TextBatch.Part
  /// The unit of each change.
  private(set) var changedUnits: [UInt32] = []

  init(
    _ number: Int, _ section: ExchangeSection, catalog: Int, _ judge: UnitJudge, _ seen: inout SeenUnits, _ file: String
  ) {
    self.section = number
    self.catalog = catalog
    let units = section.units
    let table = judge.table
    var judge = judge
    outcomes = UnitOutcomes.Part(section, catalog: file)
    changes = TextBatch.Part(language: section.targetLanguage, texts: units.texts)
    seen.begin(units)
    units.withView { view in
      table.withView { known in
        let plain = judge.plainJudge(known)
        for (place, record) in view.records.enumerated() {
          if let decision = plain?.decide(record, view.texts), seen.isFirst(decision.entry, unit: place) {
            take(decision, of: record, place, left: view.records.count - place)
            continue
          }
          let unit = units[place]
          var decision = judge.decide(unit)
          seen.check(&decision, unit: place)
          take(decision, of: unit, place)
        }
      }
    }
  }

  /// Takes the decision on a unit that is a name and texts alone.
  private mutating func take(_ decision: PlainDecision, of record: UnitRecord, _ place: Int, left: Int) {
    if let state = decision.state {
      if changedUnits.isEmpty {
        changes.reserveCapacity(left)
        changedUnits.reserveCapacity(left)
      }
      changes.append(record.target, state: state, entry: decision.entry)
      changedUnits.append(UInt32(truncatingIfNeeded: place))
    }
    outcomes.append(isApplied: decision.state != nil)
  }

  private mutating func take(_ decision: UnitDecision, of unit: ExchangeUnit, _ place: Int) {
    if let change = decision.change, let entry = decision.entry {
      changes.append(change, entry: entry)
      changedUnits.append(UInt32(truncatingIfNeeded: place))
    }
    outcomes.append(unit, decision)
  }
}

/// The units of one catalog and language that were decided on, so that a text is written once.
struct SeenUnits {
  private struct Form: Hashable {
    let entry: Int
    let form: FormPath
  }

  /// The first unit of a text that does not vary: one more than the number of its section, and its place there.
  private struct First: BitwiseCopyable {
    var section: UInt32 = 0
    var unit: UInt32 = 0
  }

  private var sections: [ExchangeUnits] = []
  private var plain: [First]
  private var forms: [Form: String?] = [:]

  init(entries: Int) { plain = Array(repeating: First(), count: entries) }

  /// Goes on with the units of another section.
  mutating func begin(_ units: ExchangeUnits) { sections.append(units) }

  /// Whether a unit is the first of the only text of an entry; it is noted then.
  mutating func isFirst(_ entry: Int, unit: Int) -> Bool {
    guard plain[entry].section == 0 else { return false }
    plain[entry] = First(section: UInt32(truncatingIfNeeded: sections.count), unit: UInt32(truncatingIfNeeded: unit))
    return true
  }

  /// Refuses a second unit that gives the same text another translation; the same one again changes nothing.
  mutating func check(_ decision: inout UnitDecision, unit: Int) {
    guard let entry = decision.entry, let first = note(decision, entry, unit) else { return }
    if decision.change == nil, case .refused = decision.result { return }
    let isSame = first.map { one in decision.target.map { one.hasSameBytes(as: $0) } ?? false } ?? (decision.target == nil)
    decision.result = isSame ? .unchanged : .refused(.duplicate)
    decision.change = nil
  }

  /// Notes a unit; gives the translation that was noted before for the same text.
  private mutating func note(_ decision: UnitDecision, _ entry: Int, _ unit: Int) -> String?? {
    if decision.form.steps.isEmpty {
      if isFirst(entry, unit: unit) { return nil }
      let first = plain[entry]
      return .some(sections[Int(first.section) - 1][Int(first.unit)].target)
    }
    let place = Form(entry: entry, form: decision.form)
    if let first = forms[place] { return first }
    forms[place] = .some(decision.target)
    return nil
  }
}
