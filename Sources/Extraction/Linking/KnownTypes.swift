/// The types of the standard library and SwiftUI that the language itself speaks of.
struct KnownTypes {
  let string: SwiftType
  let character: SwiftType
  let integer: SwiftType
  let double: SwiftType
  let boolean: SwiftType
  let resource: SwiftType
  let view: TypeID
  let optionalID: TypeID
  let arrayID: TypeID
  let dictionaryID: TypeID
  let setID: TypeID
  let bindingID: TypeID
  let rangeID: TypeID
  let keyPathID: TypeID

  init(_ program: Program) {
    func plain(_ name: String) -> SwiftType { .nominal(program.interface(name), []) }
    string = plain("String")
    character = plain("Character")
    integer = plain("Int")
    double = plain("Double")
    boolean = plain("Bool")
    resource = plain("LocalizedStringResource")
    view = program.interface("View")
    optionalID = program.interface("Optional")
    arrayID = program.interface("Array")
    dictionaryID = program.interface("Dictionary")
    setID = program.interface("Set")
    bindingID = program.interface("Binding")
    rangeID = program.interface("Range")
    keyPathID = program.interface("KeyPath")
  }

  func optional(_ type: SwiftType) -> SwiftType {
    if case .nominal(optionalID, _) = type { return type }
    return .nominal(optionalID, [type])
  }

  func array(of type: SwiftType) -> SwiftType { .nominal(arrayID, [type]) }

  func binding(to type: SwiftType) -> SwiftType { .nominal(bindingID, [type]) }

  /// A type without the optionals around it.
  func unwrapped(_ type: SwiftType) -> SwiftType {
    var type = type
    while case .nominal(optionalID, let arguments) = type { type = arguments.first ?? .unknown }
    return type
  }
}
