/// The symbols of a locale in one numbering system, and its digits.
struct NumberSymbols: Sendable {
  enum Symbol: Int {
    case decimal, group, minus, plus, percent, notANumber, infinity, moneyDecimal, moneyGroup
  }

  enum Pattern: Int {
    case number, percent, money
  }

  /// The numbering system's row in the table.
  let system: Int
  /// How many digits must stand before the first group separator.
  let leastGroup: Int
  /// How many bytes one digit has.
  let digitWidth: Int
  private let place: Int

  /// The symbols of a locale in the numbering system of the name, in its own when there is no such system.
  init(record: Int, system name: String?) {
    func system(_ offset: Int) -> Int { FormatTable.number(FormatTable.records, at: record + offset, digits: 2) }
    let chosen: Int
    switch name {
    case nil: chosen = system(0)
    case "native": chosen = system(2)
    case .some(let name): chosen = Self.find(name) ?? system(0)
    }
    self.system = chosen
    leastGroup = FormatTable.number(FormatTable.records, at: record + 4, digits: 1)
    let count = FormatTable.number(FormatTable.records, at: record + 5, digits: 1)
    var place = FormatTable.reference(at: record + 6)
    for index in 0..<count where system(9 + 5 * index) == chosen {
      place = FormatTable.reference(at: record + 9 + 5 * index + 2)
    }
    self.place = place
    digitWidth = Int(FormatTable.systems.utf8Start[chosen * FormatTable.systemsWidth + 8] &- 0x30)
  }

  private static func find(_ name: String) -> Int? {
    var name = name
    return name.withUTF8 {
      FormatTable.row(
        $0, in: FormatTable.systems, count: FormatTable.systemsCount, width: FormatTable.systemsWidth, keyWidth: 8)
    }
  }

  /// The numbering system's name, `latn` or `arab`.
  var systemName: String {
    let start = FormatTable.systems.utf8Start + system * FormatTable.systemsWidth
    let name = UnsafeBufferPointer(start: start, count: 8)
    return String(decoding: name.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
  }

  /// The place of the digits from zero to nine, `digitWidth` bytes each, in the table of systems.
  var digitsPlace: Int { system * FormatTable.systemsWidth + 9 }

  func text(_ symbol: Symbol) -> UnsafeBufferPointer<UInt8> {
    FormatTable.text(reference(symbol))
  }

  func reference(_ symbol: Symbol) -> Int {
    FormatTable.reference(at: place + 3 * symbol.rawValue)
  }

  func pattern(_ pattern: Pattern) -> NumberPattern {
    NumberPattern(at: FormatTable.reference(at: place + 27 + 3 * pattern.rawValue))
  }
}
