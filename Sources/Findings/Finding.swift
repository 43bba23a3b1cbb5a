/// Something that was noticed in a user's file: what, where, and what to do about it.
///
/// Findings are values. Every stage of the program collects them to the end; none is thrown, none is printed before
/// a reporter does so.
public struct Finding: Hashable, Sendable {
  /// The kebab-case name of the rule, named for the defect, such as `missing-plural-category`. It never changes.
  public var rule: String
  public var category: Category
  public var severity: Severity
  /// One sentence, lower case, no full stop: what is there and what was expected.
  public var message: String
  /// Where a person would go to mend it, or nil where no file holds it.
  public var location: Location?
  /// The locale concerned, as written in its file.
  public var locale: String?
  /// The key of the text concerned.
  public var key: String?
  /// The id of the paywall concerned.
  public var paywall: String?
  /// The state of the paywall that shows the fault, such as `yearly selected`.
  public var state: String?
  /// What to do, as an order: `add a 'few' form to ru`.
  public var advice: String?
  /// Further places that explain the finding, in order, such as the way of a text to the screen.
  public var notes: [Note]
  /// Where the fault is in the text that stands at the location, as a range of its UTF-8 bytes, escapes resolved; nil
  /// where the message quotes it, or where the edits show it.
  public var mark: Range<Int>?
  /// Edits that mend the fault without guessing.
  public var edits: [SourceEdit]

  public init(
    rule: String, category: Category, severity: Severity, message: String, location: Location? = nil,
    locale: String? = nil, key: String? = nil, paywall: String? = nil, state: String? = nil, advice: String? = nil,
    notes: [Note] = [], mark: Range<Int>? = nil, edits: [SourceEdit] = []
  ) {
    self.rule = rule
    self.category = category
    self.severity = severity
    self.message = message
    self.location = location
    self.locale = locale
    self.key = key
    self.paywall = paywall
    self.state = state
    self.advice = advice
    self.notes = notes
    self.mark = mark
    self.edits = edits
  }
}

extension Finding {
  /// What kind of fault a finding speaks of.
  public enum Category: String, Sendable, CaseIterable {
    case completeness, placeholder, plural, hygiene, markup, length, terms, source, paywall, unlocalized
  }

  /// A place that explains a finding, with a few words.
  public struct Note: Hashable, Sendable {
    public var message: String
    public var location: Location?

    public init(_ message: String, at location: Location? = nil) {
      self.message = message
      self.location = location
    }
  }
}

/// How bad a finding is. An error would crash, mislead or show nothing; a warning would embarrass; a note informs.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  case error, warning, note

  /// The worse severity is the smaller one, so that sorting puts errors first.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}

/// A replacement of a range of a file's UTF-8 bytes.
public struct SourceEdit: Hashable, Sendable {
  public var file: String
  public var range: Range<Int>
  public var replacement: String

  public init(file: String, range: Range<Int>, replacement: String) {
    self.file = file
    self.range = range
    self.replacement = replacement
  }
}
