public import Findings
public import WordgateLocales

/// The translations that a definition file carries itself, by locale and localization id.
public struct OwnLocalizations: Sendable {
  /// The locale whose texts are the source, as written in the file.
  public var defaultLocale: String
  /// Where the localizations stand.
  public var location: Location
  /// The locales as written, in the order of the file. A file captured from a device holds only some of a paywall's.
  public private(set) var locales: [String]
  private var values: [String: [String: LocalizedValue]]
  private var order: [String: [String]]
  private var choice: LanguageChoice

  public init(defaultLocale: String, location: Location) {
    self.defaultLocale = defaultLocale
    self.location = location
    locales = []
    values = [:]
    order = [:]
    choice = LanguageChoice([])
  }

  /// Adds a locale, with or without texts; one that is there already stays as it is.
  public mutating func addLocale(_ locale: String) {
    guard values[locale] == nil else { return }
    locales.append(locale)
    values[locale] = [:]
    order[locale] = []
    choice = LanguageChoice(locales)
  }

  /// Adds a value; the first of two under the same id stays.
  public mutating func add(_ value: LocalizedValue, id: String, locale: String) {
    addLocale(locale)
    guard values[locale]?[id] == nil else { return }
    values[locale]?[id] = value
    order[locale]?.append(id)
  }

  /// The value of an id in a locale as written in the file; no other locale stands in.
  public func value(_ id: String, locale: String) -> LocalizedValue? { values[locale]?[id] }

  /// The locale of the file that serves a locale, or nil where none is in its language and script.
  public func language(for locale: LocaleIdentifier) -> String? { choice.language(for: locale) }

  /// The ids that a locale holds, in the order of the file.
  public func ids(locale: String) -> [String] { order[locale] ?? [] }
}

/// One translation inside a definition file.
public struct LocalizedValue: Hashable, Sendable {
  /// What it holds: words, or the images of one. An address is a text that is used as one.
  public var kind: Kind
  /// The text, or the address of the image.
  public var text: String
  /// The text as translators get it: the words themselves, with marks around runs of another style where it has some.
  public var markup: String
  public var location: Location
  /// Its UTF-8 range in the file, quotes included.
  public var range: Range<Int>

  public init(kind: Kind, text: String, markup: String? = nil, location: Location, range: Range<Int>) {
    self.kind = kind
    self.text = text
    self.markup = markup ?? text
    self.location = location
    self.range = range
  }

  /// What a localization id holds in one locale.
  public enum Kind: String, Sendable {
    case text, image
    /// Neither of the two: null, a number, a list.
    case unreadable
  }
}
