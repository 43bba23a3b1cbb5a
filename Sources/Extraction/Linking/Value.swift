/// What an expression gives: its type, and where its text comes from.
struct Value: Sendable {
  var type: SwiftType
  var flows: [Flow] = []
  /// The closure that it is, where it is one that stands right there.
  var closure: TermReference?

  static let unknown = Value(type: .unknown)
}

/// What the place of an expression wants.
struct Expectation: Sendable {
  var type: SwiftType = .unknown
  /// How literals are looked up where they are keys whatever their type.
  var key: KeyContext?
  /// The way from the place to here, where text is chosen.
  var conditions: [Condition] = []

  static let none = Expectation()
}

/// What stands beside a key in the call that looks it up.
struct KeyContext: Hashable, Sendable {
  var table: String?
  var bundle: String?
  var comment: String?
  var defaultValue: String?
  /// Whether a plain literal in this place is a key.
  var isKey = false
  /// Whether a literal in this place is a value, comment or the like and no key of its own.
  var isCompanion = false
}

/// A name inside a body.
enum Local {
  case value(SwiftType, Flow)
  case function([DeclarationReference])
}

/// Where in the code an expression stands.
struct Context {
  let file: Int32
  /// The innermost declaration.
  var declaration: DeclarationReference?
  var selfType: SwiftType = .unknown
  /// What `return` gives back and where it goes.
  var resultType: SwiftType = .unknown
  var resultSlot: Slot?
  var isPreview = false
  var isDemo = false
  /// What must hold for the place to be reached, outermost first.
  var conditions: [Condition] = []
  /// Modifiers around the place, outermost first.
  var styles: [Style] = []
  /// The role that the text has for standing in the label of a control.
  var labelRole: TextRole?
  /// Whether findings are recorded; otherwise only types are asked for.
  var records = true
  var depth = 0
}

/// A modifier that says what the text inside it is for.
struct Style: Sendable {
  var modifier: String
  /// The names among its arguments: `caption`, `semibold`.
  var words: [String]
  /// The number given for its size.
  var size: Int?
}

/// A string literal that was given a type.
struct LiteralRecord {
  var isLookedUp: Bool
  var lookup: TypeInfo.Lookup = .specifiers
  var key = KeyContext()
  var isPreview: Bool
  var isDemo: Bool
  var arguments: [TermID: InterpolationFact] = [:]
  /// Whether the literal is a default value or comment and no text of its own.
  var isCompanion = false
  /// All phrases of a shortcut, where this is the first.
  var alternatives: [TermReference] = []
}

/// What an interpolation inserts.
struct InterpolationFact: Hashable {
  var specifier: String
  var isCertain: Bool
  /// The name App Intents use.
  var name: String?
}
