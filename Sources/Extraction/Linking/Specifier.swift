/// The specifiers that interpolated values become in a key.
enum Specifier {
  /// By the name of the type; every other type is an object, `@`.
  static let numbers: [String: String] = [
    "Int": "lld", "Int64": "lld", "Int8": "d", "Int16": "d", "Int32": "d", "UInt": "llu", "UInt64": "llu",
    "UInt8": "u", "UInt16": "u", "UInt32": "u", "Float": "f", "Double": "lf", "CGFloat": "lf", "Float64": "lf",
    "Float32": "f", "Float80": "lf", "TimeInterval": "lf", "NSInteger": "lld", "CChar": "d", "UnicodeScalarValue": "u",
  ]
}
