internal import Findings

/// Reads the bytes of facts and believes nothing: every number is held against what there is.
struct FactsReader {
  /// The bytes are no facts, or damaged ones.
  struct Damage: Error {}

  private let bytes: UnsafeBufferPointer<UInt8>
  private var at = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var rest: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[at...]) }

  mutating func number() throws(Damage) -> Int {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while at < bytes.count, shift < 63 {
      let byte = bytes[at]
      at += 1
      result |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 {
        guard let number = Int(exactly: result) else { throw Damage() }
        return number
      }
      shift += 7
    }
    throw Damage()
  }

  /// A number below a limit.
  mutating func number(below limit: Int) throws(Damage) -> Int {
    let number = try number()
    guard number < limit else { throw Damage() }
    return number
  }

  /// A number that may be below zero.
  mutating func signed() throws(Damage) -> Int {
    let number = try number()
    return number & 1 == 1 ? ~(number >> 1) : number >> 1
  }

  /// A sum that is an offset in a file.
  func offset(_ base: Int, plus step: Int) throws(Damage) -> UInt32 {
    let (sum, overflow) = base.addingReportingOverflow(step)
    guard !overflow, let offset = UInt32(exactly: sum), offset <= UInt32(Int32.max) else { throw Damage() }
    return offset
  }

  /// How many of something follow, each of which takes a byte or more.
  mutating func count() throws(Damage) -> Int { try number(below: bytes.count - at + 1) }

  mutating func flag() throws(Damage) -> Bool { try number(below: 2) == 1 }

  mutating func text() throws(Damage) -> UnsafeBufferPointer<UInt8> {
    let count = try count()
    defer { at += count }
    guard at + count <= bytes.count else { throw Damage() }
    return UnsafeBufferPointer(rebasing: bytes[at..<at + count])
  }

  mutating func string() throws(Damage) -> String { String(decoding: try text(), as: UTF8.self) }

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
    do throws(FactsReader.Damage) {
      self = try Self.read(bytes)
    } catch {
      return nil
    }
  }

  private static func read(_ bytes: [UInt8]) throws(FactsReader.Damage) -> FileFacts {
    guard bytes.starts(with: signature) else { throw FactsReader.Damage() }
    var facts: FileFacts?
    bytes.withUnsafeBufferPointer { all in
      var reader = FactsReader(UnsafeBufferPointer(rebasing: all[signature.count...]))
      do throws(FactsReader.Damage) {
        guard try reader.number() == formVersion else { return }
        let (count, checksum) = (try reader.number(), try reader.number())
        guard reader.rest.count == count, checksum == Int(NameHash.of(reader.rest)) else { return }
        facts = try read(&reader)
      } catch {}
    }
    guard let facts else { throw FactsReader.Damage() }
    return facts
  }

  private static func read(_ reader: inout FactsReader) throws(FactsReader.Damage) -> FileFacts {
    var facts = FileFacts(file: try reader.string(), module: try reader.string())
    facts.findings = try readFindings(&reader, file: facts.file)
    let collector = NameCollector()
    let nameCount = try reader.count()
    for index in 0..<nameCount {
      let text = try reader.text()
      guard Int(collector.number(of: text).index) == index else { throw FactsReader.Damage() }
    }
    facts.names = collector.table
    var counts: [Int] = []
    for _ in 0..<9 { counts.append(try reader.count()) }
    let limits = FactsLimits(
      names: max(nameCount, 1), terms: counts[0], links: counts[1], literals: counts[2], segments: counts[3],
      declarations: counts[4], parameters: counts[5], generics: counts[6])
    try facts.readTerms(&reader, limits)
    try facts.readParts(&reader, limits)
    facts.statements = try list(counts[7]) { () throws(FactsReader.Damage) in try reader.term(below: limits.terms) }
    var line = 0
    facts.lines = LineStarts(
      starts: try list(counts[8]) { () throws(FactsReader.Damage) in
        let start = try reader.offset(line, plus: try reader.number())
        line = Int(start)
        return start
      })
    guard reader.rest.isEmpty, facts.lines.starts.count > 0, facts.isSound else { throw FactsReader.Damage() }
    return facts
  }

  private static func readFindings(
    _ reader: inout FactsReader, file: String
  ) throws(FactsReader.Damage) -> [Finding] {
    var findings: [Finding] = []
    for _ in 0..<(try reader.count()) {
      let rule = try reader.string()
      guard let severity = Severity(rawValue: try reader.string()) else { throw FactsReader.Damage() }
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
    _ count: Int, _ next: () throws(FactsReader.Damage) -> Element
  ) throws(FactsReader.Damage) -> FlatArray<Element> {
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
  fileprivate mutating func readTerms(_ reader: inout FactsReader, _ limits: FactsLimits) throws(FactsReader.Damage) {
    var start = 0
    var link = 0
    terms = try Self.list(limits.terms) { () throws(FactsReader.Damage) in
      let head = try reader.number(below: 512)
      guard let kind = TermKind(rawValue: UInt8(truncatingIfNeeded: head >> 1)) else { throw FactsReader.Damage() }
      let limit =
        kind == .string ? limits.literals : kind == .localDeclaration ? limits.declarations : limits.names
      let name = try reader.number(below: limit)
      var links = Run.empty
      let count = try reader.number(below: limits.links + 1)
      if count > 0 {
        let (first, overflow) = link.addingReportingOverflow(try reader.signed())
        guard !overflow, first >= 0, first <= limits.links - count else { throw FactsReader.Damage() }
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
    links = try Self.list(limits.links) { () throws(FactsReader.Damage) in try reader.term(below: limits.terms) }
  }

  fileprivate mutating func readParts(_ reader: inout FactsReader, _ limits: FactsLimits) throws(FactsReader.Damage) {
    literals = try Self.list(limits.literals) { () throws(FactsReader.Damage) in
      StringLiteral(segments: try reader.run(in: limits.segments), isInterpolated: try reader.flag())
    }
    segments = try Self.list(limits.segments) { () throws(FactsReader.Damage) in
      let number = try reader.number()
      let isValue = number & 1 == 1
      guard number >> 1 < (isValue ? limits.terms : limits.names) else { throw FactsReader.Damage() }
      return StringLiteral.Segment(isValue: isValue, index: UInt32(truncatingIfNeeded: number >> 1))
    }
    declarations = try Self.list(limits.declarations) { () throws(FactsReader.Damage) in
      try Self.readDeclaration(&reader, limits)
    }
    parameters = try Self.list(limits.parameters) { () throws(FactsReader.Damage) in
      Parameter(
        label: try reader.name(below: limits.names), name: try reader.name(below: limits.names),
        type: try reader.term(below: limits.terms), defaultValue: try reader.term(below: limits.terms),
        isVariadic: try reader.flag())
    }
    generics = try Self.list(limits.generics) { () throws(FactsReader.Damage) in
      GenericParameter(name: try reader.name(below: limits.names), constraint: try reader.term(below: limits.terms))
    }
  }

  private static func readDeclaration(
    _ reader: inout FactsReader, _ limits: FactsLimits
  ) throws(FactsReader.Damage) -> Declaration {
    guard let kind = Declaration.Kind(rawValue: UInt8(truncatingIfNeeded: try reader.number(below: 256))) else {
      throw FactsReader.Damage()
    }
    let flags = Declaration.Flags(rawValue: UInt8(truncatingIfNeeded: try reader.number(below: 256)))
    let name = try reader.name(below: limits.names)
    guard let parent = Int32(exactly: try reader.signed()), parent >= -1 else { throw FactsReader.Damage() }
    var made = Declaration(
      kind: kind, flags: flags, name: name, parent: DeclarationID(index: parent),
      start: try reader.offset(0, plus: try reader.number()), end: try reader.offset(0, plus: try reader.number()),
      nameStart: try reader.offset(0, plus: try reader.number()),
      nameEnd: try reader.offset(0, plus: try reader.number()))
    guard made.start <= made.end else { throw FactsReader.Damage() }
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
