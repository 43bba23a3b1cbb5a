extension LocalizedText: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(parts: value.isEmpty ? [] : [.literal(value)])
  }

  public init(stringInterpolation: StringInterpolation) {
    self.init(parts: stringInterpolation.parts)
  }

  /// Collects a text from an interpolated literal.
  ///
  /// The type of a value chooses what stands for it in the key, as it does in SwiftUI. A specifier of one's own takes
  /// its place: `\(hours, specifier: "%.1f")`. A number interpolated as such varies by plural; the same number made a
  /// `String` first cannot.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      // One run before each value and one after the last.
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    /// Inserts a whole number: `%lld`, or `%d` for the types shorter than 64 bits other than `Int`.
    ///
    /// One that does not fit in `Int`, as can happen on a watch, is held at its limit.
    public mutating func appendInterpolation<Number: SignedInteger & FixedWidthInteger>(
      _ number: Number, specifier: String? = nil
    ) {
      let isShort = Number.bitWidth < 64 && Number.self != Int.self
      append(.integer(Int(clamping: number)), specifier ?? (isShort ? "%d" : "%lld"))
    }

    /// Inserts a whole number that is never negative: `%llu`, or `%u` for the types shorter than 64 bits other than
    /// `UInt`.
    public mutating func appendInterpolation<Number: UnsignedInteger & FixedWidthInteger>(
      _ number: Number, specifier: String? = nil
    ) {
      let isShort = Number.bitWidth < 64 && Number.self != UInt.self
      append(.unsigned(UInt(clamping: number)), specifier ?? (isShort ? "%u" : "%llu"))
    }

    /// Inserts a number with decimals: `%lf`, or `%f` for `Float`.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number, specifier: String? = nil) {
      append(.decimal(Double(number)), specifier ?? (Number.self == Float.self ? "%f" : "%lf"))
    }

    /// Inserts characters that no one translates, such as a price: `%@`.
    public mutating func appendInterpolation<Text: StringProtocol>(_ text: Text, specifier: String? = nil) {
      append(.text(String(text)), specifier ?? "%@")
    }

    /// Inserts another text, which is looked up by itself: `%@`.
    public mutating func appendInterpolation(_ text: LocalizedText) {
      append(.localized(text), "%@")
    }

    private mutating func append(_ argument: Argument, _ specifier: String) {
      parts.append(.argument(argument, specifier: specifier))
    }
  }
}
