import Findings
import Testing

@Suite struct LineTableTests {
  @Test("every kind of line end starts one new line", arguments: ["a\nbc\n", "a\r\nbc\r\n", "a\rbc\r"])
  func lineEnds(text: String) throws {
    let table = LineTable(Array(text.utf8))
    let offset = try #require(Array(text.utf8).firstIndex(of: 0x63))
    let position = table.position(of: offset)
    #expect(position == (2, 2))
  }

  @Test("lines of every length are found, whatever ends them", arguments: ["\n", "\r\n", "\r"])
  func lengths(end: String) {
    var text = ""
    var starts = [0]
    for length in 0..<40 {
      text += String(repeating: "x", count: length) + end
      starts.append(text.utf8.count)
    }
    let table = LineTable(Array(text.utf8))
    for (line, start) in starts.enumerated() {
      #expect(table.start(ofLine: line + 1) == start)
      #expect(table.position(of: start) == (line + 1, 1))
    }
    #expect(table.start(ofLine: starts.count + 1) == nil)
  }

  @Test("an offset past the end is on the last line")
  func pastTheEnd() {
    #expect(LineTable(Array("ab\nc".utf8)).location(of: 99, in: "f").line == 2)
  }

  @Test("an empty text has one line")
  func empty() {
    #expect(LineTable([]).position(of: 0) == (1, 1))
  }

  @Test("places sort by file, line and column, and severities with the worst first")
  func sorting() {
    let places = [Location(file: "b", line: 1, column: 1), Location(file: "a", line: 2, column: 9)]
    #expect(places.sorted().map(\.description) == ["a:2:9", "b:1:1"])
    #expect(Severity.allCases.sorted() == [.error, .warning, .note])
  }
}
