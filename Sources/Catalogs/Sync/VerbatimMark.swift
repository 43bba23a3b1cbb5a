import StructuredText

/// How the sync marks an entry for a text that the code shows as it is written.
///
/// Translations can be prepared under the entry, but the app will not look them up before the code is changed. As long
/// as the comment stands as the sync wrote it, the sync looks after the entry; with another comment it is a person's.
public enum VerbatimMark {
  public static let comment =
    "Not looked up yet: the code shows this text as it is written, so that a translation would not appear."

  /// Whether an entry was entered by the sync for a verbatim text and is still its own.
  public static func isOn(_ entry: CatalogEntry) -> Bool {
    entry.extractionState == .manual && entry.node["comment"]?.spells(comment) == true
  }
}
