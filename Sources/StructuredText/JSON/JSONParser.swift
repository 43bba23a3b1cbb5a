/// Reads bytes into the arena in one pass, with a stack of its own instead of recursion.
///
/// It goes on after problems that leave no doubt about what follows, so that one run names them all, and stops at the
/// first that does.
struct JSONParser {
  /// How deep values may be nested; a String Catalog needs a dozen levels.
  static let depthLimit = 512
  /// How many problems are collected before reading stops.
  static let problemLimit = 100

  let input: UnsafeBufferPointer<UInt8>
  var at = 0
  private(set) var result = Result()
  private var open: [Int] = []
  private var stopped = false

  struct Result {
    var records: [JSONRecord] = []
    var lineStarts: [UInt32] = [0]
    var problems: [JSONProblem] = []
    var isReadable = true
  }

  init(_ input: UnsafeBufferPointer<UInt8>) {
    self.input = input
    result.records.reserveCapacity(input.count / 24 + 4)
    result.lineStarts.reserveCapacity(input.count / 32 + 4)
  }

  /// The byte at the current place, or nil at the end.
  var byte: UInt8? { at < input.count ? input[at] : nil }

  mutating func parse() {
    guard input.count < Int(UInt32.max) else { return report(.tooLarge, "the file is larger than 4 GB") }
    guard skipMark() else { return }
    skipSpace()
    guard byte != nil else { return report(.truncated, "the file is empty, expected JSON") }
    while !stopped {
      guard readValue() else { continue }
      finishValues()
      if open.isEmpty { break }
    }
    guard !stopped else { return }
    skipSpace()
    if byte != nil { report(.unexpected, "text after the end of the document") }
  }

  /// Notes a problem, by default at the current place, and stops where nothing after it can be trusted.
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
    guard let byte, "<=>|".utf8.contains(byte), input.count - at >= 7 else { return false }
    return input[at..<at + 7].allSatisfy { $0 == byte }
  }

  mutating func add(_ kind: JSONNode.Kind, from start: Int, hasEscapes: Bool = false) {
    result.records.append(
      JSONRecord(
        start: UInt32(start), end: UInt32(at), next: UInt32(result.records.count + 1), kind: kind,
        hasEscapes: hasEscapes))
  }

  mutating func addLine() { result.lineStarts.append(UInt32(at)) }
}

extension JSONParser {
  /// Reads one value. False: a bracket was opened and the first value inside is to be read next, or reading stopped.
  private mutating func readValue() -> Bool {
    guard let byte else {
      report(.truncated, "the file ends where a value was expected")
      return false
    }
    switch byte {
    case UInt8(ascii: "{"): return openBracket(.object)
    case UInt8(ascii: "["): return openBracket(.array)
    case UInt8(ascii: "\""): return readString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return readNumber()
    case UInt8(ascii: "t"): return readWord("true", .bool)
    case UInt8(ascii: "f"): return readWord("false", .bool)
    case UInt8(ascii: "n"): return readWord("null", .null)
    default: report(.unexpected, "\(name(of: byte)) where a value was expected")
    }
    return false
  }

  private mutating func openBracket(_ kind: JSONNode.Kind) -> Bool {
    guard open.count < Self.depthLimit else {
      report(.tooDeep, "values are nested more than \(Self.depthLimit) deep")
      return false
    }
    let start = at
    at += 1
    open.append(result.records.count)
    add(kind, from: start)
    skipSpace()
    if byte == closer(of: kind) {
      closeBracket()
      return true
    }
    if kind == .object { readKey() }
    return false
  }

  private func closer(of kind: JSONNode.Kind) -> UInt8 {
    kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")
  }

  private mutating func closeBracket() {
    at += 1
    guard let index = open.popLast() else { return }
    result.records[index].end = UInt32(at)
    result.records[index].next = UInt32(result.records.count)
    if result.records[index].kind == .object { checkKeys(of: index) }
  }

  /// After a value: closes what ends here and goes to the next value of the innermost open bracket.
  private mutating func finishValues() {
    while let index = open.last, !stopped {
      let kind = result.records[index].kind
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
      } else if startsNext(in: kind) {
        report(.missingComma, "missing comma between \(kind == .object ? "members" : "elements")")
      } else if byte == nil {
        report(.truncated, "the file ends inside \(kind == .object ? "an object" : "an array")")
      } else {
        report(.unexpected, "\(name(of: byte)) where ',' or '\(kind == .object ? "}" : "]")' was expected")
      }
      if kind == .object && !stopped { readKey() }
      return
    }
  }

  private func startsNext(in kind: JSONNode.Kind) -> Bool {
    guard let byte else { return false }
    return switch byte {
    case UInt8(ascii: "\""): true
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      kind == .array
    default: false
    }
  }

  private mutating func readKey() {
    guard byte == UInt8(ascii: "\"") else {
      if byte == nil {
        report(.truncated, "the file ends where a key was expected")
      } else {
        report(.unexpected, "\(name(of: byte)) where a key in quotes was expected")
      }
      return
    }
    guard readString() else { return }
    skipSpace()
    guard byte == UInt8(ascii: ":") else {
      if byte == nil {
        report(.truncated, "the file ends after a key")
      } else {
        report(.unexpected, "\(name(of: byte)) where ':' was expected")
      }
      return
    }
    at += 1
    skipSpace()
  }

  /// How a message speaks of a byte.
  private func name(of byte: UInt8?) -> String {
    guard let byte else { return "end of file" }
    return byte > 0x20 && byte < 0x7F ? "'\(Character(UnicodeScalar(byte)))'" : "an unexpected character"
  }
}
