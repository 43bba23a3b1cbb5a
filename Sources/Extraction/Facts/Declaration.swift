/// The address of a ``Declaration`` in its ``FileFacts``.
struct DeclarationID: Hashable, Sendable, BitwiseCopyable {
  let index: Int32

  /// No declaration; as a parent, the file itself.
  static let none = DeclarationID(index: -1)
}

/// Something that a file declares, in types or at the top or in a function's body.
struct Declaration: Hashable, Sendable, BitwiseCopyable {
  enum Kind: UInt8, Sendable, BitwiseCopyable {
    case structure, classType, enumeration, actor, protocolType, extensionOf
    case function, initializer, subscriptMember, variable, enumCase, macro
    case typeAlias, associatedType
  }

  struct Flags: OptionSet, Hashable, Sendable, BitwiseCopyable {
    let rawValue: UInt8

    static let isStatic = Flags(rawValue: 1)
    static let isConstant = Flags(rawValue: 2)
    static let isPrivate = Flags(rawValue: 4)
    static let isFailable = Flags(rawValue: 8)
    static let isPreview = Flags(rawValue: 16)
    static let isDemo = Flags(rawValue: 32)
    static let isPublic = Flags(rawValue: 64)
  }

  var kind: Kind
  var flags: Flags = []
  private var nameLength: UInt16 = 0
  /// Its name; of an extension, the extended type as written.
  var name: NameID
  /// The type it stands in.
  var parent: DeclarationID
  /// The UTF-8 range of the whole.
  var start: UInt32
  var end: UInt32
  /// Where the name starts.
  private(set) var nameStart: UInt32 = 0
  /// Its attributes, a group of terms.
  var attributes = TermID.none
  /// The type written for it: of a variable, the result, what an alias stands for, what is extended.
  var type = TermID.none
  /// The initial value of a variable, the raw value of a case.
  var value = TermID.none
  /// The body; of a variable, its getter.
  var body = TermID.none
  /// What only some kinds have: see ``inherited`` and ``accessors``.
  private var group = TermID.none
  private var firstGeneric: UInt32 = 0
  private var firstParameter: UInt32 = 0
  private var genericCount: UInt16 = 0
  private var parameterCount: UInt16 = 0

  init(kind: Kind, name: NameID, parent: DeclarationID, start: UInt32, end: UInt32) {
    self.kind = kind
    self.name = name
    self.parent = parent
    self.start = start
    self.end = end
  }

  /// Where the name ends; names of more than 65,535 bytes are cut there.
  var nameEnd: UInt32 { nameStart + UInt32(nameLength) }

  mutating func setName(from start: UInt32, to end: UInt32) {
    nameStart = start
    nameLength = UInt16(clamping: max(start, end) - start)
  }

  /// In ``FileFacts/generics``; more than 65,535 are not kept.
  var generics: Run {
    get { Run(first: firstGeneric, count: UInt32(genericCount)) }
    set { (firstGeneric, genericCount) = (newValue.first, UInt16(clamping: newValue.count)) }
  }

  /// In ``FileFacts/parameters``; more than 65,535 are not kept.
  var parameters: Run {
    get { Run(first: firstParameter, count: UInt32(parameterCount)) }
    set { (firstParameter, parameterCount) = (newValue.first, UInt16(clamping: newValue.count)) }
  }

  /// What a type or extension inherits, a group of terms.
  var inherited: TermID {
    get { kind == .variable ? .none : group }
    set { group = newValue }
  }

  /// Setters and observers of a variable, a group of terms.
  var accessors: TermID {
    get { kind == .variable ? group : .none }
    set { group = newValue }
  }

  /// All its terms but those of its parameters and generic parameters.
  var terms: (TermID, TermID, TermID, TermID, TermID) { (attributes, type, value, body, group) }

  /// Whether a byte is that of a kind.
  static func isKind(_ byte: UInt8) -> Bool { byte <= Kind.associatedType.rawValue }

  var isType: Bool { kind.rawValue <= Kind.protocolType.rawValue }
  var isCallable: Bool { kind == .function || kind == .initializer || kind == .subscriptMember || kind == .macro }
  var isStatic: Bool { flags.contains(.isStatic) }
  /// Whether it is a constant, `let`.
  var isConstant: Bool { flags.contains(.isConstant) }
  /// Whether a caller cannot pass a value for it: `private` without a setter of its own.
  var isPrivate: Bool { flags.contains(.isPrivate) }
  /// Whether code of other modules may use it: `public` or `open`.
  var isPublic: Bool { flags.contains(.isPublic) }
  var isPreview: Bool { flags.contains(.isPreview) }
  var isDemo: Bool { flags.contains(.isDemo) }
  var range: Range<Int> { Int(start)..<Int(end) }
}

extension Declaration: Narrowing {
  struct Narrow: BitwiseCopyable {
    var kind: Kind
    var flags: Flags
    var nameLength, name, parent, start, end, nameStart: UInt16
    var attributes, type, value, body, group: UInt16
    var firstGeneric, firstParameter, genericCount, parameterCount: UInt16
  }

  @inline(__always)
  init(_ narrow: Narrow) {
    kind = narrow.kind
    flags = narrow.flags
    nameLength = narrow.nameLength
    name = NameID(index: UInt32(narrow.name))
    parent = DeclarationID(index: Int32(Int16(bitPattern: narrow.parent)))
    start = UInt32(narrow.start)
    end = UInt32(narrow.end)
    nameStart = UInt32(narrow.nameStart)
    attributes = TermID(index: UInt32(narrow.attributes))
    type = TermID(index: UInt32(narrow.type))
    value = TermID(index: UInt32(narrow.value))
    body = TermID(index: UInt32(narrow.body))
    group = TermID(index: UInt32(narrow.group))
    firstGeneric = UInt32(narrow.firstGeneric)
    firstParameter = UInt32(narrow.firstParameter)
    genericCount = narrow.genericCount
    parameterCount = narrow.parameterCount
  }

  var narrow: Narrow {
    Narrow(
      kind: kind, flags: flags, nameLength: nameLength, name: name.index.narrow,
      parent: UInt16(truncatingIfNeeded: parent.index), start: start.narrow, end: end.narrow,
      nameStart: nameStart.narrow, attributes: attributes.index.narrow, type: type.index.narrow,
      value: value.index.narrow, body: body.index.narrow, group: group.index.narrow, firstGeneric: firstGeneric.narrow,
      firstParameter: firstParameter.narrow, genericCount: genericCount, parameterCount: parameterCount)
  }
}
