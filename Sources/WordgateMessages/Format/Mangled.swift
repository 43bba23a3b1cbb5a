extension FormatString {
  /// A piece that is shown as written although its author meant something else.
  public struct Mangled: Hashable, Sendable {
    public var reason: Reason
    public var range: Range<Int>
    /// The piece as written.
    public var text: String

    /// What is wrong.
    public enum Reason: Hashable, Sendable, CaseIterable {
      /// `%` before something that is no specifier: "100% free".
      case strayPercent
      /// `% @`, `%1$ lld`: white space inside.
      case space
      /// `％@`, `٪@`, `%＠`: a percent or at sign of another script.
      case foreignSign
      /// `@%`: the wrong way round.
      case reversed
      /// `%$1@`, `%1`, `%#@name`: not complete, or in the wrong order.
      case incomplete
      /// `%LLD`: capital letters.
      case capitals
      /// `{0}`: the placeholder of another system.
      case foreignPlaceholder
    }

    /// What is there and what was expected.
    public var message: String {
      switch reason {
      case .strayPercent: "'%' stands alone; a percent sign is written '%%'"
      case .space: "white space inside the specifier '\(text)'"
      case .foreignSign:
        "'\(text)' is written with a sign of another script; specifiers need '%' and '@'"
      case .reversed: "'@%' is the wrong way round; expected '%@'"
      case .incomplete: "'\(text)' is not a complete specifier"
      case .capitals: "'\(text)' is not a specifier; expected small letters"
      case .foreignPlaceholder:
        "'\(text)' is the placeholder of another system; expected a specifier such as '%1$@'"
      }
    }
  }
}
