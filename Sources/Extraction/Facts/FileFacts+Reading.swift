internal import Findings

extension ArchiveReader {
  /// A sum that is an offset in a file.
  func offset(_ base: Int, plus step: Int) throws(Damage) -> UInt32 {
    let (sum, overflow) = base.addingReportingOverflow(step)
    guard !overflow, let offset = UInt32(exactly: sum), offset <= UInt32(Int32.max) else { throw Damage() }
    return offset
  }

  /// A run that lies among so many.
  mutating func run(in count: Int) throws(Damage) -> Run {
    let length = try number(below: count + 1)
    guard length > 0 else { return .empty }
    let first = try number(below: count - length + 1)
    return Run(first: UInt32(truncatingIfNeeded: first), count: UInt32(truncatingIfNeeded: length))
  }

  mutating func term(below limit: Int) throws(Damage) -> TermID {
    TermID(index: UInt32(truncatingIfNeeded: try number(below: limit)))
  }

  mutating func name(below limit: Int) throws(Damage) -> NameID {
    NameID(index: UInt32(truncatingIfNeeded: try number(below: limit)))
  }
}

extension FileFacts {
  /// Reads facts as ``written`` gives them; nil where the bytes are damaged, of another version or no facts at all.
  public init?(written bytes: [UInt8]) {
    do throws(ArchiveReader.Damage) {
      self = try Self.read(bytes)
    } catch {
      return nil
    }
  }

  private static func read(_ bytes: [UInt8]) throws(ArchiveReader.Damage) -> FileFacts {
    guard bytes.starts(with: signature) else { throw ArchiveReader.Damage() }
    var facts: FileFacts?
    bytes.withUnsafeBufferPointer { all in
      var reader = ArchiveReader(UnsafeBufferPointer(rebasing: all[signature.count...]))
      do throws(ArchiveReader.Damage) {
        guard try reader.number() == formVersion else { return }
        let (count, checksum) = (try reader.number(), try reader.number())
        guard reader.rest.count == count, checksum == Int(NameHash.of(reader.rest)) else { return }
        facts = try read(&reader)
      } catch {}
    }
    guard let facts else { throw ArchiveReader.Damage() }
    return facts
  }

  /// The same facts of a file of another name that holds the same.
  package func placed(at file: String) -> FileFacts {
    guard file != self.file else { return self }
    var facts = self
    facts.file = file
    for index in facts.findings.indices { facts.findings[index].location?.file = file }
    return facts
  }

  private static func read(_ reader: inout ArchiveReader) throws(ArchiveReader.Damage) -> FileFacts {
    var facts = FileFacts(file: try reader.string(), module: try reader.string())
    facts.findings = try readFindings(&reader, file: facts.file)
    let collector = NameCollector()
    let nameCount = try reader.count()
    for index in 0..<nameCount {
      let text = try reader.text()
      guard Int(collector.number(of: text).index) == index else { throw ArchiveReader.Damage() }
    }
    facts.names = collector.table
    var counts: [Int] = []
    for _ in 0..<9 { counts.append(try reader.count()) }
    let limits = FactsLimits(
      names: max(nameCount, 1), terms: counts[0], links: counts[1], literals: counts[2], segments: counts[3],
      declarations: counts[4], parameters: counts[5], generics: counts[6])
    try facts.readTerms(&reader, limits)
    try facts.readParts(&reader, limits)
    facts.statements = try list(counts[7]) { () throws(ArchiveReader.Damage) in try reader.term(below: limits.terms) }
    var line = 0
    facts.lines = LineStarts(
      starts: try list(counts[8]) { () throws(ArchiveReader.Damage) in
        let start = try reader.offset(line, plus: try reader.number())
        line = Int(start)
        return start
      })
    guard reader.rest.isEmpty, facts.lines.starts.count > 0, facts.isSound else { throw ArchiveReader.Damage() }
    return facts
  }

  private static func readFindings(
    _ reader: inout ArchiveReader, file: String
  ) throws(ArchiveReader.Damage) -> [Finding] {
    var findings: [Finding] = []
    for _ in 0..<(try reader.count()) {
      let rule = try reader.string()
      guard let severity = Severity(rawValue: try reader.string()) else { throw ArchiveReader.Damage() }
      let message = try reader.string()
      let location = Location(file: file, line: try reader.number(), column: try reader.number())
      let advice = try reader.string()
      findings.append(
        Finding(
          rule: rule, category: .source, severity: severity, message: message, location: location,
          advice: advice.isEmpty ? nil : advice))
    }
    return findings
  }

  fileprivate static func list<Element: BitwiseCopyable>(
    _ count: Int, _ next: () throws(ArchiveReader.Damage) -> Element
  ) throws(ArchiveReader.Damage) -> FlatArray<Element> {
    let elements = GrowingList<Element>(capacity: count)
    for _ in 0..<count { elements.append(try next()) }
    return FlatArray(elements.suffix(from: 0))
  }
}

/// How many of everything facts hold.
struct FactsLimits {
  var names, terms, links, literals, segments, declarations, parameters, generics: Int
}

extension FileFacts {
  fileprivate mutating func readTerms(_ reader: inout ArchiveReader, _ limits: FactsLimits) throws(ArchiveReader.Damage)
  {
    var start = 0
    var link = 0
    terms = try Self.list(limits.terms) { () throws(ArchiveReader.Damage) in
      let head = try reader.number(below: 512)
      guard let kind = TermKind(rawValue: UInt8(truncatingIfNeeded: head >> 1)) else { throw ArchiveReader.Damage() }
      let limit =
        kind == .string ? limits.literals : kind == .localDeclaration ? limits.declarations : limits.names
      let name = try reader.number(below: limit)
      var links = Run.empty
      let count = try reader.number(below: limits.links + 1)
      if count > 0 {
        let (first, overflow) = link.addingReportingOverflow(try reader.signed())
        guard !overflow, first >= 0, first <= limits.links - count else { throw ArchiveReader.Damage() }
        links = Run(first: UInt32(truncatingIfNeeded: first), count: UInt32(truncatingIfNeeded: count))
        link = first + count
      }
      let from = try reader.offset(start, plus: try reader.signed())
      let end = try reader.offset(Int(from), plus: try reader.signed())
      start = Int(from)
      return Term(
        kind: kind, isMarked: head & 1 == 1, name: UInt32(truncatingIfNeeded: name), links: links, start: from,
        end: end)
    }
    links = try Self.list(limits.links) { () throws(ArchiveReader.Damage) in try reader.term(below: limits.terms) }
  }

  fileprivate mutating func readParts(_ reader: inout ArchiveReader, _ limits: FactsLimits) throws(ArchiveReader.Damage)
  {
    literals = try Self.list(limits.literals) { () throws(ArchiveReader.Damage) in
      StringLiteral(segments: try reader.run(in: limits.segments), isInterpolated: try reader.flag())
    }
    segments = try Self.list(limits.segments) { () throws(ArchiveReader.Damage) in
      let number = try reader.number()
      let isValue = number & 1 == 1
      guard number >> 1 < (isValue ? limits.terms : limits.names) else { throw ArchiveReader.Damage() }
      return StringLiteral.Segment(isValue: isValue, index: UInt32(truncatingIfNeeded: number >> 1))
    }
    declarations = try Self.list(limits.declarations) { () throws(ArchiveReader.Damage) in
      try Self.readDeclaration(&reader, limits)
    }
    parameters = try Self.list(limits.parameters) { () throws(ArchiveReader.Damage) in
      Parameter(
        label: try reader.name(below: limits.names), name: try reader.name(below: limits.names),
        type: try reader.term(below: limits.terms), defaultValue: try reader.term(below: limits.terms),
        isVariadic: try reader.flag())
    }
    generics = try Self.list(limits.generics) { () throws(ArchiveReader.Damage) in
      GenericParameter(name: try reader.name(below: limits.names), constraint: try reader.term(below: limits.terms))
    }
  }

  private static func readDeclaration(
    _ reader: inout ArchiveReader, _ limits: FactsLimits
  ) throws(ArchiveReader.Damage) -> Declaration {
    guard let kind = Declaration.Kind(rawValue: UInt8(truncatingIfNeeded: try reader.number(below: 256))) else {
      throw ArchiveReader.Damage()
    }
    let flags = Declaration.Flags(rawValue: UInt8(truncatingIfNeeded: try reader.number(below: 256)))
    let name = try reader.name(below: limits.names)
    guard let parent = Int32(exactly: try reader.signed()), parent >= -1 else { throw ArchiveReader.Damage() }
    var made = Declaration(
      kind: kind, flags: flags, name: name, parent: DeclarationID(index: parent),
      start: try reader.offset(0, plus: try reader.number()), end: try reader.offset(0, plus: try reader.number()),
      nameStart: try reader.offset(0, plus: try reader.number()),
      nameEnd: try reader.offset(0, plus: try reader.number()))
    guard made.start <= made.end else { throw ArchiveReader.Damage() }
    made.attributes = try reader.run(in: limits.links)
    made.generics = try reader.run(in: limits.generics)
    made.inherited = try reader.run(in: limits.links)
    made.parameters = try reader.run(in: limits.parameters)
    made.accessors = try reader.run(in: limits.links)
    made.type = try reader.term(below: limits.terms)
    made.value = try reader.term(below: limits.terms)
    made.body = try reader.term(below: limits.terms)
    return made
  }
}
