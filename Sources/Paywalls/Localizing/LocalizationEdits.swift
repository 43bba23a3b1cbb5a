import StructuredText

/// Edits of a definition file, made in the style of what stands around them.
struct LocalizationEdits {
  private let editor: JSONEditor
  /// Whether the file writes what is not ASCII as escapes; nil before someone asked.
  private var isEscaped: Bool?
  private(set) var all: [JSONEdit] = []

  init(_ document: JSONDocument) {
    editor = JSONEditor(document)
  }

  mutating func replace(_ range: Range<Int>, with value: JSONValue) {
    var bytes: [UInt8] = []
    JSONWriter(style: editor.style, isInline: true).append(value, indentation: "", to: &bytes)
    add(JSONEdit(range, bytes))
  }

  mutating func replace(_ node: JSONNode, with value: JSONValue) {
    add(editor.replace(node, with: value))
  }

  /// Puts members behind those that an object has.
  mutating func insert(_ members: [JSONValue.Member], into object: JSONNode) {
    guard !members.isEmpty else { return }
    guard object.kind == .object, object.count > 0 else { return replace(object, with: .object(members)) }
    for member in members {
      add(editor.set(member.key, to: member.value, in: object) { _, _ in false })
    }
  }

  /// Puts elements behind those that an array has.
  mutating func append(_ elements: [JSONValue], to array: JSONNode) {
    guard !elements.isEmpty else { return }
    guard array.kind == .array, array.count > 0 else { return replace(array, with: .array(elements)) }
    for element in elements { add(editor.append(element, to: array)) }
  }

  private mutating func add(_ edit: JSONEdit) {
    var edit = edit
    if edit.replacement.contains(where: { $0 >= 0x80 }), writesEscapes() {
      edit.replacement = Self.escaped(edit.replacement)
    }
    all.append(edit)
  }

  private mutating func writesEscapes() -> Bool {
    if let isEscaped { return isEscaped }
    let escapes = editor.document.bytes.withUnsafeBufferPointer { bytes -> Bool in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
      return bytes.indices.dropLast().contains { bytes[$0] == UInt8(ascii: "\\") && bytes[$0 + 1] == UInt8(ascii: "u") }
    }
    isEscaped = escapes
    return escapes
  }

  /// What is not ASCII as escapes; it stands in texts alone.
  private static func escaped(_ bytes: [UInt8]) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    var result: [UInt8] = []
    for unit in String(decoding: bytes, as: UTF8.self).utf16 {
      if unit < 0x80 {
        result.append(UInt8(unit))
      } else {
        result += "\\u".utf8
        for shift in [12, 8, 4, 0] { result.append(digits[Int(unit >> UInt16(shift)) & 15]) }
      }
    }
    return result
  }
}
