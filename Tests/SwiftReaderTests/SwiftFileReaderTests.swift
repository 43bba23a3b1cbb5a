import Testing

@testable import SwiftReader

@Suite struct SwiftFileReaderTests {
  @Test("files that are read one after the other in the same memory are read as each alone")
  func sameMemory() {
    let reader = SwiftFileReader()
    for fixture in Fixture.all + Fixture.all.reversed() {
      for end in [fixture.bytes.count, fixture.bytes.count / 2, 0] {
        let bytes = Array(fixture.bytes[..<end])
        #expect(outline(reader.read(bytes)) == outline(SwiftFile(bytes)))
      }
    }
  }

  @Test("a file that is kept does not change when the next one is read")
  func kept() {
    let reader = SwiftFileReader()
    let kept = reader.read(Array("let a = f(1)".utf8))
    let before = outline(kept)
    let compact = reader.read(Array("let a = f(1)".utf8)).compact
    _ = reader.read(Array("struct A { var b: [Int] }; enum C { case d, e }".utf8))
    #expect(outline(kept) == before)
    #expect(outline(compact) == before)
  }

  @Test("every keyword is told from names", arguments: Keyword.allCases.filter { $0 != .none })
  func keywords(keyword: Keyword) throws {
    let word = keyword.rawValue
    #expect(try token(word).keyword == keyword)
    #expect(try token(word).kind == (keyword.isReserved ? .keyword : .identifier))
    for name in [word + "x", "x" + word, word + "_", String(word.dropLast()) + "1", "`\(word)`", word + "\u{E9}"] {
      #expect(try token(name).keyword == .none)
    }
  }

  private func token(_ word: String) throws -> Token {
    var memory = ReadingMemory()
    let bytes = Array(word.utf8)
    bytes.withUnsafeBufferPointer { memory.take($0) }
    var lexer = Lexer(SourceBytes(memory.bytes, bytes.count), tokensEnd: memory.tokensEnd)
    let count = lexer.read(memory.tokens, upTo: 8) - memory.tokens
    let token = memory.tokens[0]
    #expect(count == 2)
    #expect(token.start == 0 && token.end == bytes.count)
    return token
  }
}

@Suite struct TokensThatTheParserReadsAnew {
  @Test(
    "what is cut ahead of the parser does not decide what it reads",
    arguments: [
      (
        "let a: A<B<C>>= b",
        "variableDeclaration:let(binding(identifierPattern:a, namedType:A(namedType:B(namedType:C)), identifier:b))"
      ),
      (
        "let a: A<B>?= b",
        "variableDeclaration:let(binding(identifierPattern:a, optionalType(namedType:A(namedType:B)), identifier:b))"
      ),
      (
        "func ==<T>() {}",
        "functionDeclaration:==(genericParameterClause(genericParameter:T), parameterClause, codeBlock)"
      ),
      ("try? /a b/", "tryExpression:try?(regexLiteral)"),
      (
        "a<b> / c",
        "sequence(identifier:a, binaryOperator:<, postfixOperator:>(identifier:b), binaryOperator:/, identifier:c)"
      ),
    ])
  func takenApart(source: String, tree: String) { #expect(outline(source) == tree) }

  @Test("an interpolation ends where its parenthesis does, however deep literals are nested")
  func deepLiterals() {
    for depth in [1, 31, 32, 33, 40] {
      let source =
        "f(" + String(repeating: "\"a\\(b(", count: depth) + "c" + String(repeating: "))d\"", count: depth) + ") {}"
      let file = SwiftFile(source)
      #expect(file.problems == [])
      #expect(file.descendants(of: file.root, of: .interpolation).count == depth)
    }
  }

  @Test("a fault inside an interpolation does not reach behind its literal")
  func faultyInterpolation() {
    let file = SwiftFile("func a() {\n  f(\"x \\(g { let ) }) y\", 1)\n}\nfunc b() {}\n")
    #expect(!file.problems.isEmpty)
    #expect(file.children(of: file.root).map { file.name(of: $0) } == ["a", "b"])
  }

  @Test("a string where the availability of something is told may hold parentheses and commas")
  func availabilityText() {
    let file = SwiftFile("@available(*, deprecated, renamed to \"b(), c\") func a() {}")
    #expect(file.problems == [])
    #expect(file.name(of: file.first(.functionDeclaration)) == "a")
  }
}
