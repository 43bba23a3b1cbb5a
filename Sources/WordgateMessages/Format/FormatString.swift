/// A text split into what is shown as it is and what is replaced.
///
/// Every byte of the text is in exactly one part. Splitting never fails: what looks like a specifier and is none becomes
/// a part of its own that says what is wrong with it, and is shown as written.
public struct FormatString: Hashable, Sendable {
  /// A piece of the text with its UTF-8 range.
  public enum Part: Hashable, Sendable {
    /// Text that is shown as it is.
    case text(Range<Int>)
    /// `%%`, shown as one percent sign.
    case percent(Range<Int>)
    /// `%lld`, `%1$@`, `%arg`, `%(name)@`.
    case specifier(Specifier)
    /// `%#@name@`, `%2$#@name@`.
    case substitution(SubstitutionReference)
    /// Something that is not a specifier and looks like one, or a percent sign alone.
    case mangled(Mangled)
  }

  /// A reference to a substitution.
  public struct SubstitutionReference: Hashable, Sendable {
    public var name: String
    /// The number of the argument, from 1: as written, or counted from the specifiers before it.
    public var position: Int
    /// Whether the number is written: `%2$#@name@`.
    public var isPositional: Bool
    public var range: Range<Int>
  }

  /// A piece that is shown as written although its author meant something else.
  public struct Mangled: Hashable, Sendable {
    public var reason: Reason
    public var range: Range<Int>
    public var text: String

    /// What is wrong.
    public enum Reason: Hashable, Sendable, CaseIterable {
      /// `%` before something that is no specifier: "100% free".
      case strayPercent
      /// `% @`, `%1$ lld`: white space inside.
      case space
      /// `％@`, `٪@`: a percent sign of another script.
      case foreignPercent
      /// `@%`: the wrong way round.
      case reversed
      /// `%$1@`, `%1`, `%ll`: a specifier that is not complete or in the wrong order.
      case incomplete
      /// `%LLD`: capital letters.
      case capitals
      /// `{0}`, `{name}`: the placeholder of another system.
      case foreignPlaceholder
    }
  }

  /// The text that was split.
  public let text: String
  public let parts: [Part]

  /// Splits a text. `%arg` counts as an `lld` unless `countKind` says otherwise.
  public init(_ text: String, countKind: SpecifierKind = .integer64) {
    self.text = text
    parts = text.isEmpty ? [] : [.text(0..<text.utf8.count)]
  }

  /// The specifiers in the order of the text, without references to substitutions.
  public var specifiers: [Specifier] {
    parts.compactMap { if case .specifier(let specifier) = $0 { specifier } else { nil } }
  }

  public var substitutionReferences: [SubstitutionReference] {
    parts.compactMap { if case .substitution(let reference) = $0 { reference } else { nil } }
  }

  public var mangled: [Mangled] {
    parts.compactMap { if case .mangled(let mangled) = $0 { mangled } else { nil } }
  }
}
