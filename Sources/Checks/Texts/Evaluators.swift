internal import WordgateLocales
internal import WordgateMessages
internal import WordgatePlurals

/// The rules of each language, made once.
struct Evaluators {
  struct Locale: Sendable {
    let identifier: LocaleIdentifier
    let evaluator: MessageEvaluator
    let rules: PluralRules

    init(_ identifier: LocaleIdentifier) {
      self.identifier = identifier
      evaluator = MessageEvaluator(identifier)
      rules = PluralRules(identifier)
    }
  }

  private var locales: [String: Locale] = [:]

  /// The rules of a language by its tag; a tag that is none has the rules of no language.
  mutating func locale(_ tag: String) -> Locale {
    if let known = locales[tag] { return known }
    let made = Locale(LocaleIdentifier(tag) ?? .root)
    locales[tag] = made
    return made
  }
}
