import StructuredText

/// A key compared byte for byte. A Swift string takes `é` and `e` with an accent for equal; a catalog, which Apple's
/// systems read literally, does not.
package struct ExactKey: Hashable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (left: ExactKey, right: ExactKey) -> Bool { left.text.hasSameBytes(as: right.text) }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  /// Whether two texts are the same byte for byte.
  package func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var one = self
    var two = other
    return one.withUTF8 { one in two.withUTF8 { one.holds($0, at: 0) } }
  }

  /// Whether the text stands before another in the order of UTF-8 bytes.
  package func precedesInBytes(_ other: String) -> Bool {
    var one = self
    var two = other
    return one.withUTF8 { one in two.withUTF8 { one.precedes($0) } }
  }
}
