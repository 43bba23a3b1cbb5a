import Findings
import StructuredText
import Testing

@Suite struct JSONDocumentTests {
  private func read(_ text: String) -> JSONDocument { JSONDocument(Array(text.utf8), file: "a.json") }

  @Test func membersKeepTheirOrderAndPlaces() throws {
    let root = try #require(read("{\n  \"b\" : 1,\n  \"a\" : [true, null]\n}").root)
    #expect(root.members.map(\.key) == ["b", "a"])
    #expect(root["a"]?.location == Location(file: "a.json", line: 3, column: 9))
    #expect(root.member("b")?.location == Location(file: "a.json", line: 2, column: 3))
    #expect(root["a"]?.elements.map(\.kind) == [.bool, .null])
    #expect(root["a"]?.elements.first?.bool == true)
  }

  @Test(arguments: [
    (#""a\"b\\\/\b\f\n\r\t""#, "a\"b\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u4E2d""#, "\u{E9}\u{4E2D}"),
    (#""\ud83d\ude00""#, "\u{1F600}"), ("\"\u{2028}\"", "\u{2028}"), (#""""#, ""),
  ])
  func stringsAreDecodedWhenAsked(source: String, text: String) throws {
    let document = read(source)
    #expect(document.problems.isEmpty)
    #expect(try #require(document.root?.string).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(
    arguments: [("0", 0.0, 0), ("-12", -12, -12), ("1.50", 1.5, nil), ("2e3", 2000, nil)] as [(String, Double, Int?)])
  func numbersKeepTheirSpelling(source: String, value: Double, integer: Int?) throws {
    let node = try #require(read(source).root)
    #expect(node.number == value)
    #expect(node.integer == integer)
    #expect(String(decoding: node.source, as: UTF8.self) == source)
  }

  /// Each text marks the place of its first problem with a broken bar, which is taken out before reading.
  @Test(arguments: [
    ("{\"a\": 1¦,}", "trailing-comma", true), ("[1¦,\n]", "trailing-comma", true),
    ("{\"a\": 1,\n ¦\"a\": 2}", "duplicate-key", true), ("{\"a\": 1 ¦\"b\": 2}", "missing-comma", false),
    ("[1 ¦2]", "missing-comma", false), (#"["¦\ud800"]"#, "lone-surrogate", true),
    (#"["¦\udc00x"]"#, "lone-surrogate", true), (#"["¦\x"]"#, "invalid-escape", true),
    (#"["¦\u12g4"]"#, "invalid-escape", true), ("[\"a¦\u{1}\"]", "control-character", true),
    ("[¦\"a\n\"]", "malformed-json", false), ("{\"a\"¦ 1}", "malformed-json", false),
    ("{¦a: 1}", "malformed-json", false), ("[0¦12]", "malformed-json", false), ("[1.¦]", "malformed-json", false),
    ("[¦tru ]", "malformed-json", false), ("{\"a\": 1} ¦x", "malformed-json", false),
    ("{\"a\": [1¦}", "malformed-json", false), ("{\"a\": ¦", "truncated-file", false), ("¦", "truncated-file", false),
    ("[¦\"abc", "truncated-file", false), ("[¦// comment\n1]", "malformed-json", false),
  ])
  func aProblemHasItsPlace(marked: String, rule: String, isReadable: Bool) throws {
    let mark = Array("¦".utf8)
    let bytes = Array(marked.utf8)
    let offset = try #require(bytes.indices.first { bytes[$0...].starts(with: mark) })
    let document = JSONDocument(Array(bytes[..<offset] + bytes[(offset + 2)...]), file: "a.json")
    let problem = try #require(document.problems.first)
    #expect(problem.rule == rule)
    let skipped = rule == "malformed-json" && bytes[(offset + 2)...].first == 0x20 ? 1 : 0
    #expect(problem.location == document.location(at: offset + skipped))
    #expect((document.root != nil) == isReadable)
  }

  @Test func aByteOrderMarkIsSkippedWithAWarning() {
    let document = JSONDocument([0xEF, 0xBB, 0xBF] + Array("{}".utf8), file: "a.json")
    #expect(document.problems.map(\.rule) == ["byte-order-mark"])
    #expect(document.root?.kind == .object)
    #expect(document.isSound)
  }

  @Test func anotherEncodingIsNamed() {
    let document = JSONDocument([0xFF, 0xFE, 0x7B, 0x00], file: "a.json")
    #expect(document.problems.map(\.rule) == ["malformed-json"])
    #expect(document.root == nil)
  }

  @Test(
    arguments: [[0x80], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF]] as [[UInt8]])
  func invalidBytesAreFoundAndReadAsReplacements(bytes: [UInt8]) throws {
    let document = JSONDocument([0x22] + bytes + [0x22], file: "a.json")
    #expect(document.problems.first?.rule == "invalid-utf8")
    #expect(try #require(document.root?.string).unicodeScalars.contains("\u{FFFD}"))
  }

  @Test func depthHasALimit() {
    let deep = JSONDocument([UInt8](repeating: UInt8(ascii: "["), count: 1_000_000), file: "a.json")
    #expect(deep.problems.map(\.rule) == ["nesting-too-deep"])
    let nested = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(read(nested).problems.isEmpty)
  }

  @Test func keysAreComparedByteForByte() throws {
    let document = read("{\"\u{E9}\": 1, \"e\u{301}\": 2}")
    #expect(document.problems.isEmpty)
    #expect(document.root?["e\u{301}"]?.integer == 2)
  }

  @Test func duplicatesAreFoundAmongManyKeysAndAcrossSpellings() {
    let many = (0..<40).map { "\"key\($0)\": 0" }.joined(separator: ",")
    #expect(read("{\(many)}").problems.isEmpty)
    #expect(read("{\(many), \"key7\": 1}").problems.map(\.rule) == ["duplicate-key"])
    #expect(read(#"{"a": 1, "\u0061": 2}"#).problems.map(\.rule) == ["duplicate-key"])
  }

  @Test func linesEndInEveryWay() {
    let document = read("[\r\n1,\r2,\n3]")
    #expect(document.root?.elements.map(\.location.line) == [2, 3, 4])
  }
}
