public import Catalogs
public import Findings
public import WordgateMessages

/// What a library answers for a text in a locale.
public enum TextLookup: Sendable {
  case found(FoundText)
  case missing(MissingText)

  /// The text, or nil where there is none.
  public var found: FoundText? {
    if case .found(let text) = self { return text }
    return nil
  }

  /// Why there is none, or nil where there is one.
  public var missing: MissingText? {
    if case .missing(let text) = self { return text }
    return nil
  }
}

/// A text in one language, with where it comes from.
public struct FoundText: Sendable {
  public var content: Content
  /// The language that holds it, as its file writes the tag.
  public var language: String
  public var location: Location?
  /// The catalog that holds it, by its path, or the definition file; nil where the key itself is the text.
  public var file: String?
  /// The catalog's localization; nil for texts from elsewhere.
  public var localization: Localization?

  public init(
    content: Content, language: String, location: Location? = nil, file: String? = nil,
    localization: Localization? = nil
  ) {
    self.content = content
    self.language = language
    self.location = location
    self.file = file
    self.localization = localization
  }

  /// The two kinds of text.
  public enum Content: Hashable, Sendable {
    /// A text with specifiers, as String Catalogs hold it.
    case message(MessageSource)
    /// A text without specifiers, in which `%` is a percent sign; it may hold variables such as
    /// `{{ product.price }}`.
    case plain(String)
  }
}

/// Why a text is not there.
public struct MissingText: Hashable, Sendable {
  public var reason: Reason
  /// What is there and what was expected, lower case, no full stop.
  public var message: String
  /// Where a person would add it: the entry, the empty value, the localizations; nil where no file has a place for it.
  public var location: Location?
  /// The language in which it was looked for; nil where none fits the locale.
  public var language: String?

  public init(_ reason: Reason, _ message: String, location: Location? = nil, language: String? = nil) {
    self.reason = reason
    self.message = message
    self.location = location
    self.language = language
  }

  public enum Reason: String, Sendable, CaseIterable {
    /// No catalog has the name of the table.
    case noTable = "no-table"
    /// The catalogs of the table do not have the key.
    case noEntry = "no-entry"
    /// No language of the catalogs or the definition serves the locale.
    case noLanguage = "no-language"
    /// The entry has no text in the language.
    case noTranslation = "no-translation"
    /// The text is marked as still to be translated, and is not built into the app.
    case notTranslated = "not-translated"
    /// The text is empty or white space.
    case empty
    /// An image where words are meant, or the other way round.
    case wrongKind = "wrong-kind"
    /// The app shows the source text as it stands, whatever the catalogs hold.
    case verbatim
  }
}
