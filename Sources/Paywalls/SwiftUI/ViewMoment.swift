/// Values for everything on which the texts of a view depend: one moment of its life.
struct ViewMoment: Hashable, Sendable {
  /// Numbers by their paths: `plan.trialDays`.
  var numbers: [String: Int] = [:]
  /// The range that stands for the number of a repetition.
  var ranges: [String: ClosedRange<Int>] = [:]
  /// What is otherwise than usual, by the expression.
  var unusual: Set<String> = []
  /// Which of several values an expression has: `.month` for `period`.
  var options: [String: String] = [:]
  /// The chosen value of each group of data.
  var chosen: [String: Int] = [:]
  /// The value that a repetition has reached, for each group.
  var bound: [String: Int] = [:]

  /// The values of data in question, those of repetitions first.
  var elements: [Int] { bound.sorted { $0.key < $1.key }.map(\.value) + chosen.sorted { $0.key < $1.key }.map(\.value) }

  /// Whether every repetition around has reached the chosen value.
  var isAtChosen: Bool { bound.allSatisfy { chosen[$0.key] == nil || chosen[$0.key] == $0.value } }
}
