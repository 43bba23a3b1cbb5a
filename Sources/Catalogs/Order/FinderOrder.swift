/// The order in which Xcode keeps the members of every object of a catalog: the Finder's, `localizedStandardCompare`.
public enum FinderOrder {
  /// Whether one text stands before another.
  public static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
