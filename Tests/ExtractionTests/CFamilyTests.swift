import Extraction
import Findings
import Testing

@Suite struct CFamilyTests {
  private func strings(_ source: String, functions: Set<String> = []) -> [ExtractedString] {
    CFamilyReader.strings(
      in: SourceInput(file: "a.m", bytes: Array(source.utf8)),
      options: ExtractionOptions(localizingFunctions: functions))
  }

  @Test(
    "the lookup functions of Objective-C and C give their keys",
    arguments: [
      (#"NSLocalizedString(@"Buy now", @"button")"#, "Buy now|Localizable|button|-"),
      (#"NSLocalizedString(@"Buy", nil)"#, "Buy|Localizable|-|-"),
      (#"NSLocalizedStringFromTable(@"Buy", @"Shop", nil)"#, "Buy|Shop|-|-"),
      (#"NSLocalizedStringFromTableInBundle(@"Buy", @"Shop", SKBundle(), @"c")"#, "Buy|Shop|c|-"),
      (
        #"NSLocalizedStringWithDefaultValue(@"buy.title", nil, [NSBundle mainBundle], @"Buy", @"c")"#,
        "buy.title|Localizable|c|Buy"
      ),
      (#"CFCopyLocalizedString(CFSTR("Buy"), "c")"#, "Buy|Localizable|c|-"),
      (#"CFCopyLocalizedStringFromTable(CFSTR("Buy"), CFSTR("Shop"), "")"#, "Buy|Shop|-|-"),
      ("NSLocalizedString( @\"One \" // first\n   @\"two\" \"three\" , @\"c\" )", "One twothree|Localizable|c|-"),
      (#"NSLocalizedString(@"\"Quoted\"\n\u00e9\x41\101\\", nil)"#, "\"Quoted\"\né\u{41}A\\|Localizable|-|-"),
      (#"[NSString stringWithFormat:NSLocalizedString(@"%d of %@", nil), 3, name]"#, "%d of %@|Localizable|-|-"),
    ])
  func keys(source: String, expected: String) {
    let found = strings(source).map { "\($0.key)|\($0.table)|\($0.comment ?? "-")|\($0.defaultValue ?? "-")" }
    #expect(found == [expected])
  }

  @Test(
    "a key that is no literal, a comment, and a function of another name give nothing",
    arguments: [
      "NSLocalizedString(key, nil)", "NSLocalizedString([self key], @\"c\")", "// NSLocalizedString(@\"a\", nil)",
      "/* NSLocalizedString(@\"a\", nil) */", "MyNSLocalizedString(@\"a\", nil)",
      "\"NSLocalizedString(@\\\"a\\\", nil)\"",
      "#define L(key) NSLocalizedString(key, nil)",
    ])
  func nothing(source: String) {
    #expect(strings(source).isEmpty)
  }

  @Test("a call inside a call is found too")
  func nested() {
    let source = #"NSLocalizedString(f(NSLocalizedString(@"Inner", nil)), nil); NSLocalizedString(@"Next", nil);"#
    #expect(strings(source).map(\.key) == ["Inner", "Next"])
  }

  @Test("functions that the configuration names stand in for NSLocalizedString")
  func ownFunctions() {
    let source = #"L10n(@"A", @"c"); L10nFromTable(@"B", @"Shop", nil);"#
    #expect(strings(source).isEmpty)
    #expect(strings(source, functions: ["L10n"]).map { "\($0.key) \($0.table)" } == ["A Localizable", "B Shop"])
  }

  @Test("a key stands where its literal starts")
  func place() throws {
    let string = try #require(strings("int x;\n  NSLocalizedString(@\"A\", nil)").first)
    #expect((string.location.line, string.location.column) == (2, 21))
  }

  @Test("a C++ raw string is a key as it is written")
  func rawString() {
    #expect(strings(#"NSLocalizedString(R"x(a "b" \n)x", nil)"#).map(\.key) == [#"a "b" \n"#])
  }

  @Test("a source cut at any byte is read without harm")
  func cuts() {
    let source = Array(
      #"NSLocalizedStringFromTableInBundle(@"\"a\u00e9" u8"b" R"x(c)x", @"T", B('x'), /* c */ @"d"); // e\"#.utf8)
    for end in source.indices {
      let input = SourceInput(file: "a.mm", bytes: Array(source[..<end]))
      #expect(CFamilyReader.strings(in: input).count <= 1)
    }
  }

  @Test("hostile nesting ends in linear time")
  func nesting() {
    let source = String(repeating: "NSLocalizedString(", count: 50_000)
    #expect(strings(source).isEmpty)
  }
}
