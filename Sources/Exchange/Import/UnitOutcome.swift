public import Catalogs
public import Findings

/// What became of one unit of an import.
public struct UnitOutcome: Sendable {
  public let catalog: String
  public let language: String
  public let key: String
  public let form: FormPath
  /// Where the file has the unit.
  public let location: Location?
  public internal(set) var result: Result

  /// Every unit ends in exactly one of these.
  public enum Result: Hashable, Sendable {
    /// The catalog has the text now.
    case applied
    /// The catalog had it already, or the file holds no translation.
    case unchanged
    /// The catalog is as it was, for a reason.
    case refused(Refusal)
    /// The catalog is as it was because the import was asked to pass over such units.
    case ignored(Refusal)

    /// `applied`, `unchanged`, `refused`, `ignored`.
    public var name: String {
      switch self {
      case .applied: "applied"
      case .unchanged: "unchanged"
      case .refused: "refused"
      case .ignored: "ignored"
      }
    }
  }

  /// The reason, where there is one.
  public var refusal: Refusal? {
    switch result {
    case .applied, .unchanged: nil
    case .refused(let refusal), .ignored(let refusal): refusal
    }
  }
}

/// Why a unit was not taken.
public enum Refusal: Hashable, Sendable {
  case unknownCatalog(String)
  case unknownKey(String)
  case language(String)
  case sourceTexts
  case notTranslatable
  case brokenPlaceholders(String)
  case sourceChanged(now: String)
  case notFinal(String)
  case empty
  case duplicate
  case newerTranslation(String)
  case personsTranslation(String)
  case unreadable(String)
  case cannotBeWritten(String)
  /// What Xcode passes over without a word.
  case likeXcode(String)

  /// The kebab-case name of the reason, which never changes.
  public var rule: String {
    switch self {
    case .unknownCatalog: "unknown-catalog"
    case .unknownKey: "unknown-key"
    case .language: "wrong-language"
    case .sourceTexts: "source-texts"
    case .notTranslatable: "not-translatable"
    case .brokenPlaceholders: "broken-placeholders"
    case .sourceChanged: "source-changed"
    case .notFinal: "not-final"
    case .empty: "empty-translation"
    case .duplicate: "duplicate-unit"
    case .newerTranslation: "newer-translation"
    case .personsTranslation: "persons-translation"
    case .unreadable: "unreadable-unit"
    case .cannotBeWritten: "form-not-allowed"
    case .likeXcode: "passed-over-by-xcode"
    }
  }

  /// One sentence, lower case, no full stop.
  public var message: String {
    switch self {
    case .unknownCatalog(let path): "there is no catalog '\(path)'"
    case .unknownKey(let name): "the catalog has no key '\(name)'"
    case .language(let reason): reason
    case .sourceTexts: "the text is the source itself, and no translation"
    case .notTranslatable: "the catalog says that the text is not to be translated"
    case .brokenPlaceholders(let reason): reason
    case .sourceChanged(let now): "the source text changed since the export, it is now '\(now)'"
    case .notFinal(let state): "the state '\(state)' says that the translation is not final"
    case .empty: "the translation is empty"
    case .duplicate: "the file has another translation of the same text"
    case .newerTranslation(let present): "the catalog has a newer translation, '\(present)'"
    case .personsTranslation(let present): "a machine's translation in place of the finished one '\(present)'"
    case .unreadable(let reason): reason
    case .cannotBeWritten(let reason): reason
    case .likeXcode(let reason): reason
    }
  }

  /// What to do, as an order.
  public var advice: String? {
    switch self {
    case .unknownCatalog: "name the folder of the project with --root"
    case .sourceChanged: "export again and have the text looked at"
    case .notFinal: "finish the translation, or take it as it is with --accept-unfinished"
    case .newerTranslation, .personsTranslation: "take the better one by 'wordgate catalog set'"
    default: nil
    }
  }
}
