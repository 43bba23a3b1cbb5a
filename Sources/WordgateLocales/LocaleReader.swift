/// Reads the subtags of one identifier from left to right.
struct LocaleReader {
  private var subtags: [String]
  private var place = 0
  private let keywords: Substring
  private var locale = LocaleIdentifier.root

  /// Cuts the text at its separators; nil when a piece is no subtag.
  init?(_ text: String) {
    let (name, keywords) = text.split(at: "@")
    let (tag, _) = name.split(at: ".")
    self.keywords = keywords
    let pieces = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let hasEmpty = pieces.dropFirst().dropLast().contains { $0.isEmpty } && tag.utf8.contains(UInt8(ascii: "-"))
    guard !hasEmpty, pieces.first?.isEmpty == false, pieces.last?.isEmpty == false else { return nil }
    let filled = pieces.filter { !$0.isEmpty }
    guard filled.allSatisfy({ $0.isSubtag }) else { return nil }
    subtags = Self.replacingGrandfathered(filled.map { $0.lowercased() })
  }

  /// The identifier with old subtags still in place, nil when the subtags do not follow the grammar.
  mutating func read() -> LocaleIdentifier? {
    guard readLanguage() else { return nil }
    readScriptAndRegion()
    readVariants()
    while place < subtags.count {
      guard readExtension() else { return nil }
    }
    readAppleKeywords()
    return locale
  }

  private var current: String? { place < subtags.count ? subtags[place] : nil }

  private mutating func readLanguage() -> Bool {
    guard let first = current else { return false }
    if first == "x" { return true }
    let count = first.utf8.count
    guard first == "root" || (first.isAlphabetic && count >= 2 && count != 4) else { return false }
    locale.language = first == "root" ? "und" : first
    place += 1
    readExtendedLanguage()
    return true
  }

  /// In `zh-yue` the second subtag is the language. Three letters can be a country as well: `en-USA`.
  private mutating func readExtendedLanguage() {
    let languages = ["ar", "kok", "lv", "ms", "sgn", "sw", "uz", "zh"]
    guard let next = current, next.utf8.count == 3, next.isAlphabetic, languages.contains(locale.language) else {
      return
    }
    guard !RelationTable.regionAliases.contains(next.uppercased()) else { return }
    locale.language = next
    place += 1
  }

  /// Script before region, as the standard says; some systems write them the other way round.
  private mutating func readScriptAndRegion() {
    while let next = current {
      if locale.script == nil, next.isScriptSubtag {
        locale.script = next.asScript
      } else if locale.region == nil, let region = Self.region(next) {
        locale.region = region
      } else {
        return
      }
      place += 1
    }
  }

  private static func region(_ subtag: String) -> String? {
    let region = subtag.uppercased()
    if subtag.isRegionSubtag { return region }
    return subtag.utf8.count == 3 && RelationTable.regionAliases.contains(region) ? region : nil
  }

  private mutating func readVariants() {
    while let next = current, next.isVariantSubtag {
      add(variant: next)
      place += 1
    }
  }

  private mutating func add(variant: String) {
    if variant == "posix" {
      locale.keywords["va"] = "posix"
    } else if !locale.variants.contains(variant) {
      locale.variants.append(variant)
      locale.variants.sort()
    }
  }

  /// One extension from its singleton to the next, at least one subtag long.
  private mutating func readExtension() -> Bool {
    guard let singleton = current, singleton.utf8.count == 1 else { return false }
    let start = place + 1
    place = start
    while place < subtags.count, singleton == "x" || subtags[place].utf8.count > 1 { place += 1 }
    let parts = subtags[start..<place]
    guard !parts.isEmpty else { return false }
    if singleton == "u" {
      read(unicode: Array(parts))
    } else if !locale.extensions.contains(where: { $0.hasPrefix("\(singleton)-") }) {
      locale.extensions.append("\(singleton)-" + parts.joined(separator: "-"))
    }
    return true
  }

  /// Keywords of the Unicode extension. The first of a key counts; attributes before the first key say nothing here.
  private mutating func read(unicode parts: [String]) {
    var key: String?
    var values: [String] = []
    for part in parts + [""] {
      guard part.isKeywordKey || part.isEmpty else {
        values.append(part)
        continue
      }
      if let key { add(keyword: key, values.joined(separator: "-")) }
      key = part
      values = []
    }
  }

  private mutating func add(keyword key: String, _ value: String) {
    guard locale.keywords[key] == nil else { return }
    locale.keywords[key] = LocaleKeyword.canonicalValue(value, of: key)
  }

  /// What follows the `@`: `calendar=gregorian;numbers=latn`, or a POSIX modifier such as `latin`.
  private mutating func readAppleKeywords() {
    for piece in keywords.split(separator: ";") {
      let (name, value) = piece.split(at: "=")
      guard !value.isEmpty else {
        read(modifier: name.lowercased())
        continue
      }
      let parts = value.lowercased().split { $0 == "-" || $0 == "_" }
      guard let key = LocaleKeyword.key(name.lowercased()) else { continue }
      let plain = LocaleKeyword.canonicalValue(parts.joined(separator: "-"), of: key)
      let fits = plain.split(separator: "-").allSatisfy { $0.isSubtag && $0.utf8.count >= 3 }
      if fits, !plain.isEmpty { add(keyword: key, plain) }
    }
  }

  private mutating func read(modifier: String) {
    switch modifier {
    case "latin": locale.script = locale.script ?? "Latn"
    case "cyrillic": locale.script = locale.script ?? "Cyrl"
    case "devanagari": locale.script = locale.script ?? "Deva"
    case "euro": break
    default: if modifier.isSubtag, modifier.isVariantSubtag { add(variant: modifier) }
    }
  }

  /// Exchanges a beginning that was registered as a whole: `zh-min-nan`, `i-klingon`, `no-bok`.
  private static func replacingGrandfathered(_ subtags: [String]) -> [String] {
    for count in [3, 2] where subtags.count >= count {
      let key = subtags[..<count].enumerated().map { index, subtag in
        index > 0 && subtag.utf8.count == 2 ? subtag.uppercased() : subtag.isScriptSubtag ? subtag.asScript : subtag
      }.joined(separator: "-")
      if !key.hasPrefix("und-"), let new = RelationTable.languageAliases.value(key) {
        return new.lowercased().split(separator: "-").map(String.init) + subtags[count...]
      }
    }
    return subtags
  }
}
