/// A place in a text where an argument is inserted: `%lld`, `%2$@`, `%.2f`, `%arg`, `%(name)@`.
public struct Specifier: Hashable, Sendable {
  public var kind: SpecifierKind
  /// The number of the argument, from 1: as written, or counted from the specifiers before it.
  public var position: Int
  /// Whether the number is written: `%2$@`.
  public var isPositional: Bool
  /// The name in `%(name)@`.
  public var name: String?
  /// Whether it is `%arg`, the number that the form was chosen by.
  public var isCount: Bool
  public var style: NumberStyle
  /// The UTF-8 range in the text.
  public var range: Range<Int>
  /// The specifier as written, percent sign included.
  public var text: String

  /// How a number is written.
  public struct NumberStyle: Hashable, Sendable {
    /// The letter of the conversion: `d`, `f`, `x`, `@`.
    public var conversion: UInt8
    /// The least number of characters, 0 when not given.
    public var width: Int
    /// The digits after the decimal point, or the least digits of an integer; nil when not given.
    public var precision: Int?
    /// `0`: fill with zeros.
    public var fillsWithZeros: Bool
    /// `-`: fill on the right.
    public var isLeftAligned: Bool
    /// `+`: positive numbers have a sign.
    public var showsPlusSign: Bool

    public init(
      conversion: UInt8, width: Int = 0, precision: Int? = nil, fillsWithZeros: Bool = false,
      isLeftAligned: Bool = false, showsPlusSign: Bool = false
    ) {
      self.conversion = conversion
      self.width = width
      self.precision = precision
      self.fillsWithZeros = fillsWithZeros
      self.isLeftAligned = isLeftAligned
      self.showsPlusSign = showsPlusSign
    }
  }
}

extension Specifier {
  /// The specifier that a `formatSpecifier` names, such as `lld`; nil when it is none or more than one.
  init?(withoutPercent text: String) {
    let parts = FormatString("%" + text).parts
    guard parts.count == 1, case .specifier(let only) = parts[0], !only.isCount else { return nil }
    self = only
  }

  /// The shortest spelling that names the argument: `%2$lld`.
  static func canonical(_ kind: SpecifierKind, position: Int) -> String {
    let letters =
      switch kind {
      case .integer32: "d"
      case .integer64: "lld"
      case .unsigned32: "u"
      case .unsigned64: "llu"
      case .decimal: "f"
      case .object: "@"
      case .character: "c"
      case .cString: "s"
      case .pointer: "p"
      }
    return "%\(position)$\(letters)"
  }
}
