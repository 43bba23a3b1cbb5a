/// A language as people of a place write it: `en`, `pt-BR`, `zh-Hant-TW`.
///
/// Built from BCP 47 (`es-419`) and from Apple's underscore form (`es_419@calendar=gregorian`). What is kept is the
/// canonical form of UTS #35: replaced subtags are exchanged (`iw` is `he`), case is regular, keywords are sorted. No
/// subtag is added that was not written: `zh-TW` stays `zh-TW`; see ``maximized`` for `zh-Hant-TW`.
public struct LocaleIdentifier: Hashable, Sendable {
  @usableFromInline package var languageCode: SubtagCode
  @usableFromInline package var scriptCode: SubtagCode
  @usableFromInline package var regionCode: SubtagCode
  /// What few identifiers have: variants, keywords, extensions. Nil without any of them.
  private var rest: LocaleExtensions.Box?

  init(_ language: SubtagCode, _ script: SubtagCode = .none, _ region: SubtagCode = .none) {
    languageCode = language
    scriptCode = script
    regionCode = region
  }

  /// The locale all others inherit from, `und`.
  public static var root: LocaleIdentifier { LocaleIdentifier(.unknown) }

  /// The language in lower case, `und` when it is not known.
  public internal(set) var language: String {
    get { languageCode.text }
    set { languageCode = SubtagCode(newValue) }
  }

  /// Four letters such as `Hant`, when written.
  public internal(set) var script: String? {
    get { scriptCode.optionalText }
    set { scriptCode = newValue.map { SubtagCode($0) } ?? .none }
  }

  /// Two letters or three digits such as `BR` or `419`, when written.
  public internal(set) var region: String? {
    get { regionCode.optionalText }
    set { regionCode = newValue.map { SubtagCode($0) } ?? .none }
  }

  /// Variants in lower case, sorted.
  public internal(set) var variants: [String] {
    get { rest?.extensions.variants ?? [] }
    set { change { $0.variants = newValue } }
  }

  /// Unicode extension keywords by their two-letter key: `nu`, `ca`, `rg`. A keyword without value holds `true`.
  public internal(set) var keywords: [String: String] {
    get { rest?.extensions.keywords ?? [:] }
    set { change { $0.keywords = newValue } }
  }

  /// Other extensions and private use, each with its singleton, in order: `t-en`, `x-house-style`.
  public internal(set) var extensions: [String] {
    get { rest?.extensions.others ?? [] }
    set { change { $0.others = newValue } }
  }

  private mutating func change(_ edit: (inout LocaleExtensions) -> Void) {
    var extensions = rest?.extensions ?? LocaleExtensions()
    edit(&extensions)
    rest = extensions == LocaleExtensions() ? nil : LocaleExtensions.Box(extensions)
  }

  /// The value of a keyword, nil where it is not written.
  package func keyword(_ key: String) -> String? { rest?.extensions.keywords[key] }

  /// Language and region alone.
  package var withoutScript: LocaleIdentifier { LocaleIdentifier(languageCode, .none, regionCode) }

  /// Whether it is language, script and region alone.
  package var isPlain: Bool { rest == nil }

  /// Language, script and region alone: what a translation is chosen by.
  public var withoutExtensions: LocaleIdentifier {
    LocaleIdentifier(languageCode, scriptCode, regionCode)
  }
}

/// What an identifier can have beside language, script and region.
struct LocaleExtensions: Hashable, Sendable {
  var variants: [String] = []
  var keywords: [String: String] = [:]
  var others: [String] = []

  /// Keeps identifiers small, most of which have none of it.
  final class Box: Hashable, Sendable {
    let extensions: LocaleExtensions

    init(_ extensions: LocaleExtensions) { self.extensions = extensions }

    static func == (a: Box, b: Box) -> Bool { a.extensions == b.extensions }

    func hash(into hasher: inout Hasher) { hasher.combine(extensions) }
  }
}
