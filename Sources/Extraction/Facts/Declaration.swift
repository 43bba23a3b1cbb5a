/// The address of a ``Declaration`` in its ``FileFacts``.
struct DeclarationID: Hashable, Sendable {
  let index: Int32

  /// No declaration; as a parent, the file itself.
  static let none = DeclarationID(index: -1)
}

/// Something that a file declares, in types or at the top or in a function's body.
struct Declaration: Hashable, Sendable {
  enum Kind: UInt8, Sendable {
    case structure, classType, enumeration, actor, protocolType, extensionOf
    case function, initializer, subscriptMember, variable, enumCase, macro
    case typeAlias, associatedType
  }

  var kind: Kind
  /// Its name; of an extension, the extended type as written.
  var name: String
  /// The type it stands in.
  var parent: DeclarationID
  /// The UTF-8 ranges of the whole and of the name.
  var range: Range<Int>
  var nameRange: Range<Int>
  var attributes: [TermID] = []
  var isStatic = false
  /// Whether it is a constant, `let`.
  var isConstant = false
  /// Whether a caller cannot pass a value for it: `private` without a setter of its own.
  var isPrivate = false
  /// Whether an initializer may give nil.
  var isFailable = false
  var generics: [GenericParameter] = []
  var inherited: [TermID] = []
  var parameters: [Parameter] = []
  /// The type written for it: of a variable, the result, what an alias stands for, what is extended.
  var type = TermID.none
  /// The initial value of a variable, the raw value of a case.
  var value = TermID.none
  /// The body; of a variable, its getter.
  var body = TermID.none
  /// Setters and observers.
  var accessors: [TermID] = []
  var isPreview = false
  var isDemo = false

  var isType: Bool { kind.rawValue <= Kind.protocolType.rawValue }
  var isCallable: Bool { kind == .function || kind == .initializer || kind == .subscriptMember || kind == .macro }
}

/// One parameter of a function, initializer, subscript or macro, or one value of an enum case.
struct Parameter: Hashable, Sendable {
  /// What a caller writes before the colon; nil for none.
  var label: String?
  /// Its name inside.
  var name: String
  var type: TermID
  var defaultValue: TermID
  var isVariadic: Bool
  var attributes: [TermID]
  var range: Range<Int>
}

/// `T: View` in angle brackets.
struct GenericParameter: Hashable, Sendable {
  var name: String
  var constraint: TermID
}
