internal import Findings

/// Turns what linking found into strings, types and findings.
///
/// Making strings only reads what the linker found, and making types changes nothing that they read, so that several
/// workers may share one builder, each with a search of its own.
struct ResultBuilder: @unchecked Sendable {
  let linker: Linker
  private let words: FlowWords
  private let edges: EdgeIndex
  private let tellsTypes: Bool

  init(_ linker: Linker, tellsTypes: Bool, _ workers: Workers) {
    self.linker = linker
    self.tellsTypes = tellsTypes
    words = FlowWords(linker)
    edges = EdgeIndex(linker.graph, workers)
  }

  var program: Program { linker.program }
  var index: ProgramIndex { linker.index }

  func result(_ workers: Workers) -> ExtractionResult {
    let order = order()
    // The types are the first piece of work, the strings are the others.
    let parts = (tellsTypes ? [0..<0] : []) + workers.parts(of: order.map { _ in 50 })
    let pieces = workers.map(parts) { part in part.isEmpty ? Piece(types: types()) : strings(order[part]) }
    var result = ExtractionResult()
    result.hasViews = hasViews
    for facts in index.files.dropFirst(index.interfaceCount) { result.findings += facts.findings }
    var verbatim: [Piece.Verbatim] = []
    for piece in pieces {
      verbatim += piece.verbatim.map { .init(position: $0.position + result.strings.count, literal: $0.literal) }
      // The strings of the first piece are taken without counting their references.
      if result.strings.isEmpty { result.strings = piece.strings } else { result.strings += piece.strings }
      result.types += piece.types
    }
    tell(verbatim, in: &result)
    return result
  }

  /// What one worker makes.
  private struct Piece: Sendable {
    struct Verbatim {
      var position: Int
      var literal: TermReference
    }

    var strings: [ExtractedString] = []
    /// The strings that are shown as they are.
    var verbatim: [Verbatim] = []
    var types: [TypeFact] = []
  }

  /// Adds the findings about text that is never looked up, unless nothing but previews show it, or bars in its place.
  private func tell(_ verbatim: [Piece.Verbatim], in result: inout ExtractionResult) {
    let previews = PreviewReach(linker, around: verbatim.map(\.literal))
    var redacted = RedactedText(linker)
    let proof = linker.uses == nil ? nil : EditProof(linker, FlowSearch(graph: linker.graph, edges: edges))
    for text in verbatim {
      let string = result.strings[text.position]
      if previews.holds(text.literal) {
        result.strings[text.position].isPreview = true
        continue
      }
      if redacted.holds(text.literal) {
        result.strings[text.position].isDemo = true
        continue
      }
      if let edits = proof?.edits(for: text.literal, wrapped: Remedy.wrapping(string)) {
        result.strings[text.position].edits = edits
        result.strings[text.position].editsAreProven = true
      }
      result.findings.append(result.strings[text.position].verbatimFinding)
    }
  }

  /// The strings of some literals.
  private func strings(_ literals: ArraySlice<Int>) -> Piece {
    let search = FlowSearch(graph: linker.graph, edges: edges)
    var result = Piece()
    result.strings.reserveCapacity(literals.count)
    for number in literals {
      let record = linker.literals[number]
      guard !record.isCompanion, let string = string(record, search) else { continue }
      if string.reach == .verbatim, !string.isPreview {
        result.verbatim.append(.init(position: result.strings.count, literal: record.literal))
      }
      result.strings.append(string)
    }
    return result
  }

  /// The literals by file and place.
  private func order() -> [Int] {
    let byName = index.files.indices.sorted { left, right in
      (index.files[left].file, left) < (index.files[right].file, right)
    }
    var rank = [UInt64](repeating: 0, count: index.files.count)
    // Files of one name are one file as far as the order goes.
    for (position, file) in byName.enumerated() {
      let isSame = position > 0 && index.files[byName[position - 1]].file == index.files[file].file
      rank[file] = isSame ? rank[byName[position - 1]] : UInt64(position)
    }
    var keys: [(place: UInt64, file: Int32, number: Int32)] = []
    keys.reserveCapacity(linker.literals.count)
    for number in 0..<linker.literals.count {
      let literal = linker.literals[number].literal
      let start = linker.facts(literal.file)[literal.term].start
      keys.append((rank[Int(literal.file)] << 32 | UInt64(start), literal.file, Int32(truncatingIfNeeded: number)))
    }
    keys.sort { ($0.place, $0.file) < ($1.place, $1.file) }
    return keys.map { Int($0.number) }
  }

  // MARK: Strings

  private func string(_ record: LiteralRecord, _ search: FlowSearch) -> ExtractedString? {
    let reference = record.literal
    let facts = linker.facts(reference.file)
    let literal = facts.literal(of: reference.term)
    let slot = linker.slot(of: reference)
    if !record.isLookedUp, search.edges(from: slot).isEmpty || !isReadable(literal, facts) { return nil }
    let ways = search.ways(from: slot)
    if !record.isLookedUp, ways.isEmpty { return nil }
    let sinks = ways.map { sink($0, reference) }
    let (key, arguments) = key(of: literal, record, facts)
    var string = ExtractedString(
      key: key, reach: record.isLookedUp ? .localized : .verbatim, role: sinks.first?.role ?? .body,
      isPreview: record.isPreview, isDemo: record.isDemo, arguments: arguments,
      location: words.location(of: reference), range: facts.range(of: reference.term), sinks: sinks)
    if record.isLookedUp {
      complete(&string, record, facts)
    } else {
      string.edits = Remedy(linker: linker, search: search).edits(for: string, ways: ways)
    }
    return string
  }

  private func isReadable(_ literal: StringLiteral, _ facts: SourceFacts) -> Bool {
    var text = ReadableText()
    for segment in facts.segments(of: literal) where !segment.isValue {
      text.read(index.symbols.bytes(of: facts.symbol(segment.text)))
    }
    return text.isReadable
  }

  /// Adds what the code says of a text that is looked up.
  private func complete(_ string: inout ExtractedString, _ record: LiteralRecord, _ facts: SourceFacts) {
    if let table = words.plainText(of: record.key.table) {
      string.table = table
    } else if record.lookup == .phrases {
      string.table = "AppShortcuts"
    }
    string.bundle = words.bundle(record.key)
    string.comment = words.plainText(of: record.key.comment)
    if record.key.defaultValue >= 0 { string.defaultValue = linker.defaultValues[Int(record.key.defaultValue)] }
    guard record.phrases != .none else { return }
    for phrase in facts.children(of: record.phrases) where facts.kind(of: phrase) == .string {
      let reference = TermReference(file: record.literal.file, term: phrase)
      guard let number = linker.recordNumber(of: reference) else { continue }
      string.alternatives.append(key(of: facts.literal(of: phrase), linker.literals[number], facts).0)
    }
  }

  private func key(
    of literal: StringLiteral, _ record: LiteralRecord, _ facts: SourceFacts
  ) -> (String, [ExtractedString.Argument]) {
    let segments = facts.segments(of: literal)
    if segments.count == 1, !segments[0].isValue { return (words.text(facts.symbol(segments[0].text)), []) }
    var key = ""
    var arguments: [ExtractedString.Argument] = []
    for segment in segments {
      guard segment.isValue else {
        let text = words.text(facts.symbol(segment.text))
        key += literal.isInterpolated && record.lookup == .specifiers ? text.doublingPercents : text
        continue
      }
      let value = TermReference(file: record.literal.file, term: segment.term)
      let fact = linker.interpolationFact(of: value) ?? InterpolationFact(specifier: .object, isCertain: false)
      if record.lookup != .specifiers, fact.hasName {
        key += "${\(words.text(fact.name))}"
      } else {
        let specifier = specifier(fact, facts)
        key += "%" + specifier
        arguments.append(
          .init(expression: words.text(facts.name(of: segment.term)), specifier: specifier, isCertain: fact.isCertain))
      }
    }
    return (key, arguments)
  }

  private func specifier(_ fact: InterpolationFact, _ facts: SourceFacts) -> String {
    if let text = fact.specifier.text { return text }
    guard case .written(let literal) = fact.specifier, let text = linker.plainText(of: literal, facts) else {
      return "@"
    }
    return String(text.drop { $0 == "%" })
  }

  private func sink(_ way: FlowSearch.Way, _ reference: TermReference) -> ExtractedString.Sink {
    let record = linker.graph.sinks[way.sink]
    var path = [Finding.Note("written here", at: words.location(of: reference))]
    path.reserveCapacity(way.edges.count + 1)
    var conditions: [Condition] = []
    for number in way.edges {
      let edge = linker.graph.edges[Int(number)]
      path.append(Finding.Note(words.text(edge.message), at: words.location(edge.file, edge.offset)))
      if edge.from.conditions != ListTable.empty { conditions = words.conditions(edge.from.conditions) + conditions }
    }
    if record.conditions != ListTable.empty { conditions = words.conditions(record.conditions) + conditions }
    let name = words.text(record.callee)
    return ExtractedString.Sink(
      callee: record.isMember ? "." + name : name, role: record.role, file: index.files[Int(record.file)].file,
      offset: Int(record.offset), location: words.location(record.file, record.offset), path: path,
      conditions: conditions.count > 1 ? unique(conditions) : conditions)
  }

  /// Conditions without repetitions.
  private func unique(_ conditions: [Condition]) -> [Condition] {
    var seen: Set<Condition> = []
    return conditions.filter { seen.insert($0).inserted }
  }
}
