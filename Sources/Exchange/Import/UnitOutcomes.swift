import Catalogs
import StructuredText

/// What became of the units of an import, in the order of the document.
///
/// A collection of ``UnitOutcome``: each is made when it is asked for, from the unit and what is noted of it.
public struct UnitOutcomes: Sendable {
  private var parts: [Part] = []

  public init() {}

  /// The outcomes of one section.
  struct Part: Sendable {
    fileprivate let units: ExchangeUnits
    fileprivate let catalog: String
    fileprivate let language: String
    /// How all units ended, where none was looked at by itself.
    private let common: UnitOutcome.Result?
    private var results: [UInt32] = []
    private var others: [UnitOutcome] = []
    fileprivate var first = 0

    private enum Mark {
      static let unchanged: UInt32 = 0
      static let applied: UInt32 = 1
      /// The first of the others.
      static let other: UInt32 = 2
    }

    init(_ section: ExchangeSection, catalog: String, common: UnitOutcome.Result? = nil) {
      units = section.units
      language = section.targetLanguage
      self.catalog = catalog
      self.common = common
      if common == nil { results.reserveCapacity(units.count) }
    }

    fileprivate var count: Int { common == nil ? results.count : units.count }

    /// Notes the outcome of the next unit, which the unit itself tells all else of.
    mutating func append(isApplied: Bool) { results.append(isApplied ? Mark.applied : Mark.unchanged) }

    /// Notes the outcome of the next unit.
    mutating func append(_ unit: ExchangeUnit, _ decision: UnitDecision) {
      let isOwn = decision.form == unit.form && decision.key.hasSameBytes(as: unit.identifier ?? unit.key)
      switch decision.result {
      case .applied where isOwn: results.append(Mark.applied)
      case .unchanged where isOwn: results.append(Mark.unchanged)
      default:
        others.append(
          UnitOutcome(
            catalog: catalog, language: language, key: decision.key, form: decision.form, location: unit.location,
            result: decision.result))
        results.append(Mark.other + UInt32(truncatingIfNeeded: others.count - 1))
      }
    }

    fileprivate func isNamed(_ name: String, _ place: Int) -> Bool {
      switch common == nil ? results[place] : Mark.other {
      case Mark.unchanged: name == "unchanged"
      case Mark.applied: name == "applied"
      default: result(place).name == name
      }
    }

    private func result(_ place: Int) -> UnitOutcome.Result {
      if let common { return common }
      switch results[place] {
      case Mark.unchanged: return .unchanged
      case Mark.applied: return .applied
      case let mark: return others[Int(mark - Mark.other)].result
      }
    }

    fileprivate subscript(place: Int) -> UnitOutcome {
      if common == nil, results[place] >= Mark.other { return others[Int(results[place] - Mark.other)] }
      let unit = units[place]
      let key = unit.identifier ?? unit.key
      return UnitOutcome(
        catalog: catalog, language: language, key: common == nil || unit.key.isEmpty ? key : unit.key, form: unit.form,
        location: unit.location, result: result(place))
    }

    /// Gives a unit that was looked at another outcome.
    mutating func set(_ place: Int, to result: UnitOutcome.Result) {
      var outcome = self[place]
      outcome.result = result
      others.append(outcome)
      results[place] = Mark.other + UInt32(truncatingIfNeeded: others.count - 1)
    }
  }

  /// Adds the outcomes of a section.
  mutating func add(_ part: Part) {
    var part = part
    part.first = count
    parts.append(part)
  }

  /// Gives a unit of a section another outcome.
  mutating func set(section: Int, unit: Int, to result: UnitOutcome.Result) { parts[section].set(unit, to: result) }

  /// How many units ended in an outcome: `applied`, `unchanged`, `refused`, `ignored`.
  public func count(of name: String) -> Int {
    parts.reduce(0) { count, part in count + (0..<part.count).count { part.isNamed(name, $0) } }
  }

  /// How many units ended in which outcome, by catalog and language, in the order of their first unit.
  public var counts: [Counts] {
    var result: [Counts] = []
    for part in parts where part.count > 0 {
      let known = result.firstIndex { $0.catalog.hasSameBytes(as: part.catalog) && $0.language.hasSameBytes(as: part.language) }
      if known == nil { result.append(Counts(catalog: part.catalog, language: part.language)) }
      let place = known ?? result.count - 1
      for unit in 0..<part.count {
        let name = Counts.names.first { part.isNamed($0, unit) }
        result[place].byName[name ?? "", default: 0] += 1
      }
    }
    return result
  }

  /// How many units of a catalog and language ended in which outcome.
  public struct Counts: Sendable {
    public let catalog: String
    public let language: String
    fileprivate(set) var byName: [String: Int] = [:]

    /// The names of the outcomes.
    public static let names = ["applied", "unchanged", "refused", "ignored"]

    fileprivate init(catalog: String, language: String) {
      self.catalog = catalog
      self.language = language
    }

    /// How many units ended in an outcome.
    public func count(of name: String) -> Int { byName[name] ?? 0 }
  }
}

extension UnitOutcomes: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { parts.last.map { $0.first + $0.count } ?? 0 }

  public subscript(position: Int) -> UnitOutcome {
    var low = 0
    var high = parts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if parts[middle].first <= position { low = middle } else { high = middle }
    }
    return parts[low][position - parts[low].first]
  }
}
