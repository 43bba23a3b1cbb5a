/// A type with what its declaration and all its extensions say.
struct TypeInfo: BitwiseCopyable {
  var name: Symbol
  var kind: Declaration.Kind
  var parent = TypeID.none
  /// The main declaration, or the first extension of a type that no source declares; none for a mere name.
  var main = DeclarationReference.none
  var flags: Flags = []
  /// Whether a string literal of the type is looked up, and how.
  var lookup: Lookup?
  /// The generic parameters of the main declaration.
  var genericsOwner = DeclarationReference.none
  /// Its position among the texts of qualified names; -1 where the name is all.
  var qualifiedName: Int32 = -1

  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    static let hasInitializer = Flags(rawValue: 1)
    /// Whether the table of interfaces declares it.
    static let isInterface = Flags(rawValue: 2)
    /// Whether a source holds more of it than extensions.
    static let isDeclared = Flags(rawValue: 4)
    static let hasGenerics = Flags(rawValue: 8)
  }

  init(name: Symbol, kind: Declaration.Kind) {
    self.name = name
    self.kind = kind
  }

  /// How a literal of a type that is looked up becomes a key.
  enum Lookup: UInt8, BitwiseCopyable {
    /// `Day %lld`.
    case specifiers
    /// `Get ${book}`, as App Intents write it.
    case names
    /// The same in the table `AppShortcuts`.
    case phrases
  }

  var isInterface: Bool { flags.contains(.isInterface) }
  var hasInitializer: Bool { flags.contains(.hasInitializer) }
  /// Whether it is a mere name, that no source declares or extends.
  var isBare: Bool { main.isNone }
  /// Whether no source declares it, though one may extend it.
  var isExtendedOnly: Bool { !flags.contains(.isDeclared) }
}
