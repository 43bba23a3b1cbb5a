public import Findings

/// A value of a property list with the place where it stands.
public struct PropertyList: Sendable {
  public var value: Value
  /// Where the value starts; nil for values that a program made.
  public var location: Location?

  public indirect enum Value: Sendable {
    /// Members in the order of the file, duplicates included.
    case dictionary([Member])
    case array([PropertyList])
    case string(String)
    case data([UInt8])
    case integer(Int64)
    /// A whole number that is too large for `integer`.
    case unsigned(UInt64)
    case real(Double)
    case bool(Bool)
    /// Seconds since the first moment of 2001 in UTC.
    case date(Double)
  }

  /// A key and its value.
  public struct Member: Sendable {
    public var key: String
    /// Where the key stands.
    public var location: Location?
    /// The comment that belongs to the key, without its marks: the one right above it, or behind it on its line.
    public var comment: String?
    public var value: PropertyList

    public init(_ key: String, _ value: PropertyList, comment: String? = nil, at location: Location? = nil) {
      self.key = key
      self.value = value
      self.comment = comment
      self.location = location
    }
  }

  public init(_ value: Value, at location: Location? = nil) {
    self.value = value
    self.location = location
  }

  public static func string(_ text: String) -> PropertyList { PropertyList(.string(text)) }

  public static func dictionary(_ members: [Member]) -> PropertyList { PropertyList(.dictionary(members)) }
}

extension PropertyList {
  public var string: String? {
    guard case .string(let text) = value else { return nil }
    return text
  }

  /// The members of a dictionary in the order of the file; empty for other kinds.
  public var members: [Member] {
    guard case .dictionary(let members) = value else { return [] }
    return members
  }

  /// The elements of an array; empty for other kinds.
  public var elements: [PropertyList] {
    guard case .array(let elements) = value else { return [] }
    return elements
  }

  public var isDictionary: Bool {
    if case .dictionary = value { true } else { false }
  }

  /// The value of the last member with the key, compared byte for byte: of two, Apple's systems take the last.
  public subscript(key: String) -> PropertyList? {
    members.last { $0.key.utf8.elementsEqual(key.utf8) }?.value
  }
}
