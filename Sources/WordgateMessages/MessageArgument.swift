/// A value that is inserted in a message.
public enum MessageArgument: Hashable, Sendable {
  case integer(Int)
  case unsigned(UInt)
  case decimal(Double)
  case text(String)

  public var type: MessageArgumentType {
    switch self {
    case .integer: .integer
    case .unsigned: .unsigned
    case .decimal: .decimal
    case .text: .text
    }
  }
}

/// What an argument has to be.
public enum MessageArgumentType: UInt8, CaseIterable, Hashable, Sendable {
  case integer, unsigned, decimal, text
}

extension MessageArgument: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral
{
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .decimal(value) }
  public init(stringLiteral value: String) { self = .text(value) }
}
