import Findings
import StructuredText
import Testing

/// Strings are read eight bytes a step; what may stand in one is put at every place of such a step here.
@Suite struct JSONStringTests {
  /// A string of plain letters with a piece put in after some of them, and the rest of a document behind it.
  private func document(_ piece: [UInt8], after count: Int, of length: Int, tail: String = "]") -> JSONDocument {
    let plain = [UInt8](repeating: UInt8(ascii: "x"), count: length)
    let text = Array(plain[..<count]) + piece + Array(plain[count...])
    return JSONDocument(Array("[\"".utf8) + text + Array(("\"" + tail).utf8), file: "a.json")
  }

  private func places() -> [(count: Int, length: Int)] {
    (0..<26).flatMap { length in (0...length).map { ($0, length) } }
  }

  @Test(
    arguments: [
      (#"\""#, "\""), (#"\\\""#, "\\\""), (#"\n"#, "\n"), (#"\u00e9"#, "\u{E9}"), (#"\ud83d\ude00"#, "\u{1F600}"),
      ("é", "é"),
      ("日本", "日本"), ("\u{1F600}", "\u{1F600}"), ("\u{7F}", "\u{7F}"), ("!", "!"), ("[", "["), ("", ""),
    ])
  func whatMayStandInAStringReadsAsItIs(source: String, text: String) {
    for (count, length) in places() {
      let document = document(Array(source.utf8), after: count, of: length)
      let expected = String(repeating: "x", count: count) + text + String(repeating: "x", count: length - count)
      #expect(document.problems == [])
      #expect(document.root?.elements.map(\.string) == [expected])
    }
  }

  @Test(
    arguments: [
      ([0x01], "control-character"), ([0x1F], "control-character"), ([0x09], "control-character"),
      ([0x80], "invalid-utf8"), ([0xFF], "invalid-utf8"), ([0xC3], "invalid-utf8"), ([0xE2, 0x82], "invalid-utf8"),
      (Array(#"\x"#.utf8), "invalid-escape"), (Array(#"\u12"#.utf8), "invalid-escape"),
      (Array(#"\ud800"#.utf8), "lone-surrogate"), ([0x0A], "malformed-json"),
    ] as [([UInt8], String)])
  func whatMayNotIsNamedAtItsPlace(piece: [UInt8], rule: String) {
    for (count, length) in places() {
      let problem = document(piece, after: count, of: length).problems.first
      #expect(problem?.rule == rule)
      // A string that is not closed is shown where it begins.
      #expect(problem?.location?.column == (rule == "malformed-json" ? 2 : count + 3))
    }
  }

  @Test func aStringAtTheEndOfAFileIsReadOrSaidToBeCut() {
    for (count, length) in places() {
      #expect(document(Array("é".utf8), after: count, of: length, tail: "").problems.map(\.rule) == ["truncated-file"])
      let plain = String(repeating: "x", count: length)
      #expect(JSONDocument(Array("\"\(plain)\"".utf8), file: "a.json").root?.string == plain)
      #expect(JSONDocument(Array("\"\(plain)".utf8), file: "a.json").problems.map(\.rule) == ["truncated-file"])
    }
  }

  /// Keys in order, out of order and with escapes go three ways.
  @Test func aKeyThatStandsTwiceIsFoundAmongAnyNumberInAnyOrder() {
    var random = SplitMix(state: 3)
    for count in 2..<80 {
      for spelling in ["", #"\n"#] {
        let keys = (0..<count).map { "\"key\($0)\(spelling)\"" }
        for keys in [keys.sorted(), keys.shuffled(using: &random)] {
          let sound = "{" + keys.map { $0 + ":1" }.joined(separator: ",") + "}"
          #expect(JSONDocument(Array(sound.utf8), file: "a.json").problems == [])
          var twice = keys
          twice.insert(keys[Int.random(in: 0..<count, using: &random)], at: Int.random(in: 0...count, using: &random))
          let text = "{" + twice.map { $0 + ":1" }.joined(separator: ",") + "}"
          #expect(JSONDocument(Array(text.utf8), file: "a.json").problems.map(\.rule) == ["duplicate-key"])
        }
      }
    }
  }

  /// More values a byte than the memory for them is laid out for.
  @Test func aDenseDocumentIsReadWhole() {
    let text = "[" + Array(repeating: "0", count: 100_000).joined(separator: ",\n") + "]"
    let document = JSONDocument(Array(text.utf8), file: "a.json")
    #expect(document.root?.count == 100_000)
    #expect(document.root?.elements.last?.location.line == 100_000)
  }
}
