import WordgateFormatting
import WordgateLocales

/// Writes samples of prices and dates as one locale writes them.
struct SampleFormatter: Sendable {
  let formats: LocaleFormats
  let options: RenderOptions

  init(_ locale: LocaleIdentifier, options: RenderOptions) {
    formats = LocaleFormats(locale)
    self.options = options
  }

  func price(minorUnits: Int) -> String {
    formats.currency(minorUnits: minorUnits, code: options.currency)
  }

  func date(afterDays days: Int, skeleton: String) -> String {
    let day = options.today.adding(days: days)
    return formats.date(day, skeleton: skeleton) ?? day.description
  }
}
