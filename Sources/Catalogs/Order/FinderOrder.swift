/// The order in which Xcode keeps the members of every object of a catalog: the Finder's, `localizedStandardCompare`.
///
/// Numbers go by their value, letters before their capitals, punctuation before digits, digits before letters, and
/// scripts in the order of the Unicode collation algorithm with CLDR's root data.
public enum FinderOrder {
  /// Whether one text stands before another. Texts that differ only in the zeros before a number stand by their length.
  public static func precedes(_ left: String, _ right: String) -> Bool {
    order(left, right) < 0
  }

  /// Less than zero where the left text stands first, zero where the order takes them for the same.
  public static func order(_ left: String, _ right: String) -> Int {
    FinderComparison(left, right).order()
  }
}
