import Extraction
import Findings
import Testing

/// The forms in which facts lie in memory: what is small in few bytes, what is not in more.
@Suite struct FactsFormTests {
  private static let app = """
    import SwiftUI
    struct Row: View {
      @State private var name: String = "Plain"
      var body: some View {
        VStack { Text("Title"); Text("Hello \\(name)"); Text(verbatim: name) }
          .onAppear { if name.isEmpty && !name.hasPrefix("x") { name = "Empty" } }
      }
      enum Kind: String { case first = "First", second }
      func pick<T: View>(_ view: T, count: Int = 2) -> some View { view.help("Pick") }
    }
    """

  private func written(_ facts: FileFacts) throws {
    let read = try #require(FileFacts(written: facts.written))
    #expect(read == facts)
  }

  private func strings(_ source: String) -> [ExtractedString] {
    Extractor.extract([SourceInput(file: "a.swift", bytes: Array(source.utf8))]).strings
  }

  @Test("facts of code without comments take less than two and a half times the memory of the file")
  func size() {
    let source = String(repeating: Self.app + "\n", count: 20)
    let facts = Extractor.facts(of: SourceInput(file: "a.swift", bytes: Array(source.utf8)))
    #expect(facts.byteCount * 2 < source.utf8.count * 5)
  }

  @Test("a file says the same at any distance from its start", arguments: [60_000, 70_000, 1_100_000])
  func distance(_ count: Int) throws {
    let comment = "/*" + String(repeating: "x", count: count) + "*/"
    let near = strings(Self.app)
    let far = strings(comment + Self.app)
    #expect(near.count >= 5)
    #expect(far.map(\.key) == near.map(\.key))
    #expect(far.map(\.reach) == near.map(\.reach))
    #expect(far.map(\.range) == near.map { $0.range.lowerBound + count + 4..<$0.range.upperBound + count + 4 })
    try written(Extractor.facts(of: SourceInput(file: "a.swift", bytes: Array((comment + Self.app).utf8))))
  }

  @Test("bodies of thousands of terms and of many thousand bytes are kept whole")
  func largeBody() throws {
    let rows = (0..<3000).map { "    Text(\"Row \($0)\")" }.joined(separator: "\n")
    let source = "import SwiftUI\nstruct Long: View {\n  var body: some View {\n\(rows)\n  }\n}"
    #expect(strings(source).map(\.key) == (0..<3000).map { "Row \($0)" })
    try written(Extractor.facts(of: SourceInput(file: "a.swift", bytes: Array(source.utf8))))
  }

  @Test("more than 65,535 names are told apart")
  func manyNames() throws {
    let cases = (0..<70_000).map { "case c\($0)" }.joined(separator: "\n")
    let source = "import SwiftUI\nenum Large {\n\(cases)\n}\n" + Self.app
    #expect(strings(source).map(\.key) == strings(Self.app).map(\.key))
    try written(Extractor.facts(of: SourceInput(file: "a.swift", bytes: Array(source.utf8))))
  }

  @Test("a sequence of thousands of operands is one text, in the order in which operators bind")
  func longSequence() throws {
    let sum = (0..<5000).map { "\"\($0 % 10)\"" }.joined(separator: " + ")
    let input = SourceInput(file: "a.swift", bytes: Array("let text = \(sum)".utf8))
    try written(Extractor.facts(of: input))
    let keys = strings(
      """
      import SwiftUI
      func show(_ a: Bool, _ x: String?, _ y: String?) -> some View {
        Text(x ?? y ?? "Neither")
        Text(verbatim: "a" + "b" + (x ?? "c" + "d"))
        Text(a == true && x != nil || y == "e" ? "Yes" : "No")
      }
      """
    ).map(\.key)
    for key in ["Neither", "Yes", "No"] { #expect(keys.contains(key)) }
  }

  @Test("a function in a default value does not hide the function that it is in")
  func declarationInDefault() {
    let keys = strings(
      """
      import SwiftUI
      struct Page: View {
        var body: some View {
          func line(_ text: String = { func inner() -> String { "Inner" }; return inner() }()) -> some View { Text(text) }
          return line("Outer")
        }
      }
      """
    ).map(\.key)
    #expect(keys.contains("Outer"))
  }

  @Test("lines end at LF, CRLF and CR, wherever they lie in a word of memory")
  func lines() {
    for end in ["\n", "\r\n", "\r"] {
      for indent in 0..<9 {
        let head = String(repeating: end, count: indent) + String(repeating: " ", count: indent)
        let source = "import SwiftUI" + end + head + "let KEY = Text(\"K\")" + end + end + "let b = Text(\"B\")"
        let found = strings(source)
        #expect(found.map(\.location.line) == [2 + indent, 4 + indent], "\(end.debugDescription) \(indent)")
        #expect(found.first?.location.column == indent + 16)
      }
    }
  }

  @Test("demonstrations begin and end at their MARK comments, wherever those lie")
  func demonstrations() {
    for indent in 0..<9 {
      let space = String(repeating: " ", count: indent)
      let source = """
        import SwiftUI
        \(space)// MARK: - Demo
        struct A: View { var body: some View { Text("Shown in a demo") } }
        \(space)let x = 1 // MARK: - Rest
        struct B: View { var body: some View { Text("Shown in the app") } }
        """
      let facts = Extractor.facts(of: SourceInput(file: "a.swift", bytes: Array(source.utf8)))
      let plain = Extractor.facts(
        of: SourceInput(file: "a.swift", bytes: Array(source.replacing("MARK", with: "NARK").utf8)))
      #expect(facts != plain)
      #expect(facts.written.count == plain.written.count)
    }
  }
}
