/// What a sync may do beyond what every sync does.
public struct SyncOptions: Sendable {
  /// Takes out what the code no longer has, and what is stale, instead of marking it.
  public var prunes: Bool
  /// Marks what the code no longer has as stale.
  public var marksStale: Bool
  /// Enters texts that reach the screen without being looked up, as `manual` entries with a comment that says so.
  public var entersVerbatim: Bool
  /// Marks translations for review when the source text they were made from changed.
  public var reviewsChangedSources: Bool
  /// Takes a new key for a vanished one with a near-identical text, whose translations it gets, to be reviewed.
  public var followsRenames: Bool
  /// Keys that are known to have been given another text: the key before by the key now. Their translations come along,
  /// to be reviewed.
  public var movedKeys: [String: String]
  /// Sources that could not be read. While there are any, nothing goes stale: what seems to have vanished may be there.
  public var unreadSources: [String]

  public init(
    prunes: Bool = false, marksStale: Bool = true, entersVerbatim: Bool = true, reviewsChangedSources: Bool = true,
    followsRenames: Bool = false, movedKeys: [String: String] = [:], unreadSources: [String] = []
  ) {
    self.prunes = prunes
    self.marksStale = marksStale
    self.entersVerbatim = entersVerbatim
    self.reviewsChangedSources = reviewsChangedSources
    self.followsRenames = followsRenames
    self.movedKeys = movedKeys
    self.unreadSources = unreadSources
  }
}
