import StructuredText

extension Catalog {
  /// Writes one text: the only one of a language, or the one of a form such as `few`.
  ///
  /// A language or form that is not there yet is added. Where a language has one text and a form is given, that text
  /// becomes the form `other`. A text in several forms needs the name of one.
  public mutating func setValue(
    _ value: String, state: TranslationState, key: String, language: String, form: FormPath = FormPath()
  ) throws(CatalogEditProblem) {
    try Self.check(language: language)
    try Self.check(form)
    if case .unknown(let name) = state { throw .malformedState(name) }
    try edit(key) { (editor, entry) throws(CatalogEditProblem) in
      let unit = JSONValue.unit(state, value)
      guard let localizations = entry["localizations"] else {
        let new = JSONValue.nested([language] + form.memberNames, .object([.init("stringUnit", unit)]))
        return [editor.set("localizations", to: new, in: entry, precedes: FinderOrder.precedes)]
      }
      guard let localization = localizations[language] else {
        try Self.checkSubstitution(of: form, in: nil, key: key, language: language)
        let new = JSONValue.nested(form.memberNames, .object([.init("stringUnit", unit)]))
        return [editor.set(language, to: new, in: localizations, precedes: FinderOrder.precedes)]
      }
      try Self.checkSubstitution(of: form, in: localization, key: key, language: language)
      let place = TextPlace(key: key, language: language, form: form)
      return try place.write(state: state, value: value, in: localization, editor)
    }
    if state == .machineTranslated { raiseVersion(to: "1.3") }
  }

  /// Writes the phrases of one language, of which any may be used; they take the place of what it has.
  public mutating func setPhrases(
    _ phrases: [String], state: TranslationState, key: String, language: String
  ) throws(CatalogEditProblem) {
    try Self.check(language: language)
    if case .unknown(let name) = state { throw .malformedState(name) }
    try edit(key) { editor, entry in
      let content = JSONValue.object([.init("stringSet", .set(state, phrases))])
      guard let localizations = entry["localizations"] else {
        let new = JSONValue.object([.init(language, content)])
        return [editor.set("localizations", to: new, in: entry, precedes: FinderOrder.precedes)]
      }
      return [editor.set(language, to: content, in: localizations, precedes: FinderOrder.precedes)]
    }
    if state == .machineTranslated { raiseVersion(to: "1.3") }
  }

  /// Changes the state of one text and nothing else.
  public mutating func setState(
    _ state: TranslationState, key: String, language: String, form: FormPath = FormPath()
  ) throws(CatalogEditProblem) {
    if case .unknown(let name) = state { throw .malformedState(name) }
    guard let entry = self[key] else { throw .noSuchKey(key) }
    guard let localization = entry.localization(language) else { throw .noSuchLanguage(language, key: key) }
    guard let unit = localization.units.first(where: { $0.path == form })?.unit else {
      if form.steps.isEmpty && !localization.units.isEmpty { throw .formNeeded(key: key, language: language) }
      throw .noSuchForm(form, key: key, language: language)
    }
    try edit(key) { editor, _ in
      [editor.set("state", to: .string(state.name), in: unit.node, precedes: FinderOrder.precedes)]
    }
    if state == .machineTranslated { raiseVersion(to: "1.3") }
  }

  /// Changes the state of every text of a key in a language that has one of some states. Returns how many changed.
  @discardableResult
  public mutating func setState(
    _ state: TranslationState, ofTextsIn states: Set<TranslationState>, key: String, language: String
  ) throws(CatalogEditProblem) -> Int {
    guard let entry = self[key] else { throw .noSuchKey(key) }
    guard let localization = entry.localization(language) else { throw .noSuchLanguage(language, key: key) }
    let nodes = localization.stateNodes.filter { states.contains($0.state) && $0.state != state }.map(\.node)
    guard !nodes.isEmpty else { return 0 }
    try edit(key) { editor, _ in
      nodes.map { editor.set("state", to: .string(state.name), in: $0, precedes: FinderOrder.precedes) }
    }
    return nodes.count
  }

  /// Marks the texts of a key in a language as looked at: what needed review or came from a machine is `translated`.
  /// Texts that nobody translated stay `new`. Returns how many changed.
  @discardableResult
  public mutating func markReviewed(key: String, language: String) throws(CatalogEditProblem) -> Int {
    try setState(.translated, ofTextsIn: [.needsReview, .machineTranslated], key: key, language: language)
  }

  /// Takes the texts of one language out of an entry.
  public mutating func removeLocalization(_ language: String, key: String) throws(CatalogEditProblem) {
    guard let entry = self[key] else { throw .noSuchKey(key) }
    guard entry.languages.contains(where: { $0.utf8.elementsEqual(language.utf8) }) else {
      throw .noSuchLanguage(language, key: key)
    }
    try edit(key) { editor, node in
      guard let localizations = node["localizations"] else { return [] }
      let edit =
        localizations.count == 1
        ? editor.remove("localizations", from: node) : editor.remove(language, from: localizations)
      return edit.map { [$0] } ?? []
    }
  }

  static func check(_ form: FormPath) throws(CatalogEditProblem) {
    var last: FormPath.Step?
    for step in form.steps {
      switch (last, step) {
      case (nil, .substitution), (.substitution, .plural), (nil, .plural), (nil, .device): break
      case (.device("other"), _): throw .formNotAllowed(form, reason: "other devices cannot be varied further")
      case (.device, .plural): break
      case (.plural, _): throw .formNotAllowed(form, reason: "a plural form cannot be varied further")
      default: throw .formNotAllowed(form, reason: "its parts are in the wrong order")
      }
      if case .plural(let name) = step, !FormPath.pluralNames.contains(name) {
        throw .formNotAllowed(form, reason: "'\(name)' is no plural category")
      }
      if case .device(let name) = step, !FormPath.deviceNames.contains(name) {
        throw .formNotAllowed(form, reason: "'\(name)' is no device")
      }
      last = step
    }
    if case .substitution = last { throw .formNotAllowed(form, reason: "a plural category is missing") }
  }

  private static func checkSubstitution(
    of form: FormPath, in localization: JSONNode?, key: String, language: String
  ) throws(CatalogEditProblem) {
    guard case .substitution(let name) = form.steps.first else { return }
    if localization?["substitutions"]?[name]?.kind != .object {
      throw .noSuchForm(form, key: key, language: language)
    }
  }
}

extension FormPath {
  /// The members that lead from a localization to the object that holds the unit.
  var memberNames: [String] {
    steps.flatMap { step in
      switch step {
      case .plural(let name): ["variations", "plural", name]
      case .device(let name): ["variations", "device", name]
      case .substitution(let name): ["substitutions", name]
      }
    }
  }
}

extension Localization {
  /// Everything that has a state of its own: single texts and sets.
  var stateNodes: [(state: TranslationState, node: JSONNode)] {
    var result = units.map { (state: $0.unit.state, node: $0.unit.node) }
    if case .set(let set) = content { result.append((set.state, set.node)) }
    return result
  }
}
