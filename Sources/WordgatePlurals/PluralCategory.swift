/// One of the six plural categories of CLDR, in CLDR's order.
///
/// A language uses some of them and always `other`. The names say little about numbers: Russian `one` holds 1, 21 and
/// 101, Latvian `zero` holds 0, 10 and 30.
public enum PluralCategory: UInt8, CaseIterable, Hashable, Sendable, Comparable, CustomStringConvertible {
  case zero, one, two, few, many, other

  /// The keyword as catalogs, `.stringsdict` files and CLDR spell it.
  public var name: String {
    switch self {
    case .zero: "zero"
    case .one: "one"
    case .two: "two"
    case .few: "few"
    case .many: "many"
    case .other: "other"
    }
  }

  public var description: String { name }

  /// The category with the keyword, nil when no category has it. Keywords are lower case.
  public init?(name: some StringProtocol) {
    guard let category = PluralCategory.allCases.first(where: { $0.name == name }) else { return nil }
    self = category
  }

  public static func < (a: PluralCategory, b: PluralCategory) -> Bool { a.rawValue < b.rawValue }
}
