/// The pattern of one skeleton in one locale, found once and used for many dates.
public struct DatePattern: Hashable, Sendable {
  /// The reference of the pattern's text: literal bytes, and for every field a control character or `%` with one letter.
  let text: Int
  /// How the part of the day is written where the skeleton says so, else as the pattern has it.
  var dayPeriod: DayPeriodStyle?

  /// Whether the pattern shows one of two fields.
  func shows(_ letter: UInt8, _ other: UInt8) -> Bool {
    var pieces = PatternPieces(FormatTable.text(text))
    while let piece = pieces.next() {
      if piece.isField, piece.byte == letter || piece.byte == other { return true }
    }
    return false
  }
}

/// The bytes of a pattern's text, each literal or the letter of a field.
struct PatternPieces {
  private let text: UnsafeBufferPointer<UInt8>
  private var place = 0

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  @inline(__always)
  mutating func next() -> (byte: UInt8, isField: Bool)? {
    guard place < text.count else { return nil }
    let byte = text[place]
    place += 1
    if byte < 0x20 { return (FormatTable.commonFields.utf8Start[Int(byte) - 1], true) }
    guard byte == UInt8(ascii: "%"), place < text.count else { return (byte, false) }
    place += 1
    return (text[place - 1], true)
  }
}
