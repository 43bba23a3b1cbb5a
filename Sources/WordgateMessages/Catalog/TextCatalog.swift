public import WordgateLocales

/// The texts of an app in all its languages, compiled: a key, arguments and a locale give a text.
///
/// Works wherever Swift runs, without Foundation: on servers, where `String(localized:)` does not exist, as in apps. The
/// catalog is one run of bytes, made by a ``Builder`` once and used as it lies: nothing is read before it is shown.
///
///     let texts = catalog.texts(for: [mexicanSpanish])
///     texts.string("%lld days free, then %@", 7, "$9.99")
public struct TextCatalog: Sendable {
  let file: TextCatalogFile
  /// The locales that have texts, sorted.
  public let locales: [LocaleIdentifier]
  /// The locale the texts were written in, which is shown where a translation is missing.
  public let sourceLocale: LocaleIdentifier
  private let matcher: LocaleMatcher

  /// Uses bytes that a builder made; nil for any others.
  public init?(_ bytes: [UInt8]) {
    guard let file = TextCatalogFile(bytes) else { return nil }
    let tags = (0..<file.localeCount).map { String(decoding: file.locale($0), as: UTF8.self) }
    let locales = tags.compactMap { LocaleIdentifier($0) }
    guard locales.count == tags.count, locales.indices.contains(file.sourceIndex) else {
      return nil
    }
    self.file = file
    self.locales = locales
    sourceLocale = locales[file.sourceIndex]
    matcher = LocaleMatcher(available: locales)
  }

  /// The compiled form.
  public var bytes: [UInt8] { file.bytes }

  /// The texts for someone who reads these languages, the best liked first; in the source language when none fits.
  ///
  /// Making it searches for the language. Keep it as long as the language stays the same.
  public func texts(for wanted: [LocaleIdentifier]) -> LocalizedTexts {
    let match = matcher.match(wanted)
    var chain = [match?.locale].compactMap { $0 } + others(after: match)
    if !chain.contains(sourceLocale) { chain.append(sourceLocale) }
    return LocalizedTexts(
      locale: match?.locale ?? sourceLocale,
      chain: chain.compactMap { locale in
        locales.firstIndex(of: locale).map {
          LocalizedTexts.Language(index: $0, evaluator: MessageEvaluator(locale))
        }
      }, file: file)
  }

  /// What else is there for the wanted locale: a text missing in `es-419` may be there in `es`.
  private func others(after match: LocaleMatcher.Match?) -> [LocaleIdentifier] {
    guard let match else { return [] }
    return match.wanted.fallbacks.filter { $0 != match.locale && locales.contains($0) }
  }
}
