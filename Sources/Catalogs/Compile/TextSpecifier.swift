/// A place of a text that an argument is written into: `%lld`, `%2$@`, `%(name)@`, `%arg`, `%#@days@`.
struct TextSpecifier {
  enum Kind: Equatable {
    /// An argument, with what it is without position and flags: `lld`.
    case argument(type: String)
    /// `%arg`: the number that a substitution counts.
    case count
    /// `%#@name@`
    case substitution(String)
  }

  /// The bytes of the whole specifier.
  let range: Range<Int>
  /// Where the part after the position or name begins: flags, width, type.
  let bodyStart: Int
  /// The number of the argument where the text says it.
  let position: Int?
  /// The name of the argument where the text gives one.
  let name: String?
  let kind: Kind

  /// Whether the argument is a number, by which a plural form can be chosen.
  var isNumber: Bool {
    guard case .argument(let type) = kind, let last = type.utf8.last else { return false }
    return "dDiuUxXoOfFeEgGaA".utf8.contains(last)
  }

  /// The specifiers of a text in its order; `%%` is none.
  static func all(in bytes: [UInt8]) -> [TextSpecifier] {
    var result: [TextSpecifier] = []
    var at = 0
    while at < bytes.count {
      guard bytes[at] == UInt8(ascii: "%") else {
        at += 1
        continue
      }
      if at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "%") {
        at += 2
      } else if let specifier = TextSpecifierReader(bytes).read(at) {
        result.append(specifier)
        at = specifier.range.upperBound
      } else {
        at += 1
      }
    }
    return result
  }
}

private struct TextSpecifierReader {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func read(_ start: Int) -> TextSpecifier? {
    var at = start + 1
    var position: Int?
    var name: String?
    let digits = skip("0123456789", at)
    if digits > at, digits - at <= 3, byte(digits) == UInt8(ascii: "$") {
      position = Int(String(decoding: bytes[at..<digits], as: UTF8.self))
      at = digits + 1
    } else if byte(at) == UInt8(ascii: "("), let end = bytes[at...].firstIndex(of: UInt8(ascii: ")")), end > at + 1 {
      name = String(decoding: bytes[at + 1..<end], as: UTF8.self)
      at = end + 1
    }
    let bodyStart = at
    if byte(at) == UInt8(ascii: "#"), byte(at + 1) == UInt8(ascii: "@") {
      guard let end = bytes[(at + 2)...].firstIndex(of: UInt8(ascii: "@")), end > at + 2 else { return nil }
      let reference = String(decoding: bytes[at + 2..<end], as: UTF8.self)
      return TextSpecifier(
        range: start..<end + 1, bodyStart: bodyStart, position: position, name: nil, kind: .substitution(reference))
    }
    if bytes[at...].starts(with: "arg".utf8) {
      return TextSpecifier(range: start..<at + 3, bodyStart: bodyStart, position: position, name: nil, kind: .count)
    }
    at = skip("0123456789*", skip("-+ 0#'", at))
    if byte(at) == UInt8(ascii: ".") { at = skip("0123456789*", at + 1) }
    let typeStart = at
    at = skip("hlqLztj", at)
    guard let conversion = byte(at), "@dDiuUxXoOfFeEgGcCsSpaA".utf8.contains(conversion) else { return nil }
    let type = String(decoding: bytes[typeStart...at], as: UTF8.self)
    return TextSpecifier(
      range: start..<at + 1, bodyStart: bodyStart, position: position, name: name, kind: .argument(type: type))
  }

  private func byte(_ at: Int) -> UInt8? { bytes.indices.contains(at) ? bytes[at] : nil }

  private func skip(_ set: String, _ start: Int) -> Int {
    var at = start
    while at < bytes.count, set.utf8.contains(bytes[at]) { at += 1 }
    return at
  }
}
