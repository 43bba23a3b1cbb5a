/// Where the table holds a locale's parts of the day.
struct DayPeriodRecord: Sendable {
  private let place: Int
  /// The part that each hour belongs to, then those that midnight and noon are.
  private var schedule: Int { FormatTable.reference(at: place) }

  private static let noon = 3

  init(place: Int) { self.place = place }

  /// The name of the part of the day that a moment belongs to. `isFullHour` says that it is shown as one.
  func name(_ style: DayPeriodStyle, hour: Int, isFullHour: Bool) -> UnsafeBufferPointer<UInt8> {
    let names = FormatTable.reference(at: place + 3 + 3 * style.list)
    switch style.kind {
    case .halves: break
    case .halvesAndNoon:
      let noon = FormatTable.text(names, Self.noon)
      if hour == 12, isFullHour, !noon.isEmpty { return noon }
    case .parts:
      let moment = !isFullHour ? hour : hour == 0 ? 24 : hour == 12 ? 25 : hour
      return FormatTable.text(names, FormatTable.number(FormatTable.records, at: schedule + moment, digits: 1))
    }
    return FormatTable.text(names, hour < 12 ? 0 : 1)
  }
}

/// Which names of the parts of a day are written.
struct DayPeriodStyle: Hashable, Sendable {
  var kind: DayPeriodKind
  var width: NameWidth
  var standsAlone = false

  /// The place of the names among those of the locale.
  fileprivate var list: Int {
    let width =
      switch width {
      case .abbreviated: 0
      case .wide: 1
      case .narrow: 2
      }
    return standsAlone ? width + 3 : width
  }
}
