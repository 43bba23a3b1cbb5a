extension LocaleIdentifier: CustomStringConvertible, LosslessStringConvertible {
  /// The canonical BCP 47 form: `zh-Hant-TW-u-nu-hanidec`.
  public var description: String {
    var text = withTag { String(decoding: $0, as: UTF8.self) }
    if isPlain { return text }
    for variant in variants { text += "-\(variant)" }
    for part in orderedExtensions { text += "-\(part)" }
    return text
  }

  /// Gives the bytes of language, script and region to the body.
  @inlinable @inline(__always)
  package func withTag<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    SubtagCode.withTag(languageCode, scriptCode, regionCode, body)
  }

  /// All extensions by their singleton, private use last.
  private var orderedExtensions: [String] {
    guard !keywords.isEmpty || !extensions.isEmpty else { return [] }
    let keywordPart = keywords.isEmpty ? [] : [unicodeExtension]
    let ordered = (extensions.filter { !$0.hasPrefix("x-") } + keywordPart).sorted()
    return ordered + extensions.filter { $0.hasPrefix("x-") }
  }

  private var unicodeExtension: String {
    keywords.sorted { $0.key < $1.key }.reduce("u") { text, keyword in
      keyword.value == "true" ? "\(text)-\(keyword.key)" : "\(text)-\(keyword.key)-\(keyword.value)"
    }
  }
}

extension LocaleIdentifier: Comparable {
  /// The order of the canonical forms, byte for byte.
  public static func < (a: LocaleIdentifier, b: LocaleIdentifier) -> Bool {
    guard a.isPlain, b.isPlain else { return a.description.utf8.lexicographicallyPrecedes(b.description.utf8) }
    return a.order < b.order
  }

  /// The subtags as they are written. A hyphen comes before all letters and digits, as the end of a number does.
  private var order: (UInt64, UInt64, UInt64) {
    scriptCode.isNone
      ? (languageCode.bits, regionCode.bits, 0) : (languageCode.bits, scriptCode.bits, regionCode.bits)
  }
}
