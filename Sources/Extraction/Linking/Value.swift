/// What an expression gives: its type, and where its text comes from.
struct Value: BitwiseCopyable {
  var type: SwiftType
  var flows = FlowList.none
  /// The closure that it is, where it is one that stands right there.
  var closure = TermReference.none

  static var unknown: Value { Value(type: .unknown) }
}

/// Flows that lie one behind the other in a linker's ``Linker/flows``.
struct FlowList: BitwiseCopyable {
  var first: Int32
  var count: Int32

  static var none: FlowList { FlowList(first: 0, count: 0) }

  var isEmpty: Bool { count == 0 }
}

/// What the place of an expression wants.
struct Expectation: BitwiseCopyable {
  var type: SwiftType = .unknown
  /// How literals are looked up where they are keys whatever their type: a position in ``Linker/keys``.
  var key: Int32 = -1
  /// Whether a plain literal in this place is a key.
  var isKey = false
  /// Whether a literal in this place is a value, comment or the like and no key of its own.
  var isCompanion = false

  static var none: Expectation { Expectation() }
}

/// What stands beside a key in the call that looks it up: literals of the same file.
struct KeyContext: BitwiseCopyable {
  var table = TermReference.none
  var comment = TermReference.none
  /// The bundle as written, with the sign in front of it.
  var bundle = Symbol.empty
  var bundleSign = BundleSign.none
  /// A position in ``Linker/defaultValues``.
  var defaultValue: Int32 = -1

  enum BundleSign: UInt8, BitwiseCopyable { case none, plain, dot, pound }
}

/// A name inside a body.
struct Local: BitwiseCopyable {
  var name: Symbol
  var type: SwiftType
  var flow: Flow
  /// A run of ``Linker/localFunctions``, where the name stands for functions.
  var functions = Run.empty

  var isFunction: Bool { functions.count > 0 }
}

/// Where in the code an expression stands.
struct Context: BitwiseCopyable {
  let file: Int32
  /// The innermost declaration.
  var declaration = DeclarationReference.none
  var selfType: SwiftType = .unknown
  /// What `return` gives back and where it goes.
  var resultType: SwiftType = .unknown
  var resultSlot = Slot.none
  var isPreview = false
  var isDemo = false
  /// Whether findings are recorded; otherwise only types are asked for.
  var records = true
  /// The role that the text has for standing in the label of a control.
  var labelRole: TextRole?
  /// What must hold for the place to be reached, outermost first: a list of conditions.
  var conditions = ListTable.empty
  /// The innermost modifier around the place, in ``Linker/styles``.
  var style: Int32 = -1
  var depth: Int32 = 0
}

/// A modifier that says what the text inside it is for.
struct Style: BitwiseCopyable {
  var modifier: Word
  var traits: Traits = []
  /// The number given for its size; zero for none.
  var size: Int32 = 0
  /// The modifier around it.
  var outer: Int32 = -1

  struct Traits: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    static let header = Traits(rawValue: 1)
    static let title = Traits(rawValue: 2)
    static let small = Traits(rawValue: 4)
    static let capsule = Traits(rawValue: 8)
  }
}

/// A string literal that was given a type.
struct LiteralRecord: BitwiseCopyable {
  let literal: TermReference
  var isLookedUp = false
  var lookup = TypeInfo.Lookup.specifiers
  var key = KeyContext()
  var isPreview: Bool
  var isDemo: Bool
  /// Whether the literal is a default value or comment and no text of its own.
  var isCompanion = false
  /// The array whose phrases are one entry, where this is the first of them.
  var phrases = TermID.none
}

/// What an interpolation inserts.
struct InterpolationFact: BitwiseCopyable {
  var specifier: Specifier
  var isCertain: Bool
  /// The name App Intents use; an interpolation without one has none.
  var name = Symbol.empty
  var hasName = false
}
