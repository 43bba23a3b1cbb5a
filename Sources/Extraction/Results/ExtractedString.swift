public import Findings

/// One literal of a program that a person reads or hears, with what the app does to it on the way to the screen.
///
/// The same key used in two places is two extracted strings; a catalog entry unites them.
public struct ExtractedString: Hashable, Sendable {
  /// The text as it is looked up: interpolations are specifiers (`Day %lld`), escapes are resolved.
  public var key: String
  /// The String Catalog that holds the key, without extension: `Localizable` unless the code names another.
  public var table: String
  /// The bundle expression as written (`.module`), or nil for the main bundle.
  public var bundle: String?
  public var reach: Reach
  /// The role of the first place where it is shown.
  public var role: TextRole
  /// Whether it stands in preview code, which no user sees.
  public var isPreview: Bool
  /// Whether it stands in a type that only demonstrates others, or where bars are shown in its place.
  public var isDemo: Bool
  /// What the interpolations insert, in the order of the key.
  public var arguments: [Argument]
  /// The comment for translators given in the code.
  public var comment: String?
  /// The text of the source language where the code gives it apart from the key (`defaultValue:`, `value:`).
  public var defaultValue: String?
  /// The phrases of an App Shortcut, the key among them; empty for other strings.
  public var alternatives: [String] = []
  /// Where the literal starts.
  public var location: Location
  /// The UTF-8 range of the literal in its file, quotes included.
  public var range: Range<Int>
  /// Where the string is shown, in the order found; empty for a resource that is never seen to be shown.
  public var sinks: [Sink]
  /// The smallest edits that make verbatim text localizable; empty for localized text.
  public var edits: [SourceEdit]
  /// Whether the edits are proven to change nothing else; see ``ExtractionOptions/provesEdits``.
  public var editsAreProven = false

  public init(
    key: String, table: String = "Localizable", bundle: String? = nil, reach: Reach, role: TextRole = .body,
    isPreview: Bool = false, isDemo: Bool = false, arguments: [Argument] = [], comment: String? = nil,
    defaultValue: String? = nil, location: Location, range: Range<Int>, sinks: [Sink] = [], edits: [SourceEdit] = []
  ) {
    self.key = key
    self.table = table
    self.bundle = bundle
    self.reach = reach
    self.role = role
    self.isPreview = isPreview
    self.isDemo = isDemo
    self.arguments = arguments
    self.comment = comment
    self.defaultValue = defaultValue
    self.location = location
    self.range = range
    self.sinks = sinks
    self.edits = edits
  }
}

extension ExtractedString {
  /// Whether a text is looked up at run time.
  public enum Reach: String, Sendable {
    /// The app looks it up: `LocalizedStringKey`, `LocalizedStringResource`, `String(localized:)`.
    case localized
    /// It reaches the screen as a plain `String` and can never be translated as written.
    case verbatim
  }

  /// What one interpolation inserts.
  public struct Argument: Hashable, Sendable {
    /// The expression as written, white space folded: `plan.trialDays`.
    public var expression: String
    /// The specifier without its percent sign: `lld`, `@`, `.2f`.
    public var specifier: String
    /// Whether the type was known; an unknown type is taken for an object (`@`).
    public var isCertain: Bool

    public init(expression: String, specifier: String, isCertain: Bool = true) {
      self.expression = expression
      self.specifier = specifier
      self.isCertain = isCertain
    }
  }

  /// A place where a string meets a person: an argument of `Text`, `Label`, `accessibilityLabel` and so on.
  public struct Sink: Hashable, Sendable {
    /// The function that shows it, as written without arguments: `Text`, `.accessibilityValue`.
    public var callee: String
    public var role: TextRole
    /// The file and the UTF-8 offset of the first byte of the showing call's name (of `Text` in `Text(title)`).
    public var file: String
    public var offset: Int
    public var location: Location
    /// The way from the literal to this place, the literal's own place first and this place last.
    public var path: [Finding.Note]
    /// What must hold for this string, and not another, to be shown here, outermost first.
    public var conditions: [Condition]

    public init(
      callee: String, role: TextRole, file: String, offset: Int, location: Location, path: [Finding.Note] = [],
      conditions: [Condition] = []
    ) {
      self.callee = callee
      self.role = role
      self.file = file
      self.offset = offset
      self.location = location
      self.path = path
      self.conditions = conditions
    }
  }
}

/// A condition of the code, such as one arm of `isSelected ? "a" : "b"`.
public struct Condition: Hashable, Sendable {
  /// The expression as written, white space folded; for a `switch`, `subject is pattern`.
  public var expression: String
  public var holds: Bool

  public init(_ expression: String, holds: Bool) {
    self.expression = expression
    self.holds = holds
  }
}

/// What a text is for on its screen.
public enum TextRole: String, Sendable, CaseIterable, BitwiseCopyable {
  case heading, body, badge, accessibility
  /// The label of a button or link.
  case callToAction = "call-to-action"
}
