internal import Catalogs
internal import Findings
internal import Paywalls
internal import StructuredText
internal import WordgateLocales
internal import WordgateMessages
internal import WordgatePlurals

extension Wording {
  /// What a catalog holds for a key in a language; nil where it holds no text.
  init?(_ localization: Localization, locale: Evaluators.Locale) {
    guard let source = localization.messageSource else { return nil }
    let message = Message(source, evaluator: locale.evaluator)
    var units: [String: StringUnit] = [:]
    for (path, unit) in localization.units { units[path.steps.map(\.name).joined(separator: ".")] = unit }
    self.init(
      language: localization.language, locale: locale, location: localization.location, isWritten: true,
      forms: message.leaves.map { Form($0, unit: units[$0.path]) },
      plurals: localization.content.choices(below: "")
        + localization.substitutions.flatMap { part in
          part.content.choices(below: "substitutions.\(part.name)", of: part.name)
        },
      substitutions: localization.substitutions.map { part in
        Part(
          name: part.name, argument: part.argument,
          kind: part.specifier.flatMap { SpecifierKind.parse($0) } ?? .integer64, location: part.location)
      }, problems: message.problems)
  }

  /// A text that is its own key.
  init(key: String, language: String, locale: Evaluators.Locale, location: Location?) {
    let message = Message(MessageSource(key), evaluator: locale.evaluator)
    self.init(
      language: language, locale: locale, location: location, isWritten: false,
      forms: message.leaves.map { Form($0, unit: nil, keyLocation: location) }, problems: message.problems)
  }

  /// A text in which `%` is only a percent sign.
  init(plain text: String, language: String, locale: Evaluators.Locale, location: Location?) {
    let form = Form(path: "", text: text, format: nil, state: .translated, keyLocation: location)
    self.init(language: language, locale: locale, location: location, isWritten: true, forms: [form])
  }

  private init(
    language: String, locale: Evaluators.Locale, location: Location?, isWritten: Bool, forms: [Form],
    plurals: [PluralChoice] = [], substitutions: [Part] = [], problems: [MessageProblem] = []
  ) {
    self.language = language
    self.locale = locale.identifier
    self.location = location
    self.isWritten = isWritten
    self.forms = forms
    self.plurals = plurals
    self.substitutions = substitutions
    self.problems = problems
    rules = locale.rules
  }
}

extension Wording.Form {
  init(_ leaf: MessageLeaf, unit: StringUnit?, keyLocation: Location? = nil) {
    self.init(
      path: leaf.path, category: leaf.category, device: leaf.device, substitution: leaf.substitution, text: leaf.text,
      format: leaf.format, state: unit?.state ?? .translated, unit: unit, keyLocation: keyLocation)
  }

  /// The edit that puts another text in the place of this one; none where the key is the text.
  func edit(to text: String) -> [SourceEdit] {
    guard let unit, let file = location?.file else { return [] }
    let replacement = String(decoding: JSONWriter.quoted(text), as: UTF8.self)
    return [SourceEdit(file: file, range: unit.valueRange, replacement: replacement)]
  }
}

extension FormPath.Step {
  /// The step as paths of messages spell it.
  fileprivate var name: String {
    switch self {
    case .plural(let name), .device(let name): name
    case .substitution(let name): "substitutions.\(name)"
    }
  }
}

extension LocalizedContent {
  /// The plural choices in it.
  fileprivate func choices(below path: String, of substitution: String? = nil) -> [Wording.PluralChoice] {
    switch self {
    case .plural(let forms):
      return [
        Wording.PluralChoice(path: path, substitution: substitution, forms: forms.map { ($0.name, $0.location) })
      ]
    case .device(let forms):
      return forms.flatMap { $0.content.choices(below: path.isEmpty ? $0.name : "\(path).\($0.name)") }
    case .unit, .set, .none: return []
    }
  }
}
