/// The text that Xcode writes for a key with two or more arguments: `%@ (%@)` becomes `%1$@ (%2$@)`, so that
/// translators can change the order.
enum PositionalValue {
  /// Nil for fewer than two arguments, and for a text that has positions already.
  static func of(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var count = 0
    var at = 0
    while at < bytes.count {
      result.append(bytes[at])
      at += 1
      guard bytes[at - 1] == UInt8(ascii: "%"), at < bytes.count else { continue }
      if bytes[at] == UInt8(ascii: "%") {
        result.append(bytes[at])
        at += 1
        continue
      }
      guard let end = specifierEnd(bytes, from: at) else { continue }
      let body = bytes[at..<end]
      if body.contains(UInt8(ascii: "$")) || body.contains(UInt8(ascii: "*")) { return nil }
      count += 1
      result += "\(count)$".utf8
      result += body
      at = end
    }
    return count >= 2 ? String(decoding: result, as: UTF8.self) : nil
  }

  /// The specifiers of a text in its order, without percent signs.
  static func specifiers(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    var result: [String] = []
    var at = 0
    while at < bytes.count {
      at += 1
      guard bytes[at - 1] == UInt8(ascii: "%"), at < bytes.count else { continue }
      if let end = bytes[at] == UInt8(ascii: "%") ? nil : specifierEnd(bytes, from: at) {
        result.append(String(decoding: bytes[at..<end], as: UTF8.self))
        at = end
      } else {
        at += 1
      }
    }
    return result
  }

  /// Where a specifier ends whose percent sign stands before a place; nil where there is none.
  private static func specifierEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    var at = start
    func skip(_ set: String) {
      while at < bytes.count, set.utf8.contains(bytes[at]) { at += 1 }
    }
    skip("0123456789$")
    skip("-+ 0#'")
    skip("0123456789*")
    skip(".")
    skip("0123456789*")
    skip("hlqLztj")
    guard at < bytes.count, "@dDiuUxXoOfFeEgGcCsSpaA".utf8.contains(bytes[at]) else { return nil }
    return at + 1
  }
}
