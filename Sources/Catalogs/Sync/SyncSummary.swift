/// What a sync changed, key by key.
public struct SyncSummary: Hashable, Sendable {
  public var changes: [Change]

  public init(changes: [Change] = []) {
    self.changes = changes
  }

  /// Whether the catalog is as it was.
  public var isEmpty: Bool { !changes.contains { $0.kind != .keptUnread } }

  /// How often something was done.
  public func count(of kind: Kind) -> Int { changes.count { $0.kind == kind } }

  /// One thing that was done to one key.
  public struct Change: Hashable, Sendable {
    public var key: String
    public var kind: Kind
    /// The languages concerned, where there are any.
    public var languages: [String]
    /// The key that the entry had before it was renamed.
    public var oldKey: String?

    public init(key: String, kind: Kind, languages: [String] = [], oldKey: String? = nil) {
      self.key = key
      self.kind = kind
      self.languages = languages
      self.oldKey = oldKey
    }
  }

  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case added
    /// Entered as `manual`, since the code does not look the text up.
    case addedVerbatim = "added-verbatim"
    /// Entered with the translations of a vanished key that reads nearly the same.
    case renamed
    /// Found in the code again after it was stale, or looked up now.
    case revived
    case stale
    /// Taken out, since the code no longer has it.
    case pruned
    /// The code no longer seems to have it, but not all sources were read.
    case keptUnread = "kept-unread"
    case comment
    /// The source text changed, or got the positions of its arguments.
    case sourceValue = "source-value"
    /// The source text changed, and translations are to be looked at again.
    case needsReview = "needs-review"
    /// Translations came along with the text, from a definition that carries them.
    case translations
  }
}
