import WordgateLocales
import WordgatePlurals

/// The words of one language for the lengths of time that stores sell, bent as the language bends them.
struct PeriodWords: Sendable {
  private let fields: [Substring]
  private let rules: PluralRules
  private let adverbs: [String]?
  private let bare: [String]?

  /// The words of the locale; nil where there are none for its language.
  init?(_ locale: LocaleIdentifier) {
    let chain = [locale.withoutExtensions] + locale.fallbacks
    guard let line = chain.lazy.compactMap({ Self.lines[$0.description] }).first else { return nil }
    fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    rules = PluralRules(locale)
    adverbs = chain.lazy.compactMap { PeriodAdverbs.table[$0.description] }.first
    bare = chain.lazy.compactMap { Self.bareUnits[$0.description] }.first
  }

  /// The unit by itself: `month`, and `mth` in short.
  func word(_ unit: StorePeriod.Unit, isShort: Bool = false) -> String {
    if let bare { return bare[unit.place] }
    let one = form(unit, rules.category(for: 1).name, isShort: isShort)
    return Self.filled(one, "").trimmedOfWhitespace
  }

  /// A number of units; `digits` is the number as the locale writes it.
  func phrase(_ period: StorePeriod, digits: String, isShort: Bool = false) -> String {
    Self.filled(form(period.unit, rules.category(for: period.count).name, isShort: isShort), digits)
  }

  /// How often something comes back: `monthly`; nil where this program does not have the word.
  func adverb(_ unit: StorePeriod.Unit) -> String? { adverbs?[unit.place] }

  /// A text with its `{0}` replaced.
  private static func filled(_ text: String, _ digits: String) -> String {
    let parts = text.split(separator: "{" as Character, maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 ? "\(parts[0])\(digits)\(parts[1].dropFirst(2))" : text
  }

  /// The text of a plural category, or of `other` where the language has no own.
  private func form(_ unit: StorePeriod.Unit, _ category: String, isShort: Bool) -> String {
    let place = 1 + 2 * unit.place + (isShort ? 1 : 0)
    guard fields.indices.contains(place) else { return "{0} \(unit.rawValue)" }
    var forms: [Substring: Substring] = [:]
    for form in fields[place].split(separator: "|") {
      guard let space = form.firstIndex(of: " ") else { continue }
      forms[form[..<space]] = form[form.index(after: space)...]
    }
    return String(forms[category[...]] ?? forms["other"] ?? "{0} \(unit.rawValue)")
  }

  /// Units of languages that put a measure word between a number and its unit, which does not stand without a number:
  /// `3个月`, but `¥15/月`.
  private static let bareUnits: [String: [String]] = [
    "ja": ["日", "週", "月", "年"], "ko": ["일", "주", "월", "년"], "yue": ["日", "週", "月", "年"],
    "zh": ["天", "周", "月", "年"], "zh-Hant": ["天", "週", "月", "年"],
  ]

  /// The line of each locale that has one, by the locale's tag.
  private static let lines: [String: Substring] = {
    let table = PeriodTexts.table.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    var lines: [String: Substring] = [:]
    for line in table.split(separator: "\n") { lines[String(line.prefix { $0 != "\t" })] = line }
    return lines
  }()
}

extension StorePeriod.Unit {
  /// Its place among the units, shortest first.
  fileprivate var place: Int {
    switch self {
    case .day: 0
    case .week: 1
    case .month: 2
    case .year: 3
    }
  }
}

/// Words for how often something comes back. CLDR has none, so these are the project's own.
enum PeriodAdverbs {
  /// Daily, weekly, monthly, yearly.
  static let table: [String: [String]] = [
    "ar": ["يوميًا", "أسبوعيًا", "شهريًا", "سنويًا"],
    "cs": ["denně", "týdně", "měsíčně", "ročně"],
    "da": ["dagligt", "ugentligt", "månedligt", "årligt"],
    "de": ["täglich", "wöchentlich", "monatlich", "jährlich"],
    "en": ["daily", "weekly", "monthly", "yearly"],
    "es": ["diariamente", "semanalmente", "mensualmente", "anualmente"],
    "fi": ["päivittäin", "viikoittain", "kuukausittain", "vuosittain"],
    "fr": ["quotidien", "hebdomadaire", "mensuel", "annuel"],
    "he": ["יומי", "שבועי", "חודשי", "שנתי"],
    "hi": ["दैनिक", "साप्ताहिक", "मासिक", "वार्षिक"],
    "it": ["giornaliero", "settimanale", "mensile", "annuale"],
    "ja": ["毎日", "毎週", "毎月", "毎年"],
    "ko": ["매일", "매주", "매월", "매년"],
    "nb": ["daglig", "ukentlig", "månedlig", "årlig"],
    "nl": ["dagelijks", "wekelijks", "maandelijks", "jaarlijks"],
    "pl": ["codziennie", "co tydzień", "co miesiąc", "co rok"],
    "pt": ["diariamente", "semanalmente", "mensalmente", "anualmente"],
    "ru": ["ежедневно", "еженедельно", "ежемесячно", "ежегодно"],
    "sv": ["dagligen", "veckovis", "månadsvis", "årsvis"],
    "tr": ["günlük", "haftalık", "aylık", "yıllık"],
    "uk": ["щодня", "щотижня", "щомісяця", "щороку"],
    "zh": ["每天", "每周", "每月", "每年"],
    "zh-Hant": ["每天", "每週", "每月", "每年"],
  ]
}
