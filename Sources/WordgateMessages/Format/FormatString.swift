/// A text split into what is shown as it is and what is replaced.
///
/// Every byte of the text is in exactly one part. Splitting never fails: what looks like a specifier and is none becomes
/// a part of its own that says what is wrong with it, and is shown as written.
///
///     FormatString("%lld days free, then %@").specifiers.map(\.text)   // ["%lld", "%@"]
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

    public var range: Range<Int> {
      switch self {
      case .text(let range), .percent(let range): range
      case .specifier(let specifier): specifier.range
      case .substitution(let reference): reference.range
      case .mangled(let mangled): mangled.range
      }
    }
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

  /// The text that was split.
  public let text: String
  public let parts: [Part]

  /// Splits a text. Specifiers without a number take the arguments in order; `%arg` counts as an `lld` here.
  public init(_ text: String) {
    var scanner = FormatScanner(text)
    self.init(text: text, parts: FormatContext().resolve(scanner.scan()))
  }

  init(text: String, parts: [Part]) {
    self.text = text
    self.parts = parts
  }

  /// The specifiers in the order of the text, without references to substitutions.
  public var specifiers: [Specifier] {
    parts.compactMap { if case .specifier(let specifier) = $0 { specifier } else { nil } }
  }

  /// The references to substitutions in the order of the text.
  public var substitutionReferences: [SubstitutionReference] {
    parts.compactMap { if case .substitution(let reference) = $0 { reference } else { nil } }
  }

  /// The pieces that only look like specifiers, in the order of the text.
  public var mangled: [Mangled] {
    parts.compactMap { if case .mangled(let mangled) = $0 { mangled } else { nil } }
  }
}
