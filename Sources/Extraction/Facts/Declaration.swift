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
  /// Its name; of an extension, the extended type as written.
  var name: NameID
  /// The type it stands in.
  var parent: DeclarationID
  /// The UTF-8 ranges of the whole and of the name.
  var start: UInt32
  var end: UInt32
  var nameStart: UInt32
  var nameEnd: UInt32
  /// In ``FileFacts/links``.
  var attributes = Run.empty
  /// In ``FileFacts/generics``.
  var generics = Run.empty
  /// In ``FileFacts/links``.
  var inherited = Run.empty
  /// In ``FileFacts/parameters``.
  var parameters = Run.empty
  /// The type written for it: of a variable, the result, what an alias stands for, what is extended.
  var type = TermID.none
  /// The initial value of a variable, the raw value of a case.
  var value = TermID.none
  /// The body; of a variable, its getter.
  var body = TermID.none
  /// Setters and observers, in ``FileFacts/links``.
  var accessors = Run.empty

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

/// One parameter of a function, initializer, subscript or macro, or one value of an enum case.
struct Parameter: Hashable, Sendable, BitwiseCopyable {
  /// What a caller writes before the colon; empty for none.
  var label: NameID
  /// Its name inside.
  var name: NameID
  var type: TermID
  var defaultValue: TermID
  var isVariadic: Bool
}

/// `T: View` in angle brackets.
struct GenericParameter: Hashable, Sendable, BitwiseCopyable {
  var name: NameID
  var constraint: TermID
}
