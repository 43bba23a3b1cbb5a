import Extraction

/// The expressions on which the texts of a view depend, sorted by how they vary.
struct ViewVocabulary: Sendable {
  /// Paths that are compared with numbers, in reading order.
  private(set) var numbers: [String] = []
  /// The variables of repetitions.
  private(set) var loopVariables: Set<String> = []
  /// Expressions that are compared with several named values, with these.
  private(set) var options: [(subject: String, values: [String])] = []
  /// Everything else that is true or false.
  private(set) var atoms: [String] = []
  /// All comparisons and atoms.
  private(set) var parts: [Predicate] = []
  /// Every number that the code compares with.
  private(set) var constants: Set<Int> = [0]
  /// Every condition taken apart, by the text of its expression.
  private(set) var predicates: [String: Predicate] = [:]
  /// The fields of data, by each path that may name one.
  private(set) var fields: [String: String] = [:]

  private let elements: [DataElement]

  init(_ layout: ViewLayout, elements: [DataElement], groups: Set<String>) {
    self.elements = elements.filter { groups.contains($0.group) }
    collect(layout)
    findNumbers()
    sortRest()
  }

  private mutating func collect(_ layout: ViewLayout) {
    switch layout {
    case .show(let strings): for string in strings { collect(string.conditions) }
    case .sequence(let layouts): for layout in layouts { collect(layout) }
    case .branch(let arms):
      for arm in arms {
        collect(arm.conditions)
        collect(arm.layout)
      }
    case .loop(let variables, let body):
      loopVariables.formUnion(variables)
      collect(body)
    }
  }

  private mutating func collect(_ conditions: [Condition]) {
    for condition in conditions {
      guard predicates[condition.expression] == nil else { continue }
      let predicate = Predicate(condition.expression)
      predicates[condition.expression] = predicate
      for part in predicate.parts where !parts.contains(part) {
        parts.append(part)
        noteFields(of: part)
      }
    }
  }

  private mutating func noteFields(of part: Predicate) {
    let sides: [String]
    switch part {
    case .atom(let atom): sides = [atom]
    case .compare(let left, _, let right): sides = [left, right]
    default: sides = []
    }
    for side in sides where side.isSimplePath {
      let label = side.pathEnds.last
      if elements.contains(where: { $0.values[label].map(Self.isLiteral) ?? false }) { fields[side] = label }
    }
  }

  /// A path is a number where it is compared with a number, or with a path that is one.
  private mutating func findNumbers() {
    var found: Set<String> = []
    var grows = true
    while grows {
      grows = false
      for case .compare(let left, _, let right) in parts {
        for (side, other) in [(left, right), (right, left)] where side.isSimplePath && !found.contains(side) {
          if let constant = Int(other) { constants.insert(constant) }
          guard Int(other) != nil || found.contains(other) else { continue }
          found.insert(side)
          numbers.append(side)
          grows = true
        }
      }
    }
  }

  private mutating func sortRest() {
    var values: [String: [String]] = [:]
    var subjects: [String] = []
    for part in parts {
      switch part {
      case .atom(let atom): if !isData(atom) { atoms.append(atom) }
      case .compare(let left, let comparison, let right):
        guard !isNumber(left) || !isNumber(right), !isData(left) else { continue }
        if comparison == .equal && isNamedValue(right) {
          if values[left] == nil { subjects.append(left) }
          values[left, default: []].append(right)
        } else {
          atoms.append(Self.text(left, comparison, right))
        }
      default: break
      }
    }
    for subject in subjects {
      let all = values[subject] ?? []
      if all.count == 1 { atoms.append(Self.text(subject, .equal, all[0])) } else { options.append((subject, all)) }
    }
  }

  func isNumber(_ text: String) -> Bool { Int(text) != nil || numbers.contains(text) }

  private func isNamedValue(_ text: String) -> Bool { text.hasPrefix(".") || text.hasPrefix("\"") }

  /// Whether a value of data decides what an expression is.
  func isData(_ text: String) -> Bool {
    fields[text] != nil
  }

  /// Whether source text is a value by itself.
  static func isLiteral(_ text: String) -> Bool {
    Int(text) != nil || text == "true" || text == "false" || text == "nil" || text.hasPrefix("\"")
      || (text.hasPrefix(".") && text.dropFirst().allSatisfy { $0.isLetter || $0.isNumber })
  }

  /// The form under which a comparison is remembered as true or false.
  static func text(_ left: String, _ comparison: Predicate.Comparison, _ right: String) -> String {
    "\(left) \(comparison.rawValue) \(right)"
  }

  /// Whether an expression is true while nothing out of the ordinary happens: a value that is asked for is there.
  static func isUsuallyTrue(_ atom: String) -> Bool {
    atom.hasPrefix("let ") || atom.hasPrefix("var ") || atom.hasPrefix("case let ") || atom == "true"
  }

  /// The words for a value that is not there: `no price` for `let price = prices[plan.id]`.
  static func absence(of atom: String) -> String {
    let words = atom.split(separator: " ").map(String.init)
    guard let position = words.firstIndex(where: { $0 == "let" || $0 == "var" }), words.count > position + 1 else {
      return "not \(atom)"
    }
    return "no \(words[position + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })"
  }
}
