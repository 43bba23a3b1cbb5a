import Findings
import Reports
import Testing

@Suite struct UnifiedDiffTests {
  private func diff(_ text: String, _ edits: [(Range<Int>, String)]) -> String {
    UnifiedDiff(
      file: "a.txt", old: Array(text.utf8),
      edits: edits.map { SourceEdit(file: "a.txt", range: $0.0, replacement: $0.1) }
    ).text()
  }

  @Test("a changed line stands between three lines before and after it")
  func context() {
    #expect(
      diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", [(8..<9, "five")]) == """
        --- a/a.txt
        +++ b/a.txt
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test("lines taken out and put in move the numbers of what follows")
  func numbers() {
    let text = (1...30).map { "\($0)\n" }.joined()
    let offset = (1...24).reduce(0) { $0 + "\($1)\n".utf8.count }
    let result = diff(text, [(0..<2, ""), (offset..<offset, "new\nlines\n")])
    #expect(result.contains("@@ -1,4 +1,3 @@\n-1\n 2\n"))
    #expect(result.contains("\n@@ -22,6 +21,8 @@\n 22\n 23\n 24\n+new\n+lines\n"))
  }

  @Test("a last line without its end is told")
  func noNewline() {
    #expect(
      diff("1\n2", [(2..<3, "3")]).hasSuffix("-2\n\\ No newline at end of file\n+3\n\\ No newline at end of file\n"))
  }

  @Test("edits that change nothing give nothing")
  func nothing() {
    #expect(diff("1\n", [(0..<1, "1")]) == "")
  }
}
