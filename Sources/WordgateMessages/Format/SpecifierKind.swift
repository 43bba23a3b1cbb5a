/// The type of argument that a specifier reads.
public enum SpecifierKind: UInt8, CaseIterable, Hashable, Sendable {
  /// `%d`, `%i`, and narrower ones such as `%hhd`.
  case integer32
  /// `%lld`, `%ld`, `%zd`, `%qd`.
  case integer64
  /// `%u`, `%x`, `%o`.
  case unsigned32
  /// `%llu`, `%lu`, `%llx`.
  case unsigned64
  /// `%f`, `%lf`, `%e`, `%g`.
  case decimal
  /// `%@`.
  case object
  /// `%c`, `%C`.
  case character
  /// `%s`, `%S`: a C string, which no catalog of a Swift app should hold.
  case cString
  /// `%p`.
  case pointer

  /// The kind of a specifier written without its percent sign (`lld`, `1$@`, `.2f`), nil when it is none.
  public static func parse(_ specifier: String) -> SpecifierKind? {
    Specifier(withoutPercent: specifier)?.kind
  }

  /// What an argument for it has to be.
  public var argumentType: MessageArgumentType {
    switch self {
    case .integer32, .integer64, .character: .integer
    case .unsigned32, .unsigned64, .pointer: .unsigned
    case .decimal: .decimal
    case .object, .cString: .text
    }
  }

  /// Whether the argument is a number that plural forms can be chosen by.
  public var isNumeric: Bool {
    switch self {
    case .integer32, .integer64, .unsigned32, .unsigned64, .decimal: true
    case .object, .character, .cString, .pointer: false
    }
  }
}
