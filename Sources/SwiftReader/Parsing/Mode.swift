/// Where an expression stands, as far as that changes how it is read.
struct Mode: OptionSet {
  let rawValue: UInt8

  /// Before the block of a statement: `{` opens that block unless what follows says otherwise.
  static let condition = Mode(rawValue: 1)
  /// After `#if`: the expression ends with its line.
  static let directive = Mode(rawValue: 2)
  /// A pattern that may match: `let x` may stand inside.
  static let matching = Mode(rawValue: 4)
  /// A pattern behind `let`: names in it are bound.
  static let binding = Mode(rawValue: 8)

  /// The mode inside parentheses.
  var inside: Mode { intersection([.matching, .binding]) }
  var isPattern: Bool { !isDisjoint(with: [.matching, .binding]) }
}
