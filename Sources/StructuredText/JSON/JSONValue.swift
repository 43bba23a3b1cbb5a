/// A value to be written into a document.
public indirect enum JSONValue: Sendable {
  case object([Member])
  case array([JSONValue])
  case string(String)
  /// A number as it is to be spelled.
  case number(String)
  case bool(Bool)
  case null

  public struct Member: Sendable {
    public var key: String
    public var value: JSONValue

    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }
}

extension JSONNode {
  /// The value without its spelling: escapes resolved, white space gone, numbers as they are written.
  public var value: JSONValue {
    switch kind {
    case .object: .object(members.map { JSONValue.Member($0.key, $0.value.value) })
    case .array: .array(elements.map(\.value))
    case .string: .string(string ?? "")
    case .number: .number(String(decoding: source, as: UTF8.self))
    case .bool: .bool(bool ?? false)
    case .null: .null
    }
  }
}
