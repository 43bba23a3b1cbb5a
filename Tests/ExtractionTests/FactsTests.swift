import Extraction
import Findings
import Testing

@Suite struct FactsTests {
  private static let sources = [
    """
    import SwiftUI
    struct Page: Hashable { var title: String; var count = 0 }
    enum Mode: String { case on = "Switched on", off }
    extension Page { func text(_ name: String) -> LocalizedStringKey { "Hello \\(name), \\(count) left" } }
    """,
    """
    import SwiftUI
    struct Shelf<Item: View>: View {
      @State private var isOn = false
      let pages = [Page(title: "First page"), .init(title: "Second page", count: 2)]
      var body: some View {
        ForEach(pages, id: \\.self) { page in
          Text(page.title).font(.largeTitle)
          Text(isOn ? "Shown" : "Hidden", tableName: "Words", comment: "state")
          Button("Tap \\(page.count, specifier: "%.1f")") { isOn.toggle() }
        }
      }
      func helper() { func inner(_ x: String) -> some View { Text(x) }; _ = inner("Local") }
    }
    """,
    "struct Broken { let x = ) }\\nfunc good() {}",
    "// nothing",
  ]

  private static let inputs = sources.enumerated().map {
    SourceInput(file: "\($0.offset).swift", bytes: Array($0.element.utf8), module: "App")
  }

  @Test("facts that are written and read again are the same facts", arguments: inputs)
  func writtenAndRead(_ input: SourceInput) throws {
    let facts = Extractor.facts(of: input)
    let read = try #require(FileFacts(written: facts.written))
    #expect(read == facts)
    #expect(read.written == facts.written)
  }

  @Test("facts of two shards linked together give what one run gives")
  func shards() throws {
    let whole = Extractor.extract(Self.inputs)
    let first = Self.inputs[..<2].map { Extractor.facts(of: $0).written }
    let second = Self.inputs[2...].map { Extractor.facts(of: $0).written }
    let linked = Extractor.link(try (first + second).map { try #require(FileFacts(written: $0)) })
    #expect(linked.strings == whole.strings)
    #expect(linked.types == whole.types)
    #expect(linked.findings == whole.findings)
    #expect(whole.strings.contains { $0.key == "Tap %.1f" })
    #expect(whole.strings.contains { $0.key == "First page" && $0.reach == .verbatim })
  }

  @Test("any number of workers gives the same result")
  func workers() {
    let many = (0..<40).map { number in
      SourceInput(
        file: "\(number).swift",
        bytes: Array(
          Self.sources[number % 2].replacing("Page", with: "Page\(number / 2)").replacing("Mode", with: "M\(number)")
            .utf8))
    }
    let apart = Workers(count: 7) { count, work in for number in (0..<count).reversed() { work(number) } }
    let inputs = many.map {
      SourceInput(file: $0.file, bytes: $0.bytes + Array(("\n// " + String(repeating: "x", count: 5000)).utf8))
    }
    let one = Extractor.extract(inputs)
    let several = Extractor.extract(inputs, workers: apart)
    #expect(!one.strings.isEmpty)
    #expect(several.strings == one.strings)
    #expect(several.types == one.types)
    #expect(several.findings == one.findings)
  }

  @Test("facts cut at any byte are not read", arguments: inputs)
  func cut(_ input: SourceInput) {
    let written = Extractor.facts(of: input).written
    for end in 0..<written.count { #expect(FileFacts(written: Array(written[..<end])) == nil) }
  }

  @Test("facts with any byte changed are not read")
  func changed() {
    let written = Extractor.facts(of: Self.inputs[1]).written
    for offset in written.indices.dropFirst(8) {
      var bytes = written
      bytes[offset] ^= 0x15
      #expect(FileFacts(written: bytes) == nil, "offset \(offset)")
    }
  }
}
