/// The way from the root of a JSON document to a value: `$.offerings[1].paywall_components`.
struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  private(set) var description: String

  static let root = JSONPath(description: "$")

  private init(description: String) {
    self.description = description
  }

  /// The path of a member; names that are no plain words are quoted.
  func member(_ key: String) -> JSONPath {
    let isPlain =
      !key.isEmpty
      && key.utf8.allSatisfy {
        $0 == UInt8(ascii: "_") || ($0 >= 0x30 && $0 <= 0x39) || ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A)
      }
    return JSONPath(description: isPlain ? "\(description).\(key)" : "\(description)['\(key)']")
  }

  /// The path of an element, counted from 0.
  func element(_ index: Int) -> JSONPath {
    JSONPath(description: "\(description)[\(index)]")
  }
}
