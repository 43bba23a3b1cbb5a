import Catalogs
import Checks
import Findings
import Testing

/// Input that nobody writes: the checks come to an end, and soon. What grew with the square would take hours here.
@Suite struct HostileInputTests {
  private static let size = 200_000

  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      "a ", "%", "%@", "%#@", "%(", "%1$", "[a](", "](", "${", "{{ ", "<a ", "<", "\u{2067}", "**", "`", "((", "&amp;",
      "“",
      "$1 ", "1 ", "http://", "a@", "..", " ,", "? ", "%arg ", "{0}", "％",
    ])
  func aLongKeyOfOnePiece(_ piece: String) throws {
    let key = String(repeating: piece, count: Self.size / piece.utf8.count)
    let found = CheckSuite().run([try catalog(KnownFaultTests.text(key, "de", "kurz \(piece)"))])
    #expect(found.allSatisfy { $0.location != nil })
  }

  @Test(.timeLimit(.minutes(5)), arguments: ["a ", "%lld ", "[a](", "${", "<a ", "ー"])
  func aLongTranslationOfOnePiece(_ piece: String) throws {
    let value = String(repeating: piece, count: Self.size / piece.utf8.count)
    #expect(CheckSuite().run([try catalog(KnownFaultTests.text("See %lld", "de", value))]).isEmpty == false)
  }

  @Test(.timeLimit(.minutes(5))) func aKeyOfTenMegabytes() throws {
    let key = String(repeating: "long words ", count: 10_000_000 / 11)
    let found = CheckSuite().run([try catalog(KnownFaultTests.text(key, "de", "kurz"))])
    #expect(found.contains { $0.rule == "suspicious-length" })
  }

  @Test(.timeLimit(.minutes(5))) func tenThousandSubstitutions() throws {
    let parts = (0..<10_000).map { number in
      """
      "p\(number)" : { "argNum" : \(number % 99 + 1), "formatSpecifier" : "lld", "variations" : { "plural" : {
      \(KnownFaultTests.unit("one", "%arg part %#@p\((number + 1) % 10_000)@")),
      \(KnownFaultTests.unit("other", "%arg parts")) } } }
      """
    }
    let references = (0..<10_000).map { "%#@p\($0)@" }.joined(separator: " ")
    let node =
      "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(references)\" }, \"substitutions\" : { \(parts.joined(separator: ",\n")) } }"
    let entry =
      "\"parts\" : { \"extractionState\" : \"manual\", \"localizations\" : { \"en\" : \(node), \"de\" : \(node) } }"
    #expect(CheckSuite().run([try catalog(entry)]).isEmpty == false)
  }

  @Test(.timeLimit(.minutes(5))) func tenThousandPartsWithWhiteSpaceAtTheirEdges() throws {
    func node(_ text: String) -> String {
      let parts = (0..<10_000).map { number in
        """
        "p\(number)" : { "argNum" : \(number % 99 + 1), "formatSpecifier" : "lld", "variations" : { "plural" : {
        \(KnownFaultTests.unit("one", text)), \(KnownFaultTests.unit("other", text)) } } }
        """
      }
      let references = (0..<10_000).map { "%#@p\($0)@" }.joined()
      return "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(references)\" }, "
        + "\"substitutions\" : { \(parts.joined(separator: ",\n")) } }"
    }
    let entry =
      "\"parts\" : { \"extractionState\" : \"manual\", \"localizations\" : { \"en\" : \(node("%arg")), \"de\" : \(node("%arg ")) } }"
    #expect(!CheckSuite().run([try catalog(entry)]).isEmpty)
  }

  @Test(.timeLimit(.minutes(5))) func twentyThousandCountedNouns() throws {
    let key = String(repeating: "between %lld days and %lld days, ", count: 10_000)
    #expect(!CheckSuite().run([try catalog("\"\(key)\" : {}")]).isEmpty)
  }

  @Test(.timeLimit(.minutes(5))) func tenThousandPluralCategories() throws {
    let forms = (0..<10_000).map { KnownFaultTests.unit("few\($0)", "%lld") }.joined(separator: ", ")
    let entry = "\"%lld\" : { \"localizations\" : { \"de\" : { \"variations\" : { \"plural\" : { \(forms) } } } } }"
    #expect(CheckSuite().run([try catalog(entry)]).count >= 10_000)
  }

  @Test(.timeLimit(.minutes(5))) func aThousandLevels() throws {
    let open = String(repeating: "{ \"variations\" : { \"device\" : { \"mac\" : ", count: 1_000)
    let close = String(repeating: " } } }", count: 1_000)
    let node = "\(open){ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"%lld\" } }\(close)"
    var problems: [Finding] = []
    let text =
      "{ \"sourceLanguage\" : \"en\", \"strings\" : { \"%lld days\" : { \"localizations\" : { \"de\" : \(node) } } }, \"version\" : \"1.0\" }"
    if let catalog = Catalog(Array(text.utf8), file: "Deep.xcstrings", findings: &problems) {
      _ = CheckSuite().run([catalog])
    }
    #expect(!problems.isEmpty)
  }

  @Test(.timeLimit(.minutes(5))) func manyKeysThatDifferInCase() throws {
    let keys = (0..<20_000).flatMap { ["\"Text \($0)\" : { }", "\"text \($0)\" : { }"] }.joined(separator: ", ")
    let found = CheckSuite().run([try catalog(keys)])
    #expect(found.count { $0.rule == "keys-differ-in-case" } == 20_000)
  }
}
