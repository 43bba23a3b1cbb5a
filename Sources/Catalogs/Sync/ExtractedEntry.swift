/// What the code says about one key of one table: all its uses united, or one of several for the sync to unite.
///
/// An extraction makes one for each string (`ExtractedString`): `key`, `comment` and `defaultValue` as they are, and
/// `isVerbatim` for a string whose reach is `verbatim`. Strings of previews are left out; whoever calls the sync groups
/// by table.
public struct ExtractedEntry: Sendable {
  /// The text that is looked up, interpolations as plain specifiers: `%@ (%lld)`.
  public var key: String
  /// The comments for translators, of any number of uses, in any order.
  public var comments: [String]
  /// The text of the source language where the code gives it apart from the key.
  public var defaultValue: String?
  /// Phrases of the source language of which any may be said or typed: App Shortcuts.
  public var phrases: [String]?
  /// Whether the text reaches the screen without being looked up, so that a translation would not be shown.
  public var isVerbatim: Bool

  public init(
    key: String, comments: [String] = [], defaultValue: String? = nil, phrases: [String]? = nil,
    isVerbatim: Bool = false
  ) {
    self.key = key
    self.comments = comments
    self.defaultValue = defaultValue
    self.phrases = phrases
    self.isVerbatim = isVerbatim
  }
}
