/// Something that a project may set for a rule.
public struct RuleOption: Hashable, Sendable {
  /// The kebab-case name in the configuration.
  public var name: String
  /// One sentence: what it changes.
  public var summary: String
  /// The value that holds where the project sets none.
  public var value: Value

  public init(_ name: String, _ summary: String, _ value: Value) {
    self.name = name
    self.summary = summary
    self.value = value
  }

  /// What an option takes.
  public indirect enum Value: Hashable, Sendable {
    case flag(Bool)
    case number(Int)
    case text(String)
    case list([String])
    /// Values by name, such as the words of a glossary by language.
    case table([String: Value])
  }
}

/// What a project sets for one rule, by the names of its options.
public typealias RuleSettings = [String: RuleOption.Value]

extension RuleOption.Value {
  public var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  public var number: Int? { if case .number(let number) = self { number } else { nil } }
  public var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The texts of a list; one text alone is a list of one.
  public var list: [String]? {
    switch self {
    case .list(let list): list
    case .text(let text): [text]
    case .flag, .number, .table: nil
    }
  }
  public var table: [String: RuleOption.Value]? { if case .table(let table) = self { table } else { nil } }
}
