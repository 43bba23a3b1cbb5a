internal import Extraction
internal import Findings
internal import Paywalls
internal import WordgateLocales
import WordgatePlurals

/// A paywall with what its texts say in every language.
struct CheckedPaywall: Sendable {
  let paywall: Paywall
  /// What the store sells for it; nil where nobody compared.
  let offering: Offering?
  /// The texts of the paywall with their words.
  let texts: [Text]

  /// One text of the paywall.
  struct Text: Sendable {
    let text: PaywallText
    /// What it says by language, the source first.
    let words: [Words]

    /// What it says in the source language.
    var source: String? { words.first { $0.isSource }?.text }
  }

  /// The words of one language.
  struct Words: Sendable {
    let language: String
    let isSource: Bool
    let text: String
    let location: Location
  }

  init(_ paywall: Paywall, in project: CheckedProject) {
    self.paywall = paywall
    offering = project.offerings[paywall.id]
    texts = paywall.texts.map { text in
      Text(text: text, words: Self.words(of: text, in: paywall, project.texts))
    }
  }

  private static func words(
    of text: PaywallText, in paywall: Paywall, _ texts: [TextKey: CheckedText]
  ) -> [Words] {
    if text.reach == .verbatim {
      return [Words(language: "en", isSource: true, text: text.key, location: text.location)]
    }
    if let own = paywall.localizations {
      return own.locales.compactMap { locale in
        guard let value = own.value(text.key, locale: locale), value.kind == .text else { return nil }
        return Words(
          language: locale, isSource: locale == own.defaultLocale, text: value.text, location: value.location)
      }
    }
    guard let checked = texts[text.id] else {
      return [Words(language: "en", isSource: true, text: text.key, location: text.location)]
    }
    return ([checked.source] + checked.translations).flatMap { wording in
      wording.forms.filter { $0.category == nil || $0.category == .other }.map { form in
        Words(
          language: wording.language, isSource: wording === checked.source, text: form.text,
          location: form.location ?? text.location)
      }
    }
  }
}

extension CheckedPaywall {
  /// Whether it is a whole screen that a service shows, and no part of one that an app puts together.
  var isWholeScreen: Bool {
    switch paywall.form {
    case .components, .revenueCatV1: true
    case .adapty, .componentTree, .storeKit, .native, .swiftUI: false
    }
  }

  /// The texts that stand with one another: those of a package, or those outside all.
  func neighbours(of text: Text) -> [Text] { texts.filter { $0.text.package == text.text.package } }
}

extension CheckedPaywall.Text {
  /// Whether it is shown to those alone who are offered something.
  var isInOffer: Bool {
    text.conditions.contains { condition in
      condition.holds && ["intro offer", "promo offer", "multiple intro offers"].contains(condition.expression)
    } || text.key.hasSuffix("_with_intro_offer") || text.key.hasSuffix("_trial")
  }

  /// The names of the variables in the source text, functions left out.
  var variables: Set<String> {
    Set(
      BracePlaceholderChanged.names(in: source ?? "").map { name in
        String(name.prefix { $0 != "|" })
      })
  }
}
