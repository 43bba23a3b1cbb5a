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

    public init(language: String, state: TranslationState, value: String) {
      self.language = language
      self.state = state
      self.value = value
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
        JSONValue.Member(text.language, .object([.init("stringUnit", .unit(text.state, text.value))]))
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

  /// Objects within objects, each with one member.
  static func nested(_ names: some Collection<String>, _ value: JSONValue) -> JSONValue {
    names.reversed().reduce(value) { .object([.init($1, $0)]) }
  }
}
