internal import Findings

/// Turns what linking found into strings, types and findings.
struct ResultBuilder {
  let linker: Linker
  let search: FlowSearch

  init(_ linker: Linker) {
    self.linker = linker
    search = FlowSearch(graph: linker.graph)
  }

  var program: Program { linker.program }

  func result() -> ExtractionResult {
    var result = ExtractionResult()
    for facts in program.files.dropFirst(program.interfaceCount) { result.findings += facts.findings }
    let order = linker.literalOrder.sorted { left, right in
      let (first, second) = (program.files[Int(left.file)], program.files[Int(right.file)])
      return (first.file, first[left.term].start, left.file) < (second.file, second[right.term].start, right.file)
    }
    for reference in order {
      guard let record = linker.literals[reference], !record.isCompanion, let string = string(reference, record) else {
        continue
      }
      result.strings.append(string)
      if string.reach == .verbatim, !string.isPreview { result.findings.append(finding(for: string)) }
    }
    result.types = types()
    return result
  }

  // MARK: Strings

  private func string(_ reference: TermReference, _ record: LiteralRecord) -> ExtractedString? {
    let facts = program.files[Int(reference.file)]
    let literal = facts.literal(of: reference.term)
    guard let slot = linker.graph.existingSlot(.literal(reference)) else { return nil }
    if !record.isLookedUp, !literal.isReadable { return nil }
    let ways = search.ways(from: slot)
    if !record.isLookedUp, ways.isEmpty { return nil }
    let sinks = ways.map { sink($0, reference) }
    let (key, arguments) = key(of: literal, record, facts)
    var string = ExtractedString(
      key: key, reach: record.isLookedUp ? .localized : .verbatim, role: sinks.first?.role ?? .body,
      isPreview: record.isPreview, isDemo: record.isDemo, arguments: arguments,
      location: facts.location(of: reference.term), range: facts.range(of: reference.term), sinks: sinks)
    if record.isLookedUp {
      string.table = record.key.table ?? (record.lookup == .phrases ? "AppShortcuts" : "Localizable")
      string.bundle = record.key.bundle
      string.comment = record.key.comment
      string.defaultValue = record.key.defaultValue
      string.alternatives = record.alternatives.compactMap { phrase in
        linker.literals[phrase].map { self.key(of: facts.literal(of: phrase.term), $0, facts).0 }
      }
    } else {
      string.edits = Remedy(linker: linker).edits(for: string, ways: ways)
    }
    return string
  }

  private func key(
    of literal: StringLiteral, _ record: LiteralRecord, _ facts: IndexedFacts
  ) -> (String, [ExtractedString.Argument]) {
    var key = ""
    var arguments: [ExtractedString.Argument] = []
    for segment in literal.segments {
      switch segment {
      case .text(let text): key += literal.isInterpolated && record.lookup == .specifiers ? text.doublingPercents : text
      case .value(let value):
        let fact = record.arguments[value] ?? InterpolationFact(specifier: "@", isCertain: false)
        if record.lookup != .specifiers, let name = fact.name {
          key += "${\(name)}"
        } else {
          key += "%" + fact.specifier
          arguments.append(
            .init(expression: facts.name(of: value), specifier: fact.specifier, isCertain: fact.isCertain))
        }
      }
    }
    return (key, arguments)
  }

  private func sink(_ way: FlowSearch.Way, _ reference: TermReference) -> ExtractedString.Sink {
    let record = linker.graph.sinks[way.sink]
    let place = program.files[Int(record.file)].location(of: record.offset)
    let own = program.files[Int(reference.file)].location(of: reference.term)
    var path = [Finding.Note("written here", at: own)]
    var conditions: [Condition] = []
    for number in way.edges {
      let edge = linker.graph.edges[Int(number)]
      path.append(Finding.Note(edge.message, at: program.files[Int(edge.file)].location(of: edge.offset)))
      conditions = edge.from.conditions + conditions
    }
    return ExtractedString.Sink(
      callee: record.callee, role: record.role, file: program.files[Int(record.file)].file, offset: record.offset,
      location: place, path: path, conditions: unique(record.conditions + conditions))
  }

  /// Conditions without repetitions.
  private func unique(_ conditions: [Condition]) -> [Condition] {
    var seen: Set<Condition> = []
    return conditions.filter { seen.insert($0).inserted }
  }

  // MARK: Findings

  private func finding(for string: ExtractedString) -> Finding {
    let callee = string.sinks.first?.callee ?? "the screen"
    let isType = string.edits.contains { !$0.range.isEmpty }
    return Finding(
      rule: "verbatim-text", category: .unlocalized, severity: string.isDemo ? .note : .warning,
      message: "'\(string.key)' is shown by \(callee) as a plain String and never looked up", location: string.location,
      key: string.key,
      advice: isType
        ? "write LocalizedStringResource for the type String, so that the app looks the text up"
        : "write String(localized:) around the text, so that the app looks it up",
      notes: string.sinks.first?.path ?? [], edits: string.edits)
  }

  // MARK: Types

  private func types() -> [TypeFact] {
    var facts: [TypeFact] = []
    for index in program.types.indices {
      let id = TypeID(index: Int32(index))
      let info = program[id]
      guard !info.isInterface, let main = info.declarations.first, program[main].isType else { continue }
      let file = program.files[Int(main.file)]
      let declaration = program[main]
      let inherited = info.declarations.flatMap { reference in
        program[reference].inherited.map { Self.spelled($0, program.files[Int(reference.file)]) }
      }
      let used = (linker.usedViews[id] ?? []).filter { isView($0) }.map { program[$0].qualifiedName }
      facts.append(
        TypeFact(
          name: info.qualifiedName, module: file.module, file: file.file,
          location: file.location(of: declaration.nameRange.lowerBound), range: declaration.range,
          conformances: Set(inherited).sorted(), isView: isView(id), isDemo: declaration.isDemo,
          isPreview: declaration.isPreview, usedViews: Set(used).sorted()))
    }
    return facts.sorted { $0.location < $1.location }
  }

  private func isView(_ id: TypeID) -> Bool {
    let kind = program[id].kind
    guard kind != .protocolType else { return false }
    return program.view(program.selfType(of: id), as: linker.known.view) != nil
  }

  private static func spelled(_ term: TermID, _ facts: IndexedFacts) -> String {
    switch facts.kind(of: term) {
    case .memberType: spelled(facts.child(0, of: term), facts) + "." + facts.name(of: term)
    case .attributedType: spelled(facts.child(0, of: term), facts)
    default: facts.name(of: term)
    }
  }
}
