/// A type with what its declaration and all its extensions say.
final class TypeInfo {
  var name: String
  /// With the names of the types around it.
  var qualifiedName: String
  var parent: TypeID?
  /// The main declaration first, then extensions; empty for a type that no source declares.
  var declarations: [DeclarationReference] = []
  var kind: Declaration.Kind
  var generics: [GenericReference] = []
  var nested: [String: [TypeID]] = [:]
  var aliases: [String: DeclarationReference] = [:]
  var members: [String: [DeclarationReference]] = [:]
  /// Stored properties in source order, for the memberwise initializer.
  var stored: [DeclarationReference] = []
  var hasInitializer = false
  /// Whether the table of interfaces declares it.
  var isInterface = false
  /// Whether a string literal of the type is looked up, and how.
  var lookup: Lookup?

  init(name: String, qualifiedName: String, kind: Declaration.Kind) {
    self.name = name
    self.qualifiedName = qualifiedName
    self.kind = kind
  }

  /// How a literal of a type that is looked up becomes a key.
  enum Lookup {
    /// `Day %lld`.
    case specifiers
    /// `Get ${book}`, as App Intents write it.
    case names
    /// The same in the table `AppShortcuts`.
    case phrases
  }
}
