/// Texts most of which stand in one file as they are: of these only the place is kept.
///
/// The file's bytes are shared with whoever read it. What it spells otherwise or does not hold is kept beside it.
package struct PackedTexts: Sendable {
  private let file: [UInt8]
  private var own: [UInt8] = []

  package init(_ file: [UInt8] = []) {
    self.file = file
  }

  /// Keeps a text that the file does not hold; nil where there is no room, at 2 GB of one text or 4 GB of all.
  package mutating func append(_ text: UnsafeBufferPointer<UInt8>) -> PackedText? {
    guard let place = PackedText(own.count..<own.count + text.count, isOwn: true) else { return nil }
    own.append(contentsOf: text)
    return place
  }

  package mutating func append(_ text: String) -> PackedText? {
    var text = text
    return text.withUTF8 { append($0) }
  }

  /// Looks at the bytes of texts.
  @inline(__always)
  package func withView<Result>(_ body: (View) -> Result) -> Result {
    file.withUnsafeBufferPointer { file in own.withUnsafeBufferPointer { body(View(file: file, own: $0)) } }
  }

  /// A text as a string.
  package func string(_ text: PackedText) -> String { withView { $0.string(text) } }

  /// The bytes of texts, valid inside the call that gave them.
  package struct View {
    @usableFromInline let file: UnsafeBufferPointer<UInt8>
    @usableFromInline let own: UnsafeBufferPointer<UInt8>

    /// The bytes of a text; none for one that is missing.
    @inlinable @inline(__always)
    package subscript(text: PackedText) -> UnsafeBufferPointer<UInt8> {
      guard text.count > 0, let base = text.isOwn ? own.baseAddress : file.baseAddress else {
        return UnsafeBufferPointer(start: nil, count: 0)
      }
      return UnsafeBufferPointer(start: base + Int(text.start), count: text.count)
    }

    package func string(_ text: PackedText) -> String { String(decoding: self[text], as: UTF8.self) }
  }
}

/// The place of one text among packed ones; eight bytes.
package struct PackedText: BitwiseCopyable, Sendable {
  @usableFromInline let start: UInt32
  /// Twice the number of bytes, and one more for a text that the file does not hold.
  @usableFromInline let size: UInt32

  /// No text, which is not the same as an empty one.
  package static let missing = PackedText(start: 0, size: .max)
  package static let empty = PackedText(start: 0, size: 0)

  private init(start: UInt32, size: UInt32) {
    self.start = start
    self.size = size
  }

  /// A text that the file holds as it is; nil where the numbers do not suffice.
  package init?(inFile range: Range<Int>) { self.init(range, isOwn: false) }

  fileprivate init?(_ range: Range<Int>, isOwn: Bool) {
    guard range.upperBound <= Int(UInt32.max), range.count < Int(UInt32.max >> 1) else { return nil }
    start = UInt32(range.lowerBound)
    size = UInt32(range.count) << 1 | (isOwn ? 1 : 0)
  }

  @inlinable
  package var isMissing: Bool { size == .max }

  /// The number of bytes.
  @inlinable
  package var count: Int { isMissing ? 0 : Int(size >> 1) }

  @usableFromInline
  var isOwn: Bool { size & 1 == 1 }
}
