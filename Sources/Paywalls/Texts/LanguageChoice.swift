import WordgateLocales

/// Finds the language of a file that serves a locale, whatever the spelling of its tags.
struct LanguageChoice: Sendable {
  private let matcher: LocaleMatcher
  private let tags: [LocaleIdentifier: String]

  /// Takes the tags as files write them; of two spellings of one language, the first counts.
  init(_ languages: [String]) {
    var tags: [LocaleIdentifier: String] = [:]
    for language in languages {
      guard let locale = LocaleIdentifier(language), tags[locale] == nil else { continue }
      tags[locale] = language
    }
    self.tags = tags
    matcher = LocaleMatcher(available: Array(tags.keys))
  }

  /// The tag of the language, or nil where none is in the locale's language and script.
  func language(for locale: LocaleIdentifier) -> String? {
    if let exact = tags[locale] { return exact }
    return matcher.match([locale]).flatMap { tags[$0.locale] }
  }
}
