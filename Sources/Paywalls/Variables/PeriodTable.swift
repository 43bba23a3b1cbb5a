import Findings
import StructuredText
import WordgateLocales
import WordgatePlurals

/// The words that a response of RevenueCat brings for variables: `ui_config.localizations`, by locale and key.
///
/// SDKs choose among the forms of a number by a fixed table (0, 1, 2, 3 and 4, 5 to 10, the rest) in every language.
/// Where the language has other boundaries, people see a wrong form.
public struct PeriodTable: Sendable {
  private let locales: [(tag: String, place: JSONPlace)]
  private let choice: LanguageChoice

  /// The table of a response; nil where it brings none.
  init?(_ root: JSONPlace) {
    guard let localizations = root("uiconfig")?("localizations"), localizations.isObject else { return nil }
    locales = localizations.members.map { ($0.key, $0.place) }.filter { $0.place.isObject }
    choice = LanguageChoice(locales.map(\.tag))
  }

  /// Reads the words of a response by itself, such as one captured for its `ui_config` alone.
  public init?(json bytes: [UInt8], file: String) {
    guard let root = JSONDocument(bytes, file: file).root else { return nil }
    let place = JSONPlace(node: root, path: .root)
    self.init(place)
  }

  /// The words that serve a locale; nil where none are in its language and script.
  func words(for locale: LocaleIdentifier) -> Words? {
    guard let tag = choice.language(for: locale), let place = locales.first(where: { $0.tag == tag })?.place else {
      return nil
    }
    return Words(place: place)
  }

  /// The words of one locale.
  struct Words: Sendable {
    fileprivate let place: JSONPlace

    /// A word under its key: `month`, `monthly`, `month_short`, `free_price`.
    func word(_ key: String) -> String? { place.members.first { $0.key == key }?.place.string }

    /// A number of units in the form with a name, such as `few`, or in short.
    func phrase(_ period: StorePeriod, form: String, isShort: Bool) -> String? {
      let key = isShort ? "num_\(period.unit.rawValue)s_short" : "num_\(period.unit.rawValue)_\(form)"
      return word(key).map { PeriodTable.text($0, period.count) }
    }
  }

  private static let forms = ["zero", "one", "two", "few", "many", "other"]
  private static let units = StorePeriod.Unit.allCases.map(\.rawValue)
  /// The lengths at which offers are usual, and those around the boundaries of languages.
  private static let lengths = [1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 14, 21, 22, 25, 30, 60, 90, 100, 101, 180, 365]

  /// What is wrong with the words, at most two findings a locale.
  var findings: [Finding] {
    let english = locales.first { $0.tag == "en" } ?? locales.first { $0.tag.hasPrefix("en_") }
    return locales.flatMap { tag, place -> [Finding] in
      guard let locale = LocaleIdentifier(tag) else { return [] }
      if let english, locale.language != "en", isCopy(place, of: english.place) {
        return [
          Finding(
            rule: "untranslated-period-words", category: .completeness, severity: .warning,
            message: "all lengths of time are in English", location: place.location, locale: tag,
            advice: "translate the 'num_…' words")
        ]
      }
      return mismatch(place, tag: tag, locale: locale).map { [$0] } ?? []
    }
  }

  private func isCopy(_ place: JSONPlace, of english: JSONPlace) -> Bool {
    let keys = Self.units.flatMap { unit in Self.forms.map { "num_\(unit)_\($0)" } }
    let own = keys.map { word($0, in: place) }
    return own.contains { $0 != nil } && own == keys.map { word($0, in: english) }
  }

  private func word(_ key: String, in place: JSONPlace) -> String? {
    place.members.first { $0.key == key }?.place.string
  }

  /// The first length whose form by the fixed table is not that of the language, with how many there are.
  private func mismatch(_ place: JSONPlace, tag: String, locale: LocaleIdentifier) -> Finding? {
    let rules = PluralRules(locale)
    var wrong: [(shown: String, right: String)] = []
    for unit in Self.units {
      for length in Self.lengths {
        let category = rules.category(for: length).name
        guard let shown = word("num_\(unit)_\(Self.fixedForm(of: length))", in: place),
          let right = word("num_\(unit)_\(category)", in: place) ?? word("num_\(unit)_other", in: place)
        else { continue }
        let both = (Self.text(shown, length), Self.text(right, length))
        if both.0 != both.1 { wrong.append(both) }
      }
    }
    guard let first = wrong.first else { return nil }
    let more = wrong.count > 1 ? " and in \(wrong.count - 1) more cases" : ""
    return Finding(
      rule: "fixed-plural-table", category: .plural, severity: .note,
      message: "today's SDKs show '\(first.shown)' where the plural rules of the language give '\(first.right)'\(more)",
      location: place.location, locale: tag)
  }

  /// The form that today's SDKs take for a number.
  static func fixedForm(of number: Int) -> String {
    switch number {
    case 0: "zero"
    case 1: "one"
    case 2: "two"
    case 3...4: "few"
    case 5...10: "many"
    default: "other"
    }
  }

  /// A format of C with one number: `%d` is the number, `%%` a percent sign.
  static func text(_ format: String, _ number: Int) -> String {
    var result = ""
    var rest = format[...]
    while let place = rest.firstIndex(of: "%") {
      result += rest[..<place]
      rest = rest[place...].dropFirst()
      switch rest.first {
      case "d": result += "\(number)"
      case "%": result += "%"
      default:
        result += "%"
        continue
      }
      rest = rest.dropFirst()
    }
    return result + rest
  }
}
