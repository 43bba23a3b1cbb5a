/// A small catalog that shows a rule at work.
public struct RuleExample: Sendable, CustomStringConvertible {
  /// The entries by key.
  public var entries: [Entry]
  /// The locales that the project asks for.
  public var requiredLocales: [String]
  /// Where a bad example is faulty: languages, or `en` for the source and for code.
  public var languages: [String]
  /// A definition of a paywall in JSON, where the rule looks at one.
  public var definition: String?
  /// Swift source, where the rule looks at code.
  public var code: String?
  /// What the project sets for the rule.
  public var settings: RuleSettings = [:]

  init(_ entries: [Entry], requiredLocales: [String] = [], faults languages: [String] = []) {
    self.entries = entries
    self.requiredLocales = requiredLocales
    self.languages = languages
  }

  /// A definition of a paywall with the catalog of its texts.
  init(definition: String, _ entries: [Entry] = [], faults languages: [String] = []) {
    self.init(entries, faults: languages)
    self.definition = definition
  }

  /// Source with the catalog of its texts.
  init(code: String, _ entries: [Entry] = [], faults languages: [String] = []) {
    self.init(entries, faults: languages)
    self.code = code
  }

  /// The same example in a project that has set something.
  func with(_ settings: RuleSettings) -> RuleExample {
    var example = self
    example.settings = settings
    return example
  }

  /// One entry without more.
  init(
    _ key: String, state: String? = nil, comment: String? = nil, requiring locales: [String] = [],
    faults languages: [String] = [], _ texts: KeyValuePairs<String, Text> = [:]
  ) {
    self.init(
      [Entry(key, state: state, comment: comment, texts)], requiredLocales: locales, faults: languages)
  }

  public var description: String {
    (entries.map { "\"\($0.key)\"" } + [definition, code].compactMap { $0 }).joined(separator: ", ")
  }

  /// A key with its texts by language.
  public struct Entry: Sendable {
    public var key: String
    public var state: String?
    public var comment: String?
    public var shouldTranslate: Bool
    public var texts: [(language: String, text: Text)]

    init(
      _ key: String, state: String? = nil, comment: String? = nil, shouldTranslate: Bool = true,
      _ texts: KeyValuePairs<String, Text> = [:]
    ) {
      self.key = key
      self.shouldTranslate = shouldTranslate
      self.state = state
      self.comment = comment
      self.texts = texts.map { (language: $0.key, text: $0.value) }
    }
  }

  /// What a catalog holds for one key in one language.
  public indirect enum Text: Sendable, ExpressibleByStringLiteral {
    case unit(String, state: String)
    case plural(KeyValuePairs<String, String>)
    case device(KeyValuePairs<String, Text>)
    case substituting(String, [Part])
    case phrases([String])

    public init(stringLiteral value: String) { self = .unit(value, state: "translated") }
  }

  /// A substitution.
  public struct Part: Sendable {
    public var name: String
    public var argument: Int?
    public var specifier: String
    public var forms: KeyValuePairs<String, String>

    init(_ name: String, argument: Int? = 1, specifier: String = "lld", _ forms: KeyValuePairs<String, String>) {
      self.name = name
      self.argument = argument
      self.specifier = specifier
      self.forms = forms
    }
  }
}

extension RuleExample {
  /// The catalog as a file, source language `en`.
  public var catalog: String {
    let strings = entries.map { "\(Self.quote($0.key)) : \($0.json)" }.joined(separator: ",\n")
    return "{\"sourceLanguage\" : \"en\",\n\"strings\" : {\n\(strings)\n},\n\"version\" : \"1.0\"}"
  }

  fileprivate static func quote(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      case "\r": "\\r"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

extension RuleExample.Entry {
  fileprivate var json: String {
    var members: [String] = []
    if let comment { members.append("\"comment\" : \(RuleExample.quote(comment))") }
    if let state { members.append("\"extractionState\" : \"\(state)\"") }
    if !texts.isEmpty {
      let languages = texts.map { "\"\($0.language)\" : \($0.text.json)" }
      members.append("\"localizations\" : {\n\(languages.joined(separator: ",\n"))\n}")
    }
    if !shouldTranslate { members.append("\"shouldTranslate\" : false") }
    return "{\(members.joined(separator: ", "))}"
  }
}

extension RuleExample.Text {
  fileprivate var json: String {
    switch self {
    case .unit(let text, let state):
      return "{\"stringUnit\" : {\"state\" : \"\(state)\", \"value\" : \(RuleExample.quote(text))}}"
    case .plural(let forms):
      let items = forms.map { "\"\($0.key)\" : \(RuleExample.Text.unit($0.value, state: "translated").json)" }
      return "{\"variations\" : {\"plural\" : {\(items.joined(separator: ",\n"))}}}"
    case .device(let forms):
      let items = forms.map { "\"\($0.key)\" : \($0.value.json)" }
      return "{\"variations\" : {\"device\" : {\(items.joined(separator: ",\n"))}}}"
    case .phrases(let phrases):
      let values = phrases.map(RuleExample.quote).joined(separator: ", ")
      return "{\"stringSet\" : {\"state\" : \"translated\", \"values\" : [\(values)]}}"
    case .substituting(let text, let parts):
      let unit = "\"stringUnit\" : {\"state\" : \"translated\", \"value\" : \(RuleExample.quote(text))}"
      let items = parts.map { part in
        let forms = part.forms.map { "\"\($0.key)\" : \(RuleExample.Text.unit($0.value, state: "translated").json)" }
        let argument = part.argument.map { "\"argNum\" : \($0), " } ?? ""
        return "\(RuleExample.quote(part.name)) : {\(argument)\"formatSpecifier\" : \"\(part.specifier)\", "
          + "\"variations\" : {\"plural\" : {\(forms.joined(separator: ",\n"))}}}"
      }
      return "{\(unit), \"substitutions\" : {\(items.joined(separator: ",\n"))}}"
    }
  }
}
