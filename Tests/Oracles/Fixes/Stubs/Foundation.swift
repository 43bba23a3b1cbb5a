// What the fixtures use of Apple's Foundation, declared as its documentation declares it. No member does anything: the
// compiler only reads types here.

public struct Locale: Hashable, Sendable {
  public static var current: Locale { Locale() }
}

public struct Date: Hashable, Sendable {
  public init() {}
}

public struct UUID: Hashable, Sendable, CustomStringConvertible {
  public init() {}
  public var uuidString: String { "" }
  public var description: String { "" }
}

public final class Bundle: Sendable {
  public static let main = Bundle()
}

public final class UserDefaults {
  public nonisolated(unsafe) static let standard = UserDefaults()
  public func set(_ value: Any?, forKey name: String) {}
}

public struct LocalizedStringResource: Equatable, Codable, Sendable, ExpressibleByStringInterpolation {
  public struct BundleDescription: Sendable {
    public static var main: BundleDescription { BundleDescription() }
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {}
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {}
  public init(from decoder: any Decoder) throws {}
  public func encode(to encoder: any Encoder) throws {}
}

public protocol _FormatSpecifiable: Equatable {}
extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}

extension String {
  public struct LocalizationValue: Equatable, Codable, Sendable, ExpressibleByStringInterpolation {
    public init(_ value: String) {}
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
    public init(from decoder: any Decoder) throws {}
    public func encode(to encoder: any Encoder) throws {}

    public struct StringInterpolation: StringInterpolationProtocol {
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) {}
      public mutating func appendInterpolation(_ string: String) {}
      public mutating func appendInterpolation(_ substring: Substring) {}
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {}
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {}
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {}
    }
  }

  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = "" }
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = "" }
  public init(localized resource: LocalizedStringResource) { self = "" }
  public init(format: String, _ arguments: any CVarArg...) { self = "" }
}

extension StringProtocol {
  public var capitalized: String { "" }
  public func components(separatedBy separator: String) -> [String] { [] }
  public func replacingOccurrences(of target: String, with replacement: String) -> String { "" }
  public func localizedCaseInsensitiveContains(_ other: String) -> Bool { false }
}

public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String { "" }

public protocol LocalizedError: Error {
  var errorDescription: String? { get }
}
