internal import Catalogs
internal import StructuredText
internal import WordgateLocales
internal import WordgateMessages
internal import WordgatePlurals

/// What the checks have to know about one language, made once.
final class Grammar: Sendable {
  /// The tag as the file writes it.
  let tag: String
  /// Its number among the languages met.
  let number: Int
  let identifier: LocaleIdentifier
  /// The language without script and region.
  let language: String
  let rules: PluralRules
  /// The categories that integers below a million reach, and `other`.
  let required: [PluralCategory]
  /// The first integers of each category, by its raw value.
  private let samples: [[Int]]
  /// The script of its letters; nil where it is Latin or not known.
  let script: LetterScript?
  /// Whether a language that is known is written in Latin letters.
  let isLatin: Bool
  /// The categories of `required`, and those that any number has.
  let requiredSet: CategorySet
  let chosenSet: CategorySet

  init(_ tag: String, number: Int) {
    self.tag = tag
    self.number = number
    identifier = LocaleIdentifier(tag) ?? .root
    language = identifier.language
    let rules = PluralRules(identifier)
    self.rules = rules
    required = rules.required
    samples = Self.samples(of: rules)
    script = LetterScript(identifier)
    isLatin = Self.latin.contains(language) && (identifier.script == nil || identifier.script == "Latn")
    requiredSet = CategorySet(required)
    chosenSet = CategorySet(rules.categories)
  }

  /// The integers to a thousand show every category but those of round millions.
  private static func samples(of rules: PluralRules) -> [[Int]] {
    var samples = [[Int]](repeating: [], count: PluralCategory.allCases.count)
    for n in 0...1000 {
      let category = Int(rules.category(for: n).rawValue)
      if samples[category].count < 3 { samples[category].append(n) }
    }
    for category in rules.categories where samples[Int(category.rawValue)].isEmpty {
      samples[Int(category.rawValue)] = rules.samples(of: category, atMost: 3)
    }
    return samples
  }

  private static let latin: Set<String> = [
    "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "nn", "no", "fi", "is", "pl", "cs", "sk", "sl", "hr",
    "hu", "ro", "et", "lv", "lt", "sq", "ca", "eu", "gl", "ga", "cy", "mt", "tr", "id", "ms", "vi", "fil", "sw", "af",
  ]

  /// The first integers of a category, at most three.
  func samples(of category: PluralCategory) -> [Int] { samples[Int(category.rawValue)] }

  /// Whether leaving the number out of a form is no fault (nil), a small one (true), or a real one.
  ///
  /// A form chosen for one number may spell it out. One chosen for 0 and 1 alone is often left without the number.
  func forgiveness(_ category: PluralCategory) -> Bool? {
    let numbers = samples(of: category)
    if numbers.count <= 1 { return nil }
    return numbers == [0, 1]
  }
}

/// The grammars of the languages that a run meets.
struct Grammars {
  private var numbers: [String: Int] = [:]
  private(set) var all: [Grammar] = []

  /// The grammar of a language by its tag; a tag that is none has the rules of no language.
  mutating func grammar(_ tag: String) -> Grammar {
    if let number = numbers[tag] { return all[number] }
    let made = Grammar(tag, number: all.count)
    numbers[tag] = made.number
    all.append(made)
    return made
  }

  /// Makes the grammars of all languages that a catalog holds.
  mutating func meet(_ sourceLanguage: String, _ entries: [CatalogEntry]) {
    _ = grammar(sourceLanguage)
    // The languages of an entry are mostly those of the one before.
    var usual: [String] = []
    for entry in entries {
      for (index, member) in (entry.node["localizations"]?.members ?? []).enumerated() {
        if index < usual.count, member.keyNode.spells(usual[index]) { continue }
        let tag = member.key
        _ = grammar(tag)
        if index < usual.count { usual[index] = tag } else { usual.append(tag) }
      }
    }
  }
}
