import Catalogs
import StructuredText

/// The texts of an entry in the language of an import, and how the entry spells its substitutions.
struct EntryTexts {
  let key: String
  let isTranslatable: Bool
  let sourceArguments: ExchangeSpelling.Arguments
  /// The substitutions of the language itself.
  let ownArguments: ExchangeSpelling.Arguments
  private let language: String
  private let incoming: ExchangeSpelling.Arguments
  private let entry: CatalogEntry
  private let localization: Localization?

  struct Present {
    /// The text in the catalog.
    let value: String
    /// The text as translators see it.
    let target: String
    let state: TranslationState
  }

  init(_ entry: CatalogEntry, language: String, sourceLanguage: String, incoming: ExchangeSpelling.Arguments) {
    key = entry.key
    isTranslatable = entry.shouldTranslate
    self.language = language
    self.incoming = incoming
    let localization = entry.localization(language)
    self.entry = entry
    self.localization = localization
    ownArguments = localization?.arguments ?? [:]
    sourceArguments = entry.localization(sourceLanguage)?.arguments ?? [:]
  }

  /// The names of all substitutions that the text may refer to.
  var names: Set<String> {
    Set(ownArguments.keys).union(sourceArguments.keys).union(incoming.keys)
  }

  /// The argument of a substitution: that of the language, else of the source, else what the file tells.
  func argument(of form: FormPath) -> ExchangeUnit.Argument? {
    guard case .substitution(let name) = form.steps.first else { return nil }
    return ownArguments[name] ?? sourceArguments[name] ?? incoming[name] ?? ExchangeUnit.Argument()
  }

  /// The text of the source language as a translator sees it now; nil where the source has no such form.
  func source(_ form: FormPath, _ builder: UnitBuilder) -> String? {
    builder.source(of: entry, form: form)
  }

  /// The text that the catalog has in a form.
  func present(_ form: FormPath) -> Present? {
    guard var node = localization?.node else { return nil }
    for step in form.steps {
      let next: JSONNode?
      switch step {
      case .substitution(let name): next = node["substitutions"]?[name]
      case .plural(let name): next = node["variations"]?["plural"]?[name]
      case .device(let name): next = node["variations"]?["device"]?[name]
      }
      guard let next else { return nil }
      node = next
    }
    guard let unit = node["stringUnit"] else { return nil }
    let value = unit["value"]?.string ?? ""
    let target =
      argument(of: form).map { ExchangeSpelling.argumentSpelled(value, $0) }
      ?? ExchangeSpelling.referencesNumbered(value, ownArguments)
    return Present(
      value: value, target: target, state: unit["state"]?.string.map { TranslationState(name: $0) } ?? .new)
  }

  /// The change that gives a form a text of a translator.
  func change(
    _ form: FormPath, state: TranslationState, target: String, isLikeXcode: Bool = false
  ) -> TextChange {
    if !isLikeXcode, let present = present(form), present.target.hasSameBytes(as: target) {
      return TextChange(language: language, form: form, state: state, value: present.value)
    }
    guard let argument = argument(of: form) else {
      let known =
        isLikeXcode
        ? ownArguments.merging(sourceArguments) { own, _ in own }
        : incoming.merging(sourceArguments) { _, source in source }.merging(ownArguments) { _, own in own }
      return TextChange(
        language: language, form: form, state: state, value: ExchangeSpelling.referencesPlain(target, known))
    }
    return TextChange(
      language: language, form: form, state: state, value: ExchangeSpelling.argumentPlain(target, argument),
      argument: argument.number, specifier: argument.specifier)
  }
}

extension FormPath {
  /// The substitution of a form.
  var substitutionName: String? {
    if case .substitution(let name) = steps.first { name } else { nil }
  }
}
