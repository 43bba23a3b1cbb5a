import StructuredText

/// An entry to be written into a catalog.
public struct EntryDraft: Sendable {
  public var key: String
  public var comment: String?
  public var extractionState: ExtractionState?
  public var shouldTranslate: Bool
  /// One text in each language.
  public var texts: [Text]

  public struct Text: Sendable {
    public var language: String
    public var state: TranslationState
    public var value: String
    /// Phrases of which any may be used, in place of one text.
    public var phrases: [String]?

    public init(language: String, state: TranslationState, value: String) {
      self.language = language
      self.state = state
      self.value = value
    }

    public init(language: String, state: TranslationState, phrases: [String]) {
      self.init(language: language, state: state, value: "")
      self.phrases = phrases
    }

    fileprivate var content: JSONValue {
      guard let phrases else { return .object([.init("stringUnit", .unit(state, value))]) }
      return .object([.init("stringSet", .set(state, phrases))])
    }
  }

  public init(
    key: String, comment: String? = nil, extractionState: ExtractionState? = nil, shouldTranslate: Bool = true,
    texts: [Text] = []
  ) {
    self.key = key
    self.comment = comment
    self.extractionState = extractionState
    self.shouldTranslate = shouldTranslate
    self.texts = texts
  }

  /// The members in the order that Xcode keeps.
  var value: JSONValue {
    var members: [JSONValue.Member] = []
    if let comment { members.append(.init("comment", .string(comment))) }
    if let extractionState { members.append(.init("extractionState", .string(extractionState.name))) }
    if !texts.isEmpty {
      let sorted = texts.sorted { FinderOrder.precedes($0.language, $1.language) }
      let localizations = sorted.map { text in
        JSONValue.Member(text.language, text.content)
      }
      members.append(.init("localizations", .object(localizations)))
    }
    if !shouldTranslate { members.append(.init("shouldTranslate", .bool(false))) }
    return .object(members)
  }
}

extension JSONValue {
  /// A text with its state, as a member `stringUnit` has it.
  static func unit(_ state: TranslationState, _ value: String) -> JSONValue {
    .object([.init("state", .string(state.name)), .init("value", .string(value))])
  }

  /// Phrases with their state, as a member `stringSet` has them.
  static func set(_ state: TranslationState, _ phrases: [String]) -> JSONValue {
    .object([.init("state", .string(state.name)), .init("values", .array(phrases.map { .string($0) }))])
  }

  /// Objects within objects, each with one member.
  static func nested(_ names: some Collection<String>, _ value: JSONValue) -> JSONValue {
    names.reversed().reduce(value) { .object([.init($1, $0)]) }
  }
}
