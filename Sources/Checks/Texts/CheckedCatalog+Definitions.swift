internal import Catalogs
internal import Extraction
internal import Findings
internal import Paywalls

extension CheckedCatalog {
  /// The texts that the definition of a paywall carries itself, as if a catalog held them; nil where it carries none.
  /// A percent sign is one, since nothing is formatted.
  init?(textsOf paywall: Paywall) {
    guard let own = paywall.localizations else { return nil }
    var grammars = Grammars()
    let source = grammars.grammar(own.defaultLocale)
    let others = own.locales.filter { $0 != own.defaultLocale }.map { grammars.grammar($0) }
    var seen: Set<String> = []
    let texts = paywall.texts.filter { $0.kind == .text && $0.reach != .verbatim && seen.insert($0.key).inserted }
    func wording(_ key: String, _ grammar: Grammar) -> Wording? {
      guard let value = own.value(key, locale: grammar.tag), value.kind == .text else { return nil }
      // Marks around runs of another style are no text: such a value cannot be written anew.
      let isPlain = value.markup == value.text && paywall.form != .adapty
      return Wording(
        plain: value.text, grammar: grammar, location: value.location, range: isPlain ? value.range : nil)
    }
    let checked = texts.compactMap { text in
      wording(text.key, source).map { words in
        CheckedText(
          key: text.key, table: text.table, location: words.location, comment: nil, extractionState: .manual,
          shouldTranslate: true, source: words, translations: others.compactMap { wording(text.key, $0) })
      }
    }
    let catalog = Catalog(
      table: paywall.id, file: paywall.location.file, sourceLanguage: own.defaultLocale)
    self.init(catalog, texts: checked, grammars: grammars)
  }
}
