import Catalogs
import StructuredText

/// Something of a unit that a format cannot carry.
public enum ExchangeLoss: String, CaseIterable, Hashable, Sendable {
  /// Phrases of App Shortcuts, of which any may be said, are left out.
  case phrases
  /// Texts that vary by device are left out.
  case deviceForms
  /// Texts that vary by plural category are left out.
  case pluralForms
  /// Parts of a text that vary by a number of their own are left out.
  case substitutions
  /// Texts with control characters are left out.
  case controlCharacters
  /// Texts without a translation stand in the file of the source language alone.
  case untranslated
  /// A translation that is empty comes back as missing.
  case emptyTargets
  /// Every translation comes back as finished.
  case states
  /// A machine's translation comes back as a person's.
  case machineTranslations
  /// The words for translators do not come along.
  case comments
  /// The places in code and paywalls, the length budget and sample values do not come along.
  case contexts
  /// The former source text of a changed one does not come along.
  case oldSources

  /// One sentence, lower case, no full stop.
  public var message: String {
    switch self {
    case .phrases: "phrases of App Shortcuts are left out"
    case .deviceForms: "texts that vary by device are left out"
    case .pluralForms: "texts that vary by plural category are left out"
    case .substitutions: "texts with parts that vary by a number of their own are left out"
    case .untranslated: "not translated yet: only in the file of the source language"
    case .controlCharacters: "texts with control characters are left out"
    case .emptyTargets: "a translation that is empty comes back as missing"
    case .states: "states are not written: every translation comes back as finished"
    case .machineTranslations: "a machine's translation comes back as a person's"
    case .comments: "comments are not written"
    case .contexts: "places in the code, length budgets and sample values are not written"
    case .oldSources: "the former text of a changed source is not written"
    }
  }

  /// Whether the unit would be left out, not only lose something.
  public var isStructural: Bool {
    switch self {
    case .deviceForms, .pluralForms, .substitutions, .controlCharacters: true
    default: false
    }
  }

  /// Whether a unit of a document loses something by this. Phrases are no units.
  public func affects(_ unit: ExchangeUnit) -> Bool {
    switch self {
    case .phrases: false
    case .deviceForms: unit.form.steps.contains { $0.isDevice }
    case .pluralForms: unit.pluralCategory != nil && unit.substitution == nil
    case .substitutions: unit.substitution != nil
    case .untranslated: unit.target == nil
    case .controlCharacters: unit.hasControls
    case .emptyTargets: unit.target?.isEmpty ?? false
    case .states: unit.target != nil && unit.state != .translated && unit.state != nil
    case .machineTranslations: unit.state == .machineTranslated
    case .comments: unit.comment != nil
    case .contexts: !(unit.context?.isEmpty ?? true)
    case .oldSources: unit.oldSource != nil
    }
  }
}

extension FormPath.Step {
  fileprivate var isDevice: Bool { if case .device = self { true } else { false } }
}

extension ExchangeDocument {
  /// How many units lose something in a format, by loss; losses that touch no unit are not named.
  public func losses(in format: some ExchangeFormat) -> [(loss: ExchangeLoss, count: Int)] {
    format.losses.compactMap { loss in
      let count = sections.reduce(0) { count, section in
        count + (loss == .phrases ? section.phraseCount : section.units.count(affectedBy: loss))
      }
      return count > 0 ? (loss, count) : nil
    }
  }

  /// The document without the units that a format leaves out.
  public func carried(by format: some ExchangeFormat) -> ExchangeDocument {
    let structural = format.losses.filter(\.isStructural)
    guard !structural.isEmpty else { return self }
    var document = self
    for index in sections.indices {
      for loss in structural where sections[index].units.count(affectedBy: loss) > 0 {
        let units = document.sections[index].units
        document.sections[index].units.leaveOut { units.isAffected($0, $1, by: loss) }
      }
    }
    return document
  }
}

extension ExchangeUnits {
  /// How many units lose something.
  func count(affectedBy loss: ExchangeLoss) -> Int {
    withView { view in view.records.count { isAffected($0, view.texts, by: loss) } }
  }

  func isAffected(_ record: UnitRecord, _ texts: PackedTexts.View, by loss: ExchangeLoss) -> Bool {
    if let unit = other(record) { return loss.affects(unit) }
    switch loss {
    case .phrases, .deviceForms, .pluralForms, .substitutions, .oldSources: return false
    case .untranslated: return record.target.isMissing
    case .controlCharacters:
      return !XMLText.isAllowed(texts[record.name]) || !XMLText.isAllowed(texts[record.source])
        || !XMLText.isAllowed(texts[record.target]) || !XMLText.isAllowed(texts[record.comment])
    case .emptyTargets: return !record.target.isMissing && record.target.count == 0
    case .states: return !record.target.isMissing && record.state != .translated && record.state != nil
    case .machineTranslations: return record.state == .machineTranslated
    case .comments: return !record.comment.isMissing
    case .contexts: return !(context(record)?.isEmpty ?? true)
    }
  }
}

extension ExchangeUnit {
  /// Whether a text of the unit has a character that XML cannot hold.
  fileprivate var hasControls: Bool {
    if !XMLText.isAllowed(identifier ?? key) { return true }
    if let source, !XMLText.isAllowed(source) { return true }
    if let target, !XMLText.isAllowed(target) { return true }
    if let comment, !XMLText.isAllowed(comment) { return true }
    return substitution.map { !XMLText.isAllowed($0) } ?? false
  }
}
