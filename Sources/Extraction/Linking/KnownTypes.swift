/// The types of the standard library and SwiftUI that the language itself speaks of.
final class KnownTypes {
  let string: SwiftType
  let character: SwiftType
  let integer: SwiftType
  let double: SwiftType
  let boolean: SwiftType
  let resource: SwiftType
  let errorType: SwiftType
  let environment: SwiftType
  let viewType: SwiftType
  let view: TypeID
  let sequenceID: TypeID
  let optionalID: TypeID
  let arrayID: TypeID
  let dictionaryID: TypeID
  let setID: TypeID
  let bindingID: TypeID
  let rangeID: TypeID
  let keyPathID: TypeID
  private let made: TypeTable

  init(_ program: Program) {
    let made = program.made
    func plain(_ word: Word) -> SwiftType { made.nominal(program.interface(word)) }
    string = plain(.string)
    character = plain(.character)
    integer = plain(.int)
    double = plain(.double)
    boolean = plain(.bool)
    resource = plain(.localizedStringResource)
    errorType = plain(.errorProtocol)
    environment = plain(.environmentValues)
    viewType = plain(.view)
    view = program.interface(.view)
    sequenceID = program.interface(.sequence)
    optionalID = program.interface(.optional)
    arrayID = program.interface(.array)
    dictionaryID = program.interface(.dictionary)
    setID = program.interface(.set)
    bindingID = program.interface(.binding)
    rangeID = program.interface(.range)
    keyPathID = program.interface(.keyPath)
    self.made = made
  }

  func optional(_ type: SwiftType) -> SwiftType {
    type.isNominal(optionalID) ? type : made.nominal(optionalID, type)
  }

  func array(of type: SwiftType) -> SwiftType { made.nominal(arrayID, type) }

  func binding(to type: SwiftType) -> SwiftType { made.nominal(bindingID, type) }

  /// A type without the optionals around it.
  @inline(__always)
  func unwrapped(_ type: SwiftType) -> SwiftType {
    var type = type
    while type.isNominal(optionalID) { type = type.arguments[0] }
    return type
  }
}
