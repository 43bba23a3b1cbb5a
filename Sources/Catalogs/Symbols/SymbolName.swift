/// The Swift name of a key: `settings.pay.add_job %lld` becomes `settingsPayAddJob`.
///
/// Words are what letters, digits and `$` make; an apostrophe parts no word and falls out, specifiers are no words. The
/// first word begins in lower case, the others with a capital. Capitals at the start of a word are taken for one
/// letter, so that `CKAsset` is `ckasset` and `The JSON file` is `theJsonFile`: so Xcode 26 does. A name that would
/// begin with anything but a letter gets an underscore, a word of Swift gets backquotes.
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
    rest.removeAll { $0 == "'" || $0 == "\u{2019}" }
    let words = rest.split { !$0.isLetter && !$0.isNumber && $0 != "$" }.map { word in
      String(String.UnicodeScalarView(word.unicodeScalars.filter { $0.properties.isXIDContinue || $0 == "$" }))
    }.filter { !$0.isEmpty }
    guard let first = words.first, words.contains(where: { $0 != "$" }) else { return nil }
    let joined = Self.lowered(first) + words.dropFirst().map(Self.capitalized).joined()
    let startsWell = joined.unicodeScalars.first?.properties.isXIDStart ?? false
    text = startsWell && joined != "self" ? joined : "_" + joined
  }

  /// The name as source: a word of Swift stands in backquotes.
  var spelled: String { Self.spelled(text) }

  /// A name as source.
  static func spelled(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }

  /// The name as that of a type.
  var capitalized: String { text.prefix(1).uppercased() + text.dropFirst() }

  /// `Open` → `open`, `URL` → `url`, `CFBundleName` → `cfbundleName`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    return capitals.lowercased() + word.dropFirst(capitals.count)
  }

  /// `file` → `File`, `JSON` → `Json`, `iCloud` → `ICloud`.
  private static func capitalized(_ word: String) -> String {
    let word = word.prefix { $0.isUppercase }.count > 1 ? lowered(word) : word
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  private static let reserved: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
    "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as",
    "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type", "Protocol",
  ]
}
