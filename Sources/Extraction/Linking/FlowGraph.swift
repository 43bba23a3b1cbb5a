/// The number of a place where text can be: a literal, a variable, a parameter, a result, a place on the screen.
///
/// See ``SlotSpace`` for what the numbers mean; places on the screen count down from -2.
struct Slot: Hashable, Sendable, BitwiseCopyable {
  let index: Int32

  static let none = Slot(index: -1)

  static func sink(_ number: Int) -> Slot { Slot(index: -2 - Int32(truncatingIfNeeded: number)) }

  @inline(__always)
  var isNone: Bool { index == -1 }
  @inline(__always)
  var isSink: Bool { index < -1 }
  /// The number of the place on the screen.
  @inline(__always)
  var sink: Int { Int(-2 - index) }
}

/// Which number stands for which place: every term, declaration and parameter of the program has its own.
struct SlotSpace: BitwiseCopyable {
  let declarations: Int32
  let parameters: Int32
  let rawValues: Int32
  /// Parameters of closures start here, in the order in which they are met.
  let closureParameters: Int32

  init(_ index: ProgramIndex) {
    declarations = index.firstTerm.last ?? 0
    parameters = declarations &+ 3 &* (index.firstDeclaration.last ?? 0)
    rawValues = parameters &+ (index.firstParameter.last ?? 0)
    closureParameters = rawValues &+ Int32(truncatingIfNeeded: index.types.count)
  }
}

/// Text that comes from a slot, or from a part of what is there.
struct Flow: Hashable, BitwiseCopyable {
  var slot: Slot
  /// Positions in tuples, outermost first; see ``FlowPath``. A list of ``FlowGraph/paths``.
  var path = ListTable.empty
  /// What must hold for it to be this text, outermost first. A list of ``FlowGraph/conditionLists``.
  var conditions = ListTable.empty
}

/// The steps of a ``Flow/path`` that are no positions in a tuple.
enum FlowPath {
  /// The parameters of a function value start here.
  static let parameter: Int32 = 1000
  static let result: Int32 = 2000
  /// The positions of text in a list that is itself part of a list start here, as of columns in a table.
  static let column: Int32 = 3000
  /// What is read at a position of a list starts here: text from there, or from a place that nobody knows.
  static let readColumn: Int32 = 4000
}

/// A step of text from one slot to another.
struct FlowEdge: BitwiseCopyable {
  var from: Flow
  var to: Slot
  var path: Int32
  /// What happens there, and where.
  var message: FlowMessage
  var file: Int32
  var offset: Int32
}

/// What happens to text at a step, in words that are put together when somebody wants to read them.
enum FlowMessage: BitwiseCopyable {
  case setAs(Symbol)
  case givenBy(Symbol)
  case defaultOf(Symbol)
  case returnedBy(DeclarationReference)
  case returned
  case rawValueOf(Symbol)
  case boundTo(Symbol)
  case boundInPattern
  case assignedTo(Symbol)
  case loopElement
  case inDictionary
  case inTuple
  case inRow
  case inserted
  case numbered
  case givenToClosure
  case givenByClosure
  case passedTo(Symbol)
  case passed(label: Symbol, callee: CalleeName)
  case askedFor(Symbol)
  case standsFor(Symbol)
  case shownBy(Symbol, isMember: Bool)
}

/// A place where a person sees or hears text.
struct SinkRecord: BitwiseCopyable {
  var callee: Symbol
  /// Whether the callee is written behind a dot.
  var isMember: Bool
  var role: TextRole
  var file: Int32
  var offset: Int32
  var conditions: Int32
}

/// All ways that text can take. Once linking has found them, several may read it at once.
final class FlowGraph: @unchecked Sendable {
  let edges = GrowingList<FlowEdge>(capacity: 1024)
  let sinks = GrowingList<SinkRecord>(capacity: 256)
  let paths = ListTable()
  /// Conditions as lists: what kind it is, then the symbols it is made of.
  let conditions = ListTable()
  let conditionLists = ListTable()
  private let slots = GrowingList<Int32>(repeating: -1, count: 4096)

  init() {}

  @inline(__always)
  private static func hash(_ edge: FlowEdge) -> Int {
    var hash = UInt64(UInt32(bitPattern: edge.from.slot.index)) &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ UInt64(UInt32(bitPattern: edge.to.index))) &* 0xFF51_AFD7_ED55_8CCD
    hash ^= UInt64(UInt32(bitPattern: edge.path)) << 17
    hash = (hash ^ UInt64(UInt32(bitPattern: edge.from.path))) &* 0xC4CE_B9FE_1A85_EC53
    hash = (hash ^ UInt64(UInt32(bitPattern: edge.from.conditions))) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: (hash ^ (hash >> 31)) & 0x7FFF_FFFF)
  }

  /// Lets text flow, unless it is known already that it does.
  func connect(_ edge: FlowEdge) {
    guard edge.from.slot != edge.to || edge.from.path != edge.path else { return }
    let mask = slots.count - 1
    var at = Self.hash(edge) & mask
    while slots[at] >= 0 {
      let known = edges[Int(slots[at])]
      if known.from == edge.from, known.to == edge.to, known.path == edge.path { return }
      at = (at + 1) & mask
    }
    slots[at] = Int32(truncatingIfNeeded: edges.count)
    edges.append(edge)
    if edges.count * 2 > slots.count { grow() }
  }

  func addSink(_ sink: SinkRecord) -> Slot {
    sinks.append(sink)
    return .sink(sinks.count - 1)
  }

  private func grow() {
    let size = slots.count * 2
    slots.truncate(to: 0)
    for _ in 0..<size { slots.append(-1) }
    for index in 0..<edges.count {
      var at = Self.hash(edges[index]) & (size - 1)
      while slots[at] >= 0 { at = (at + 1) & (size - 1) }
      slots[at] = Int32(truncatingIfNeeded: index)
    }
  }
}

// MARK: Conditions

extension FlowGraph {
  /// How a condition is written.
  enum ConditionForm: Int32 {
    /// Expressions with commas between them.
    case expressions
    /// `subject is pattern, pattern`; `default` without patterns.
    case pattern
  }

  /// The number of a condition. Its words are symbols.
  func condition(_ form: ConditionForm, _ words: UnsafeBufferPointer<Symbol>, holds: Bool) -> Int32 {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: words.count + 1) { list in
      list.initializeElement(at: 0, to: form.rawValue << 1 | (holds ? 1 : 0))
      for (index, word) in words.enumerated() {
        list.initializeElement(at: index + 1, to: Int32(bitPattern: word.index))
      }
      return conditions.number(of: UnsafeBufferPointer(list))
    }
  }

  func condition(_ word: Symbol, holds: Bool) -> Int32 {
    withUnsafePointer(to: word) { condition(.expressions, UnsafeBufferPointer(start: $0, count: 1), holds: holds) }
  }
}

// MARK: Joining

extension FlowGraph {
  /// Takes in what another linker found; its closures' parameters are counted on from `closures`.
  func join(_ other: FlowGraph, closuresFrom first: Int32, by closures: Int32) {
    let paths = other.paths.map(into: self.paths) { $0 }
    let conditions = other.conditions.map(into: self.conditions) { $0 }
    let lists = other.conditionLists.map(into: conditionLists) { conditions[Int($0)] }
    let firstSink = Int32(truncatingIfNeeded: sinks.count)
    for index in 0..<other.sinks.count {
      var sink = other.sinks[index]
      sink.conditions = lists[Int(sink.conditions)]
      sinks.append(sink)
    }
    func moved(_ slot: Slot) -> Slot {
      if slot.isSink { return Slot(index: slot.index &- firstSink) }
      return slot.index >= first ? Slot(index: slot.index &+ closures) : slot
    }
    for index in 0..<other.edges.count {
      var edge = other.edges[index]
      edge.from = Flow(
        slot: moved(edge.from.slot), path: paths[Int(edge.from.path)], conditions: lists[Int(edge.from.conditions)])
      edge.to = moved(edge.to)
      edge.path = paths[Int(edge.path)]
      connect(edge)
    }
  }
}

extension ListTable {
  /// The numbers that this table's lists have in another one, once their items are changed.
  fileprivate func map(into other: ListTable, _ change: (Int32) -> Int32) -> [Int32] {
    var numbers: [Int32] = []
    var changed: [Int32] = []
    for list in 0..<Int32(truncatingIfNeeded: count) {
      changed.removeAll(keepingCapacity: true)
      for item in items(of: list) { changed.append(change(item)) }
      numbers.append(changed.withUnsafeBufferPointer { other.number(of: $0) })
    }
    return numbers
  }
}
