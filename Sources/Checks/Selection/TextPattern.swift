/// What a text has to be: itself, or anything that fits a pattern in which `*` stands for any characters.
public struct TextPattern: Hashable, Sendable {
  /// The pieces between the stars; one piece alone is the whole text.
  private let pieces: [[UInt8]]

  /// A text as it stands, stars included.
  public init(exactly text: String) { pieces = [Array(text.utf8)] }

  /// A pattern with stars.
  public init(_ pattern: String) {
    pieces = pattern.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map { Array($0) }
  }

  public func matches(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else { return bytes == pieces.first }
    guard bytes.starts(with: first), bytes.count >= first.count + last.count,
      bytes.suffix(last.count).elementsEqual(last)
    else { return false }
    var rest = bytes[first.count..<bytes.count - last.count]
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let found = Self.find(piece, in: rest) else { return false }
      rest = rest[(found + piece.count)...]
    }
    return true
  }

  private static func find(_ piece: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= piece.count else { return nil }
    return (bytes.startIndex...bytes.endIndex - piece.count).first { bytes[$0..<$0 + piece.count].elementsEqual(piece) }
  }
}
