/// The words that a finding speaks of, beside the words they were made from.
public struct FaultyText: Hashable, Sendable {
  /// Which of several texts is meant: empty for an only one, `few`, `iphone.one`, `substitutions.days.other`.
  public var form: String
  /// The language of the text, as its file writes it.
  public var language: String
  /// The text; nil where there is none, or where the fault is in the source itself.
  public var text: String?
  public var sourceLanguage: String
  /// What the source language says: the form that corresponds, or the key.
  public var source: String
  /// Where in the words the fault is, as far as it is known.
  public var mark: Mark?

  public init(
    form: String, language: String, text: String? = nil, sourceLanguage: String, source: String, mark: Mark? = nil
  ) {
    self.form = form
    self.language = language
    self.text = text
    self.sourceLanguage = sourceLanguage
    self.source = source
    self.mark = mark
  }

  /// A UTF-8 range of one of the two texts; an empty one is the place where something is missing.
  public enum Mark: Hashable, Sendable {
    case text(Range<Int>)
    case source(Range<Int>)
  }
}
