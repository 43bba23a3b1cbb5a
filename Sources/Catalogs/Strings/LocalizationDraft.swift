import StructuredText

/// Everything that a catalog is to hold for one key in one language.
public struct LocalizationDraft: Sendable {
  public var content: Content
  /// The parts that the texts name as `%#@name@`, in the order in which they were found.
  public var substitutions: [Substitution]

  /// A text, or several of which the device or a number decides.
  public indirect enum Content: Sendable {
    case text(String)
    case plural([Form])
    case device([Form])
  }

  /// The text of one plural category or one device.
  public struct Form: Sendable {
    public var name: String
    public var content: Content

    public init(_ name: String, _ content: Content) {
      self.name = name
      self.content = content
    }
  }

  /// A part of a text that varies by a number of its own.
  public struct Substitution: Sendable {
    public var name: String
    /// Which argument decides, counted from 1; nil where the order of appearance does.
    public var argument: Int?
    /// How the argument is printed, without its percent sign: `lld`.
    public var specifier: String?
    public var forms: [Form]

    public init(name: String, argument: Int?, specifier: String?, forms: [Form]) {
      self.name = name
      self.argument = argument
      self.specifier = specifier
      self.forms = forms
    }
  }

  public init(_ content: Content, substitutions: [Substitution] = []) {
    self.content = content
    self.substitutions = substitutions
  }

  /// The localization as a catalog has it, every text in one state.
  func value(in state: TranslationState) -> JSONValue {
    var members = content.members(in: state)
    if !substitutions.isEmpty {
      let parts = substitutions.map { JSONValue.Member($0.name, .object($0.members(in: state))) }
      members.append(.init("substitutions", .object(parts.inFinderOrder)))
    }
    return .object(members.inFinderOrder)
  }
}

extension LocalizationDraft.Content {
  fileprivate func members(in state: TranslationState) -> [JSONValue.Member] {
    switch self {
    case .text(let text): [.init("stringUnit", .unit(state, text))]
    case .plural(let forms): [.init("variations", .nested(["plural"], forms.value(in: state)))]
    case .device(let forms): [.init("variations", .nested(["device"], forms.value(in: state)))]
    }
  }
}

extension LocalizationDraft.Substitution {
  fileprivate func members(in state: TranslationState) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if let argument { members.append(.init("argNum", .number("\(argument)"))) }
    if let specifier { members.append(.init("formatSpecifier", .string(specifier))) }
    members.append(.init("variations", .nested(["plural"], forms.value(in: state))))
    return members
  }
}

extension [LocalizationDraft.Form] {
  fileprivate func value(in state: TranslationState) -> JSONValue {
    .object(map { JSONValue.Member($0.name, .object($0.content.members(in: state))) }.inFinderOrder)
  }
}

extension [JSONValue.Member] {
  fileprivate var inFinderOrder: [JSONValue.Member] { sorted { FinderOrder.precedes($0.key, $1.key) } }
}

extension Catalog {
  /// Writes everything that a language says for a key, in the place of what it said before.
  public mutating func setLocalization(
    _ draft: LocalizationDraft, state: TranslationState, key: String, language: String
  ) throws(CatalogEditProblem) {
    try Self.check(language: language)
    if case .unknown(let name) = state { throw .malformedState(name) }
    let value = draft.value(in: state)
    try edit(key) { editor, entry in
      guard let localizations = entry["localizations"] else {
        return [
          editor.set("localizations", to: .nested([language], value), in: entry, precedes: FinderOrder.precedes)
        ]
      }
      return [editor.set(language, to: value, in: localizations, precedes: FinderOrder.precedes)]
    }
    if state == .machineTranslated { raiseVersion(to: "1.3") }
  }
}
