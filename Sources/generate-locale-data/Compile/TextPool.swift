/// The strings, lists and records of all locales, each once, in texts that are read in place.
///
/// Numbers are written in digits of six bits, one byte each from '0' (0) to 'o' (63), the most significant first, so that
/// the whole is valid UTF-8 and a static string can hold it.
struct TextPool {
  /// A reference to nothing.
  static let none = 1 << 18 - 1

  private var texts = Pool()
  private var records = Pool()

  private struct Pool {
    var bytes: [UInt8] = []
    var places: [[UInt8]: Int] = [:]

    mutating func place(_ entry: [UInt8]) throws(PinnedProblem) -> [UInt8] {
      if let place = places[entry] { return try TextPool.number(place, 3) }
      places[entry] = bytes.count
      let reference = try TextPool.number(bytes.count, 3)
      bytes += entry
      return reference
    }
  }

  /// The reference of a string: its length in two digits, then its bytes.
  mutating func add(_ text: String) throws(PinnedProblem) -> [UInt8] {
    try texts.place(Self.number(text.utf8.count, 2) + Array(text.utf8))
  }

  /// The reference of a list: its count in one digit, the length of every string in one byte from '0' on, then the
  /// strings.
  mutating func add(_ list: [String]) throws(PinnedProblem) -> [UInt8] {
    var head = try Self.number(list.count, 1)
    for text in list {
      // Up to the end of ASCII, which is a little further than a digit reaches.
      guard text.utf8.count < 0x7F - 0x30 else { throw PinnedProblem(message: "too long for a list: '\(text)'") }
      head.append(UInt8(0x30 + text.utf8.count))
    }
    return try texts.place(head + list.flatMap { Array($0.utf8) })
  }

  /// The reference of a record that is already encoded.
  mutating func add(record: [UInt8]) throws(PinnedProblem) -> [UInt8] {
    try records.place(record)
  }

  static func number(_ value: Int, _ digits: Int) throws(PinnedProblem) -> [UInt8] {
    guard value >= 0, value < 1 << (6 * digits) else {
      throw PinnedProblem(message: "\(value) does not fit into \(digits) digits")
    }
    return (0..<digits).reversed().map { UInt8(0x30 + (value >> (6 * $0)) & 63) }
  }

  /// All strings and lists.
  var text: String { String(decoding: texts.bytes, as: UTF8.self) }

  /// All records.
  var record: String { String(decoding: records.bytes, as: UTF8.self) }
}
