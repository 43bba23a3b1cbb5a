import Testing
import WordgateMessages
import WordgatePlurals

@Suite("What is wrong is a value with its place")
struct ProblemTests {
  @Test(
    "Suspicious texts are reported",
    arguments: [
      ("%3lld of %@", [MessageProblem.Kind.widthForPosition]), ("%1@", [.widthForPosition]),
      ("%1$lld und %lld", [.mixedPositions]), ("%1$lld %1$@", [.conflictingKinds]), ("%s", [.unsupportedSpecifier]),
      ("%arg days", [.countOutsidePlural]), ("% @", [.mangled(.space)]), ("％@", [.mangled(.foreignSign)]),
      ("@%", [.mangled(.reversed)]), ("100% free", [.mangled(.strayPercent)]), ("{0}", [.mangled(.foreignPlaceholder)]),
      ("%%", []), ("%02d:%02d", []), ("%1$@ %2$lld", []), ("%.1f", []), ("%(a)@ %(b)lld", []),
    ])
  func source(text: String, kinds: [MessageProblem.Kind]) {
    #expect(message(MessageSource(text)).problems.map(\.kind) == kinds)
  }

  @Test("A problem names form and range")
  func place() {
    let problems = message(.forms([.one: "Día %lld", .other: "Días % @"]), "es").problems
    #expect(problems.map(\.path) == ["other"])
    #expect(problems.map(\.range) == [6..<9])
    #expect(problems.first?.description == "other: white space inside the specifier '% @'")
  }

  @Test("Forms that read an argument as another type are reported")
  func forms() {
    let problems = message(.forms([.one: "%d day", .other: "%lld days"])).problems
    #expect(problems.map(\.kind) == [.conflictingKinds])
    #expect(problems.map(\.path) == ["one"])
    #expect(problems.map(\.position) == [1])
  }

  @Test("Plural forms without any number are reported")
  func noNumber() {
    #expect(message(.forms([.one: "Day", .other: "Days"])).problems.map(\.kind) == [.pluralWithoutNumber])
  }

  @Test("Forms where the format allows none are reported and still work")
  func nesting() {
    let inner = MessagePattern.forms([.one: "%lld a", .other: "%lld b"])
    let pattern = MessagePattern.plural([.init(.one, inner), .init(.other, .text("%lld c"))])
    let nested = message(MessageSource(pattern))
    #expect(nested.problems.map(\.kind) == [.nestedForms])
    #expect(nested.string([1]).text == "1 a")
    let device = message(MessageSource(.device([.init(.mac, .text("%lld")), .init(.other, inner)])))
    #expect(device.problems.map(\.kind) == [.nestedForms])
    #expect(device.string([2]).text == "2 b")
  }

  @Test("Forms nested without end are cut")
  func deep() {
    var pattern = MessagePattern.text("%lld")
    for _ in 0..<1000 { pattern = .plural([.init(.other, pattern)]) }
    let message = message(MessageSource(pattern))
    #expect(message.problems.contains { $0.kind == .nestedForms })
    #expect(message.string([1]).text == "")
  }

  @Test("A form that is there twice is reported, the first one counts")
  func twice() {
    let message = message(.forms([.other: "%lld a", .other: "%lld b"]))
    #expect(message.problems.map(\.kind) == [.duplicateForm])
    #expect(message.string([1]).text == "1 a")
  }

  @Test("A missing argument leaves the specifier in its place")
  func missing() {
    let rendered = message(MessageSource("%lld days, then %@")).string([7])
    #expect(rendered.text == "7 days, then %2$@")
    #expect(rendered.problems.map(\.kind) == [.missingArgument])
    #expect(rendered.problems.map(\.position) == [2])
    #expect(rendered.problems.map(\.range) == [13..<17])
    #expect(rendered.problems.first?.message == "argument 2 is missing; 1 were given")
  }

  @Test(
    "An argument of the wrong kind is shown and reported",
    arguments: [
      ("%lld", MessageArgument.text("seven"), "seven", MessageProblem.Kind.wrongKind),
      ("%@", .integer(1234), "1,234", .wrongKind),
      ("%f", .integer(2), "2", .wrongKind), ("%lld", .decimal(2.5), "2.5", .wrongKind),
      ("%d", .integer(5_000_000_000), "5,000,000,000", .numberOutOfRange),
      ("%llu", .integer(-1), "-1", .numberOutOfRange),
      ("%a", .decimal(0.5), "0.500000", .unsupportedSpecifier), ("%c", .integer(0xD800), "55,296", .numberOutOfRange),
    ])
  func wrong(format: String, argument: MessageArgument, expected: String, kind: MessageProblem.Kind) {
    let rendered = message(MessageSource(format)).string([argument])
    #expect(rendered.text == expected)
    #expect(rendered.problems.map(\.kind) == [kind])
  }

  @Test("A plural with a text for its number shows other and one problem")
  func wrongCount() {
    let rendered = message(.forms([.one: "%lld day", .other: "%lld days"])).string(["x"])
    #expect(rendered.text == "x days")
    #expect(rendered.problems.map(\.kind) == [.wrongKind])
  }

  @Test("Numbers of fitting size may be given signed or unsigned")
  func signs() {
    #expect(message(MessageSource("%llu %u %lld %d")).string([1, 2, .unsigned(3), .unsigned(4)]).problems.isEmpty)
  }

  @Test("Places that read beyond the arguments of the key are found")
  func beyond() {
    let message = message(.forms([.one: "%lld", .other: "%3$lld %1$lld"]))
    let problems = message.problems(beyond: 2)
    #expect(problems.map(\.path) == ["other"])
    #expect(problems.map(\.position) == [3])
  }

  @Test("The kinds of all arguments are known")
  func arguments() {
    #expect(message(MessageSource("%1$@ %3$.1f")).arguments == [.text, nil, .decimal])
    #expect(message(.forms([.one: "One", .other: "%lld of %@"])).arguments == [.integer, .text])
    #expect(message(MessageSource("Buy")).arguments.isEmpty)
  }
}

@Suite("Texts inserted in right-to-left sentences are isolated")
struct IsolationTests {
  private let source = MessageSource("ثم %@ شهريًا")

  @Test(
    "Latin letters, prices and mixed texts are isolated",
    arguments: ["Premium", "$9.99", "٩٫٩٩ US$", "برو Plus", "12", "\u{1F600}"])
  func isolated(argument: String) {
    #expect(text(source, "ar", .text(argument)) == "ثم \u{2068}\(argument)\u{2069} شهريًا")
  }

  @Test(
    "Texts that run the same way, empty texts and isolated ones are left alone",
    arguments: ["بريميوم", "", "\u{2068}x\u{2069}", "\u{2066}x\u{2069}", "\u{200F}٩٫٩٩\u{A0}", "فئة ٣"])
  func left(argument: String) {
    #expect(text(source, "ar", .text(argument)) == "ثم \(argument) شهريًا")
  }

  @Test("Sentences from left to right isolate nothing")
  func leftToRight() {
    #expect(text(MessageSource("then %@"), "en", "بريميوم") == "then بريميوم")
  }

  @Test("The option turns it off")
  func off() {
    #expect(message(source, "he").string(["Pro"], isolating: false).text == "ثم Pro شهريًا")
  }

  @Test("Numbers are not isolated")
  func numbers() {
    #expect(text(MessageSource("%lld أيام"), "ar-EG", 7) == "٧ أيام")
  }
}
