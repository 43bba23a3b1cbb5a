import WordgateLocales
import WordgatePlurals

/// Words lengths of time in one locale: as the language has it, or as today's SDKs show it.
struct PeriodPhrases: Sendable {
  private let words: PeriodWords?
  private let table: PeriodTable.Words?
  private let choice: PeriodChoice
  private let rules: PluralRules

  init(_ locale: LocaleIdentifier, choice: PeriodChoice, table: PeriodTable?) {
    words = PeriodWords(locale)
    self.table = table?.words(for: locale)
    self.choice = choice
    rules = PluralRules(locale)
  }

  enum Style {
    /// The unit alone where the number is one: `month`, `3 months`.
    case word
    /// The same in short: `mth`.
    case short
    /// With its number: `1 month`.
    case number
    /// `monthly`; a number of units where it is more than one.
    case adverb
  }

  /// A length of time in words; nil where there are none in the language. `digits` is its number as the locale writes
  /// it; SDKs write it in Western digits.
  func phrase(_ period: StorePeriod, _ style: Style, digits: String) -> String? {
    switch choice {
    case .sdk: return fixed(period, style)
    case .plural: return plural(period, style, digits: digits) ?? own(period, style)
    }
  }

  private func plural(_ period: StorePeriod, _ style: Style, digits: String) -> String? {
    guard let words else { return nil }
    switch style {
    case .word where period.count == 1: return words.word(period.unit)
    case .short where period.count == 1: return words.word(period.unit, isShort: true)
    case .adverb where period.count == 1:
      return table?.word(period.unit.adverbKey) ?? words.adverb(period.unit)
    default: return words.phrase(period, digits: digits, isShort: style == .short)
    }
  }

  /// The words of the file in the form that the language's rules ask for.
  private func own(_ period: StorePeriod, _ style: Style) -> String? {
    fromTable(period, style, form: rules.category(for: period.count).name)
      ?? fromTable(period, style, form: "other")
  }

  private func fixed(_ period: StorePeriod, _ style: Style) -> String? {
    fromTable(period, style, form: PeriodTable.fixedForm(of: period.count))
  }

  private func fromTable(_ period: StorePeriod, _ style: Style, form: String) -> String? {
    guard let table else { return nil }
    switch style {
    case .word where period.count == 1: return table.word(period.unit.rawValue)
    case .short where period.count == 1: return table.word("\(period.unit.rawValue)_short")
    case .adverb where period.count == 1: return table.word(period.unit.adverbKey)
    default: return table.phrase(period, form: form, isShort: style == .short)
    }
  }

  /// The word of the SDKs for what costs nothing, where the file has it.
  var freePrice: String? { table?.word("free_price") }

  /// A percentage as the SDKs write it; nil where they are not asked for.
  func percent(_ number: Int) -> String? {
    guard choice == .sdk, let format = table?.word("percent") else { return nil }
    return PeriodTable.text(format, number)
  }
}

extension StorePeriod.Unit {
  /// The key of the word for how often it comes back.
  fileprivate var adverbKey: String {
    switch self {
    case .day: "daily"
    case .week: "weekly"
    case .month: "monthly"
    case .year: "yearly"
    }
  }
}
