import SwiftReader
import Testing

@Suite struct ExpressionTests {
  @Test(
    "operators are put together by what they bind",
    arguments: [
      ("a + b", "sequence(identifier:a, binaryOperator:+, identifier:b)"),
      ("a = b", "assignment:=(identifier:a, identifier:b)"),
      ("a ? b : c", "ternary(identifier:a, identifier:b, identifier:c)"),
      (
        "a ? b : c ? d : e",
        "ternary(identifier:a, identifier:b, ternary(identifier:c, identifier:d, identifier:e))"
      ),
      (
        "x = a ?? b ? c : d",
        "assignment:=(identifier:x, ternary(sequence(identifier:a, binaryOperator:??, identifier:b), identifier:c, identifier:d))"
      ),
      ("a as? T", "cast:as?(identifier:a, namedType:T)"),
      ("a ?? b as T", "sequence(identifier:a, binaryOperator:??, cast:as(identifier:b, namedType:T))"),
      ("a + b as T", "cast:as(sequence(identifier:a, binaryOperator:+, identifier:b), namedType:T)"),
      ("a is T", "isCheck:is(identifier:a, namedType:T)"),
      ("try await a.b", "tryExpression:try(awaitExpression:await(memberAccess:b(identifier:a)))"),
      ("-a", "prefixOperator:-(identifier:a)"),
      ("f(&a)", "call(identifier:f, argument(inOut:&(identifier:a)))"),
    ])
  func operators(source: String, tree: String) {
    #expect(outline(source) == tree)
  }

  @Test(
    "calls hold their arguments and closures in order",
    arguments: [
      ("f()", "call(identifier:f)"),
      ("f(1, b: 2)", "call(identifier:f, argument(integerLiteral), argument:b(integerLiteral))"),
      (".init(1)", "call(implicitMember:init, argument(integerLiteral))"),
      (
        "f(1) { a } b: { c }",
        "call(identifier:f, argument(integerLiteral), argument(closure(identifier:a)), argument:b(closure(identifier:c)))"
      ),
      ("a.b { $0 }", "call(memberAccess:b(identifier:a), argument(closure(identifier:$0)))"),
      ("a[b: 1]", "subscriptCall(identifier:a, argument:b(integerLiteral))"),
      ("f(a:b:)", "identifier:f(argumentNames)"),
      ("f<Int>(1)", "call(specialization(identifier:f, namedType:Int), argument(integerLiteral))"),
      (
        "f(a < b, c > d)",
        "call(identifier:f, argument(sequence(identifier:a, binaryOperator:<, identifier:b)), argument(sequence(identifier:c, binaryOperator:>, identifier:d)))"
      ),
      ("#m(\"a\") { b }", "macroExpansion:m(argument(stringLiteral), argument(closure(identifier:b)))"),
      ("a?.b!.c", "memberAccess:c(forceUnwrap:!(memberAccess:b(optionalChaining:?(identifier:a))))"),
      (#"\A.b[0]"#, "keyPath(namedType:A, keyPathComponent:b, keyPathComponent(argument(integerLiteral)))"),
      (
        "[1: 2, 3: 4].a",
        "memberAccess:a(dictionaryLiteral(dictionaryElement(integerLiteral, integerLiteral), dictionaryElement(integerLiteral, integerLiteral)))"
      ),
      ("(a, b: c)", "tuple(argument(identifier:a), argument:b(identifier:c))"),
      (
        "{ [weak a] b, _ in c }",
        "closure(closureSignature(closureCapture:a(modifier:weak), closureParameter:b, closureParameter:_), identifier:c)"
      ),
    ])
  func calls(source: String, tree: String) {
    #expect(outline(source) == tree)
  }

  @Test("a trailing closure says so, and a call whether it has parentheses")
  func trailingClosures() {
    let file = SwiftFile("f { a } label: { b }")
    let call = file.first(.call)
    let arguments = Array(file.arguments(of: call))
    #expect(arguments.map(file.isTrailingClosure) == [true, true])
    #expect(arguments.map { file.label(of: $0) } == [nil, "label"])
    #expect(!file.hasParentheses(call))
    #expect(file.argument("label", of: call) == arguments[1])
    #expect(file.argument(nil, of: call) == arguments[0])
  }

  @Test("before a block, a brace opens the block unless what follows says otherwise")
  func bracesInConditions() {
    #expect(outline("if a { b }") == "ifStatement(identifier:a, codeBlock(identifier:b))")
    #expect(
      outline("if a { b }.c { d }")
        == "ifStatement(memberAccess:c(call(identifier:a, argument(closure(identifier:b)))), codeBlock(identifier:d))")
    #expect(outline("for a in b { c }") == "forStatement(identifierPattern:a, identifier:b, codeBlock(identifier:c))")
  }

  @Test("members behind a postfix #if hang on the view before it")
  func postfixConditions() {
    #expect(
      outline("a\n#if X\n.b()\n#else\n.c\n#endif\n.d()")
        == "call(memberAccess:d(postfixIfConfig(identifier:a, ifConfig(ifConfigClause:if(identifier:X, "
        + "call(memberAccess:b(postfixBase))), ifConfigClause:else(memberAccess:c(postfixBase))))))")
  }

  @Test("closures give their parameters")
  func closureParameters() {
    for source in ["{ a, b in c }", "{ (a, b) in c }", "{ (a: Int, b: Int) -> Int in c }"] {
      let file = SwiftFile("let f = \(source)")
      #expect(file.closureParameters(of: file.first(.closure)).map { file.name(of: $0) } == ["a", "b"])
    }
  }

  @Test("parentheses are seen through")
  func unwrapping() {
    let file = SwiftFile("f(((a)))")
    let value = file.arguments(of: file.first(.call)).first.flatMap { file.value(of: $0) } ?? .none
    #expect(file.text(of: file.unwrapped(value)) == "a")
  }
}
