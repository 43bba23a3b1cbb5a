/// Reads bytes into the arena in one pass, without recursion.
///
/// It goes on after problems that leave no doubt about what follows, so that one run names them all, and stops at the
/// first that does.
struct JSONParser {
  /// How deep values may be nested; a String Catalog needs a dozen levels.
  static let depthLimit = 512
  /// How many problems are collected before reading stops.
  static let problemLimit = 100
  /// Stands in `next` of the outermost bracket.
  private static let outside = UInt32.max

  let input: UnsafeBufferPointer<UInt8>
  /// The first byte; of an empty input, some address that is never read from.
  let base: UnsafeRawPointer
  let end: Int
  var at = 0
  private(set) var result: Result
  /// The innermost open bracket.
  private var bracket = outside
  private var depth = 0
  private var stopped = false

  struct Result {
    var records: JSONArena<JSONRecord>
    var lineStarts: JSONArena<UInt32>
    var problems: [JSONProblem] = []
    var isReadable = true
    /// The first object without members, by its record.
    var firstEmptyObject: Int?
  }

  init(_ input: UnsafeBufferPointer<UInt8>) {
    self.input = input
    end = input.count
    result = Result(
      records: JSONArena(capacity: input.count / 12 + 4), lineStarts: JSONArena(capacity: input.count / 16 + 4))
    result.lineStarts.append(0)
    base = input.baseAddress.map { UnsafeRawPointer($0) } ?? UnsafeRawPointer(result.records.base)
  }

  /// The byte at the current place; 0, which stands nowhere between values, at the end.
  @inline(__always)
  var byte: UInt8 { at < end ? base.load(fromByteOffset: at, as: UInt8.self) : 0 }

  var isAtEnd: Bool { at >= end }

  /// Eight bytes at a place, the first one lowest.
  @inline(__always)
  func word(at place: Int) -> UInt64 {
    UInt64(littleEndian: base.loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  mutating func parse() {
    guard end < Int(UInt32.max) else { return report(.tooLarge, "the file is larger than 4 GB") }
    guard skipMark() else { return }
    skipSpace()
    guard !isAtEnd else { return report(.truncated, "the file is empty, expected JSON") }
    while !stopped {
      guard readValue() else { continue }
      finishValues()
      if depth == 0 { break }
    }
    guard !stopped else { return }
    skipSpace()
    if !isAtEnd { report(.unexpected, "text after the end of the document") }
  }

  /// Notes a problem, by default at the current place, and stops where nothing after it can be trusted.
  @inline(never)
  mutating func report(_ kind: JSONProblem.Kind, _ message: String, at offset: Int? = nil) {
    if kind == .unexpected && isAtConflictMark {
      return report(.mergeConflict, "mark of a merge conflict")
    }
    result.problems.append(JSONProblem(kind: kind, offset: offset ?? at, message: message))
    if !kind.keepsStructure { result.isReadable = false }
    let ends = !kind.keepsStructure && kind != .missingComma
    if result.problems.count >= Self.problemLimit && !ends { result.isReadable = false }
    if ends || result.problems.count >= Self.problemLimit { stopped = true }
  }

  /// Whether git left one of its marks here: seven times the same sign.
  private var isAtConflictMark: Bool {
    guard "<=>|".utf8.contains(byte), end - at >= 7 else { return false }
    return input[at..<at + 7].allSatisfy { $0 == byte }
  }

  @inline(__always)
  mutating func add(_ kind: JSONNode.Kind, from start: Int, hasEscapes: Bool = false) {
    result.records.append(
      JSONRecord(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: at),
        next: UInt32(truncatingIfNeeded: result.records.count + 1), kind: kind, hasEscapes: hasEscapes))
  }

  @inline(__always)
  mutating func addLine() { result.lineStarts.append(UInt32(truncatingIfNeeded: at)) }
}

extension JSONParser {
  /// Reads one value. False: a bracket was opened and the first value inside is to be read next, or reading stopped.
  @inline(__always)
  private mutating func readValue() -> Bool {
    switch byte {
    case UInt8(ascii: "\""): return readString()
    case UInt8(ascii: "{"): return openBracket(.object)
    case UInt8(ascii: "["): return openBracket(.array)
    default: return readScalar()
    }
  }

  @inline(never)
  private mutating func readScalar() -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return readNumber()
    case UInt8(ascii: "t"): return readWord("true", .bool)
    case UInt8(ascii: "f"): return readWord("false", .bool)
    case UInt8(ascii: "n"): return readWord("null", .null)
    default:
      if isAtEnd {
        report(.truncated, "the file ends where a value was expected")
      } else {
        report(.unexpected, "\(name(of: byte)) where a value was expected")
      }
      return false
    }
  }

  @inline(__always)
  private mutating func openBracket(_ kind: JSONNode.Kind) -> Bool {
    guard depth < Self.depthLimit else {
      report(.tooDeep, "values are nested more than \(Self.depthLimit) deep")
      return false
    }
    let start = at
    let index = result.records.count
    at += 1
    depth += 1
    add(kind, from: start)
    result.records.base[index].next = bracket
    bracket = UInt32(truncatingIfNeeded: index)
    skipSpace()
    if byte == closer(of: kind) {
      if kind == .object && result.firstEmptyObject == nil { result.firstEmptyObject = index }
      closeBracket()
      return true
    }
    if kind == .object { readKey() }
    return false
  }

  @inline(__always)
  private func closer(of kind: JSONNode.Kind) -> UInt8 {
    kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")
  }

  @inline(__always)
  private mutating func closeBracket() {
    at += 1
    let index = Int(bracket)
    let record = result.records.base + index
    bracket = record.pointee.next
    depth -= 1
    record.pointee.end = UInt32(truncatingIfNeeded: at)
    record.pointee.next = UInt32(truncatingIfNeeded: result.records.count)
    if record.pointee.kind == .object { checkKeys(of: index) }
  }

  /// After a value: closes what ends here and goes to the next value of the innermost open bracket.
  @inline(__always)
  private mutating func finishValues() {
    while bracket != Self.outside, !stopped {
      let kind = result.records.base[Int(bracket)].kind
      skipSpace()
      if byte == closer(of: kind) {
        closeBracket()
        continue
      }
      let comma = at
      if byte == UInt8(ascii: ",") {
        at += 1
        skipSpace()
        if byte == closer(of: kind) {
          report(.trailingComma, "comma before the closing '\(kind == .object ? "}" : "]")'", at: comma)
          closeBracket()
          continue
        }
      } else {
        reportMissing(after: kind)
      }
      if kind == .object && !stopped { readKey() }
      return
    }
  }

  /// Names what stands where a comma or a closing bracket was expected.
  @inline(never)
  private mutating func reportMissing(after kind: JSONNode.Kind) {
    if startsNext(in: kind) {
      report(.missingComma, "missing comma between \(kind == .object ? "members" : "elements")")
    } else if isAtEnd {
      report(.truncated, "the file ends inside \(kind == .object ? "an object" : "an array")")
    } else {
      report(.unexpected, "\(name(of: byte)) where ',' or '\(kind == .object ? "}" : "]")' was expected")
    }
  }

  private func startsNext(in kind: JSONNode.Kind) -> Bool {
    switch byte {
    case UInt8(ascii: "\""): true
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      kind == .array
    default: false
    }
  }

  @inline(__always)
  private mutating func readKey() {
    guard byte == UInt8(ascii: "\"") else {
      return reportInstead(of: "a key in quotes", atEnd: "the file ends where a key was expected")
    }
    guard readString() else { return }
    skipSpace()
    guard byte == UInt8(ascii: ":") else {
      return reportInstead(of: "':'", atEnd: "the file ends after a key")
    }
    at += 1
    skipSpace()
  }

  @inline(never)
  private mutating func reportInstead(of expected: String, atEnd: String) {
    if isAtEnd {
      report(.truncated, atEnd)
    } else {
      report(.unexpected, "\(name(of: byte)) where \(expected) was expected")
    }
  }

  /// How a message speaks of a byte.
  private func name(of byte: UInt8) -> String {
    byte > 0x20 && byte < 0x7F ? "'\(Character(UnicodeScalar(byte)))'" : "an unexpected character"
  }
}
