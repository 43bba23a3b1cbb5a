/// A type, so far as linking knows it: the address of its one node in a ``TypeTable``. Equal types have equal addresses.
struct SwiftType: Hashable, BitwiseCopyable {
  fileprivate let node: UnsafePointer<Node>?

  static var unknown: SwiftType { SwiftType(node: nil) }

  @inline(__always)
  fileprivate init(node: UnsafePointer<Node>?) { self.node = node }

  @inline(__always)
  static func == (left: SwiftType, right: SwiftType) -> Bool { left.node == right.node }

  fileprivate struct Node: BitwiseCopyable {
    var kind: Kind
    /// Whether a generic parameter stands anywhere in it.
    var hasGenerics: Bool
    /// The type's number, or that of the file that declares a generic parameter.
    var first: Int32
    /// The declaration and name of a generic parameter.
    var second: Int32
    var third: UInt32
    /// Generic arguments, elements of a tuple, parameters and result of a function, what a metatype is of.
    var parts: UnsafePointer<SwiftType>
    var labels: UnsafePointer<Symbol>
    var count: Int32
    /// Its place in the table.
    var number: UInt32
    var hash: UInt32
  }

  fileprivate enum Kind: UInt8, BitwiseCopyable { case nominal, tuple, function, meta, generic }

  /// What a type is made of.
  enum Form {
    case unknown
    /// A structure, class, enumeration or protocol with its generic arguments; `some P` is taken for `P`.
    case nominal(TypeID, TypeList)
    case tuple(TupleElements)
    case function(TypeList, SwiftType)
    /// The type itself as a value.
    case meta(SwiftType)
    /// A generic parameter of a declaration.
    case generic(GenericReference)
  }

  @inline(__always)
  var form: Form {
    guard let node = node?.pointee else { return .unknown }
    switch node.kind {
    case .nominal: return .nominal(TypeID(index: node.first), TypeList(base: node.parts, count: Int(node.count)))
    case .tuple:
      return .tuple(
        TupleElements(types: TypeList(base: node.parts, count: Int(node.count)), labels: node.labels))
    case .function:
      return .function(TypeList(base: node.parts, count: Int(node.count) - 1), node.parts[Int(node.count) - 1])
    case .meta: return .meta(node.parts[0])
    case .generic: return .generic(generic(node))
    }
  }

  @inline(__always)
  private func generic(_ node: Node) -> GenericReference {
    GenericReference(
      owner: DeclarationReference(file: node.first, id: DeclarationID(index: node.second)),
      name: Symbol(index: node.third))
  }

  @inline(__always)
  var isUnknown: Bool { node == nil }

  @inline(__always)
  var nominalID: TypeID? {
    guard let node, node.pointee.kind == .nominal else { return nil }
    return TypeID(index: node.pointee.first)
  }

  @inline(__always)
  func isNominal(_ id: TypeID) -> Bool {
    guard let node else { return false }
    return node.pointee.kind == .nominal && node.pointee.first == id.index
  }

  @inline(__always)
  var arguments: TypeList {
    guard let node, node.pointee.kind == .nominal else { return .empty }
    return TypeList(base: node.pointee.parts, count: Int(node.pointee.count))
  }

  /// Everything that the type is made of.
  var parts: TypeList {
    guard let node else { return .empty }
    return TypeList(base: node.pointee.parts, count: Int(node.pointee.count))
  }

  @inline(__always)
  var hasGenerics: Bool { node?.pointee.hasGenerics ?? false }

  /// What a metatype is the type of.
  @inline(__always)
  var instance: SwiftType? {
    guard let node, node.pointee.kind == .meta else { return nil }
    return node.pointee.parts[0]
  }

  /// The place in its table, counted from one; zero for the unknown type.
  @inline(__always)
  var number: UInt32 { node?.pointee.number ?? 0 }
}

/// Types that lie one behind the other.
struct TypeList: RandomAccessCollection, BitwiseCopyable {
  fileprivate let base: UnsafePointer<SwiftType>?
  let count: Int

  static var empty: TypeList { TypeList(base: nil, count: 0) }

  @inline(__always)
  var startIndex: Int { 0 }
  @inline(__always)
  var endIndex: Int { count }
  @inline(__always)
  subscript(_ position: Int) -> SwiftType {
    guard let base, position >= 0, position < count else { return .unknown }
    return base[position]
  }
}

/// The types of a tuple's elements with their labels.
struct TupleElements: BitwiseCopyable {
  let types: TypeList
  fileprivate let labels: UnsafePointer<Symbol>

  @inline(__always)
  var count: Int { types.count }

  func label(_ position: Int) -> Symbol { position < count ? labels[position] : .empty }
}

/// The number of a type in ``Program/types``.
struct TypeID: Hashable, Sendable, BitwiseCopyable {
  let index: Int32

  static let none = TypeID(index: -1)
}

/// A declaration of some file.
struct DeclarationReference: Hashable, Sendable, BitwiseCopyable {
  let file: Int32
  let id: DeclarationID

  static let none = DeclarationReference(file: -1, id: .none)

  @inline(__always)
  var isNone: Bool { file < 0 }
}

/// A term of some file.
struct TermReference: Hashable, Sendable, BitwiseCopyable {
  let file: Int32
  let term: TermID

  static let none = TermReference(file: -1, term: .none)

  @inline(__always)
  var isNone: Bool { file < 0 }
}

/// A generic parameter by its declaration and name.
struct GenericReference: Hashable, Sendable, BitwiseCopyable {
  var owner: DeclarationReference
  var name: Symbol
}

/// Makes types, each once.
final class TypeTable {
  private let arena = Arena()
  private let nodes = GrowingList<UnsafePointer<SwiftType.Node>>(capacity: 1024)
  private let slots = GrowingList<UInt32>(repeating: 0, count: 4096)
  private let noTypes: UnsafePointer<SwiftType>
  private let noLabels: UnsafePointer<Symbol>
  /// Types without arguments, by their number.
  private let plain = GrowingList<SwiftType>(capacity: 1024)
  /// What stands for a type as a value, by the number of the type.
  private let metas = GrowingList<SwiftType>(capacity: 1024)
  /// Parts of types in the making.
  private let waiting = GrowingList<SwiftType>(capacity: 256)

  init() {
    noTypes = UnsafePointer(arena.allocate(SwiftType.self, count: 1))
    noLabels = UnsafePointer(arena.allocate(Symbol.self, count: 1))
  }

  // MARK: Making

  @inline(__always)
  func nominal(_ id: TypeID) -> SwiftType {
    let number = Int(id.index)
    if number < plain.count, !plain[number].isUnknown { return plain[number] }
    return makePlain(id)
  }

  private func makePlain(_ id: TypeID) -> SwiftType {
    let made = make(.nominal, id.index, 0, 0, UnsafeBufferPointer(start: nil, count: 0))
    while plain.count <= Int(id.index) { plain.append(.unknown) }
    plain[Int(id.index)] = made
    return made
  }

  func nominal(_ id: TypeID, _ argument: SwiftType) -> SwiftType {
    withUnsafePointer(to: argument) { make(.nominal, id.index, 0, 0, UnsafeBufferPointer(start: $0, count: 1)) }
  }

  func nominal(_ id: TypeID, _ first: SwiftType, _ second: SwiftType) -> SwiftType {
    withUnsafePointer(to: (first, second)) { pair in
      pair.withMemoryRebound(to: SwiftType.self, capacity: 2) {
        make(.nominal, id.index, 0, 0, UnsafeBufferPointer(start: $0, count: 2))
      }
    }
  }

  func nominal(_ id: TypeID, _ arguments: TypeList) -> SwiftType {
    make(.nominal, id.index, 0, 0, UnsafeBufferPointer(start: arguments.base, count: arguments.count))
  }

  @inline(__always)
  func meta(_ type: SwiftType) -> SwiftType {
    let number = Int(type.number)
    if number < metas.count, !metas[number].isUnknown { return metas[number] }
    return makeMeta(type)
  }

  private func makeMeta(_ type: SwiftType) -> SwiftType {
    let made = withUnsafePointer(to: type) { make(.meta, 0, 0, 0, UnsafeBufferPointer(start: $0, count: 1)) }
    while metas.count <= Int(type.number) { metas.append(.unknown) }
    metas[Int(type.number)] = made
    return made
  }

  func generic(_ reference: GenericReference) -> SwiftType {
    make(
      .generic, reference.owner.file, reference.owner.id.index, reference.name.index,
      UnsafeBufferPointer(start: nil, count: 0))
  }

  // MARK: Making from parts

  /// Where the parts of a type to be made start.
  var mark: Int { waiting.count }

  func push(_ type: SwiftType) { waiting.append(type) }

  func drop(to mark: Int) { waiting.truncate(to: mark) }

  /// The parts since a mark.
  func parts(since mark: Int) -> [SwiftType] { Array(waiting.suffix(from: mark)) }

  func nominal(_ id: TypeID, since mark: Int) -> SwiftType {
    let made = make(.nominal, id.index, 0, 0, waiting.suffix(from: mark))
    waiting.truncate(to: mark)
    return made
  }

  func tuple(_ labels: [Symbol], since mark: Int) -> SwiftType {
    let made = labels.withUnsafeBufferPointer { make(.tuple, 0, 0, 0, waiting.suffix(from: mark), $0) }
    waiting.truncate(to: mark)
    return made
  }

  /// The parts are the parameters and the result.
  func function(since mark: Int) -> SwiftType {
    let made = make(.function, 0, 0, 0, waiting.suffix(from: mark))
    waiting.truncate(to: mark)
    return made
  }

  /// The type with each part replaced.
  func mapping(_ type: SwiftType, _ change: (SwiftType) -> SwiftType) -> SwiftType {
    guard let node = type.node?.pointee, node.count > 0 else { return type }
    let mark = mark
    for index in 0..<Int(node.count) { push(change(node.parts[index])) }
    let labels = UnsafeBufferPointer(start: node.labels, count: node.kind == .tuple ? Int(node.count) : 0)
    let made = make(node.kind, node.first, node.second, node.third, waiting.suffix(from: mark), labels)
    waiting.truncate(to: mark)
    return made
  }

  // MARK: Finding

  private func make(
    _ kind: SwiftType.Kind, _ first: Int32, _ second: Int32, _ third: UInt32,
    _ parts: UnsafeBufferPointer<SwiftType>,
    _ labels: UnsafeBufferPointer<Symbol> = UnsafeBufferPointer(start: nil, count: 0)
  ) -> SwiftType {
    var hash = (UInt32(kind.rawValue) &+ 1) &* 0x9E37_79B1
    hash = (hash ^ UInt32(bitPattern: first)) &* 0x85EB_CA6B
    hash = (hash ^ UInt32(bitPattern: second)) &* 0xC2B2_AE35
    hash = (hash ^ third) &* 0x27D4_EB2F
    for part in parts { hash = (hash ^ part.number ^ (hash >> 13)) &* 0x1656_67B1 }
    for label in labels { hash = (hash ^ label.index) &* 0x9E37_79B1 }
    hash ^= hash >> 15
    let mask = slots.count - 1
    var at = Int(hash) & mask
    while slots[at] != 0 {
      let found = nodes[Int(slots[at]) - 1]
      if found.pointee.hash == hash, found.pointee.kind == kind, found.pointee.first == first,
        found.pointee.second == second, found.pointee.third == third, Int(found.pointee.count) == parts.count,
        Self.holds(found.pointee.parts, parts), Self.holds(found.pointee.labels, labels)
      {
        return SwiftType(node: found)
      }
      at = (at + 1) & mask
    }
    let node = arena.allocate(SwiftType.Node.self, count: 1)
    node.initialize(
      to: SwiftType.Node(
        kind: kind, hasGenerics: kind == .generic || parts.contains { $0.hasGenerics }, first: first, second: second,
        third: third, parts: parts.isEmpty ? noTypes : arena.copy(parts),
        labels: labels.isEmpty ? noLabels : arena.copy(labels), count: Int32(truncatingIfNeeded: parts.count),
        number: UInt32(truncatingIfNeeded: nodes.count + 1), hash: hash))
    nodes.append(UnsafePointer(node))
    slots[at] = UInt32(truncatingIfNeeded: nodes.count)
    if nodes.count * 2 > slots.count { grow() }
    return SwiftType(node: UnsafePointer(node))
  }

  @inline(__always)
  private static func holds<Element: Equatable>(
    _ elements: UnsafePointer<Element>, _ wanted: UnsafeBufferPointer<Element>
  ) -> Bool {
    for index in 0..<wanted.count where elements[index] != wanted[index] { return false }
    return true
  }

  private func grow() {
    let size = slots.count * 2
    slots.truncate(to: 0)
    for _ in 0..<size { slots.append(0) }
    for index in 0..<nodes.count {
      var at = Int(nodes[index].pointee.hash) & (size - 1)
      while slots[at] != 0 { at = (at + 1) & (size - 1) }
      slots[at] = UInt32(truncatingIfNeeded: index + 1)
    }
  }
}
