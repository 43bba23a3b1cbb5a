public import Catalogs
public import Findings
public import WordgateLocales
public import WordgateMessages
public import WordgatePlurals

/// What one key says in one language, taken apart, with the place of every form.
public final class Wording: Sendable {
  let grammar: Grammar
  /// Whether the catalog holds it; false where the key itself is the text.
  public let isWritten: Bool
  /// Every text of it: forms in CLDR's order, substitutions last.
  public let forms: [Form]
  /// The places where a number decides.
  public let plurals: [PluralChoice]
  /// The devices that no catalog knows, with their places.
  let unknownDevices: [(name: String, location: Location)]
  public let substitutions: [Part]
  /// What is wrong with it by itself.
  public let problems: [MessageProblem]
  /// The traits of all forms together, and its own.
  public let traits: TextTraits
  private let localization: Localization?
  private let keyLocation: Location?
  /// The places of forms and parts by name, where there are many.
  private let formNumbers: [String: Int]?
  private let partNumbers: [String: Int]?

  init(
    grammar: Grammar, localization: Localization? = nil, keyLocation: Location? = nil, isWritten: Bool, forms: [Form],
    plurals: [PluralChoice] = [], substitutions: [Part] = [],
    unknownDevices: [(name: String, location: Location)] = [], problems: [MessageProblem] = []
  ) {
    self.grammar = grammar
    self.localization = localization
    self.keyLocation = keyLocation
    self.isWritten = isWritten
    self.forms = forms
    self.plurals = plurals
    self.unknownDevices = unknownDevices
    self.substitutions = substitutions
    self.problems = problems
    var traits: TextTraits = .any
    for form in forms {
      traits.formUnion(form.traits)
      if form.device != nil { traits.insert(.device) }
    }
    if !plurals.isEmpty { traits.insert(.plural) }
    if !substitutions.isEmpty { traits.insert(.substitution) }
    if !problems.isEmpty { traits.insert(.problem) }
    self.traits = traits
    formNumbers = Self.numbers(forms.lazy.map(\.path), count: forms.count)
    partNumbers = Self.numbers(substitutions.lazy.map(\.name), count: substitutions.count)
  }

  private static func numbers(_ names: some Sequence<String>, count: Int) -> [String: Int]? {
    guard count > 12 else { return nil }
    return Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// The language as its file writes it.
  public var language: String { grammar.tag }
  /// The locale by whose rules its forms are chosen.
  public var locale: LocaleIdentifier { grammar.identifier }
  public var rules: PluralRules { grammar.rules }
  /// Where the language stands in its file.
  public var location: Location? { localization?.location ?? keyLocation }

  /// One text among the forms.
  public struct Form: Sendable {
    /// As in ``MessageLeaf/path``: empty, `few`, `iphone.one`, `substitutions.days.other`.
    public var path: String = ""
    public var category: PluralCategory?
    public var device: Device?
    public var substitution: String?
    public var text: String
    public var state: TranslationState
    public var traits: TextTraits
    /// The arguments in one number; nil where they need a closer look.
    var signature: UInt64?
    /// Whether `%` is only a percent sign.
    var isPlain = false
    /// The text taken apart where its neighbours decide how it is read.
    var resolved: FormatString?
    /// What holds the text in the file; nil where the key is the text.
    var unit: StringUnit?
    var keyLocation: Location?

    /// Where the text stands, or its key.
    public var location: Location? { unit?.location ?? keyLocation }

    /// The text taken apart; nil where `%` is only a percent sign.
    public var format: FormatString? { isPlain ? nil : resolved ?? FormatString(text) }

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
    public var specifier: String?
    public var kind: SpecifierKind
    public var location: Location
  }
}

extension Wording {
  /// The form with a path.
  func form(_ path: String) -> Form? {
    guard let formNumbers else { return forms.first { $0.path == path } }
    return formNumbers[path].map { forms[$0] }
  }

  func part(_ name: String) -> Part? {
    guard let partNumbers else { return substitutions.first { $0.name == name } }
    return partNumbers[name].map { substitutions[$0] }
  }

  /// Whether a number decides anywhere in it.
  var variesByNumber: Bool { !plurals.isEmpty }

  /// The arguments of an only text in one number.
  var signature: UInt64? { forms.count == 1 && plurals.isEmpty ? forms[0].signature : nil }

  /// The first of the forms that say everything.
  var fullest: Form? { forms.first { $0.substitution == nil && $0.isFull } }
}

extension Wording.Form {
  /// Whether it stands for most numbers.
  var isFull: Bool { category == nil || category == .other }
}
