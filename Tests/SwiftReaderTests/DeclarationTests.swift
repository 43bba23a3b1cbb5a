import SwiftReader
import Testing

@Suite struct DeclarationTests {
  @Test("a type gives its name, inherited types, modifiers, attributes and members")
  func types() {
    let file = SwiftFile(
      "@MainActor public struct Card<T: P>: View, @unchecked Sendable where T: Q { var a = 1; func f() {} }")
    let type = file.first(.structDeclaration)
    #expect(file.name(of: type) == "Card")
    #expect(file.inheritedTypes(of: type).map { file.text(of: $0) } == ["View", "@unchecked Sendable"])
    #expect(file.hasModifier("public", type))
    #expect(!file.hasModifier("static", type))
    #expect(file.attribute("MainActor", of: type) != nil)
    #expect(file.genericParameters(of: type).map { file.name(of: $0) } == ["T"])
    #expect(file.items(of: type).map { file.kind(of: $0) } == [.variableDeclaration, .functionDeclaration])
  }

  @Test("a variable gives its pattern, type and value")
  func variables() {
    let file = SwiftFile("@State private var a = 1, b: [Int]?")
    let bindings = Array(file.bindings(of: file.first(.variableDeclaration)))
    #expect(bindings.map { file.pattern(of: $0).map { file.name(of: $0) } } == ["a", "b"])
    #expect(bindings.map { file.type(of: $0).map { file.text(of: $0) } } == [nil, "[Int]?"])
    #expect(bindings.map { file.initialValue(of: $0).map { file.text(of: $0) } } == ["1", nil])
  }

  @Test("a getter is found with and without its word")
  func getters() {
    for source in ["var a: Int { 1 }", "var a: Int { get { 1 } set {} }", "subscript(b: Int) -> Int { 1 }"] {
      let file = SwiftFile("struct S { \(source) }")
      let holder = file.descendants(of: file.root, of: .binding).first ?? file.first(.subscriptDeclaration)
      let getter = file.getter(of: holder) ?? .none
      #expect(file.items(of: getter).map { file.text(of: $0) } == ["1"])
    }
    let stored = SwiftFile("var a = 1 { didSet { } }")
    #expect(stored.getter(of: stored.first(.binding)) == nil)
  }

  @Test("parameters have labels, names, types and defaults")
  func parameters() {
    let file = SwiftFile("func f(for day: Int, _ x: String = \"a\", c: Int...) -> [Int] {}")
    let function = file.first(.functionDeclaration)
    let parameters = file.parameters(of: function)
    #expect(parameters.map { file.label(of: $0) } == ["for", nil, "c"])
    #expect(parameters.map { file.name(of: $0) } == ["day", "x", "c"])
    #expect(parameters.map { file.type(of: $0).map { file.text(of: $0) } } == ["Int", "String", "Int"])
    #expect(parameters.map { file.initialValue(of: $0).map { file.text(of: $0) } } == [nil, "\"a\"", nil])
    #expect(parameters.map(file.isVariadic) == [false, false, true])
    #expect(file.resultType(of: function).map { file.text(of: $0) } == "[Int]")
    #expect(file.body(of: function) != nil)
  }

  @Test("enum cases have payloads and raw values")
  func enumCases() {
    let file = SwiftFile("enum E: String { case a = \"A\", b(Int, name: String), `default` }")
    let elements = file.descendants(of: file.root, of: .enumCaseElement)
    #expect(elements.map { file.name(of: $0) } == ["a", "b", "default"])
    #expect(file.initialValue(of: elements[0]).flatMap { file.stringValue(of: $0) } == "A")
    #expect(file.parameters(of: elements[1]).map { file.label(of: $0) } == [nil, "name"])
    #expect(file.parameters(of: elements[1]).map { file.type(of: $0).map { file.text(of: $0) } } == ["Int", "String"])
  }

  @Test("attributes have arguments like calls")
  func attributes() {
    let file = SwiftFile("@Parameter(title: \"Name\") var a: Int\n@Environment(\\.x) var b")
    let attributes = file.descendants(of: file.root, of: .attribute)
    let title = file.argument("title", of: attributes[0]).flatMap { file.value(of: $0) }
    #expect(title.flatMap { file.stringValue(of: $0) } == "Name")
    #expect(Array(file.arguments(of: attributes[1])).count == 1)
  }

  @Test("words with a meaning are names where they can be")
  func contextualWords() {
    for source in [
      "let async = 1", "func any() {}", "let actor = a.actor", "var open = open(1)", "let final = 1; final += 1",
      "func f(in: Int, for: Int, default: Int) {}", "lazy.map { $0 }", "let x = a.default.case.func",
      "let some = any", "prefix(3)", "set.insert(1)", "optional = required", "f(if: 1, switch: 2)", "macro(1)",
      "actor = 1", "each(1)", "unsafe.x = 1", "yield = 1", "then(1)", "indirect.call()", "package.name = 1",
    ] {
      #expect(SwiftFile(source).problems == [], "\(source)")
    }
  }

  @Test("all branches of #if are kept, with their conditions")
  func conditions() {
    let file = SwiftFile("#if DEBUG\nlet a = 1\n#elseif os(iOS) || X\nlet b = 2\n#else\nlet c = 3\n#endif")
    let clauses = Array(file.clauses(of: file.first(.ifConfig)))
    #expect(clauses.map { file.name(of: $0) } == ["if", "elseif", "else"])
    #expect(clauses.map { file.condition(of: $0).map { file.text(of: $0) } } == ["DEBUG", "os(iOS) || X", nil])
    #expect(
      clauses.map { file.items(of: $0).map { file.text(of: $0) } } == [["let a = 1"], ["let b = 2"], ["let c = 3"]])
  }

  @Test("statements give their conditions, branches and cases")
  func statements() {
    let file = SwiftFile(
      "if a, let b { 1 } else if c { 2 }\nswitch d { case .x(let e) where e, .y: 3\n#if Z\ndefault: 4\n#endif\n}")
    let conditional = file.first(.ifStatement)
    #expect(file.conditions(of: conditional).map { file.text(of: $0) } == ["a", "let b"])
    #expect(file.elseBranch(of: conditional).map { file.text(of: $0) } == "if c { 2 }")
    let cases = file.cases(of: file.first(.switchStatement))
    #expect(cases.map { file.name(of: $0) } == ["case", "default"])
    #expect(file.caseItems(of: cases[0]).map { file.text(of: $0) } == [".x(let e) where e", ".y"])
    #expect(cases.map { file.items(of: $0).map { file.text(of: $0) } } == [["3"], ["4"]])
  }

  @Test("if and switch are values")
  func statementsAsExpressions() {
    let file = SwiftFile("let a = if b { \"x\" } else { \"y\" }\nreturn switch c { case 1: \"z\" default: \"w\" }")
    #expect(file.problems == [])
    #expect(file.initialValue(of: file.first(.binding)).map { file.kind(of: $0) } == .ifStatement)
    #expect(file.expression(of: file.first(.returnStatement)).map { file.kind(of: $0) } == .switchStatement)
  }
}
