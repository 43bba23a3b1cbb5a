import Extraction

/// Chooses sample states of a view: the base, each thing that can be otherwise by itself and with each value of its
/// data, and whatever else brings the remaining texts to the screen.
struct ViewStates {
  private let evaluator: ViewEvaluator
  private let variables: [Variable]
  private let base: ViewMoment
  private var states: [PaywallState] = []
  private var seen: Set<[TextUse]> = []
  private var missing: Set<Int>
  private var tried = 0
  private var tellings = 0

  private static let cap = 48
  /// How many moments are tried at most, and how many texts told in them, so that a view with very many conditions or
  /// texts takes no longer than one with some. A text that is missing then is shown in a state of its own.
  private static let attempts = 1500
  private static let tellingLimit = 200_000

  private var isSpent: Bool { tried >= Self.attempts || tellings >= Self.tellingLimit }

  /// One thing that can be otherwise, with its ways of being so.
  private struct Variable {
    var isData: Bool
    var changes: [Change]
  }

  /// A deviation from the base, with the words for it.
  private struct Change {
    var words: String
    var apply: @Sendable (inout ViewMoment) -> Void
  }

  static func states(_ evaluator: ViewEvaluator, groups: [String], texts: [PaywallText]) -> [PaywallState] {
    var states = ViewStates(evaluator, groups: groups, texts: texts)
    states.add([])
    states.addSingles()
    states.addPairs()
    states.addDirected(texts)
    states.addCovering(depth: 2, from: 0, changes: [])
    states.addCovering(depth: 4, from: 0, changes: [])
    states.addForced(texts)
    return states.states
  }

  private init(_ evaluator: ViewEvaluator, groups: [String], texts: [PaywallText]) {
    self.evaluator = evaluator
    missing = Set(texts.indices)
    var base = ViewMoment()
    var variables: [Variable] = []
    for group in groups {
      let members = evaluator.members(of: group)
      base.chosen[group] = members.first
      variables.append(
        Variable(
          isData: true,
          changes: members.dropFirst().map { member in
            Change(words: evaluator.samples.name(of: member)) { $0.chosen[group] = member }
          }))
    }
    for (subject, values) in evaluator.vocabulary.options {
      base.options[subject] = values.first
      let others = values.dropFirst() + ["otherwise"]
      variables.append(
        Variable(
          isData: false,
          changes: others.map { value in
            Change(words: value == "otherwise" ? "another \(subject)" : "\(subject) is \(value)") {
              $0.options[subject] = value
            }
          }))
    }
    for number in evaluator.vocabulary.numbers
    where !evaluator.vocabulary.loopVariables.contains(number) && !evaluator.vocabulary.isData(number) {
      base.numbers[number] = 0
    }
    for number in base.numbers.keys.sorted() {
      variables.append(ViewStates.variable(number, evaluator: evaluator, base: base))
    }
    for atom in evaluator.vocabulary.atoms {
      let words = ViewVocabulary.isUsuallyTrue(atom) ? ViewVocabulary.absence(of: atom) : atom
      variables.append(Variable(isData: false, changes: [Change(words: words) { $0.unusual.insert(atom) }]))
    }
    self.base = base
    self.variables = variables
  }

  /// The classes of a number beyond the one with zero, named by the comparisons that hold in them.
  private static func variable(_ number: String, evaluator: ViewEvaluator, base: ViewMoment) -> Variable {
    var changes: [Change] = []
    for range in evaluator.classes(of: number, at: base) where !range.contains(0) {
      let value = range.upperBound == .max ? max(range.lowerBound, 7) : range.upperBound
      var moment = base
      moment.numbers[number] = value
      let true_ = evaluator.vocabulary.parts.first { part in
        guard case .compare(let left, _, let right) = part, left == number || right == number else { return false }
        return Int(left) != nil || Int(right) != nil ? evaluator.holds(part, at: moment) : false
      }
      var words = "\(number) = \(value)"
      if case .compare(let left, let comparison, let right)? = true_ {
        words = ViewVocabulary.text(left, comparison, right)
      }
      changes.append(Change(words: words) { $0.numbers[number] = value })
    }
    return Variable(isData: true, changes: changes)
  }
}

// MARK: - Adding states

extension ViewStates {
  private mutating func add(_ changes: [Change], onlyIfNew: Bool = false) {
    guard !isSpent else { return }
    tried += 1
    var moment = base
    for change in changes { change.apply(&moment) }
    let uses = evaluator.uses(at: moment)
    tellings += uses.count
    let shown = Set(uses.map(\.text))
    guard !onlyIfNew || !missing.isDisjoint(with: shown) else { return }
    guard states.count < Self.cap || onlyIfNew, seen.insert(uses).inserted else { return }
    missing.subtract(shown)
    let name = changes.isEmpty ? "base" : changes.map(\.words).joined(separator: ", ")
    states.append(PaywallState(name: name, texts: uses))
  }

  private mutating func addSingles() {
    for variable in variables {
      for change in variable.changes where !change.words.hasPrefix("another ") { add([change]) }
    }
  }

  private mutating func addPairs() {
    for (index, data) in variables.enumerated() where data.isData {
      for other in variables[(index + 1)...] {
        for first in data.changes {
          for second in other.changes where !second.words.hasPrefix("another ") { add([first, second]) }
        }
      }
    }
  }

  /// For each text that is still missing, brings about what its own conditions ask for.
  private mutating func addDirected(_ texts: [PaywallText]) {
    for text in missing.sorted() where missing.contains(text) {
      var moment = base
      var changes: [Change] = []
      for condition in texts[text].conditions where !evaluator.holds([condition], at: moment) {
        let helpful = variables.lazy.flatMap(\.changes).first { change in
          var changed = moment
          change.apply(&changed)
          return evaluator.holds([condition], at: changed)
        }
        guard let helpful else { continue }
        helpful.apply(&moment)
        changes.append(helpful)
      }
      add(changes, onlyIfNew: true)
    }
  }

  /// Adds states with up to so many deviations for the texts that are still missing.
  private mutating func addCovering(depth: Int, from start: Int, changes: [Change]) {
    guard !missing.isEmpty, depth > 0, !isSpent else { return }
    for index in start..<max(start, variables.count) {
      for change in variables[index].changes {
        guard !missing.isEmpty, !isSpent else { return }
        add(changes + [change], onlyIfNew: true)
        addCovering(depth: depth - 1, from: index + 1, changes: changes + [change])
      }
    }
  }

  /// A text that no moment shows is added to the base under its own conditions: it must be translated all the same.
  private mutating func addForced(_ texts: [PaywallText]) {
    guard let first = states.first else { return }
    for text in missing.sorted() {
      var uses = first.texts
      let arguments = evaluator.samples.arguments(
        of: ViewLayout.Shown(text: text, conditions: [], element: nil), at: base, held: texts[text].conditions)
      uses.insert(TextUse(text: text, arguments: arguments), at: uses.firstIndex { $0.text > text } ?? uses.count)
      let words = texts[text].conditions.map { condition in
        let isUsual = ViewVocabulary.isUsuallyTrue(condition.expression)
        if condition.holds { return condition.expression }
        return isUsual ? ViewVocabulary.absence(of: condition.expression) : "not \(condition.expression)"
      }
      states.append(PaywallState(name: words.isEmpty ? "otherwise" : words.joined(separator: ", "), texts: uses))
    }
  }
}

extension ViewEvaluator {
  /// The values of a group that bring strings to this view, in order.
  func members(of group: String) -> [Int] {
    Set(layout.strings.compactMap(\.element).filter { elements[$0].group == group }).sorted()
  }
}
