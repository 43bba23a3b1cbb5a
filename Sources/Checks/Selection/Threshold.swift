/// How much of a language must be there before its gaps are no faults any more, in percent of its texts.
public struct Threshold: Hashable, Sendable {
  /// Which languages; `*` stands for any characters.
  public var locale: TextPattern
  /// The share of texts that must be translated; nil asks for nothing.
  public var translated: Double?
  /// The share of texts that must be translated and reviewed.
  public var reviewed: Double?

  public init(locale: TextPattern, translated: Double? = nil, reviewed: Double? = nil) {
    self.locale = locale
    self.translated = translated
    self.reviewed = reviewed
  }
}
