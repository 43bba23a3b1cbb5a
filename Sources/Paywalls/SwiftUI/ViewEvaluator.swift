import Extraction

/// Finds what a view shows at a moment.
struct ViewEvaluator: Sendable {
  let layout: ViewLayout
  let vocabulary: ViewVocabulary
  let elements: [DataElement]
  let samples: ArgumentSampler

  func uses(at moment: ViewMoment) -> [TextUse] { uses(of: layout, at: moment, held: []) }

  private func uses(of layout: ViewLayout, at moment: ViewMoment, held: [Condition]) -> [TextUse] {
    switch layout {
    case .show(let strings):
      return strings.filter { isShown($0, at: moment) }.map { string in
        let arguments = samples.arguments(of: string, at: moment, held: held + string.conditions)
        return TextUse(text: string.text, arguments: arguments)
      }
    case .sequence(let layouts): return layouts.flatMap { uses(of: $0, at: moment, held: held) }
    case .branch(let arms):
      guard let position = arms.firstIndex(where: { holds($0.conditions, at: moment) }) else { return [] }
      return uses(of: arms[position].layout, at: moment, held: held + known(arms, position))
    case .loop(let variables, let body): return repeated(body, variables: variables, at: moment, held: held)
    }
  }

  /// What is known inside an arm: its own conditions, and that the only condition of the arm before it does not hold.
  private func known(_ arms: [ViewLayout.Arm], _ position: Int) -> [Condition] {
    let refused = arms[..<position].compactMap { arm in
      arm.conditions.count == 1 ? Condition(arm.conditions[0].expression, holds: !arm.conditions[0].holds) : nil
    }
    return refused + arms[position].conditions
  }

  private func isShown(_ string: ViewLayout.Shown, at moment: ViewMoment) -> Bool {
    if let element = string.element {
      let group = elements[element].group
      if let wanted = moment.bound[group] ?? moment.chosen[group], wanted != element { return false }
    }
    return holds(string.conditions, at: moment)
  }

  /// A repetition: over the values of data that its strings come from, or over the numbers that its conditions tell
  /// apart, or once.
  private func repeated(
    _ body: ViewLayout, variables: [String], at moment: ViewMoment, held: [Condition]
  ) -> [TextUse] {
    var moment = moment
    let found = body.strings.compactMap(\.element)
    let group = found.map { elements[$0].group }.first { moment.bound[$0] == nil }
    if let group {
      let values = Set(found.filter { elements[$0].group == group }).sorted()
      return values.flatMap { value -> [TextUse] in
        moment.bound[group] = value
        return uses(of: body, at: moment, held: held)
      }
    }
    guard let variable = variables.first(where: vocabulary.numbers.contains) else {
      return uses(of: body, at: moment, held: held)
    }
    var results: [[TextUse]] = []
    var seen: Set<[Int]> = []
    for range in classes(of: variable, at: moment) {
      moment.numbers[variable] = range.lowerBound
      moment.ranges[variable] = range
      let uses = uses(of: body, at: moment, held: held)
      if seen.insert(uses.map(\.text)).inserted { results.append(uses) }
    }
    return results.flatMap { $0 }
  }

  /// The numbers of a variable that no condition tells apart, as ranges in ascending order. A variable that is
  /// compared with another one runs up to it.
  func classes(of variable: String, at moment: ViewMoment) -> [ClosedRange<Int>] {
    let parts = vocabulary.parts.filter { part in
      if case .compare(let left, _, let right) = part { return left == variable || right == variable }
      return false
    }
    let limits = parts.compactMap { part -> Int? in
      guard case .compare(let left, _, let right) = part else { return nil }
      let other = left == variable ? right : left
      return Int(other) == nil ? number(other, at: moment) : nil
    }
    let edges = vocabulary.constants.union(limits).filter { (0..<1 << 40).contains($0) }
    let top = limits.max() ?? max(8, (edges.max() ?? 0) + 2)
    let values = Set(edges.flatMap { [$0 - 1, $0, $0 + 1] }).union(0...8).filter { $0 >= 0 && $0 <= max(0, top) }
    var moment = moment
    var classes: [ClosedRange<Int>] = []
    var last: [Bool] = []
    for value in values.sorted() {
      moment.numbers[variable] = value
      let signature = parts.map { holds($0, at: moment) }
      if signature == last, let range = classes.last {
        classes[classes.count - 1] = range.lowerBound...value
      } else {
        if let range = classes.last { classes[classes.count - 1] = range.lowerBound...(value - 1) }
        classes.append(value...value)
      }
      last = signature
    }
    if limits.isEmpty, let open = classes.last { classes[classes.count - 1] = open.lowerBound...Int.max }
    return classes
  }
}

// MARK: - Conditions

extension ViewEvaluator {
  func holds(_ conditions: [Condition], at moment: ViewMoment) -> Bool {
    conditions.allSatisfy { condition in
      let predicate = vocabulary.predicates[condition.expression] ?? Predicate(condition.expression)
      return holds(predicate, at: moment) == condition.holds
    }
  }

  func holds(_ predicate: Predicate, at moment: ViewMoment) -> Bool {
    switch predicate {
    case .not(let inner): return !holds(inner, at: moment)
    case .and(let left, let right): return holds(left, at: moment) && holds(right, at: moment)
    case .or(let left, let right): return holds(left, at: moment) || holds(right, at: moment)
    case .atom(let atom):
      if let value = data(atom, at: moment), value == "true" || value == "false" { return value == "true" }
      return isTrue(atom, at: moment)
    case .compare(let left, let comparison, let right):
      if let first = number(left, at: moment), let second = number(right, at: moment) {
        return comparison.holds(first, second)
      }
      if comparison == .equal, let value = data(left, at: moment) {
        return right.split(separator: ",").contains { String($0).trimmed == value }
      }
      if comparison == .equal, let option = moment.options[left] { return option == right }
      return isTrue(ViewVocabulary.text(left, comparison, right), at: moment)
    }
  }

  /// Whether an expression is true: as usual, unless the moment says otherwise; among repeated values, the chosen one
  /// alone is out of the ordinary.
  private func isTrue(_ atom: String, at moment: ViewMoment) -> Bool {
    let usual = ViewVocabulary.isUsuallyTrue(atom)
    return moment.unusual.contains(atom) && moment.isAtChosen ? !usual : usual
  }

  func number(_ expression: String, at moment: ViewMoment) -> Int? {
    if let constant = Int(expression) { return constant }
    if let number = moment.numbers[expression] { return number }
    return data(expression, at: moment).flatMap { Int($0) }
  }

  /// What a value of data says about an expression, if it is written out.
  private func data(_ expression: String, at moment: ViewMoment) -> String? {
    guard let label = vocabulary.fields[expression] else { return nil }
    for element in moment.elements {
      if let value = elements[element].values[label], ViewVocabulary.isLiteral(value) { return value }
    }
    return nil
  }
}
