public import Catalogs
public import Findings
public import WordgateLocales
public import WordgateMessages
public import WordgatePlurals

/// What one key says in one language, compiled, with the place of every form.
public struct Wording: Sendable {
  /// The language as its file writes it.
  public let language: String
  /// The locale by whose rules its forms are chosen.
  public let locale: LocaleIdentifier
  /// Where the language stands in its file.
  public let location: Location?
  /// Whether the catalog holds it; false where the key itself is the text.
  public let isWritten: Bool
  /// Every text of it: forms in CLDR's order, substitutions last.
  public let forms: [Form]
  /// The places where a number decides.
  public let plurals: [PluralChoice]
  public let substitutions: [Part]
  /// What is wrong with it by itself.
  public let problems: [MessageProblem]
  public let rules: PluralRules

  /// One text among the forms.
  public struct Form: Sendable {
    /// As in ``MessageLeaf/path``: empty, `few`, `iphone.one`, `substitutions.days.other`.
    public var path: String
    public var category: PluralCategory?
    public var device: Device?
    public var substitution: String?
    public var text: String
    /// The text taken apart; nil where `%` is only a percent sign.
    public var format: FormatString?
    public var state: TranslationState
    /// What holds the text in the file; nil where the key is the text.
    public var unit: StringUnit?
    /// Where the text stands, or its key.
    public var location: Location? { unit?.location ?? keyLocation }
    var keyLocation: Location?

    /// ` in the form 'few'`, or nothing for an only text.
    var suffix: String { path.isEmpty ? "" : " in the form '\(path)'" }
  }

  /// A set of plural forms: of the whole text, of a device, or of a substitution.
  public struct PluralChoice: Sendable {
    /// The path before the category.
    public var path: String
    public var substitution: String?
    /// The categories as written, with their places, in the order of the file.
    public var forms: [(name: String, location: Location)]
  }

  /// A named part with a number of its own.
  public struct Part: Sendable {
    public var name: String
    public var argument: Int?
    public var kind: SpecifierKind
    public var location: Location
  }
}

extension Wording {
  /// The form with a path.
  func form(_ path: String) -> Form? { forms.first { $0.path == path } }

  /// Whether a number decides anywhere in it.
  var variesByNumber: Bool { !plurals.isEmpty }

  func part(_ name: String) -> Part? { substitutions.first { $0.name == name } }
}
