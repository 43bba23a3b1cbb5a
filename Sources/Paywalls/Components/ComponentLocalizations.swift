import Extraction
import Findings

extension PaywallDraft {
  /// Reads `components_localizations`; an empty list, which some servers write for an empty object, is one.
  mutating func ownLocalizations(_ place: JSONPlace, defaultLocale: JSONPlace?) -> OwnLocalizations {
    let named = defaultLocale?.string ?? ""
    var localizations = OwnLocalizations(defaultLocale: named, location: place.location)
    if place.isList || place.members.isEmpty {
      let what = place.isList ? "an empty list" : "empty"
      report(
        "no-localizations", .error, "'components_localizations' is \(what): the paywall has no texts",
        at: place.location, advice: "add an object of texts for each locale")
    }
    for (locale, texts) in place.members {
      localizations.addLocale(locale)
      guard texts.isObject else {
        if !texts.isList || !texts.elements.isEmpty {
          report(
            "unreadable-localizations", .error, "the localizations of '\(locale)' are no object", at: texts.location,
            locale: locale)
        }
        continue
      }
      for (id, value) in texts.members { localizations.add(LocalizedValue(component: value), id: id, locale: locale) }
    }
    if defaultLocale == nil {
      report(
        "no-default-locale", .error, "the paywall names no 'default_locale'", at: place.location,
        advice: "add 'default_locale' with the locale whose texts are the source")
      if let first = localizations.locales.first { localizations.defaultLocale = first }
    } else if let defaultLocale, !localizations.locales.isEmpty, !localizations.locales.contains(named) {
      report(
        "no-default-locale", .error, "default locale '\(named)' has no localizations", at: defaultLocale.location,
        advice: "add texts for it, or name one of \(localizations.locales.joined(separator: ", "))")
    }
    return localizations
  }

  /// Reports texts that are nothing but white space in the source language: a line held open by a space.
  mutating func checkSpacers(_ localizations: OwnLocalizations) {
    var seen: Set<String> = []
    for text in texts where text.kind == .text && seen.insert(text.key).inserted {
      guard let value = localizations.value(text.key, locale: localizations.defaultLocale), value.kind == .text,
        !value.text.isEmpty, value.text.isBlank
      else { continue }
      report(
        "blank-text", .warning, "'\(text.key)' is white space", at: value.location,
        locale: localizations.defaultLocale, key: text.key,
        advice: "keep the room open with the spacing of a stack", category: .hygiene)
    }
  }

  /// Reports localization ids that nothing refers to, once an id, in the default locale's order.
  mutating func checkUnused(_ localizations: OwnLocalizations) {
    let used = Set(texts.map(\.key))
    var seen: Set<String> = []
    for locale in [localizations.defaultLocale] + localizations.locales {
      for id in localizations.ids(locale: locale) where !used.contains(id) && seen.insert(id).inserted {
        guard let value = localizations.value(id, locale: locale) else { continue }
        report(
          "unused-localization", .warning, "no component shows '\(id)'", at: value.location, locale: locale, key: id,
          advice: "remove it from every locale", category: .hygiene)
      }
    }
  }
}

extension LocalizedValue {
  /// Reads the value of a localization id: words, or the addresses of an image.
  init(component place: JSONPlace) {
    let kind: Kind
    let text: String
    if let string = place.string {
      (kind, text) = (.text, string)
    } else if let image = place("light") ?? place("dark"), image.isObject {
      (kind, text) = (.image, image.string("original") ?? image.string("heic") ?? image.string("url") ?? "")
    } else {
      (kind, text) = (.unreadable, "")
    }
    self.init(kind: kind, text: text, location: place.location, range: place.range)
  }
}
