extension Linker {
  /// A string literal: what it becomes is decided by the type that its place wants.
  func string(_ term: TermID, _ context: Context, _ expectation: Expectation) -> Value {
    let facts = facts(context.file)
    let literal = facts.literal(of: term)
    let reference = TermReference(file: context.file, term: term)
    let wanted = known.unwrapped(expectation.type)
    let lookup = wanted.nominalID.flatMap { program[$0].lookup }
    let isKey = lookup != nil || (expectation.key?.isKey == true && literal.plainText != nil)
    guard context.records else {
      return Value(type: literalType(wanted), flows: [Flow(slot: graph.slot(.literal(reference)))])
    }
    var record =
      literals[reference]
      ?? LiteralRecord(isLookedUp: false, isPreview: context.isPreview, isDemo: context.isDemo)
    if literals[reference] == nil { literalOrder.append(reference) }
    if expectation.key?.isCompanion == true {
      record.isCompanion = true
    } else if isKey {
      record.isLookedUp = true
      record.lookup = lookup ?? .specifiers
      if let key = expectation.key { record.key = key }
    }
    record.isPreview = record.isPreview || context.isPreview
    let slot = graph.slot(.literal(reference))
    for segment in literal.segments {
      guard case .value(let value) = segment else { continue }
      record.arguments[value] = interpolation(value, into: slot, context)
    }
    literals[reference] = record
    return Value(type: literalType(wanted), flows: [Flow(slot: slot)])
  }

  /// The phrases of one shortcut are one entry, whose key is the first of them.
  func unitePhrases(_ array: TermID, _ context: Context) {
    let facts = facts(context.file)
    let phrases = facts.children(of: array).filter { facts.kind(of: $0) == .string }
    guard context.records, let first = phrases.first else { return }
    let references = phrases.map { TermReference(file: context.file, term: $0) }
    literals[TermReference(file: context.file, term: first)]?.alternatives = references
    for reference in references.dropFirst() { literals[reference]?.isCompanion = true }
  }

  private func literalType(_ wanted: SwiftType) -> SwiftType {
    guard case .nominal(let id, _) = wanted else { return known.string }
    let info = program[id]
    if info.lookup != nil || info.name == "Substring" || info.name == "Character" || info.name == "AttributedString" {
      return wanted
    }
    return info.declarations.isEmpty || !info.isInterface && info.kind != .protocolType ? wanted : known.string
  }

  private func interpolation(_ term: TermID, into slot: Slot, _ context: Context) -> InterpolationFact {
    let facts = facts(context.file)
    var first: Value?
    var fact: InterpolationFact?
    for argument in facts.children(of: term) {
      let inner = facts.child(0, of: argument)
      switch facts.name(of: argument) {
      case "" where first == nil:
        let value = evaluate(inner, context)
        first = value
        if carriesText(value.type) || value.type.isUnknown {
          bind(value, to: slot, "inserted", context, argument)
        }
      case "specifier":
        if facts.kind(of: inner) == .string, let written = facts.literal(of: inner).plainText {
          fact = InterpolationFact(specifier: String(written.drop { $0 == "%" }), isCertain: true)
        }
      case "placeholder":
        let specifiers = ["int": "lld", "uint": "llu", "float": "f", "double": "lf", "object": "@"]
        fact = InterpolationFact(specifier: specifiers[facts.name(of: inner)] ?? "@", isCertain: true)
      case "format", "formatter", "style", "accessibilityName":
        if first == nil { first = evaluate(inner, context) }
        fact = fact ?? InterpolationFact(specifier: "@", isCertain: true)
      default: _ = evaluate(inner, context)
      }
    }
    var result = fact ?? specifier(of: first?.type ?? .unknown)
    result.name = name(of: term, context)
    return result
  }

  /// The specifier that a value of a type becomes.
  func specifier(of type: SwiftType) -> InterpolationFact {
    switch type {
    case .nominal(let id, _): InterpolationFact(specifier: Specifier.numbers[program[id].name] ?? "@", isCertain: true)
    case .generic(let reference):
      if program.constraint(of: reference).isUnknown {
        InterpolationFact(specifier: "@", isCertain: false)
      } else {
        specifier(of: program.constraint(of: reference))
      }
    case .unknown: InterpolationFact(specifier: "@", isCertain: false)
    default: InterpolationFact(specifier: "@", isCertain: true)
    }
  }

  /// `\.$book` is `book`, `.applicationName` is `applicationName`.
  private func name(of term: TermID, _ context: Context) -> String? {
    let facts = facts(context.file)
    let value = facts.child(0, of: facts.child(0, of: term))
    switch facts.kind(of: value) {
    case .implicitMember: return facts.name(of: value)
    case .keyPath:
      let path = facts.children(of: value).filter { facts.kind(of: $0) == .keyPathComponent }
      return path.map { String(facts.name(of: $0).drop { $0 == "$" }) }.joined(separator: ".")
    default: return nil
    }
  }
}
