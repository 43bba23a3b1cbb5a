import Catalogs
import Findings
import Foundation
import StructuredText
import Testing

@Suite struct CatalogCompilerTests {
  /// A catalog of one key, the value of its entry given as JSON.
  private func compile(
    _ entry: String, _ options: CatalogCompiler.Options = .init()
  ) throws -> CatalogCompiler.Result {
    let text = "{\"sourceLanguage\":\"en\",\"strings\":{\"key\":\(entry)},\"version\":\"1.0\"}"
    var findings: [Finding] = []
    let catalog = try #require(Catalog(Array(text.utf8), file: "App.xcstrings", findings: &findings), "\(findings)")
    return CatalogCompiler.compile(catalog, options)
  }

  private func unit(_ value: String, _ state: String = "translated") -> String {
    "{\"stringUnit\":{\"state\":\"\(state)\",\"value\":\"\(value)\"}}"
  }

  private func plural(_ forms: [(String, String)]) -> String {
    "{\"plural\":{\(forms.map { "\"\($0)\":\(unit($1))" }.joined(separator: ","))}}"
  }

  private func localized(_ content: String, in language: String = "de") -> String {
    "{\"localizations\":{\"\(language)\":\(content)}}"
  }

  /// The value of the key in the only file.
  private func value(_ result: CatalogCompiler.Result) throws -> PropertyList {
    #expect(result.problems == [])
    #expect(result.files.count == 1)
    return try #require(result.files.first?.list["key"])
  }

  @Test("a plain text goes to .strings of its language, and a key that is its own text nowhere")
  func plain() throws {
    let result = try compile(localized(unit("Öffnen")))
    #expect(result.files.map(\.path) == ["de.lproj/App.strings"])
    #expect(try value(result).string == "Öffnen")
    #expect(try compile("{}").files.isEmpty)
  }

  @Test("a text in the state 'new' is left out unless a person keeps the entry or it is asked for")
  func newTexts() throws {
    let extracted = localized(unit("Öffnen", "new"))
    #expect(try compile(extracted).files.isEmpty)
    #expect(try compile(extracted, .init(includesNew: true)).files.count == 1)
    for (mark, count) in [("manual", 1), ("extracted_with_value", 0), ("stale", 0)] {
      let entry = extracted.replacing("{\"localizations\"", with: "{\"extractionState\":\"\(mark)\",\"localizations\"")
      #expect(try compile(entry).files.count == count, "\(mark)")
    }
    #expect(try compile(localized(unit("Öffnen", "needs_review"))).files.count == 1)
  }

  @Test("a plural with one argument refers to it without a number, one with two says which it counts")
  func plurals() throws {
    let one = try value(compile(localized("{\"variations\":\(plural([("one", "%d Tag"), ("other", "%d Tage")]))}")))
    #expect(one["NSStringLocalizedFormatKey"]?.string == "%#@value@")
    #expect(one["value"]?["NSStringFormatSpecTypeKey"]?.string == "NSStringPluralRuleType")
    #expect(one["value"]?["NSStringFormatValueTypeKey"]?.string == "d")
    #expect(one["value"]?["one"]?.string == "%d Tag")
    let two = try value(
      compile(localized("{\"variations\":\(plural([("one", "%@: ein Tag"), ("other", "%@: %lld Tage")]))}")))
    #expect(two["NSStringLocalizedFormatKey"]?.string == "%2$#@value@")
    #expect(two["value"]?["NSStringFormatValueTypeKey"]?.string == "lld")
    #expect(two["value"]?["one"]?.string == "%1$@: ein Tag")
    #expect(two["value"]?["other"]?.string == "%1$@: %2$lld Tage")
  }

  @Test("a plural that never reads the number is an error in Apple's words, of a translation only without a source")
  func numberNeeded() throws {
    let wordy = plural([("one", "ein Tag"), ("other", "Tage")])
    let result = try compile(localized("{\"variations\":\(wordy)}"))
    #expect(
      result.problems.map(\.line) == [
        "error: Plural variation requires referencing the number in the string. To maintain grammatical correctness "
          + "for strings that do not reference the number of items, use separate top-level strings for one and greater "
          + "than one. (de: key)"
      ])
    let source = plural([("one", "%lld day"), ("other", "%lld days")])
    let exempt = try compile(
      "{\"localizations\":{\"de\":{\"variations\":\(wordy)},\"en\":{\"variations\":\(source)}}}")
    #expect(exempt.problems == [])
  }

  @Test("devices become a rule of their own, with plurals inside, and a varied fallback is an error")
  func devices() throws {
    let days = plural([("one", "%lld Tag"), ("other", "%lld Tage")])
    let device =
      "{\"variations\":{\"device\":{\"mac\":\(unit("Klicken")),\"iphone\":{\"variations\":\(days)},\"other\":\(unit("Tippen"))}}}"
    let list = try value(compile(localized(device)))["NSStringDeviceSpecificRuleType"]
    #expect(list?.members.map(\.key) == ["iphone", "mac", "other"])
    #expect(list?["mac"]?.string == "Klicken")
    #expect(list?["iphone"]?["value"]?["one"]?.string == "%lld Tag")
    let fallback = "{\"variations\":{\"device\":{\"other\":{\"variations\":\(days)}}}}"
    #expect(
      try compile(localized(fallback)).problems.map(\.line) == [
        "error: Fallback value cannot be further varied (de: key)"
      ])
    let nested = "{\"variations\":{\"plural\":{\"other\":{\"variations\":\(days)}}}}"
    #expect(
      try compile(localized(nested)).problems.map(\.line).contains(
        "error: Plural case cannot be further varied (de: key)"))
  }

  @Test("substitutions carry the numbers and types of their arguments, and %arg is written out")
  func substitutions() throws {
    let parts = """
      {"days":{"argNum":2,"formatSpecifier":"lld","variations":\(plural([("one", "%arg Tag"), ("other", "%arg Tage")]))}}
      """
    let list = try value(
      compile(
        localized("{\"stringUnit\":{\"state\":\"translated\",\"value\":\"%@ in %#@days@\"},\"substitutions\":\(parts)}")
      ))
    #expect(list["NSStringLocalizedFormatKey"]?.string == "%1$@ in %2$#@days@")
    #expect(list["days"]?["one"]?.string == "%2$lld Tag")
    #expect(list["days"]?["NSStringFormatValueTypeKey"]?.string == "lld")
    let unnumbered = parts.replacing("\"argNum\":2,", with: "")
    let plain = try value(
      compile(
        localized(
          "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"in %#@days@\"},\"substitutions\":\(unnumbered)}")))
    #expect(plain["NSStringLocalizedFormatKey"]?.string == "in %#@days@")
    #expect(plain["days"]?["other"]?.string == "%lld Tage")
  }

  @Test("references to nothing and parts that nothing refers to are told in Apple's words")
  func references() throws {
    let parts = "{\"b\":{\"formatSpecifier\":\"lld\",\"variations\":\(plural([("other", "%arg")]))}}"
    let result = try compile(
      localized("{\"stringUnit\":{\"state\":\"translated\",\"value\":\"%#@a@\"},\"substitutions\":\(parts)}"))
    #expect(
      result.problems.map(\.line) == [
        "error: Referencing undefined substitution 'a' (de: key)",
        "warning: Substitution 'b' was never referenced. To reference, use %#@b@ in some other string "
          + "(de: key|==|substitutions.b)",
      ])
    let orphan = try compile(localized("{\"substitutions\":\(parts)}"))
    #expect(orphan.problems.map(\.line).contains("error: Missing required key 'stringUnit' (de: key)"))
  }

  @Test("named arguments become numbered ones, in the order of the source language")
  func names() throws {
    let entry =
      "{\"extractionState\":\"manual\",\"localizations\":{\"de\":\(unit("%(b)@ vor %(a)lld")),\"en\":\(unit("%(a)lld after %(b)@"))}}"
    let result = try compile(entry)
    #expect(result.files.map { $0.list["key"]?.string } == ["%2$@ vor %1$lld", "%1$lld after %2$@"])
  }

  @Test("only the languages asked for are compiled, and keys stand in the order of their code units")
  func languagesAndOrder() throws {
    var catalog = Catalog(table: "T", file: "T.xcstrings", sourceLanguage: "en")
    for key in ["b", "A", "a", "\u{1F600}", "\u{FF01}", "Z"] {
      let texts = ["de", "fr"].map { EntryDraft.Text(language: $0, state: .translated, value: key + $0) }
      try catalog.insert(EntryDraft(key: key, texts: texts))
    }
    let result = CatalogCompiler.compile(catalog, .init(languages: ["fr"]))
    #expect(result.files.map(\.path) == ["fr.lproj/T.strings"])
    #expect(result.files.first?.list.members.map(\.key) == ["A", "Z", "a", "b", "\u{1F600}", "\u{FF01}"])
  }

  @Test("Foundation reads what is compiled, as XML and as binary, as it was meant")
  func foundation() throws {
    let value = "Zeile\\n\\\"<b>&amp;\\\" \\u00e9\\ud83d\\ude00\\u2028"
    let result = try compile(localized(unit(value)))
    for bytes in result.files.flatMap({ [PropertyListWriter.xml($0.list), PropertyListWriter.binary($0.list)] }) {
      let object = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      let table = try #require(object as? [String: String])
      #expect(table["key"] == "Zeile\n\"<b>&amp;\" é\u{1F600}\u{2028}")
    }
  }
}
