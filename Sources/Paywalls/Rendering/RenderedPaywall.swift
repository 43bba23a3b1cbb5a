public import Extraction
public import Findings

/// Everything a paywall says in one locale, state by state.
public struct RenderedPaywall: Hashable, Sendable {
  public var id: String
  /// The locale asked for, in its canonical form.
  public var locale: String
  /// `ltr` or `rtl`.
  public var direction: String
  public var states: [RenderedState]
  /// The texts that could not be made, each with the first state that wanted it.
  public var problems: [RenderProblem]

  public init(
    id: String, locale: String, direction: String, states: [RenderedState] = [], problems: [RenderProblem] = []
  ) {
    self.id = id
    self.locale = locale
    self.direction = direction
    self.states = states
    self.problems = problems
  }
}

/// What one state says.
public struct RenderedState: Hashable, Sendable {
  public var name: String
  public var texts: [RenderedText]

  public init(name: String, texts: [RenderedText] = []) {
    self.name = name
    self.texts = texts
  }
}

/// One text as it would appear on the screen or be read aloud.
public struct RenderedText: Hashable, Sendable {
  public var role: TextRole
  public var key: String
  public var text: String
  /// The arguments as inserted.
  public var arguments: [String]

  public init(role: TextRole, key: String, text: String, arguments: [String] = []) {
    self.role = role
    self.key = key
    self.text = text
    self.arguments = arguments
  }
}

/// Why a text is absent from a rendering.
public struct RenderProblem: Hashable, Sendable {
  /// The index in the paywall's `texts`.
  public var text: Int
  /// The name of the first state that shows the text.
  public var state: String
  /// What is wrong, lower case, no full stop.
  public var message: String
  public var location: Location?

  public init(text: Int, state: String, message: String, location: Location? = nil) {
    self.text = text
    self.state = state
    self.message = message
    self.location = location
  }
}
