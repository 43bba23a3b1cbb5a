import Findings

/// The bytes of a property list in text, a place among them, and what was noticed so far.
struct PropertyListScanner {
  let bytes: [UInt8]
  let file: String
  var at = 0
  var problems: [Finding] = []
  private let lines: LineTable

  /// Reading cannot go on; the reason is among the problems.
  struct Failure: Error {}

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    lines = LineTable(bytes)
  }

  var current: UInt8? { at < bytes.count ? bytes[at] : nil }

  var isAtEnd: Bool { at >= bytes.count }

  func location(at offset: Int) -> Location { lines.location(of: offset, in: file) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether a word stands at the place.
  func sees(_ word: StaticString) -> Bool {
    let end = at + word.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    return word.withUTF8Buffer { bytes[at..<end].elementsEqual($0) }
  }

  /// Steps over a word if it stands at the place.
  mutating func take(_ word: StaticString) -> Bool {
    guard sees(word) else { return false }
    at += word.utf8CodeUnitCount
    return true
  }

  /// The place where a word stands next, at or behind the current one.
  func next(_ word: StaticString) -> Int? {
    let first = word.utf8Start.pointee
    var copy = self
    while copy.at < bytes.count {
      guard let found = bytes[copy.at...].firstIndex(of: first) else { return nil }
      copy.at = found
      if copy.sees(word) { return found }
      copy.at += 1
    }
    return nil
  }

  /// Notes an error and ends reading.
  mutating func fail<Result>(_ message: String, rule: String = "malformed-property-list", at offset: Int? = nil)
    throws(Failure) -> Result
  {
    let rule = isAtEnd && offset == nil ? "truncated-file" : rule
    problems.append(
      Finding(
        rule: rule, category: .source, severity: .error, message: message, location: location(at: offset ?? at)))
    throw Failure()
  }

  mutating func warn(_ message: String, rule: String, at offset: Int, advice: String? = nil) {
    problems.append(
      Finding(
        rule: rule, category: .source, severity: .warning, message: message, location: location(at: offset),
        advice: advice))
  }

  /// Tells of keys that stand twice in one dictionary, at each place but the first.
  mutating func checkKeys(of members: [PropertyList.Member]) {
    var seen: Set<[UInt8]> = []
    for member in members where !seen.insert(Array(member.key.utf8)).inserted {
      problems.append(
        Finding(
          rule: "duplicate-key", category: .source, severity: .warning,
          message: "the key '\(member.key)' stands here a second time; the last one counts", location: member.location,
          key: member.key, advice: "keep one of the two"))
    }
  }
}
