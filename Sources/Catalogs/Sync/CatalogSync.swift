/// Brings a catalog in step with the code, as Xcode does after a build.
public enum CatalogSync {
  /// Edits a catalog so that it holds what was extracted for its table, and tells what was done.
  ///
  /// Doing it again changes nothing. Entries marked `manual` are never touched.
  @discardableResult
  public static func sync(
    _ catalog: inout Catalog, with extracted: [ExtractedEntry], options: SyncOptions = SyncOptions()
  ) -> SyncSummary {
    SyncSummary()
  }
}
