/// How a text for people is set.
public struct ReportStyle: Sendable {
  /// Whether words are coloured with the escape sequences of terminals.
  public var usesColor: Bool
  /// The width to keep to where a table allows it.
  public var columns: Int

  public init(usesColor: Bool = false, columns: Int = 100) {
    self.usesColor = usesColor
    self.columns = max(columns, 40)
  }

  /// No colour, 100 columns.
  public static let plain = ReportStyle()
}

extension ReportStyle {
  /// The few colours that reports use.
  enum Ink: String {
    case red = "31"
    case green = "32"
    case yellow = "33"
    case blue = "34"
    case bold = "1"
    case dim = "2"
  }

  func paint(_ text: String, _ ink: Ink) -> String {
    usesColor ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }
}
