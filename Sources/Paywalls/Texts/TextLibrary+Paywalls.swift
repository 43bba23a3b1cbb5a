import Extraction
import Findings
public import WordgateLocales
import WordgateMessages

extension TextLibrary {
  /// A text of a paywall in the language that serves a locale: from the paywall's own localizations where it carries
  /// some, from the catalogs otherwise.
  ///
  /// Verbatim text is there in the source language alone. A localization id is never a text by itself: without a text
  /// in the source language it is missing there too.
  public func lookup(_ text: PaywallText, of paywall: Paywall, locale: LocaleIdentifier) -> TextLookup {
    if text.reach == .verbatim { return verbatim(text, of: paywall, locale: locale) }
    if let own = paywall.localizations { return own.lookup(text, locale: locale) }
    let answer = lookup(text.id, locale: locale)
    guard paywall.form == .componentTree, var found = answer.found else { return answer }
    if case .message(let source) = found.content, case .text(let words) = source.pattern, found.localization != nil {
      // Nothing is inserted by position in such a text: its percent signs are percent signs.
      found.content = .plain(words)
    }
    guard found.localization == nil else { return .found(found) }
    return .missing(
      MissingText(
        entry(text.id) == nil ? .noEntry : .noTranslation, "localization id '\(text.key)' has no text",
        location: found.location ?? text.location, language: found.language))
  }

  /// The language that serves a locale in a paywall: of its own localizations where it carries some.
  public func language(of paywall: Paywall, for locale: LocaleIdentifier) -> String? {
    paywall.localizations.map { $0.language(for: locale) } ?? language(for: locale)
  }

  /// The language in which a paywall is written.
  public func sourceLanguage(of paywall: Paywall) -> String { paywall.localizations?.defaultLocale ?? sourceLanguage }

  private func verbatim(_ text: PaywallText, of paywall: Paywall, locale: LocaleIdentifier) -> TextLookup {
    let source = sourceLanguage(of: paywall)
    guard let wanted = language(of: paywall, for: locale), wanted == source else {
      return .missing(
        MissingText(
          .verbatim, "'\(text.key)' is shown as it stands in every language", location: text.location,
          language: language(of: paywall, for: locale)))
    }
    let content: FoundText.Content =
      paywall.form == .swiftUI ? .message(MessageSource(text.key)) : .plain(text.key)
    return .found(FoundText(content: content, language: source, location: text.location))
  }
}

extension OwnLocalizations {
  /// A text of the definition in the language that serves a locale.
  func lookup(_ text: PaywallText, locale: LocaleIdentifier) -> TextLookup {
    guard let language = self.language(for: locale) else {
      let seen = locales.isEmpty ? "none" : locales.joined(separator: ", ")
      return .missing(
        MissingText(.noLanguage, "the definition has no locale for '\(locale)', it has \(seen)", location: location))
    }
    guard let value = value(text.key, locale: language) else {
      return .missing(
        MissingText(
          .noTranslation, "'\(text.key)' has no text in '\(language)'", location: text.location, language: language))
    }
    let wanted: LocalizedValue.Kind = text.kind == .image ? .image : .text
    if value.kind != wanted {
      let what = text.kind == .image ? "an image" : "words"
      return .missing(
        MissingText(
          .wrongKind, "'\(text.key)' is no \(text.kind.rawValue) in '\(language)': expected \(what)",
          location: value.location, language: language))
    }
    if value.text.isBlank && !isSpacer(text.key, value: value.text) {
      return .missing(
        MissingText(.empty, "'\(text.key)' is empty in '\(language)'", location: value.location, language: language))
    }
    return .found(
      FoundText(content: .plain(value.text), language: language, location: value.location, file: value.location.file))
  }

  /// Whether white space is meant: the source text is white space as well, which keeps a line open. Nothing at all is
  /// never meant.
  private func isSpacer(_ id: String, value text: String) -> Bool {
    guard !text.isEmpty, let source = value(id, locale: defaultLocale)?.text else { return false }
    return !source.isEmpty && source.isBlank
  }
}
