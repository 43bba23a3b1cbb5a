import WordgateLocales
import WordgatePlurals

/// The words of one language for the lengths of time that stores sell.
struct PeriodWords: Sendable {
  private let forms: [StorePeriod.Unit: [String: String]]
  private let rules: PluralRules

  /// The words of the locale's language; nil where this program does not have them.
  init?(_ locale: LocaleIdentifier) {
    guard let language = LanguageChoice(Array(Self.table.keys)).language(for: locale), let line = Self.table[language]
    else { return nil }
    rules = PluralRules(locale)
    var forms: [StorePeriod.Unit: [String: String]] = [:]
    for (unit, text) in zip(StorePeriod.Unit.allCases, line) {
      for form in text.split(separator: "|") {
        guard let colon = form.firstIndex(of: ":") else { continue }
        forms[unit, default: [:]][String(form[..<colon])] = String(form[form.index(after: colon)...])
      }
    }
    self.forms = forms
  }

  /// The unit by itself: `month`.
  func word(_ unit: StorePeriod.Unit) -> String { forms[unit]?["word"] ?? unit.rawValue }

  /// A number of units, bent as the language bends it; `digits` is the number as the locale writes it.
  func phrase(_ period: StorePeriod, digits: String) -> String {
    let forms = forms[period.unit] ?? [:]
    let form = forms[rules.category(for: period.count).name] ?? forms["other"] ?? "# \(period.unit.rawValue)"
    return form.split(separator: "#", omittingEmptySubsequences: false).joined(separator: digits)
  }

  /// Day, week, month and year of each language: the word alone, then the form of each plural category.
  static let table: [String: [String]] = [
    "ar": [
      "word:يوم|one:يوم واحد|two:يومان|few:# أيام|many:# يومًا|other:# يوم",
      "word:أسبوع|one:أسبوع واحد|two:أسبوعان|few:# أسابيع|many:# أسبوعًا|other:# أسبوع",
      "word:شهر|one:شهر واحد|two:شهران|few:# أشهر|many:# شهرًا|other:# شهر",
      "word:سنة|one:سنة واحدة|two:سنتان|few:# سنوات|many:# سنة|other:# سنة",
    ],
    "de": [
      "word:Tag|one:# Tag|other:# Tage", "word:Woche|one:# Woche|other:# Wochen",
      "word:Monat|one:# Monat|other:# Monate", "word:Jahr|one:# Jahr|other:# Jahre",
    ],
    "en": [
      "word:day|one:# day|other:# days", "word:week|one:# week|other:# weeks",
      "word:month|one:# month|other:# months", "word:year|one:# year|other:# years",
    ],
    "es": [
      "word:día|one:# día|other:# días", "word:semana|one:# semana|other:# semanas",
      "word:mes|one:# mes|other:# meses", "word:año|one:# año|other:# años",
    ],
    "fr": [
      "word:jour|one:# jour|other:# jours", "word:semaine|one:# semaine|other:# semaines", "word:mois|other:# mois",
      "word:an|one:# an|other:# ans",
    ],
    "he": [
      "word:יום|one:יום אחד|two:יומיים|other:# ימים", "word:שבוע|one:שבוע אחד|two:שבועיים|other:# שבועות",
      "word:חודש|one:חודש אחד|two:חודשיים|other:# חודשים", "word:שנה|one:שנה אחת|two:שנתיים|other:# שנים",
    ],
    "hi": [
      "word:दिन|other:# दिन", "word:हफ़्ता|one:# हफ़्ता|other:# हफ़्ते", "word:महीना|one:# महीना|other:# महीने",
      "word:साल|other:# साल",
    ],
    "it": [
      "word:giorno|one:# giorno|other:# giorni", "word:settimana|one:# settimana|other:# settimane",
      "word:mese|one:# mese|other:# mesi", "word:anno|one:# anno|other:# anni",
    ],
    "ja": ["word:日|other:#日間", "word:週|other:#週間", "word:月|other:#か月", "word:年|other:#年"],
    "ko": ["word:일|other:#일", "word:주|other:#주", "word:월|other:#개월", "word:년|other:#년"],
    "nl": [
      "word:dag|one:# dag|other:# dagen", "word:week|one:# week|other:# weken",
      "word:maand|one:# maand|other:# maanden", "word:jaar|other:# jaar",
    ],
    "pl": [
      "word:dzień|one:# dzień|few:# dni|many:# dni|other:# dnia",
      "word:tydzień|one:# tydzień|few:# tygodnie|many:# tygodni|other:# tygodnia",
      "word:miesiąc|one:# miesiąc|few:# miesiące|many:# miesięcy|other:# miesiąca",
      "word:rok|one:# rok|few:# lata|many:# lat|other:# roku",
    ],
    "pt": [
      "word:dia|one:# dia|other:# dias", "word:semana|one:# semana|other:# semanas",
      "word:mês|one:# mês|other:# meses", "word:ano|one:# ano|other:# anos",
    ],
    "ru": [
      "word:день|one:# день|few:# дня|many:# дней|other:# дня",
      "word:неделя|one:# неделя|few:# недели|many:# недель|other:# недели",
      "word:месяц|one:# месяц|few:# месяца|many:# месяцев|other:# месяца",
      "word:год|one:# год|few:# года|many:# лет|other:# года",
    ],
    "sv": [
      "word:dag|one:# dag|other:# dagar", "word:vecka|one:# vecka|other:# veckor",
      "word:månad|one:# månad|other:# månader", "word:år|other:# år",
    ],
    "tr": ["word:gün|other:# gün", "word:hafta|other:# hafta", "word:ay|other:# ay", "word:yıl|other:# yıl"],
    "zh-Hans": ["word:天|other:#天", "word:周|other:#周", "word:月|other:#个月", "word:年|other:#年"],
    "zh-Hant": ["word:天|other:#天", "word:週|other:#週", "word:月|other:#個月", "word:年|other:#年"],
  ]
}
