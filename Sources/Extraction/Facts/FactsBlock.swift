/// How many of everything the facts of a file hold.
struct FactsCounts: Hashable, Sendable, BitwiseCopyable {
  var terms = 0
  var wide = 0
  var declarations = 0
  var parameters = 0
  var generics = 0
  var literals = 0
  var segments = 0
  var statements = 0
  var lines = 0
  var names = 0
  var text = 0
  /// Whether all numbers have sixteen bits, as in a file of less than 64 KB.
  var isNarrow = false

  /// What is counted, in the order in which it is written down.
  static let members: [any WritableKeyPath<FactsCounts, Int> & Sendable] = [
    \.terms, \.wide, \.declarations, \.parameters, \.generics, \.literals, \.segments, \.statements, \.lines, \.names,
    \.text,
  ]

  var numbers: [Int] { Self.members.map { self[keyPath: $0] } }

  /// The places of the columns in their block, those with the largest elements first so that each is aligned.
  var places: Places { Places(self) }

  struct Places: BitwiseCopyable {
    let terms = 0
    let wide, declarations, parameters, generics, literals, statements, segments, lines, names, text, end: Int

    @inline(__always)
    init(_ counts: FactsCounts) {
      let isNarrow = counts.isNarrow
      wide = counts.terms * MemoryLayout<PackedTerm>.stride
      declarations = wide + counts.wide * MemoryLayout<WideTerm>.stride
      parameters = declarations + counts.declarations * Column<Declaration>.stride(isNarrow: isNarrow)
      generics = parameters + counts.parameters * Column<Parameter>.stride(isNarrow: isNarrow)
      literals = generics + counts.generics * Column<GenericParameter>.stride(isNarrow: isNarrow)
      statements = literals + counts.literals * Column<StringLiteral>.stride(isNarrow: isNarrow)
      segments = statements + counts.statements * MemoryLayout<TermID>.stride
      lines = segments + counts.segments * Column<StringLiteral.Segment>.stride(isNarrow: isNarrow)
      names = lines + counts.lines * Column<UInt32>.stride(isNarrow: isNarrow)
      text = names + counts.names * Column<UInt32>.stride(isNarrow: isNarrow)
      end = text + counts.text
    }
  }
}

/// All columns of a file's facts in one block of memory that never changes once it is filled, and never moves.
final class FactsBlock: @unchecked Sendable {
  let counts: FactsCounts
  let base: UnsafeMutableRawPointer

  /// A block that is not filled.
  init(_ counts: FactsCounts) {
    self.counts = counts
    base = .allocate(byteCount: max(counts.places.end, 1), alignment: 8)
  }

  deinit { base.deallocate() }

  /// Every byte that it holds.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: counts.places.end) }

  @inline(__always)
  func column<Element: Narrowing>(_ place: Int, _ count: Int) -> Column<Element> {
    Column(base + place, count: count, isNarrow: counts.isNarrow)
  }

  @inline(__always)
  func elements<Element: BitwiseCopyable>(_ place: Int, _ count: Int) -> UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: (base + place).assumingMemoryBound(to: Element.self), count: count)
  }

  @inline(__always)
  func fill<Element: Narrowing>(_ place: Int, _ elements: UnsafeBufferPointer<Element>) {
    Column<Element>.fill(base + place, elements, isNarrow: counts.isNarrow)
  }

  /// Fills in bytes as they are.
  func copy<Element: BitwiseCopyable>(_ place: Int, _ elements: UnsafeBufferPointer<Element>) {
    guard let source = elements.baseAddress, !elements.isEmpty else { return }
    (base + place).copyMemory(from: source, byteCount: elements.count * MemoryLayout<Element>.stride)
  }
}
