public import WordgatePlurals

/// One text of a message with where it stands among the forms: what translators edit and checks compare.
public struct MessageLeaf: Hashable, Sendable {
  /// The way to the text as the format names it, without its two levels of `variations`: empty for a plain text, `few`,
  /// `iphone.one`, `substitutions.days.other`.
  public var path: String
  public var device: Device?
  public var category: PluralCategory?
  /// The substitution it belongs to.
  public var substitution: String?
  /// The text with its parts.
  public var format: FormatString

  public var text: String { format.text }
  public var specifiers: [Specifier] { format.specifiers }
}
