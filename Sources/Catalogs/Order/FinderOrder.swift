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
    quickOrder(left, right) ?? FinderComparison(left, right).order()
  }

  /// Whether one text stands before another, where texts that the order takes for the same stand by their bytes.
  static func precedesExactly(_ left: String, _ right: String) -> Bool {
    let order = order(left, right)
    return order == 0 ? left.utf8.lexicographicallyPrecedes(right.utf8) : order < 0
  }

  /// The order of texts of which one begins the other, or that part at two different basic letters: most of all.
  private static func quickOrder(_ left: String, _ right: String) -> Int? {
    var left = left
    var right = right
    return left.withUTF8 { left in
      right.withUTF8 { quickOrder(left, $0) }
    }
  }

  static func quickOrder(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int? {
    let shared = min(left.count, right.count)
    var at = 0
    while at < shared, left[at] == right[at] { at += 1 }
    if at == shared { return (left.count - right.count).signum() }
    guard let letter = lowercaseLetter(left[at]), let other = lowercaseLetter(right[at]), letter != other else {
      return nil
    }
    return letter < other ? -1 : 1
  }

  private static func lowercaseLetter(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    default: nil
    }
  }
}
