import Catalogs

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
  private(set) var outcomes: [UnitOutcome] = []
  private(set) var changes: [PendingChange] = []

  init(
    _ number: Int, _ section: ExchangeSection, catalog: Int, _ judge: UnitJudge, _ seen: inout SeenUnits, _ file: String
  ) {
    self.section = number
    self.catalog = catalog
    var judge = judge
    outcomes.reserveCapacity(section.units.count)
    for unit in section.units {
      var decision = judge.decide(unit)
      seen.check(&decision)
      if let change = decision.change, let entry = decision.entry {
        if changes.isEmpty { changes.reserveCapacity(section.units.count - outcomes.count) }
        changes.append(PendingChange(outcome: outcomes.count, entry: entry, change: change))
      }
      outcomes.append(
        UnitOutcome(
          catalog: file, language: section.targetLanguage, key: decision.key, form: decision.form,
          location: unit.location, result: decision.result))
    }
  }
}

/// A change that is to be written, with the place of its outcome among those of its section.
struct PendingChange: Sendable {
  let outcome: Int
  let entry: Int
  let change: TextChange
}

/// The changes of one catalog, section by section.
struct PendingChanges: Sendable {
  /// The place of a change: its section and its number there.
  struct Place {
    let section: Int32
    let number: Int32
  }

  private var sections: [(changes: [PendingChange], firstOutcome: Int)] = []

  mutating func add(_ changes: [PendingChange], behind outcomes: Int) { sections.append((changes, outcomes)) }

  subscript(place: Place) -> PendingChange { sections[Int(place.section)].changes[Int(place.number)] }

  /// The place of the outcome of a change among all outcomes.
  func outcome(of place: Place) -> Int { sections[Int(place.section)].firstOutcome + self[place].outcome }

  /// The places of the changes by entry, those of one entry in their order.
  func byEntry(entries: Int) -> [(entry: Int, places: [Place])] {
    var places: [[Place]] = Array(repeating: [], count: entries)
    for (section, part) in sections.enumerated() {
      for (number, change) in part.changes.enumerated() {
        places[change.entry].append(Place(section: Int32(section), number: Int32(number)))
      }
    }
    return places.enumerated().filter { !$0.element.isEmpty }.map { ($0.offset, $0.element) }
  }
}

/// The units of one catalog and language that were decided on, so that a text is written once.
struct SeenUnits {
  private struct Form: Hashable {
    let entry: Int
    let form: FormPath
  }

  private var plain: [Int: String?] = [:]
  private var forms: [Form: String?] = [:]

  /// Refuses a second unit that gives the same text another translation; the same one again changes nothing.
  mutating func check(_ decision: inout UnitDecision) {
    guard let entry = decision.entry, let first = note(decision, entry) else { return }
    if decision.change == nil, case .refused = decision.result { return }
    let isSame = first.map { one in decision.target.map { one.hasSameBytes(as: $0) } ?? false } ?? (decision.target == nil)
    decision.result = isSame ? .unchanged : .refused(.duplicate)
    decision.change = nil
  }

  /// Notes a unit; gives the translation that was noted before for the same text.
  private mutating func note(_ decision: UnitDecision, _ entry: Int) -> String?? {
    if decision.form.steps.isEmpty {
      if let first = plain[entry] { return first }
      plain[entry] = .some(decision.target)
      return nil
    }
    let place = Form(entry: entry, form: decision.form)
    if let first = forms[place] { return first }
    forms[place] = .some(decision.target)
    return nil
  }
}
