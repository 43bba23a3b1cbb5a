import Catalogs
import Findings
import Paywalls
import Testing
import WordgateLocales
import WordgateMessages

/// One localization of a String Catalog as the file holds it, and what it has to show.
struct CatalogShape: Sendable, CustomTestStringConvertible {
  var name: String
  var json: String
  var locale = "en"
  var arguments: [MessageArgument] = []
  var device = Device.other
  var expected: String

  var testDescription: String { name }
}

/// Every shape that a localization can have, from the file to the screen.
@Suite("Every shape of a String Catalog is shown")
struct CatalogShapeTests {
  @Test("as the format means it", arguments: CatalogShape.all)
  func shows(shape: CatalogShape) throws {
    let source = try #require(try localization(shape).messageSource)
    let message = Message(source, locale: try #require(LocaleIdentifier(shape.locale)))
    let rendered = message.string(shape.arguments, device: shape.device)
    #expect(rendered.text == shape.expected)
    #expect(rendered.problems.isEmpty, "\(rendered.problems)")
  }

  @Test("where the format forbids it, with a problem and without losing the text", arguments: CatalogShape.forbidden)
  func forbidden(shape: CatalogShape) throws {
    let source = try #require(try localization(shape).messageSource)
    let message = Message(source, locale: try #require(LocaleIdentifier(shape.locale)))
    #expect(message.string(shape.arguments, device: shape.device).text == shape.expected)
    #expect(!message.problems.isEmpty)
  }

  @Test("phrase by phrase where several may be said")
  func phrases() throws {
    let shape = CatalogShape(
      name: "set", json: #"{"stringSet": {"state": "new", "values": ["Open ${applicationName}", "Start %@"]}}"#,
      expected: "")
    let localization = try localization(shape)
    #expect(localization.messageSource == nil)
    guard case .set(let set) = localization.content else {
      Issue.record("not a set of phrases")
      return
    }
    let messages = set.values.map { Message(MessageSource($0), locale: .root) }
    #expect(messages.map { $0.string(["Wordgate"]).text } == ["Open ${applicationName}", "Start Wordgate"])
  }

  @Test("not at all where a localization holds no text")
  func nothing() throws {
    #expect(try localization(CatalogShape(name: "empty", json: "{}", expected: "")).messageSource == nil)
  }

  private func localization(_ shape: CatalogShape) throws -> Localization {
    let file = """
      {"sourceLanguage": "en", "strings": {"key": {"localizations": {"\(shape.locale)": \(shape.json)}}}, "version": "1.0"}
      """
    var findings: [Finding] = []
    let catalog = try #require(Catalog(Array(file.utf8), file: "Localizable.xcstrings", findings: &findings))
    return try #require(catalog.entries.first?.localizations.first)
  }
}

extension CatalogShape {
  private static func unit(_ value: String, state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(value)"}}"#
  }

  private static func forms(_ forms: KeyValuePairs<String, String>) -> String {
    forms.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
  }

  private static func plural(_ values: KeyValuePairs<String, String>) -> String {
    #"{"variations": {"plural": {\#(values.map { "\"\($0.key)\": \(unit($0.value))" }.joined(separator: ", "))}}}"#
  }

  private static func device(_ values: KeyValuePairs<String, String>) -> String {
    #"{"variations": {"device": {\#(forms(values))}}}"#
  }

  /// A text with substitutions beside it.
  private static func substituted(_ value: String, _ substitutions: String) -> String {
    #"{"stringUnit": {"state": "translated", "value": "\#(value)"}, "substitutions": {\#(substitutions)}}"#
  }

  private static func substitution(
    _ name: String, argument: Int?, specifier: String = "lld", _ values: KeyValuePairs<String, String>
  ) -> String {
    let number = argument.map { "\"argNum\": \($0), " } ?? ""
    let forms = values.map { "\"\($0.key)\": \(unit($0.value))" }.joined(separator: ", ")
    return #""\#(name)": {\#(number)"formatSpecifier": "\#(specifier)", "variations": {"plural": {\#(forms)}}}"#
  }

  private static let days: KeyValuePairs = ["one": "%arg day", "other": "%arg days"]

  static let all: [CatalogShape] =
    texts + plurals + devices + substitutions + specifiers

  private static let texts: [CatalogShape] = [
    .init(name: "one text", json: unit("Restore"), expected: "Restore"),
    .init(name: "an empty text", json: unit(""), expected: ""),
    .init(name: "a text to be reviewed", json: unit("Weiter", state: "needs_review"), locale: "de", expected: "Weiter"),
    .init(name: "a text by machine", json: unit("Weiter", state: "machine_translated"), expected: "Weiter"),
    .init(
      name: "a new text with positions", json: unit("%1$@ (%2$@)", state: "new"), arguments: ["a", "b"],
      expected: "a (b)"),
    .init(
      name: "Markdown", json: unit("**Pro** [terms](https://example.com/%@)"), arguments: ["x"],
      expected: "**Pro** [terms](https://example.com/x)"),
    .init(
      name: "grammar agreement", json: unit("^[%lld Skill](inflect: true)"), arguments: [3],
      expected: "^[3 Skill](inflect: true)"),
    .init(name: "names", json: unit("%(name)@ at %(count)lld"), arguments: ["Pro", 2], expected: "Pro at 2"),
    .init(name: "a percent sign", json: unit("Save %lld%%"), arguments: [20], expected: "Save 20%"),
    .init(name: "line ends and escapes", json: unit(#"One\nTwo \"three\" \u00e9"#), expected: "One\nTwo \"three\" é"),
  ]

  private static let six: KeyValuePairs = [
    "zero": "z %lld", "one": "o %lld", "two": "t %lld", "few": "f %lld", "many": "m %lld", "other": "x %lld",
  ]

  private static let plurals: [CatalogShape] =
    zip([0, 1, 2, 3, 11, 100], ["z 0", "o 1", "t 2", "f 3", "m 11", "x 100"]).map { number, expected in
      CatalogShape(
        name: "Arabic \(number)", json: plural(six), locale: "ar", arguments: [.integer(number)], expected: expected)
    } + [
      .init(name: "other alone", json: plural(["other": "%lld日"]), locale: "ja", arguments: [1], expected: "1日"),
      .init(
        name: "one and other", json: plural(["one": "%lld day", "other": "%lld days"]), arguments: [1],
        expected: "1 day"),
      .init(
        name: "an English zero", json: plural(["zero": "No days", "one": "%lld day", "other": "%lld days"]),
        arguments: [0], expected: "No days"),
      .init(
        name: "a form without its number", json: plural(["one": "a day", "other": "%lld days"]), arguments: [1],
        expected: "a day"),
      .init(
        name: "a form that is missing", json: plural(["one": "%lld день", "other": "%lld дн."]), locale: "ru",
        arguments: [5], expected: "5 дн."),
      .init(
        name: "a plural beside an object", json: plural(["one": "%1$lld day of %2$@", "other": "%1$lld days of %2$@"]),
        arguments: [2, "Pro"], expected: "2 days of Pro"),
    ]

  private static let devices: [CatalogShape] =
    Device.allCases.map { device in
      CatalogShape(
        name: device.name,
        json: Self.device([
          "iphone": unit("iphone"), "ipad": unit("ipad"), "ipod": unit("ipod"), "mac": unit("mac"),
          "appletv": unit("appletv"), "applewatch": unit("applewatch"), "applevision": unit("applevision"),
          "other": unit("other"),
        ]), device: device, expected: device.name)
    } + [
      .init(
        name: "a device that is not there", json: device(["mac": unit("Click"), "other": unit("Tap")]),
        device: .ipad, expected: "Tap"),
      .init(
        name: "a plural in a device",
        json: device([
          "iphone": plural(["one": "Tap %lld time", "other": "Tap %lld times"]), "other": unit("Press %lld×"),
        ]),
        arguments: [1], device: .iphone, expected: "Tap 1 time"),
    ]

  private static let substitutions: [CatalogShape] = [
    .init(
      name: "a substitution beside a text", json: substituted("%#@days@ free", substitution("days", argument: 1, days)),
      arguments: [1], expected: "1 day free"),
    .init(
      name: "two, with positions",
      json: substituted(
        "%2$#@days@ of %1$#@apps@",
        substitution("apps", argument: 1, ["one": "%arg app", "other": "%arg apps"]) + ", "
          + substitution("days", argument: 2, days)), arguments: [1, 2], expected: "2 days of 1 app"),
    .init(
      name: "without argNum, by order of appearance",
      json: substituted(
        "%#@apps@, %@, %#@days@",
        substitution("days", argument: nil, days) + ", "
          + substitution("apps", argument: nil, ["one": "%arg app", "other": "%arg apps"])),
      arguments: [1, "x", 2], expected: "1 app, x, 2 days"),
    .init(
      name: "a name with a dot", json: substituted("%#@a.days@", substitution("a.days", argument: 1, days)),
      arguments: [3], expected: "3 days"),
    .init(
      name: "a name beyond ASCII", json: substituted("%#@été@", substitution("été", argument: 1, days)),
      arguments: [3], expected: "3 days"),
    .init(
      name: "with a text of its own", json: substituted("%@: %#@days@", substitution("days", argument: 2, days)),
      arguments: ["Pro", 1], expected: "Pro: 1 day"),
    .init(
      name: "beside device forms",
      json: #"{"substitutions": {\#(substitution("days", argument: 1, days))}, "variations": {"device": {"#
        + forms(["iphone": unit("Tap for %#@days@"), "other": unit("%#@days@")]) + "}}}",
      arguments: [1], device: .iphone, expected: "Tap for 1 day"),
    .init(
      name: "two within each other",
      json: substituted(
        "%#@days@",
        substitution("days", argument: 1, ["one": "%arg day, %#@hours@", "other": "%arg days, %#@hours@"]) + ", "
          + substitution("hours", argument: 2, ["one": "%arg hour", "other": "%arg hours"])),
      arguments: [2, 1], expected: "2 days, 1 hour"),
    .init(
      name: "an Arabic sentence with a price",
      json: substituted(
        "%#@days@ ثم %2$@",
        substitution("days", argument: 1, ["few": "%arg أيام", "other": "%arg يوم"])),
      locale: "ar-EG", arguments: [7, "$9.99"], expected: "٧ أيام ثم \u{2068}$9.99\u{2069}"),
  ]

  private static let specifiers: [CatalogShape] =
    [
      ("lld", .integer(1), "1 day"), ("ld", .integer(2), "2 days"), ("d", .integer(1), "1 day"),
      ("llu", .unsigned(2), "2 days"), ("u", .unsigned(1), "1 day"), ("lf", .decimal(1), "1.000000 days"),
      (".2f", .decimal(1.5), "1.50 days"), ("05d", .integer(1), "00001 day"),
    ].map { (specifier: String, argument: MessageArgument, expected: String) in
      CatalogShape(
        name: "formatSpecifier \(specifier)",
        json: substituted("%#@days@", substitution("days", argument: 1, specifier: specifier, days)),
        arguments: [argument], expected: expected)
    }
    + [
      ("%lld", .integer(1234), "1,234"), ("%llu", .unsigned(1234), "1,234"), ("%d", .integer(-5), "-5"),
      ("%u", .unsigned(5), "5"), ("%@", .text("x"), "x"), ("%f", .decimal(0.5), "0.500000"),
      ("%lf", .decimal(0.5), "0.500000"), ("%.2f", .decimal(0.5), "0.50"), ("%%", .integer(1), "%"),
      ("%1$@", .text("x"), "x"), ("%5d|", .integer(7), "    7|"), ("%-5d|", .integer(7), "7    |"),
      ("%05d", .integer(7), "00007"), ("%+d", .integer(7), "+7"),
    ].map { (text: String, argument: MessageArgument, expected: String) in
      CatalogShape(name: text, json: unit(text), arguments: [argument], expected: expected)
    }

  static let forbidden: [CatalogShape] = [
    .init(
      name: "forms within the form for other devices",
      json: device(["mac": unit("%lld"), "other": plural(["one": "%lld a", "other": "%lld b"])]), arguments: [2],
      expected: "2 b"),
    .init(
      name: "forms within a plural form",
      json:
        #"{"variations": {"plural": {"one": \#(plural(["one": "%lld a", "other": "%lld b"])), "other": \#(unit("%lld c"))}}}"#,
      arguments: [1], expected: "1 a"),
    .init(
      name: "a name with an at sign", json: substituted("%#@a@b@", substitution("a@b", argument: 1, days)),
      arguments: [1], expected: "%#@a@b@"),
    .init(
      name: "a substitution that is not there", json: unit("%#@weeks@ free"), arguments: [1], expected: "%#@weeks@ free"
    ),
    .init(name: "forms without other", json: plural(["one": "%lld day"]), arguments: [5], expected: "5 day"),
  ]
}
