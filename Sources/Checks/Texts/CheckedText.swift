public import Catalogs
public import Findings
import WordgateMessages

/// A key with what it says in every language.
public final class CheckedText: Sendable {
  public let key: String
  /// The String Catalog that holds it, without extension.
  public let table: String
  /// Where the key stands.
  public let location: Location?
  public let comment: String?
  public let extractionState: ExtractionState?
  public let shouldTranslate: Bool
  public let source: Wording
  /// In the order of the file, without the source.
  public let translations: [Wording]
  /// What it holds where it holds phrases instead of one text, as App Shortcuts do.
  let phrases: [Phrases]
  /// Whether the key is only a name, such as `paywall.title`, whose text the catalog does not hold.
  public let sourceIsUnknown: Bool
  /// Whether a translator has anything to do.
  public let isTranslatable: Bool
  /// The mark of the key, as texts have one.
  let keyMark: UInt64
  /// The traits of all translations together.
  let translationTraits: TextTraits
  /// The languages that hold something, without the source.
  let languages: LanguageSet

  /// The phrases of one language.
  struct Phrases: Sendable {
    let grammar: Grammar
    let set: StringSet
  }

  /// The languages that hold phrases.
  var phraseLanguages: [String] { phrases.map(\.grammar.tag) }

  init(
    key: String, table: String, location: Location?, comment: String?, extractionState: ExtractionState?,
    shouldTranslate: Bool, source: Wording, translations: [Wording], phrases: [Phrases] = []
  ) {
    self.key = key
    self.table = table
    self.location = location
    self.comment = comment
    self.extractionState = extractionState
    self.shouldTranslate = shouldTranslate
    self.source = source
    self.translations = translations
    self.phrases = phrases
    sourceIsUnknown = Self.isUnknown(source, key, extractionState)
    var name = key
    keyMark = name.withUTF8 { TextFacts.mark(of: $0) }
    var languages = LanguageSet()
    var traits: TextTraits = []
    for translation in translations {
      languages.insert(translation.grammar.number)
      traits.formUnion(translation.traits)
    }
    translationTraits = traits
    for phrases in phrases { languages.insert(phrases.grammar.number) }
    self.languages = languages
    isTranslatable = shouldTranslate && !key.isEmpty && source.forms.contains { $0.hasWords }
  }

  private static func isUnknown(_ source: Wording, _ key: String, _ state: ExtractionState?) -> Bool {
    guard !source.isWritten else { return false }
    if state == nil || state == .stale { return key.looksLikeIdentifier }
    return true
  }
}

extension StringProtocol {
  var hasLetters: Bool { unicodeScalars.contains { $0.properties.isAlphabetic } }

  /// Whether it is one word with marks between its parts: `paywall.title`, `welcome_message`.
  var looksLikeIdentifier: Bool {
    var marks = 0
    var letters = 0
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ":"): marks += 1
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): letters += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      default: return false
      }
    }
    return marks > 0 && letters > 0 && !(marks == 1 && hasSuffix("."))
  }

  /// Whether it holds nothing but white space.
  var isBlank: Bool {
    if let first = utf8.first, first > 0x20, first < 0x80 { return false }
    return allSatisfy(\.isWhitespace)
  }
}
