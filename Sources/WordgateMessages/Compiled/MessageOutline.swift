import WordgatePlurals

/// A message whose texts are read and whose arguments are numbered: between source and compiled form.
struct MessageOutline {
  /// What one place of the message shows.
  indirect enum Node {
    /// The index of a leaf.
    case leaf(Int)
    case plural([(category: PluralCategory, node: Node)])
    case device([(device: Device, node: Node)])
    /// Nothing: forms nested too deep.
    case nothing
  }

  /// A substitution with what is known about its argument.
  struct Part {
    var name: String
    var node: Node
    /// The number of the argument: from the source, or of the first reference.
    var argument: Int
    /// What `%arg` stands for and forms are chosen by.
    var count: Specifier
  }

  var root = Node.nothing
  var parts: [Part] = []
  var leaves: [MessageLeaf] = []
  var problems: [MessageProblem] = []
  /// What plural forms outside substitutions are chosen by.
  var count = Specifier.fallbackCount
  /// The arguments that substitutions name themselves.
  var substitutionArguments: [String: Int] = [:]

  init(_ source: MessageSource) {
    var builder = OutlineBuilder()
    root = builder.node(source.pattern)
    for substitution in source.substitutions.prefix(MessageCode.mostSubstitutions) {
      let place = OutlineBuilder.Place(
        path: "substitutions.\(substitution.name)", substitution: substitution.name)
      let node = builder.node(substitution.pattern, place)
      let count = Specifier(withoutPercent: substitution.specifier) ?? .fallbackCount
      parts.append(
        Part(
          name: substitution.name, node: node, argument: substitution.argument ?? 0, count: count))
      if let argument = substitution.argument {
        substitutionArguments[substitution.name] = argument
      }
    }
    leaves = builder.leaves
    problems = builder.problems
    number(source)
    problems += OutlineReview(self, source).problems
  }

  func partIndex(_ name: String) -> Int? { parts.firstIndex { $0.name == name } }

  func part(_ name: String?) -> Part? {
    name.flatMap { partIndex($0) }.map { parts[$0] }
  }

  /// Whether a plural form outside substitutions exists.
  var hasPluralForms: Bool { leaves.contains { $0.substitution == nil && $0.category != nil } }
}

extension Specifier {
  /// `%1$lld`: what forms are chosen by when nothing says otherwise.
  static let fallbackCount = Specifier(
    kind: .integer64, position: 1, isPositional: true, name: nil, isCount: false,
    style: NumberStyle(conversion: UInt8(ascii: "d")), range: 0..<0, text: "%1$lld")
}
