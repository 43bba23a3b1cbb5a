extension Linker {
  /// A string literal: what it becomes is decided by the type that its place wants.
  func string(_ term: TermID, _ context: Context, _ expectation: Expectation) -> Value {
    let facts = facts(context.file)
    let literal = facts.literal(of: term)
    let wanted = known.unwrapped(expectation.type)
    let slot = slot(of: term, context)
    guard context.records else { return Value(type: literalType(wanted), flows: list(Flow(slot: slot))) }
    let lookup = wanted.nominalID.flatMap { program[$0].lookup }
    let number = recordNumber(of: term, slot, context)
    var record = literals[number]
    if expectation.key >= 0, expectation.isCompanion {
      record.isCompanion = true
    } else if lookup != nil || (expectation.key >= 0 && expectation.isKey && !literal.isInterpolated) {
      record.isLookedUp = true
      record.lookup = lookup ?? .specifiers
      if expectation.key >= 0 { record.key = keys[Int(expectation.key)] }
    }
    record.isPreview = record.isPreview || context.isPreview
    literals.base[number] = record
    if literal.isInterpolated {
      for segment in facts.segments(of: literal) where segment.isValue {
        let fact = interpolation(segment.term, into: slot, context)
        let place = self.slot(of: segment.term, context)
        interpolations.set(
          UInt64(UInt32(bitPattern: place.index)), to: Int32(truncatingIfNeeded: interpolationFacts.count))
        interpolationFacts.append(fact)
      }
    }
    return Value(type: literalType(wanted), flows: list(Flow(slot: slot)))
  }

  private func recordNumber(of term: TermID, _ slot: Slot, _ context: Context) -> Int {
    let key = UInt64(UInt32(bitPattern: slot.index))
    let found = literalRecords.value(of: key)
    if found >= 0 { return Int(found) }
    let reference = TermReference(file: context.file, term: term)
    literalRecords.set(key, to: Int32(truncatingIfNeeded: literals.count))
    literals.append(LiteralRecord(literal: reference, isPreview: context.isPreview, isDemo: context.isDemo))
    return literals.count - 1
  }

  /// The record of a literal that was given a type.
  func recordNumber(of literal: TermReference) -> Int? {
    let found = literalRecords.value(of: UInt64(UInt32(bitPattern: slot(of: literal).index)))
    return found >= 0 ? Int(found) : nil
  }

  /// What is known of an interpolation; nil where nothing noted it.
  func interpolationFact(of interpolation: TermReference) -> InterpolationFact? {
    let found = interpolations.value(of: UInt64(UInt32(bitPattern: slot(of: interpolation).index)))
    return found >= 0 ? interpolationFacts[Int(found)] : nil
  }

  /// The phrases of one shortcut are one entry, whose key is the first of them.
  func unitePhrases(_ array: TermID, _ context: Context) {
    let facts = facts(context.file)
    guard context.records else { return }
    var isFirst = true
    for phrase in facts.children(of: array) where facts.kind(of: phrase) == .string {
      guard let number = recordNumber(of: TermReference(file: context.file, term: phrase)) else { continue }
      if isFirst { literals.base[number].phrases = array } else { literals.base[number].isCompanion = true }
      isFirst = false
    }
  }

  private func literalType(_ wanted: SwiftType) -> SwiftType {
    guard let id = wanted.nominalID else { return known.string }
    let info = program[id]
    if info.lookup != nil || info.name == .substring || info.name == .character || info.name == .attributedString {
      return wanted
    }
    return info.isBare || !info.isInterface && info.kind != .protocolType ? wanted : known.string
  }

  private func interpolation(_ term: TermID, into slot: Slot, _ context: Context) -> InterpolationFact {
    let facts = facts(context.file)
    var first: Value?
    var fact: InterpolationFact?
    for argument in facts.children(of: term) {
      let inner = facts.child(0, of: argument)
      switch facts.name(of: argument).word {
      case .nothing where first == nil:
        let value = evaluate(inner, context)
        first = value
        if carriesText(value.type) || value.type.isUnknown { bind(value, to: slot, .inserted, context, argument) }
      case .specifier:
        if facts.kind(of: inner) == .string, !facts.literal(of: inner).isInterpolated {
          fact = InterpolationFact(specifier: .written(inner), isCertain: true)
        }
      case .placeholder:
        fact = InterpolationFact(specifier: Self.placeholder(facts.name(of: inner)), isCertain: true)
      case .format, .formatter, .style, .accessibilityName:
        if first == nil { first = evaluate(inner, context) }
        fact = fact ?? InterpolationFact(specifier: .object, isCertain: true)
      default: _ = evaluate(inner, context)
      }
    }
    var result = fact ?? specifier(of: first?.type ?? .unknown)
    readName(of: term, context, into: &result)
    return result
  }

  private static func placeholder(_ name: Symbol) -> Specifier {
    switch name.word {
    case .intPlaceholder: .longInteger
    case .uintPlaceholder: .unsignedLong
    case .floatPlaceholder: .single
    case .doublePlaceholder: .double
    default: .object
    }
  }

  /// The specifier that a value of a type becomes.
  func specifier(of type: SwiftType) -> InterpolationFact {
    switch type.form {
    case .nominal(let id, _):
      return InterpolationFact(specifier: Specifier.number(program[id].name) ?? .object, isCertain: true)
    case .generic:
      let bound = program.constraint(of: type)
      return bound.isUnknown ? InterpolationFact(specifier: .object, isCertain: false) : specifier(of: bound)
    case .unknown: return InterpolationFact(specifier: .object, isCertain: false)
    default: return InterpolationFact(specifier: .object, isCertain: true)
    }
  }

  /// `\.$book` is `book`, `.applicationName` is `applicationName`.
  private func readName(of term: TermID, _ context: Context, into fact: inout InterpolationFact) {
    let facts = facts(context.file)
    let value = facts.child(0, of: facts.child(0, of: term))
    switch facts.kind(of: value) {
    case .implicitMember:
      fact.name = facts.name(of: value)
      fact.hasName = true
    case .keyPath:
      let symbols = program.symbols
      let path = facts.children(of: value).filter { facts.kind(of: $0) == .keyPathComponent }
      let text = path.map { String(symbols.text(of: facts.name(of: $0)).drop { $0 == "$" }) }.joined(separator: ".")
      fact.name = symbols.symbol(text)
      fact.hasName = true
    default: break
    }
  }
}

extension Linker {
  /// The text of a literal without interpolations; nil for one with.
  func plainText(of term: TermID, _ facts: SourceFacts) -> String? {
    let literal = facts.literal(of: term)
    guard !literal.isInterpolated else { return nil }
    return facts.segments(of: literal).map { program.symbols.text(of: facts.symbol($0.text)) }.joined()
  }
}
