import Catalogs

/// Names for keys where a format asks for names of letters, digits and underscores.
///
/// A key that is such a name keeps it; every other one gets a name made of its words.
struct ResourceNames {
  private var names: [ExactPlace: String] = [:]
  private var used: Set<String> = []

  init(_ keys: [String]) {
    let keys = keys.map { ExactPlace($0) }
    for key in keys where Self.isName(key.text) {
      names[key] = key.text
      used.insert(key.text)
    }
    for key in keys where names[key] == nil {
      let words = Self.words(of: key.text)
      var name = words
      var count = 1
      while !used.insert(name).inserted {
        count += 1
        name = "\(words)_\(count)"
      }
      names[key] = name
    }
  }

  func name(of key: String) -> String { names[ExactPlace(key)] ?? Self.words(of: key) }

  /// Whether the name does not tell the key.
  func isMade(for key: String) -> Bool { !Self.isName(key) }

  private static func isName(_ key: String) -> Bool {
    guard let first = key.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return false }
    return key.utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "_") }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }

  /// The words of a text in lower case, at most forty letters of them.
  private static func words(of text: String) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      if result.count >= 40 { break }
      if isLetterOrDigit(byte) {
        result.append(byte | ((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? 0x20 : 0))
      } else if let last = result.last, last != UInt8(ascii: "_") {
        result.append(UInt8(ascii: "_"))
      }
    }
    if result.last == UInt8(ascii: "_") { result.removeLast() }
    let name = String(decoding: result, as: UTF8.self)
    guard let first = result.first, first >= UInt8(ascii: "a") else { return name.isEmpty ? "text" : "text_\(name)" }
    return name
  }
}
