internal import Catalogs
internal import Findings
internal import Paywalls
internal import StructuredText
internal import WordgateLocales
internal import WordgateMessages
internal import WordgatePlurals

extension Wording {
  /// The only text of a language, where it holds nothing else and its arguments need no closer look.
  convenience init?(_ member: JSONMember, grammar: Grammar) {
    guard let unit = member.value.onlyMember("stringUnit"), unit.kind == .object else { return nil }
    let form = Form(unit: unit)
    guard form.signature != nil else { return nil }
    self.init(grammar: grammar, tag: member.keyNode, isWritten: true, forms: [form])
  }

  /// What a catalog holds for a key in a language; nil where it holds no text.
  convenience init?(_ localization: Localization, grammar: Grammar) {
    if let unit = localization.node.onlyMember("stringUnit"), unit.kind == .object {
      let form = Form(unit: unit)
      if form.signature != nil {
        self.init(grammar: grammar, tag: localization.tag, isWritten: true, forms: [form])
        return
      }
    }
    let content = localization.content
    if case .plural(let variations) = content, localization.node.count == 1, let forms = Form.plural(variations) {
      self.init(
        grammar: grammar, tag: localization.tag, isWritten: true, forms: forms, plurals: content.choices(below: "")
      )
      return
    }
    guard let source = localization.messageSource else { return nil }
    let review = MessageReview(source)
    var units: [String: StringUnit] = [:]
    for (path, unit) in localization.units { units[path.steps.map(\.name).joined(separator: ".")] = unit }
    self.init(
      grammar: grammar, tag: localization.tag, isWritten: true,
      forms: review.leaves.map { Form($0.text, unit: units[$0.path]?.node, leaf: $0) },
      plurals: content.choices(below: "")
        + localization.substitutions.flatMap { part in
          part.content.choices(below: "substitutions.\(part.name)", of: part.name)
        },
      substitutions: localization.substitutions.map { part in
        Part(
          name: part.name, argument: part.argument, specifier: part.specifier,
          kind: part.specifier.flatMap { SpecifierKind.parse($0) } ?? .integer64, location: part.location)
      }, unknownDevices: content.unknownDevices, problems: review.problems)
  }

  /// A text that is its own key.
  convenience init(key: String, grammar: Grammar, location: Location?) {
    let form = Form(key, keyLocation: location)
    guard form.signature == nil else {
      self.init(grammar: grammar, keyLocation: location, isWritten: false, forms: [form])
      return
    }
    let review = MessageReview(MessageSource(key))
    self.init(
      grammar: grammar, keyLocation: location, isWritten: false,
      forms: review.leaves.map { Form($0.text, keyLocation: location, leaf: $0) }, problems: review.problems)
  }

  /// A text in which `%` is only a percent sign.
  convenience init(plain text: String, grammar: Grammar, location: Location?, range: Range<Int>? = nil) {
    self.init(
      grammar: grammar, keyLocation: location, isWritten: true,
      forms: [Form(text, keyLocation: location, ownRange: range, isPlain: true)])
  }
}

extension Wording.Form {
  /// Plural forms of everyday texts that need no closer look: each category once, `other` among them and with a number,
  /// and all that read arguments read the same. Nil for any others.
  static func plural(_ variations: [Variation]) -> [Wording.Form]? {
    var forms: [Wording.Form] = []
    forms.reserveCapacity(variations.count)
    var signature: UInt64 = 0
    for variation in variations {
      guard let category = PluralCategory(name: variation.name), case .unit(let unit) = variation.content else {
        return nil
      }
      let form = Wording.Form(unit: unit.node, category: category)
      guard let own = form.signature, own == 0 || signature == 0 || own == signature,
        !forms.contains(where: { $0.category == category })
      else { return nil }
      signature = max(signature, own)
      forms.append(form)
    }
    guard let other = forms.first(where: { $0.category == .other }), other.signature != 0, other.readsNumber else {
      return nil
    }
    return forms.sorted { ($0.category ?? .other) < ($1.category ?? .other) }
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
  /// The names of devices that there are none of.
  fileprivate var unknownDevices: [(name: String, location: Location)] {
    guard case .device(let forms) = self else { return [] }
    return forms.filter { Device(name: $0.name) == nil }.map { ($0.name, $0.location) }
  }

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
