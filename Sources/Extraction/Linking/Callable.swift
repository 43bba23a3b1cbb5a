/// Something that can be called, as its declaration says.
struct Signature: BitwiseCopyable {
  var reference = DeclarationReference.none
  /// What a person calls it: the type that is made, or the function.
  var name: CalleeName
  var parameters: UnsafePointer<CallableParameter>
  var parameterCount: Int
  var result: SwiftType
  var resultSlot = Slot.none
  var isInterface = false
  var isDisfavored = false
  var isEnumCase = false
  /// Whether a call of it looks something up.
  var isLookup = false
  var role: TextRole?

  var list: UnsafeBufferPointer<CallableParameter> {
    UnsafeBufferPointer(start: parameters, count: parameterCount)
  }
}

/// Something that can be called, with what is known of the generic parameters.
struct Callable: BitwiseCopyable {
  let signature: UnsafePointer<Signature>
  var result: SwiftType
  var values = Bindings.none

  @inline(__always)
  var parameters: UnsafeBufferPointer<CallableParameter> { signature.pointee.list }
  @inline(__always)
  var isInterface: Bool { signature.pointee.isInterface }
  @inline(__always)
  var reference: DeclarationReference { signature.pointee.reference }
}

/// Callables that lie one behind the other in ``Linker/callablePool``.
struct CallableList: BitwiseCopyable {
  var first: Int32
  var count: Int32

  static let none = CallableList(first: 0, count: 0)

  var isEmpty: Bool { count == 0 }
}

/// `Page` or `text(day:plan:)`.
enum CalleeName: BitwiseCopyable, Hashable {
  case type(Symbol)
  case function(DeclarationReference)
}

/// An argument of a function that no source declares.
struct AbsentPlace: Hashable, BitwiseCopyable {
  var callee: Symbol
  var label: Symbol
}

/// A parameter of a ``Callable``.
struct CallableParameter: BitwiseCopyable {
  /// Empty for none.
  var label: Symbol
  var name: Symbol
  var type: SwiftType
  var hasDefault: Bool
  var isVariadic = false
  var slot = Slot.none
  var mark: Mark?
  /// Whether literals of its type are looked up.
  var isLookup = false
  /// Whether it takes a SwiftUI `Text`.
  var isText = false

  /// What the table of interfaces says of a parameter.
  enum Mark: UInt8, BitwiseCopyable {
    /// A person reads the text as it is.
    case shown
    /// A literal is a key, though the type is a plain string.
    case key
    /// The text goes on into the result.
    case carried
    /// The text goes on into the result, unless it is a literal: who writes `String("…")` does not want it looked up.
    case passed
    /// The closure gives the label of a control that does something.
    case callToAction
    /// The closure gives a title.
    case heading
  }

  /// Whether it is a comment or the like, beside the text that is looked up.
  var isCompanion: Bool {
    switch label.word {
    case .defaultValue, .comment, .table, .tableName: true
    default: false
    }
  }
}
