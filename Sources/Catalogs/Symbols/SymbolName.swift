/// The Swift name of a key: `settings.pay.add_job %lld` becomes `settingsPayAddJob`.
///
/// Words are what letters and digits make; specifiers are no words. The first word begins in lower case, the others
/// with a capital. A name that begins with a digit gets an underscore, a word of Swift gets backquotes.
struct SymbolName: Hashable {
  /// The name without backquotes.
  let text: String

  /// Nil for a key without letters and digits.
  init?(key: String) {
    let bytes = Array(key.utf8)
    var rest = ""
    var at = 0
    for specifier in TextSpecifier.all(in: bytes) {
      rest += String(decoding: bytes[at..<specifier.range.lowerBound], as: UTF8.self) + " "
      at = specifier.range.upperBound
    }
    rest += String(decoding: bytes[at...], as: UTF8.self)
    let words = rest.split { !$0.isLetter && !$0.isNumber }.map { word in
      String(word.unicodeScalars.filter { $0.properties.isXIDContinue }.map(Character.init))
    }.filter { !$0.isEmpty }
    guard let first = words.first else { return nil }
    let joined = Self.lowered(first) + words.dropFirst().map(Self.capitalized).joined()
    let startsWell = joined.unicodeScalars.first?.properties.isXIDStart ?? false
    text = startsWell ? joined : "_" + joined
  }

  /// The name as source: a word of Swift stands in backquotes.
  var spelled: String { Self.reserved.contains(text) ? "`\(text)`" : text }

  /// The name as that of a type.
  var capitalized: String { Self.capitalized(text) }

  /// `Open` → `open`, `URL` → `url`, `URLField` → `urlField`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.isEmpty { return word }
    let rest = word.dropFirst(capitals.count)
    if capitals.count == 1 || rest.isEmpty { return capitals.lowercased() + rest }
    if !(rest.first?.isLetter ?? false) { return capitals.lowercased() + rest }
    return capitals.dropLast().lowercased() + capitals.suffix(1) + rest
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static let reserved: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
    "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as",
    "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type", "Protocol",
  ]
}
