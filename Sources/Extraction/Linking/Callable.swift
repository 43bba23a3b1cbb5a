/// Something that can be called, with what is known of the generic parameters.
struct Callable {
  var reference: DeclarationReference?
  /// What a person calls it: `Page`, `text(day:plan:)`.
  var name: String
  var parameters: [CallableParameter]
  var result: SwiftType
  var resultSlot: Slot?
  var values: [GenericReference: SwiftType] = [:]
  var isInterface = false
  var isDisfavored = false
  var role: TextRole?
}

/// An argument of a function that no source declares.
struct AbsentPlace: Hashable {
  var callee: String
  var label: String
}

/// A parameter of a ``Callable``.
struct CallableParameter {
  var label: String?
  var name: String
  var type: SwiftType
  var hasDefault: Bool
  var isVariadic = false
  var slot: SlotKey?
  var mark: Mark?

  /// What the table of interfaces says of a parameter.
  enum Mark {
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
}
