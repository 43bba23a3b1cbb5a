/// Reads bytes into the arena in one pass, with a stack of its own instead of recursion.
///
/// It checks what XML 1.0 and its name spaces ask of a document without a type declaration. It goes on after problems
/// that leave no doubt about what follows, and stops at the first that does.
struct XMLParser {
  /// How deep elements may be nested.
  static let depthLimit = 256
  /// How many attributes an element may have, and how many name spaces may be in force or be known.
  static let attributeLimit = 256
  static let bindingLimit = 256
  /// How many problems are collected before reading stops.
  static let problemLimit = 100

  let input: UnsafeBufferPointer<UInt8>
  var at = 0
  private(set) var result = Result()
  /// The records of the open elements.
  var open: [Int] = []
  /// The prefixes in force, the inner ones last, with the depth that declared them.
  var bindings: [Binding] = []
  var stopped = false

  struct Result {
    var records: [XMLRecord] = []
    /// The name spaces by number; the first is none, the second that of `xml:`.
    var namespaces: [[UInt8]] = [[], Array("http://www.w3.org/XML/1998/namespace".utf8)]
    var problems: [XMLProblem] = []
    var root: Int?
    var isReadable = true
  }

  struct Binding {
    var prefix: Range<Int>
    var namespace: UInt16
    var depth: Int
  }

  init(_ input: UnsafeBufferPointer<UInt8>) {
    self.input = input
    result.records.reserveCapacity(input.count / 20 + 4)
  }

  /// The byte at the current place, or nil at the end.
  var byte: UInt8? { at < input.count ? input[at] : nil }

  mutating func parse() {
    guard input.count < Int(UInt32.max) else { return report(.tooLarge, "the file is larger than 4 GB") }
    guard skipMark() else { return }
    while !stopped, at < input.count {
      if input[at] == UInt8(ascii: "<") { readMarkup() } else { readText() }
    }
    guard !stopped else { return }
    if let index = open.last {
      report(.truncated, "the file ends inside '\(name(of: result.records[index]))'")
    } else if result.root == nil {
      report(.truncated, "the file holds no element, expected XML")
    }
  }

  /// Notes a problem, by default at the current place, and stops where nothing after it can be trusted.
  mutating func report(_ kind: XMLProblem.Kind, _ message: String, at offset: Int? = nil) {
    result.problems.append(XMLProblem(kind: kind, offset: min(offset ?? at, input.count), message: message))
    if !kind.keepsStructure || result.problems.count >= Self.problemLimit {
      result.isReadable = false
      stopped = true
    }
  }

  mutating func add(_ record: XMLRecord) { result.records.append(record) }

  /// Opens an element that `begin` wrote the record of.
  mutating func enter(_ index: Int) {
    guard open.count < Self.depthLimit else {
      return report(.tooDeep, "elements are nested more than \(Self.depthLimit) deep")
    }
    if open.isEmpty {
      if result.root != nil { return report(.malformed, "a second outermost element") }
      result.root = index
    }
    open.append(index)
  }

  /// Closes the innermost element, whose content ends at a byte.
  mutating func leave(contentEnd: Int) {
    guard let index = open.popLast() else { return }
    result.records[index].innerEnd = UInt32(contentEnd)
    result.records[index].end = UInt32(at)
    result.records[index].next = UInt32(result.records.count)
    while let last = bindings.last, last.depth > open.count { bindings.removeLast() }
  }

  mutating func setInnerStart(_ index: Int) { result.records[index].innerStart = UInt32(at) }

  /// Gives the record added last its name.
  mutating func setNameLength(_ length: Int, prefix: Int = 0) {
    result.records[result.records.count - 1].nameLength = UInt16(clamping: length)
    result.records[result.records.count - 1].prefixLength = UInt16(clamping: prefix)
  }

  mutating func setNamespace(_ index: Int, _ number: UInt16) { result.records[index].namespace = number }

  /// The number of a name space, new or known.
  mutating func namespaceNumber(_ uri: [UInt8]) -> UInt16 {
    if let known = result.namespaces.firstIndex(of: uri) { return UInt16(clamping: known) }
    guard result.namespaces.count < Self.bindingLimit else {
      report(.malformed, "too many name spaces")
      return 0
    }
    result.namespaces.append(uri)
    return UInt16(clamping: result.namespaces.count - 1)
  }

  /// The name of an element as it is written.
  func name(of record: XMLRecord) -> String {
    let start = Int(record.start) + 1
    return String(decoding: input[start..<min(start + Int(record.nameLength), input.count)], as: UTF8.self)
  }

  func matches(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard input.count - at >= count else { return false }
    return text.withUTF8Buffer { text in
      for offset in 0..<count where text[offset] != input[at + offset] { return false }
      return true
    }
  }

  /// The first place of a text from a byte on.
  func find(_ text: StaticString, from start: Int) -> Int? {
    let count = text.utf8CodeUnitCount
    return text.withUTF8Buffer { text in
      var place = start
      while input.count - place >= count {
        var offset = 0
        while offset < count, input[place + offset] == text[offset] { offset += 1 }
        if offset == count { return place }
        place += 1
      }
      return nil
    }
  }
}
