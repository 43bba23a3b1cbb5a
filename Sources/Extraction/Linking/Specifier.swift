/// What an interpolated value becomes in a key.
enum Specifier: BitwiseCopyable {
  case object, longInteger, integer, unsignedLong, unsigned, single, double
  /// As the code writes it, a literal of the file.
  case written(TermID)

  /// By the name of the type; nil for a type that is no number.
  static func number(_ name: Symbol) -> Specifier? {
    switch name.word {
    case .int, .int64, .nsInteger: .longInteger
    case .int8, .int16, .int32, .cChar: .integer
    case .uint, .uint64: .unsignedLong
    case .uint8, .uint16, .uint32, .unicodeScalarValue: .unsigned
    case .float, .float32: .single
    case .double, .cgFloat, .float64, .float80, .timeInterval: .double
    default: nil
    }
  }

  /// Whether it stands for a number with a fraction.
  var isFractional: Bool {
    switch self {
    case .single, .double: true
    default: false
    }
  }

  var isDouble: Bool { if case .double = self { true } else { false } }

  /// Without the percent sign; nil where a literal gives it.
  var text: String? {
    switch self {
    case .object: "@"
    case .longInteger: "lld"
    case .integer: "d"
    case .unsignedLong: "llu"
    case .unsigned: "u"
    case .single: "f"
    case .double: "lf"
    case .written: nil
    }
  }
}
