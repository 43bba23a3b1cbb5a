/// How text is written in XML.
public enum XMLText {
  /// The bytes of a text, references resolved and line ends as XML reads them (section 2.11); in an attribute, white
  /// space that is no reference becomes a space (section 3.3.3). What is no reference stays as it is.
  static func decoded(_ bytes: ArraySlice<UInt8>, isAttribute: Bool, isLiteral: Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var at = bytes.startIndex
    while at < bytes.endIndex {
      let byte = bytes[at]
      at += 1
      switch byte {
      case 0x0D:
        if at < bytes.endIndex, bytes[at] == 0x0A { at += 1 }
        result.append(isAttribute ? 0x20 : 0x0A)
      case 0x0A, 0x09: result.append(isAttribute ? 0x20 : byte)
      case UInt8(ascii: "&") where !isLiteral:
        guard let end = bytes[at...].prefix(12).firstIndex(of: UInt8(ascii: ";")),
          let scalar = scalar(of: bytes[at..<end])
        else {
          result.append(byte)
          continue
        }
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        at = end + 1
      default: result.append(byte)
      }
    }
    return result
  }

  /// What a reference stands for, from between `&` and `;`; nil for entities that XML does not know by itself and for
  /// characters that XML does not allow.
  static func scalar(of name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard name.first == UInt8(ascii: "#") else {
      return named.first { $0.name.utf8.elementsEqual(name) }?.scalar
    }
    var digits = name.dropFirst()
    var radix: UInt32 = 10
    if digits.first == UInt8(ascii: "x") {
      digits = digits.dropFirst()
      radix = 16
    }
    guard !digits.isEmpty, digits.count <= 8 else { return nil }
    var value: UInt32 = 0
    for byte in digits {
      let digit: UInt32
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = UInt32(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f") where radix == 16: digit = UInt32(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F") where radix == 16: digit = UInt32(byte - UInt8(ascii: "A") + 10)
      default: return nil
      }
      value = value * radix + digit
      if value > 0x10FFFF { return nil }
    }
    return Unicode.Scalar(value).flatMap { isAllowed($0) ? $0 : nil }
  }

  private static let named: [(name: StaticName, scalar: Unicode.Scalar)] = [
    (StaticName("lt"), "<"), (StaticName("gt"), ">"), (StaticName("amp"), "&"), (StaticName("quot"), "\""),
    (StaticName("apos"), "'"),
  ]

  /// A name whose bytes are compared.
  private struct StaticName: Sendable {
    let utf8: [UInt8]

    init(_ text: String) { utf8 = Array(text.utf8) }
  }

  /// Whether XML 1.0 can hold a character at all (section 2.2): of the controls only tab, line feed and return.
  public static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// Whether XML 1.0 can hold every character of a text.
  public static func isAllowed(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { isAllowed($0) }
  }

  /// Whether XML 1.0 can hold every character of a text in UTF-8.
  package static func isAllowed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var at = 0
    while true {
      // What begins U+FFFE and U+FFFF, and the controls.
      at = bytes.firstPlace(from: at) { word in word.bytesBelow(0x20) | word.bytesEqual(to: 0xEF) }
      guard at < bytes.count else { return true }
      let byte = bytes[at]
      if byte < 0x20 {
        if byte != 0x09, byte != 0x0A, byte != 0x0D { return false }
      } else if byte == 0xEF, at + 2 < bytes.count, bytes[at + 1] == 0xBF, bytes[at + 2] >= 0xBE {
        return false
      }
      at += 1
    }
  }

  /// Appends a text between tags: `&`, `<` and `>` as names, a return as a number; all else stays as it is.
  public static func append(_ text: String, to buffer: inout [UInt8]) {
    var text = text
    text.withUTF8 { append($0, to: &buffer) }
  }

  /// Appends a text in UTF-8 as the function above does.
  package static func append(_ text: UnsafeBufferPointer<UInt8>, to buffer: inout [UInt8]) {
    append(text, to: &buffer) { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case 0x0D: "&#13;"
      default: nil
      }
    }
  }

  /// Appends the value of an attribute, without quotes: besides what a text escapes, double quotes and all white space
  /// but the space, so that reading gives the same characters.
  public static func appendAttribute(_ text: String, to buffer: inout [UInt8]) {
    var text = text
    text.withUTF8 { appendAttribute($0, to: &buffer) }
  }

  /// Appends a value in UTF-8 as the function above does.
  package static func appendAttribute(_ text: UnsafeBufferPointer<UInt8>, to buffer: inout [UInt8]) {
    append(text, to: &buffer) { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      case 0x09: "&#9;"
      case 0x0A: "&#10;"
      case 0x0D: "&#13;"
      default: nil
      }
    }
  }

  @inline(__always)
  private static func append(
    _ bytes: UnsafeBufferPointer<UInt8>, to buffer: inout [UInt8], escape: (UInt8) -> StaticString?
  ) {
    var start = 0
    var at = 0
    while true {
      at = bytes.firstPlace(from: at) { word in
        word.bytesEqual(to: UInt8(ascii: "&")) | word.bytesEqual(to: UInt8(ascii: "<"))
          | word.bytesEqual(to: UInt8(ascii: ">")) | word.bytesEqual(to: UInt8(ascii: "\"")) | word.bytesBelow(0x20)
      }
      guard at < bytes.count else { break }
      if let escape = escape(bytes[at]) {
        buffer.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<at]))
        escape.withUTF8Buffer { buffer.append(contentsOf: $0) }
        start = at + 1
      }
      at += 1
    }
    buffer.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
  }
}
