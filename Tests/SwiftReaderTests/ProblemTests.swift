import Findings
import SwiftReader
import Testing

@Suite struct ProblemTests {
  @Test("after a fault the next declaration is read")
  func resumesAtNextDeclaration() {
    let file = SwiftFile("struct A { let x = ) }\nfunc good() {}\nlet y = = 3\nenum B { case a }")
    #expect(file.problems.count == 2)
    #expect(file.descendants(of: file.root, of: .functionDeclaration).count == 1)
    #expect(file.descendants(of: file.root, of: .enumDeclaration).count == 1)
  }

  @Test("a fault inside a function leaves the functions beside it")
  func keepsSiblings() {
    let file = SwiftFile("struct A {\n  func a() {\n    f(1 2)\n  }\n  func b() { Text(\"x\") }\n}")
    #expect(file.problems.count == 1)
    #expect(file.descendants(of: file.root, of: .functionDeclaration).map { file.name(of: $0) } == ["a", "b"])
    #expect(file.descendants(of: file.root, of: .stringLiteral).count == 1)
  }

  @Test("an unclosed bracket does not swallow the declarations behind it")
  func unclosedBracket() {
    let file = SwiftFile("let a = f(1,\nlet b = [2\nfunc c() {}\nstruct D {}")
    #expect(!file.problems.isEmpty)
    #expect(file.descendants(of: file.root, of: .structDeclaration).count == 1)
  }

  @Test("a file that ends too early keeps what was read")
  func missingBrace() {
    let file = SwiftFile("struct A {\n  func b() {\n    Text(\"x\")\n")
    #expect(file.problems.count == 1)
    #expect(file.descendants(of: file.root, of: .stringLiteral).count == 1)
  }

  @Test(
    "what is wrong is said with its place",
    arguments: [
      ("Skip \u{2192}to content", "expected ';' or a new line between two statements, found 'to'"),
      ("let a = f(1 \u{2192}2)", "expected ',' or ')', found '2'"),
      ("let a: \u{2192}= 1", "expected a type, found '='"),
      ("struct A {}\n\u{2192}}", "nothing is open here that this could close, found '}'"),
    ])
  func messages(marked: String, message: String) {
    let source = marked.replacing("\u{2192}", with: "")
    let offset = marked.prefix { $0 != "\u{2192}" }.utf8.count
    let problem = SwiftFile(source).problems.first
    #expect(problem?.message == message)
    #expect(problem?.offset == offset)
  }

  @Test("a string that is not closed ends at its line")
  func unterminatedString() {
    let file = SwiftFile("let a = \"abc\nlet b = \"d\"")
    #expect(file.problems.map(\.message) == ["expected the end of the string literal, found 'let'"])
    #expect(file.descendants(of: file.root, of: .stringLiteral).count == 1)
  }

  @Test("a problem becomes a finding at its place")
  func finding() {
    let source = Array("let a = 1\nlet b = )".utf8)
    let findings = SwiftFile(source).problems.map { $0.finding(in: "A.swift", lines: LineTable(source)) }
    #expect(findings.map(\.rule) == ["unreadable-swift"])
    #expect(findings.first?.location == Location(file: "A.swift", line: 2, column: 9))
  }

  @Test("bytes that are not UTF-8 are reported once, with their place")
  func notUTF8() {
    let file = SwiftFile(Array("let a = \"x".utf8) + [0xFF, 0xFE] + Array("\"\nlet b = 1".utf8) + [0xC3])
    #expect(file.problems.contains { $0.message == "3 bytes are not UTF-8, the first here: 0xFF" && $0.offset == 10 })
    #expect(file.descendants(of: file.root, of: .variableDeclaration).count == 2)
  }

  @Test("UTF-16 is named as such")
  func utf16() {
    let file = SwiftFile([0xFF, 0xFE] + "let a = 1".utf8.flatMap { [$0, 0] })
    #expect(file.problems.map(\.message) == ["the file is UTF-16, expected UTF-8"])
  }

  @Test("a file of comments alone has no code")
  func commentsOnly() {
    let file = SwiftFile("// import SwiftUI struct A {}")
    #expect(!file.hasCode)
    #expect(!file.hasDeclarations)
    #expect(file.problems == [])
    #expect(SwiftFile("import SwiftUI").hasCode)
    #expect(!SwiftFile("import SwiftUI").hasDeclarations)
    #expect(SwiftFile("#if X\nlet a = 1\n#endif").hasDeclarations)
  }
}
