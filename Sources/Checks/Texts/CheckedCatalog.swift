public import Catalogs
internal import Findings
internal import StructuredText
internal import WordgateLocales

/// A catalog with all its texts taken apart.
public struct CheckedCatalog: Sendable {
  public let catalog: Catalog
  public let texts: [CheckedText]
  /// How many bytes each of them takes in the file.
  let weights: [Int]
  /// The languages in which every text is wanted: those the project requires, and those that the catalog keeps up.
  public let wanted: [WantedLanguage]
  /// Those of them of which the catalog holds something.
  let wantedLanguages: LanguageSet
  /// Whether a language of which it holds nothing leans on another.
  var leans: Bool { wanted.contains { $0.number == nil && !$0.others.isEmpty } }
  /// The languages that hold texts, without the source, in the order met.
  let languages: [Language]

  /// A language in which texts are wanted.
  public struct WantedLanguage: Hashable, Sendable {
    /// The tag as the catalog writes it, or as the project does where the catalog has none.
    public var tag: String
    /// Whether the project requires it; otherwise the catalog only happens to hold much of it.
    public var isRequired: Bool
    /// The number of its grammar; nil where the catalog holds nothing of it.
    var number: Int?
    /// The numbers of the languages that it may lean on, as far as the catalog holds something of them.
    var others: [Int] = []
  }

  /// A language of the catalog.
  struct Language: Sendable {
    let grammar: Grammar
    /// The first text in it.
    let first: Wording
    /// How many of the keys that need translation have a text in it.
    var count = 0
  }

  init(
    _ catalog: Catalog, requiredLocales: [String], fallbacks: Fallbacks = Fallbacks(), grammars: inout Grammars,
    workers: Workers = .one
  ) {
    self.catalog = catalog
    let entries = catalog.entries
    weights = entries.map { $0.node.range.count }
    let parts = workers.parts(of: weights)
    if parts.count > 1 { grammars.meet(catalog.sourceLanguage, entries) }
    let known = grammars
    let read = workers.map(parts) { part in
      var reader = TextReader(catalog, grammars: known)
      let texts = entries[part].map { reader.text(of: $0) }
      return (texts: texts, grammars: reader.grammars)
    }
    if read.count == 1 { grammars = read[0].grammars }
    texts = read.count == 1 ? read[0].texts : read.flatMap(\.texts)
    let counts = Self.counts(in: texts, languages: grammars.all.count)
    languages = Self.languages(in: texts, counts, languages: grammars.all.count)
    wanted = Self.wanted(in: texts, catalog, requiredLocales, counts, grammars).map { language in
      var language = language
      language.others = fallbacks.chain(of: language.tag).compactMap { tag in
        grammars.all.first { $0.tag == tag && counts[$0.number] > 0 }?.number
      }
      return language
    }
    var wantedLanguages = LanguageSet()
    for language in wanted { if let number = language.number { wantedLanguages.insert(number) } }
    self.wantedLanguages = wantedLanguages
  }

  /// Texts that stand in no catalog.
  init(_ catalog: Catalog, texts: [CheckedText], grammars: Grammars) {
    self.catalog = catalog
    self.texts = texts
    weights = texts.map { _ in 0 }
    let counts = Self.counts(in: texts, languages: grammars.all.count)
    languages = Self.languages(in: texts, counts, languages: grammars.all.count)
    wanted = []
    wantedLanguages = LanguageSet()
  }

  /// The share of keys from which on a language counts as kept up.
  private static let maintained = 0.3

  /// How many translatable keys have a text, by language.
  private static func counts(in texts: [CheckedText], languages: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: languages)
    for text in texts where text.isTranslatable && text.extractionState != .stale {
      for translation in text.translations { counts[translation.grammar.number] += 1 }
      for phrases in text.phrases { counts[phrases.grammar.number] += 1 }
    }
    return counts
  }

  private static func languages(in texts: [CheckedText], _ counts: [Int], languages: Int) -> [Language] {
    var seen = [Bool](repeating: false, count: languages)
    var found: [Language] = []
    for text in texts {
      for translation in text.translations where !seen[translation.grammar.number] {
        seen[translation.grammar.number] = true
        found.append(
          Language(grammar: translation.grammar, first: translation, count: counts[translation.grammar.number]))
      }
    }
    return found
  }

  private static func wanted(
    in texts: [CheckedText], _ catalog: Catalog, _ requiredLocales: [String], _ counts: [Int], _ grammars: Grammars
  ) -> [WantedLanguage] {
    let total = texts.count { $0.isTranslatable && $0.extractionState != .stale }
    let held = grammars.all.filter { counts[$0.number] > 0 }
    var wanted: [WantedLanguage] = []
    for required in requiredLocales {
      let identifier = LocaleIdentifier(required)
      let known = held.first { $0.identifier == identifier }
      let tag = known?.tag ?? catalog.languages.first { LocaleIdentifier($0) == identifier } ?? required
      if tag != catalog.sourceLanguage {
        wanted.append(WantedLanguage(tag: tag, isRequired: true, number: known?.number))
      }
    }
    let source = LocaleIdentifier(catalog.sourceLanguage)?.language
    for grammar in held.sorted(by: { $0.tag < $1.tag })
    where grammar.tag != catalog.sourceLanguage && !wanted.contains(where: { $0.tag == grammar.tag }) {
      let isVariant = grammar.identifier.language == source
      if !isVariant, Double(counts[grammar.number]) >= maintained * Double(total) {
        wanted.append(WantedLanguage(tag: grammar.tag, isRequired: false, number: grammar.number))
      }
    }
    return wanted
  }
}

/// Takes the entries of a catalog apart.
private struct TextReader {
  var grammars: Grammars
  private let sourceLanguage: String
  private let table: String
  private let source: Grammar
  /// The languages of the entry before, which are mostly those of the next.
  private var usual: [Grammar] = []

  init(_ catalog: Catalog, grammars: Grammars) {
    self.grammars = grammars
    sourceLanguage = catalog.sourceLanguage
    table = catalog.table
    source = self.grammars.grammar(catalog.sourceLanguage)
  }

  mutating func text(of entry: CatalogEntry) -> CheckedText {
    let members = entry.node["localizations"]?.members ?? []
    var written: Wording?
    var translations: [Wording] = []
    translations.reserveCapacity(members.count)
    var phrases: [CheckedText.Phrases] = []
    var localizations: [Localization]?
    var index = 0
    for member in members where member.value.kind == .object {
      defer { index += 1 }
      let grammar = grammar(of: member.keyNode, at: index)
      var wording = Wording(member, grammar: grammar)
      if wording == nil {
        let all = localizations ?? entry.localizations
        localizations = all
        if case .set(let set) = all[index].content { phrases.append(CheckedText.Phrases(grammar: grammar, set: set)) }
        wording = Wording(all[index], grammar: grammar)
      }
      guard let wording else { continue }
      if grammar === source { written = wording } else { translations.append(wording) }
    }
    return CheckedText(
      key: entry.key, table: table, location: entry.location, comment: entry.comment,
      extractionState: entry.extractionState, shouldTranslate: entry.shouldTranslate,
      source: written ?? Wording(key: entry.key, grammar: source, location: entry.location),
      translations: translations, phrases: phrases)
  }

  private mutating func grammar(of tag: JSONNode, at index: Int) -> Grammar {
    if index < usual.count, tag.spells(usual[index].tag) { return usual[index] }
    let grammar = grammars.grammar(tag.string ?? "")
    if index < usual.count {
      usual[index] = grammar
    } else if index == usual.count {
      usual.append(grammar)
    }
    return grammar
  }
}
