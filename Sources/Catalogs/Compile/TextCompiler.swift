import Findings
import StructuredText

/// Compiles what one entry holds in one language.
struct TextCompiler {
  enum Compiled {
    /// An entry of the `.strings` file.
    case plain(String)
    /// An entry of the `.stringsdict` file.
    case varied(PropertyList)
  }

  private(set) var problems: [CompileProblem] = []
  private let entry: CatalogEntry
  private let localization: Localization
  private let sourceLanguage: String
  private let keepsNew: Bool
  var numbering = ArgumentNumbering()

  init(_ entry: CatalogEntry, _ localization: Localization, sourceLanguage: String, includesNew: Bool) {
    self.entry = entry
    self.localization = localization
    self.sourceLanguage = sourceLanguage
    keepsNew = includesNew || !entry.isExtracted
    numbering.names = Self.argumentNames(of: entry.localization(sourceLanguage) ?? localization)
    for substitution in localization.substitutions {
      numbering.substitutions[substitution.name] = substitution.argument
    }
  }

  mutating func compile() -> Compiled? {
    let substitutions = localization.substitutions
    checkReferences(substitutions)
    switch localization.content {
    case .unit(let unit):
      guard isKept(unit) else { return nil }
      if substitutions.isEmpty { return .plain(plainText(unit.value)) }
      return .varied(.dictionary(message(unit.value, substitutions)))
    case .plural(let forms):
      return pluralMessage(forms).map { .varied($0) }
    case .device(let forms):
      return deviceMessage(forms, substitutions).map { .varied($0) }
    case .set(let set):
      report(.warning, "phrases of App Shortcuts are not compiled here", at: set.location)
      return nil
    case .none:
      if !substitutions.isEmpty { report(.error, "Missing required key 'stringUnit'", at: localization.location) }
      return nil
    }
  }

  /// Whether a text is compiled: all but those that extraction put in and nobody worked on.
  func isKept(_ unit: StringUnit) -> Bool { keepsNew || unit.state != .new }

  /// A text with the names of its arguments replaced by their numbers.
  func plainText(_ text: String) -> String {
    let specifiers = TextSpecifier.all(in: Array(text.utf8))
    return numbering.isNeeded(for: specifiers) ? numbering.written(text, isNumbered: true) : text
  }

  mutating func report(
    _ severity: Severity, _ message: String, at location: Location, substitution: String? = nil
  ) {
    problems.append(
      CompileProblem(
        severity: severity, message: message,
        place: .init(language: localization.language, key: entry.key, substitution: substitution), location: location))
  }

  /// Whether the plural of the source language, if it has one, already answers for the rule that a number must be read.
  var isSourceAnswering: Bool {
    guard !localization.language.utf8.elementsEqual(sourceLanguage.utf8) else { return false }
    if case .plural = entry.localization(sourceLanguage)?.content { return true }
    return false
  }

  /// Texts may only refer to substitutions that are there, and those that are there should be referred to.
  private mutating func checkReferences(_ substitutions: [CatalogSubstitution]) {
    let known = Set(substitutions.map { ExactKey($0.name) })
    var used: Set<ExactKey> = []
    for (_, unit) in localization.units where isKept(unit) {
      for case .substitution(let name) in TextSpecifier.all(in: Array(unit.value.utf8)).map(\.kind) {
        used.insert(ExactKey(name))
        guard !known.contains(ExactKey(name)) else { continue }
        report(.error, "Referencing undefined substitution '\(name)'", at: unit.location)
      }
    }
    for substitution in substitutions where !used.contains(ExactKey(substitution.name)) {
      let name = substitution.name
      report(
        .warning,
        "Substitution '\(name)' was never referenced. To reference, use %#@\(name)@ in some other string",
        at: substitution.location, substitution: name)
    }
  }

  /// The names of arguments in order of appearance, `other` forms first.
  private static func argumentNames(of localization: Localization) -> [String] {
    let units = localization.units
    let isOther = { (path: FormPath) in path.steps.last == .plural("other") || path.steps.isEmpty }
    var names: [String] = []
    for (_, unit) in units.filter({ isOther($0.path) }) + units.filter({ !isOther($0.path) }) {
      for name in TextSpecifier.all(in: Array(unit.value.utf8)).compactMap(\.name) where !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }
}

extension CatalogEntry {
  /// Whether extraction looks after the entry, so that a new text is one that it put in.
  fileprivate var isExtracted: Bool {
    switch extractionState {
    case nil, .extractedWithValue, .stale: true
    case .manual, .migrated, .unknown: false
    }
  }
}
