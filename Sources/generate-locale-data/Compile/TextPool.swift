/// The strings, lists and records of all locales, each once, in texts that are read in place.
///
/// Numbers are written in digits of six bits, one byte each from '0' (0) to 'o' (63), the most significant first, so that
/// the whole is valid UTF-8 and a static string can hold it.
struct TextPool {
  /// A reference to nothing.
  static let none = 1 << 18 - 1

  private var texts = Pool()
  private var records = Pool()
  /// The lists that are written out, by how many strings they have and what the first one begins with.
  private var whole: [ListKey: [[String]]] = [:]

  private struct ListKey: Hashable {
    let count: Int
    let first: UInt8?
  }

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
  /// strings. Where every string is the beginning of one in a list that is there already, as abbreviations are, the count
  /// stands in one byte from ' ' on, and the reference of that list before the lengths takes the place of the strings.
  mutating func add(_ list: [String]) throws(PinnedProblem) -> [UInt8] {
    var lengths: [UInt8] = []
    for text in list {
      // Up to the end of ASCII, which is a little further than a digit reaches.
      guard text.utf8.count < 0x7F - 0x30 else { throw PinnedProblem(message: "too long for a list: '\(text)'") }
      lengths.append(UInt8(0x30 + text.utf8.count))
    }
    let strings = list.flatMap { Array($0.utf8) }
    let entry = try Self.number(list.count, 1) + lengths + strings
    if texts.places[entry] == nil, strings.count > 3, list.count < 16, let longer = listBeginning(with: list) {
      return try texts.place([UInt8(0x20 + list.count)] + add(longer) + lengths)
    }
    let key = ListKey(count: list.count, first: list.first?.utf8.first)
    if texts.places[entry] == nil { whole[key, default: []].append(list) }
    return try texts.place(entry)
  }

  /// A list that is written out and whose strings begin with those of another list.
  private func listBeginning(with list: [String]) -> [String]? {
    whole[ListKey(count: list.count, first: list.first?.utf8.first)]?.first { longer in
      zip(longer, list).allSatisfy { $0.utf8.starts(with: $1.utf8) }
    }
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
