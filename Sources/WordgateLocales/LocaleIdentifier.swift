/// A language as people of a place write it: `en`, `pt-BR`, `zh-Hant-TW`.
///
/// Built from BCP 47 (`es-419`) and from Apple's underscore form (`es_419@calendar=gregorian`). What is kept is the
/// canonical form of UTS #35: replaced subtags are exchanged (`iw` is `he`), case is regular, keywords are sorted. No
/// subtag is added that was not written: `zh-TW` stays `zh-TW`; see ``maximized`` for `zh-Hant-TW`.
public struct LocaleIdentifier: Hashable, Sendable {
  /// The language in lower case, `und` when it is not known.
  public internal(set) var language: String
  /// Four letters such as `Hant`, when written.
  public internal(set) var script: String?
  /// Two letters or three digits such as `BR` or `419`, when written.
  public internal(set) var region: String?
  /// Variants in lower case, sorted.
  public internal(set) var variants: [String] = []
  /// Unicode extension keywords by their two-letter key: `nu`, `ca`, `rg`. A keyword without value holds `true`.
  public internal(set) var keywords: [String: String] = [:]
  /// Other extensions and private use, each with its singleton, in order: `t-en`, `x-house-style`.
  public internal(set) var extensions: [String] = []

  init(language: String, script: String? = nil, region: String? = nil) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// The locale all others inherit from, `und`.
  public static let root = LocaleIdentifier(language: "und")

  /// Language, script and region alone: what a translation is chosen by.
  public var withoutExtensions: LocaleIdentifier {
    LocaleIdentifier(language: language, script: script, region: region)
  }
}

extension LocaleIdentifier: CustomStringConvertible, LosslessStringConvertible {
  /// The canonical BCP 47 form: `zh-Hant-TW-u-nu-hanidec`.
  public var description: String {
    var text = language
    if let script { text += "-\(script)" }
    if let region { text += "-\(region)" }
    for variant in variants { text += "-\(variant)" }
    for part in orderedExtensions { text += "-\(part)" }
    return text
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
    a.description.utf8.lexicographicallyPrecedes(b.description.utf8)
  }
}
