import Extraction

/// What the body of a view shows in reading order, with its choices and repetitions still open.
indirect enum ViewLayout: Sendable {
  /// A place that shows one of some strings.
  case show([Shown])
  case sequence([ViewLayout])
  /// The first arm whose conditions hold.
  case branch([Arm])
  /// What is repeated for each value of some variables.
  case loop([String], ViewLayout)

  struct Arm: Sendable {
    var conditions: [Condition]
    var layout: ViewLayout
  }

  /// A string at one place.
  struct Shown: Hashable, Sendable {
    /// The index in the paywall's texts.
    var text: Int
    /// What must hold for it, beyond what the branches around its place ask for.
    var conditions: [Condition]
    /// The value of data that brings it, or nil for a string of the view itself.
    var element: Int?
  }

  static let empty = ViewLayout.sequence([])

  var isEmpty: Bool {
    switch self {
    case .show(let strings): strings.isEmpty
    case .sequence(let parts): parts.allSatisfy(\.isEmpty)
    case .branch(let arms): arms.allSatisfy(\.layout.isEmpty)
    case .loop(_, let body): body.isEmpty
    }
  }

  /// The strings shown directly or below, in reading order.
  var strings: [Shown] {
    switch self {
    case .show(let strings): strings
    case .sequence(let parts): parts.flatMap(\.strings)
    case .branch(let arms): arms.flatMap(\.layout.strings)
    case .loop(_, let body): body.strings
    }
  }
}
