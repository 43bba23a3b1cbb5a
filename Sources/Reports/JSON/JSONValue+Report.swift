internal import StructuredText

extension JSONValue {
  /// An object whose members keep their order, so that a report has the same bytes on every machine.
  static func object(_ members: [(name: String, value: JSONValue)]) -> JSONValue {
    .object(members.map { Member($0.name, $0.value) })
  }

  static func integer(_ number: Int) -> JSONValue { .number(String(number)) }

  /// A text, or `null` where there is none.
  init(_ text: String?) { self = text.map { .string($0) } ?? .null }

  /// A whole number, or `null` where there is none.
  init(_ number: Int?) { self = number.map { .integer($0) } ?? .null }

  /// The document: two blanks a level and a final newline.
  var document: String {
    String(decoding: JSONWriter(style: .plain).bytes(of: self), as: UTF8.self) + "\n"
  }
}
