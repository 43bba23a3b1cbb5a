import Catalogs
import Findings
import Testing

@Suite struct RandomEditTests {
  @Test func anyEditsKeepAFileInXcodesForm() throws {
    var random = SplitMix(state: 11)
    for _ in 0..<15 {
      var catalog = try Sample.catalog(Sample.rich)
      for _ in 0..<40 {
        RandomEdit.edit(&catalog, &random)
        let bytes = catalog.serialized()
        #expect(catalog.formatted() == bytes)
        var findings: [Finding] = []
        let again = try #require(Catalog(bytes, file: "Localizable.xcstrings", findings: &findings))
        #expect(findings == [])
        #expect(again.keys == catalog.keys)
      }
    }
  }

  @Test func anyEditsKeepTheFilesOwnStyle() throws {
    var random = SplitMix(state: 12)
    let text = Sample.rich.replacing("{\n\n    }", with: "{}").replacing(" : ", with: ":\t").replacing(
      "\n", with: "\r\n")
    for _ in 0..<40 {
      var catalog = try Sample.catalog(text)
      for _ in 0..<10 { RandomEdit.edit(&catalog, &random) }
      let result = String(decoding: catalog.serialized(), as: UTF8.self)
      _ = try Sample.catalog(result)
      #expect(!result.replacing("\r\n", with: "").utf8.contains(0x0A))
      #expect(!result.utf8.contains("\" :".utf8) && !result.utf8.contains("\": ".utf8))
    }
  }
}
