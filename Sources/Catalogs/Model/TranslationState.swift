/// How far the work on one translated text has come, as Xcode marks it.
public enum TranslationState: Hashable, Sendable {
  /// Not translated yet; Xcode does not compile it.
  case new
  case translated
  /// The source text changed, or a person is to look at it.
  case needsReview
  /// Translated by a machine; from version 1.3 on.
  case machineTranslated
  /// A state of another tool, kept as it is written.
  case unknown(String)

  public init(name: String) {
    self =
      switch name {
      case "new": .new
      case "translated": .translated
      case "needs_review": .needsReview
      case "machine_translated": .machineTranslated
      default: .unknown(name)
      }
  }

  /// The name in the file: `needs_review`.
  public var name: String {
    switch self {
    case .new: "new"
    case .translated: "translated"
    case .needsReview: "needs_review"
    case .machineTranslated: "machine_translated"
    case .unknown(let name): name
    }
  }
}

/// A state that this program knows, in one byte.
package enum KnownState: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  case new, translated, needsReview, machineTranslated

  /// Nil for a state of another tool.
  package init?(_ state: TranslationState) {
    switch state {
    case .new: self = .new
    case .translated: self = .translated
    case .needsReview: self = .needsReview
    case .machineTranslated: self = .machineTranslated
    case .unknown: return nil
    }
  }

  package var state: TranslationState {
    switch self {
    case .new: .new
    case .translated: .translated
    case .needsReview: .needsReview
    case .machineTranslated: .machineTranslated
    }
  }

  /// The name in the file: `needs_review`.
  package var name: StaticString {
    switch self {
    case .new: "new"
    case .translated: "translated"
    case .needsReview: "needs_review"
    case .machineTranslated: "machine_translated"
    }
  }
}

/// Where an entry comes from, as Xcode marks it; an entry without a mark was extracted and its key is its text.
public enum ExtractionState: Hashable, Sendable {
  /// Kept by people; extraction leaves it alone.
  case manual
  /// No longer found in the code.
  case stale
  /// Extracted together with a source text that is not the key.
  case extractedWithValue
  /// Taken over from older files.
  case migrated
  /// A mark of another tool, kept as it is written.
  case unknown(String)

  public init(name: String) {
    self =
      switch name {
      case "manual": .manual
      case "stale": .stale
      case "extracted_with_value": .extractedWithValue
      case "migrated": .migrated
      default: .unknown(name)
      }
  }

  /// The name in the file: `extracted_with_value`.
  public var name: String {
    switch self {
    case .manual: "manual"
    case .stale: "stale"
    case .extractedWithValue: "extracted_with_value"
    case .migrated: "migrated"
    case .unknown(let name): name
    }
  }
}
