public import Findings
internal import StructuredText
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
  /// The first of the forms that say everything.
  let fullest: Form?
  /// The arguments in one number where all forms read the same ones; nil where they need a closer look.
  let signature: UInt64?
  /// Where the language stands in its file.
  private let tag: JSONNode?
  private let keyLocation: Location?
  /// The places of forms and parts by name, where there are many.
  private let formNumbers: [String: Int]?
  private let partNumbers: [String: Int]?

  init(
    grammar: Grammar, tag: JSONNode? = nil, keyLocation: Location? = nil, isWritten: Bool, forms: [Form],
    plurals: [PluralChoice] = [], substitutions: [Part] = [],
    unknownDevices: [(name: String, location: Location)] = [], problems: [MessageProblem] = []
  ) {
    self.grammar = grammar
    self.tag = tag
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
    fullest = forms.first { $0.substitution == nil && $0.isFull }
    let first = forms.first?.signature
    signature = substitutions.isEmpty && forms.allSatisfy { $0.signature == first } ? first : nil
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
  public var location: Location? { tag?.location ?? keyLocation }

  /// A set of plural forms: of the whole text, of a device, or of a substitution.
  public struct PluralChoice: Sendable {
    /// The path before the category.
    public var path: String
    public var substitution: String?
    /// The categories as written, with their places, in the order of the file.
    public var forms: [(name: String, location: Location)]
    /// The categories that there are, and whether there are names of none.
    let categories: CategorySet
    let hasUnknownNames: Bool

    init(path: String, substitution: String?, forms: [(name: String, location: Location)]) {
      self.path = path
      self.substitution = substitution
      self.forms = forms
      let known = forms.compactMap { PluralCategory(name: $0.name) }
      categories = CategorySet(known)
      hasUnknownNames = known.count < forms.count
    }
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
    guard let formNumbers else {
      if path.isEmpty, let first = forms.first, first.path.isEmpty { return first }
      return forms.first { $0.path == path }
    }
    return formNumbers[path].map { forms[$0] }
  }

  func part(_ name: String) -> Part? {
    guard let partNumbers else { return substitutions.first { $0.name == name } }
    return partNumbers[name].map { substitutions[$0] }
  }

  /// Whether a number decides anywhere in it.
  var variesByNumber: Bool { !plurals.isEmpty }

}
