import SwiftReader
import Testing

@Suite struct LiteralTests {
  @Test(
    "the text of a literal is what the program sees",
    arguments: [
      (#""Today""#, "Today"),
      (#""""#, ""),
      (#""a\tb\n\"c\"\\""#, "a\tb\n\"c\"\\"),
      (#""No\u{A0}limit \u{1F600}""#, "No\u{A0}limit \u{1F600}"),
      ("#\"\"Quoted\" \\n words\"#", "\"Quoted\" \\n words"),
      ("##\"a \\##n \\#n \"# b\"##", "a \n \\#n \"# b"),
      ("\"\"\"\n  one\n    two\n\n  three\n  \"\"\"", "one\n  two\n\nthree"),
      ("\"\"\"\n  long \\\n  line\n  \"\"\"", "long line"),
      ("\"\"\"\n  a \\  \n  b\n  \"\"\"", "a b"),
      ("\"\"\"\r\n  one\r\n  two\r\n  \"\"\"", "one\ntwo"),
      ("\"\"\"\n\"\"\"", ""),
      ("\"\"\"\n\ta \"quote\" \"\"here\"\"\n\t\"\"\"", "a \"quote\" \"\"here\"\""),
      ("#\"\"\"\n  a \\(b)\n  \"\"\"#", "a \\(b)"),
      ("#\"\"\"#", "\""),
      (#""50%""#, "50%"),
    ])
  func text(source: String, text: String) {
    let file = SwiftFile("let x = \(source)")
    #expect(file.problems == [])
    #expect(file.stringValue(of: file.first(.stringLiteral)) == text)
  }

  @Test("interpolations part the text, with their labels")
  func segments() {
    let file = SwiftFile(#"f("Size \(h, specifier: "%.1f") of \(x)")"#)
    let literal = file.first(.stringLiteral)
    let pieces = file.segments(of: literal).map { segment -> String in
      switch segment {
      case .text(let text, let range): "\(text)|\(file.text(in: range))"
      case .interpolation(let id): file.arguments(of: id).map { file.label(of: $0) ?? "_" }.joined(separator: ",")
      }
    }
    #expect(pieces == ["Size |Size ", "_,specifier", " of | of ", "_"])
    #expect(file.stringValue(of: literal) == nil)
  }

  @Test("the indentation of a multi-line literal is taken away on both sides of an interpolation")
  func multilineSegments() {
    let file = SwiftFile("f(\"\"\"\n    Hi \\(a) \\\n    there\n      \\(b)\n    \"\"\")")
    let texts = file.segments(of: file.first(.stringLiteral)).map {
      if case .text(let text, _) = $0 { text } else { "()" }
    }
    #expect(texts == ["Hi ", "()", " there\n  ", "()"])
  }

  @Test("a literal inside an interpolation is a literal of its own")
  func nestedLiterals() {
    let file = SwiftFile(#"f("del \(n ?? "this \("one")")")"#)
    #expect(file.descendants(of: file.root, of: .stringLiteral).count == 3)
  }

  @Test("the range of the content leaves the quotes out")
  func contentRange() {
    let file = SwiftFile("f(##\"ab\"##, \"\"\"\n  c\n  \"\"\")")
    let literals = file.descendants(of: file.root, of: .stringLiteral)
    #expect(literals.map { file.text(in: file.contentRange(of: $0)) } == ["ab", "  c"])
    #expect(literals.map(file.isMultiline) == [false, true])
  }

  @Test(
    "a slash is a regex where an operand is expected and an operator elsewhere",
    arguments: [
      ("let a = /b/", 1), ("let a = b / c / d", 0), ("f(/a b/, 1)", 1), ("let a = b/c/d", 0), ("f(a / b, c / d)", 0),
      ("return /x/", 1), ("let a = #/ x / y /#", 1), ("reduce(1, /)", 0), ("let a = (b) / c / (d)", 0),
      ("let a = try? /x/.f()", 1), ("func / (a: Int) {}", 0), ("let a = x /* y */ / z", 0),
    ])
  func regex(source: String, count: Int) {
    let file = SwiftFile(source)
    #expect(file.problems == [])
    #expect(file.descendants(of: file.root, of: .regexLiteral).count == count)
  }
}
