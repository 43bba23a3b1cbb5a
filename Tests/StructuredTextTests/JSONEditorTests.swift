import StructuredText
import Testing

@Suite struct JSONEditorTests {
  private func edited(_ text: String, _ edit: (JSONEditor, JSONNode) -> JSONEdit?) throws -> String {
    let document = JSONDocument(Array(text.utf8), file: "a.json")
    let root = try #require(document.root)
    let change = try #require(edit(JSONEditor(document), root))
    return String(decoding: document.applying([change]), as: UTF8.self)
  }

  @Test func aNewMemberTakesTheStyleOfItsNeighbour() throws {
    let xcode = try edited("{\n  \"a\" : 1,\n  \"c\" : 2\n}") { editor, root in
      editor.set("b", to: .object([]), in: root, precedes: <)
    }
    #expect(xcode == "{\n  \"a\" : 1,\n  \"b\" : {\n\n  },\n  \"c\" : 2\n}")
    let tabs = try edited("{\n\t\"a\": {\"x\": 1}\n}\n") { editor, root in
      editor.set("b", to: .object([.init("y", .bool(true))]), in: root, precedes: <)
    }
    #expect(tabs == "{\n\t\"a\": {\"x\": 1},\n\t\"b\": {\"y\": true}\n}\n")
    let minified = try edited("{\"a\":1}") { editor, root in
      editor.set("0", to: .array([.null, .number("1.0")]), in: root, precedes: <)
    }
    #expect(minified == "{\"0\":[null,1.0],\"a\":1}")
  }

  @Test func aMemberGoesWithItsLineAndComma() throws {
    let text = "{\r\n  \"a\" : 1,\r\n  \"b\" : 2,\r\n  \"c\" : 3\r\n}"
    #expect(try edited(text) { $0.remove("b", from: $1) } == "{\r\n  \"a\" : 1,\r\n  \"c\" : 3\r\n}")
    #expect(try edited(text) { $0.remove("c", from: $1) } == "{\r\n  \"a\" : 1,\r\n  \"b\" : 2\r\n}")
    #expect(try edited(text) { $0.remove("a", from: $1) } == "{\r\n  \"b\" : 2,\r\n  \"c\" : 3\r\n}")
    #expect(try edited("{\n  \"a\" : 1\n}") { $0.remove("a", from: $1) } == "{\n\n}")
    #expect(try edited("{\"a\": 1}") { $0.remove("a", from: $1) } == "{}")
  }

  @Test func aNewMemberStaysInsideATrailingComma() throws {
    let text = try edited("{\n  \"a\" : 1,\n}") { $0.set("b", to: .null, in: $1, precedes: <) }
    #expect(text == "{\n  \"a\" : 1,\n  \"b\" : null,\n}")
  }

  @Test func nestedObjectsAreIndentedFromTheirLine() throws {
    let text = try edited("{\n  \"a\" : {\n    \"x\" : {\n\n    }\n  }\n}") { editor, root in
      root["a"]?["x"].map { editor.set("y", to: .object([.init("z", .string("\u{1}\"\n/é"))]), in: $0, precedes: <) }
    }
    #expect(
      text == """
        {
          "a" : {
            "x" : {
              "y" : {
                "z" : "\\u0001\\"\\n/é"
              }
            }
          }
        }
        """)
  }

  @Test func anArrayGrowsByALine() throws {
    let text = try edited("{\n  \"a\" : [\n    \"x\"\n  ]\n}") { editor, root in
      root["a"].map { editor.append(.string("y"), to: $0) }
    }
    #expect(text == "{\n  \"a\" : [\n    \"x\",\n    \"y\"\n  ]\n}")
  }
}
