import Findings

extension Notice {
  static let gate = [
    Notice(
      "unknown-locale", .source, .error, "a required locale is no locale",
      because: "No paywall can be judged in it, so none is shown there."),
    Notice(
      "wrong-kind", .paywall, .error, "an image stands where words are meant, or words where an image is",
      because: "The place stays empty."),
    Notice(
      "unrenderable-text", .placeholder, .error,
      "a text is sound by itself but cannot be written out with what the code inserts",
      because: "The reader sees a gap or raw characters in the middle of the offer."),
    Notice(
      "unknown-paywall", .paywall, .error, "the project names a view as a paywall that no source declares",
      because: "The paywall is judged by nobody, and the app shows its fallback."),
    Notice(
      "empty-paywall", .paywall, .warning, "a paywall shows no text that its sources hold",
      because: "There is nothing to judge: its words come from somewhere else, or are gone."),
    Notice(
      "unreadable-definition", .paywall, .warning, "a paywall that is a value is made in a way that is not understood",
      because: "It is not judged, so silence about it means nothing."),
  ]

  static let packages = [
    Notice(
      "empty-offering", .paywall, .error, "an offering sells no package",
      because: "The paywall has nothing to sell: its buttons do nothing."),
    Notice(
      "missing-package", .paywall, .error, "a paywall offers a package that its offering does not sell",
      because: "The package is left out or the purchase fails."),
    Notice(
      "missing-package-id", .paywall, .error, "a package component names no package",
      because: "It sells nothing, and its price is empty."),
    Notice(
      "no-package", .paywall, .error, "a paywall offers no package",
      because: "The purchase button has nothing to buy."),
    Notice(
      "duplicate-package", .paywall, .error, "a package is offered twice",
      because: "The reader compares two plans that are one."),
    Notice(
      "no-default-package", .paywall, .warning, "a group of packages selects none at first",
      because: "The purchase button does nothing until the reader guesses that a plan must be chosen."),
    Notice(
      "default-package-outside-group", .paywall, .error, "the package that is selected at first is not in its group",
      because: "Nothing is selected, and the purchase button does nothing."),
    Notice(
      "several-default-packages", .paywall, .warning, "two packages of a group are selected at first",
      because: "Which one is bought differs from SDK to SDK."),
    Notice(
      "purchase-button-outside-group", .paywall, .error, "a purchase button stands in no group of packages",
      because: "It buys nothing."),
    Notice(
      "empty-product-name", .paywall, .error, "a product of the store has no name in a locale",
      because: "StoreKit gives an empty title, and the plan has no name."),
  ]

  static let definitions = [
    Notice(
      "unknown-component", .paywall, .error, "a component has a type that SDKs do not know, and no fallback",
      because: "The whole paywall fails to load, or the part is missing."),
    Notice(
      "unreadable-component", .paywall, .error, "something that should be a component is none",
      because: "The paywall fails to load."),
    Notice(
      "opaque-component", .paywall, .note, "a component shows words that its definition does not hold",
      because: "A video or a web page can be in one language only, and nobody here can tell."),
    Notice(
      "unreachable-selected-component", .paywall, .warning, "a selected copy has a selected copy of its own",
      because: "No SDK ever shows it: its texts are translated for nobody."),
    Notice(
      "missing-localization-id", .paywall, .error, "a text component refers to no text",
      because: "Its place stays empty."),
    Notice(
      "unreadable-localization-id", .paywall, .error, "a reference to a text is empty or no text",
      because: "Its place stays empty, or the paywall fails to load."),
    Notice(
      "unexpected-localization-id", .paywall, .note, "a text is referred to where no component known here does so",
      because: "It is treated as a required text, since newer SDKs may show it."),
    Notice(
      "no-localizations", .paywall, .error, "a paywall definition holds no texts",
      because: "The paywall shows nothing, or its localization ids."),
    Notice(
      "unreadable-localizations", .paywall, .error, "the texts of a locale are not an object",
      because: "The paywall fails to load, or the locale has no texts."),
    Notice(
      "no-locale", .paywall, .error, "a set of texts names no locale",
      because: "Nobody is ever shown it."),
    Notice(
      "no-default-locale", .paywall, .error,
      "a paywall definition names no locale to fall back on, or one that has no texts",
      because: "Readers of every other locale see nothing."),
    Notice(
      "unused-localization", .hygiene, .warning, "no component shows a text that the definition holds",
      because: "Translators work on it for nobody."),
    Notice(
      "blank-text", .hygiene, .warning, "a text is nothing but white space",
      because: "Screen readers stop at it, and each language has to repeat it."),
    Notice(
      "missing-feature", .paywall, .error, "a locale lists fewer features than another",
      because: "Its readers are not told all they would pay for."),
    Notice(
      "invalid-url", .paywall, .error, "an address cannot be opened",
      because: "The terms or the privacy policy cannot be reached, which stores require."),
    Notice(
      "insecure-url", .paywall, .warning, "an address is not encrypted",
      because: "Apple's systems refuse to open it inside the app."),
  ]

  static let localizing = [
    Notice(
      "forms-not-carried", .paywall, .error, "a text of a definition has several forms in a catalog",
      because: "A definition holds one text a language, so the number in it would not decide."),
    Notice(
      "unknown-localization-id", .paywall, .warning, "a catalog holds a text that its paywall does not show",
      because: "Translators work on it for nobody."),
    Notice(
      "unknown-mark", .paywall, .error, "a translation has marks that its source text does not have",
      because: "The reader sees raw marks, or a part of the text is lost."),
    Notice(
      "other-source-language", .paywall, .warning, "a catalog has another source language than its paywall",
      because: "Each would take the other's source for a translation."),
    Notice(
      "several-paywalls", .paywall, .warning, "several paywalls are to share a catalog",
      because: "Texts with the same id would overwrite each other."),
  ]

  static let variables = [
    Notice(
      "unclosed-variable", .placeholder, .error, "two braces open a variable and none close it",
      because: "The reader sees the raw characters."),
    Notice(
      "empty-variable", .placeholder, .error, "a variable has no name",
      because: "The reader sees nothing, or the raw characters."),
    Notice(
      "unknown-variable", .placeholder, .error, "no SDK knows a variable",
      because: "The reader sees nothing in its place: a price without a number."),
    Notice(
      "unknown-function", .placeholder, .error, "no SDK knows a function that is applied to a variable",
      because: "The reader sees nothing in its place."),
    Notice(
      "first-generation-variable", .placeholder, .note, "a variable is one of the first paywalls",
      because: "It is filled in only while a package is selected."),
    Notice(
      "variable-mismatch", .placeholder, .error, "a translation shows other variables than its source",
      because: "Readers of one language are not told the price, or are told something that the others are not."),
    Notice(
      "count-outside-countdown", .placeholder, .error, "a variable of a countdown stands outside of one",
      because: "The reader sees nothing in its place."),
    Notice(
      "bare-period-number", .placeholder, .warning, "a length of time is inserted as a bare number",
      because: "The word behind it cannot follow the number: the reader sees '1 months'."),
    Notice(
      "name-from-store", .placeholder, .note, "a text inserts the name that the store has for a product",
      because: "The store writes it in the language of the reader's account, which need not be that of the paywall."),
    Notice(
      "undeclared-language", .completeness, .warning, "a paywall has texts in a language that the app does not declare",
      because: "The system runs the app in another language, so that nobody gets to see them."),
    Notice(
      "untranslated-period-words", .completeness, .warning, "all lengths of time are in English in another language",
      because: "The reader meets English words in the price."),
    Notice(
      "fixed-plural-table", .plural, .note, "the SDK's table of plural forms differs from the rules of the language",
      because: "For some numbers the reader gets a form that is wrong in the language."),
  ]
}
