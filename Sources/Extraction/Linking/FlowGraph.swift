/// Where text can be: a literal, a variable, a parameter, a result, a place on the screen.
enum SlotKey: Hashable, Sendable {
  case literal(TermReference)
  /// A property, stored or computed; a global.
  case declaration(DeclarationReference)
  /// A parameter of a function, or a value of an enum case.
  case parameter(DeclarationReference, Int)
  case result(DeclarationReference)
  /// What a method is called on.
  case receiver(DeclarationReference)
  /// The raw values of an enumeration.
  case rawValue(TypeID)
  /// A local variable, by its pattern.
  case local(TermReference)
  case closureParameter(TermReference, Int)
  case closureResult(TermReference)
  case sink(Int)
}

/// The number of a slot in a ``FlowGraph``.
struct Slot: Hashable, Sendable {
  let index: Int32
}

/// Text that comes from a slot, or from a part of what is there.
struct Flow: Hashable, Sendable {
  var slot: Slot
  /// Positions in tuples, outermost first; see ``FlowPath``.
  var path: [Int32] = []
  /// What must hold for it to be this text, outermost first.
  var conditions: [Condition] = []
}

/// The steps of a ``Flow/path`` that are no positions in a tuple.
enum FlowPath {
  /// The parameters of a function value start here.
  static let parameter: Int32 = 1000
  static let result: Int32 = 2000
}

/// A step of text from one slot to another.
struct FlowEdge {
  var from: Flow
  var to: Slot
  var path: [Int32]
  /// What happens there, and where.
  var message: String
  var file: Int32
  var offset: Int
}

/// A place where a person sees or hears text.
struct SinkRecord {
  var callee: String
  var role: TextRole
  var file: Int32
  var offset: Int
  var conditions: [Condition]
}

/// All ways that text can take.
struct FlowGraph {
  private var slots: [SlotKey: Slot] = [:]
  private(set) var keys: [SlotKey] = []
  private(set) var edges: [FlowEdge] = []
  private(set) var sinks: [SinkRecord] = []
  private(set) var outgoing: [[Int32]] = []
  private(set) var incoming: [[Int32]] = []
  private var known: Set<EdgeIdentity> = []

  private struct EdgeIdentity: Hashable {
    var from: Flow
    var to: Slot
    var path: [Int32]
  }

  mutating func slot(_ key: SlotKey) -> Slot {
    if let slot = slots[key] { return slot }
    let slot = Slot(index: Int32(keys.count))
    keys.append(key)
    outgoing.append([])
    incoming.append([])
    slots[key] = slot
    return slot
  }

  func existingSlot(_ key: SlotKey) -> Slot? { slots[key] }

  mutating func connect(
    _ flow: Flow, to slot: Slot, path: [Int32] = [], message: String, file: Int32, offset: Int
  ) {
    guard flow.slot != slot || flow.path != path,
      known.insert(EdgeIdentity(from: flow, to: slot, path: path)).inserted
    else { return }
    outgoing[Int(flow.slot.index)].append(Int32(edges.count))
    incoming[Int(slot.index)].append(Int32(edges.count))
    edges.append(FlowEdge(from: flow, to: slot, path: path, message: message, file: file, offset: offset))
  }

  mutating func addSink(_ sink: SinkRecord) -> Slot {
    sinks.append(sink)
    return slot(.sink(sinks.count - 1))
  }
}
