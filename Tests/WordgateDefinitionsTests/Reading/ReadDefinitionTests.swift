import Extraction
import Findings
import Foundation
import Paywalls
import SwiftReader
import Testing
import WordgateDefinitions
import WordgateLocales

/// Reads a source written in a test.
private func read(_ source: String, file: String = "App.swift") -> PaywallReader.NativeDefinitions {
  let types = Extractor.extract([SourceInput(file: file, bytes: Array(source.utf8))]).types
  return PaywallReader.read(
    definitionsIn: [SwiftSource(file: file, tree: SwiftFile(Array(source.utf8)))], types: types)
}

extension Paywall {
  /// All that it shows, a line a text and a use.
  fileprivate var outline: [String] {
    texts.map { "\($0.role) \($0.table) \($0.key) \($0.path)" }
      + states.map { state in "\(state.name): \(state.texts.map { "\($0.text) \($0.arguments)" })" }
  }
}

@Suite("Definitions read from Swift sources")
struct ReadDefinitionTests {
  private static func source(_ name: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test("What is read is what runs", arguments: WrittenDefinitions.running.keys.sorted())
  func running(id: String) throws {
    let definition = try #require(WrittenDefinitions.running[id])
    let definitions = read(try Self.source("WrittenDefinitions.swift"))
    #expect(definitions.findings.map(\.message) == [])
    let paywall = try #require(definitions.paywalls.first { $0.id == id })
    #expect(paywall.outline == Paywall(definition, id: id, location: paywall.location).outline)
  }

  @Test("The samples of these tests are read, and what a function makes is told")
  func samples() throws {
    let definitions = read(try Self.source("../Fixtures.swift"), file: "Fixtures.swift")
    let samples: [String: any PaywallDefinition] = [
      "TrialTimeline.sample": TrialTimeline.sample, "OnboardingPager.sample": OnboardingPager.sample,
    ]
    #expect(definitions.paywalls.map(\.id) == ["TrialTimeline.sample", "OnboardingPager.sample"])
    for paywall in definitions.paywalls {
      let sample = try #require(samples[paywall.id])
      #expect(paywall.outline == Paywall(sample, id: paywall.id, location: paywall.location).outline)
    }
    #expect(
      definitions.findings.map(\.message) == [
        "'plan' is a variable, which the app may change, so the 'TrialTimeline' is not judged",
        "'reminderLead' is known only when the app runs, so the 'TrialTimeline' is not judged",
        "'projects(upTo: 3)' is worked out only when the app runs, so the 'PricingTierCards' is not judged",
      ])
  }

  @Test("Keys are those that extraction finds at the same literals")
  func extractedKeys() throws {
    let source = try Self.source("WrittenDefinitions.swift")
    let strings = Extractor.extract([SourceInput(file: "App.swift", bytes: Array(source.utf8))]).strings
    let extracted = Dictionary(strings.map { ($0.location, $0) }) { first, _ in first }
    var compared = 0
    for paywall in read(source).paywalls {
      for text in paywall.texts where text.location != paywall.location {
        #expect(extracted[text.location]?.key == text.key)
        #expect(extracted[text.location]?.table == text.table)
        compared += 1
      }
    }
    #expect(compared > 20)
  }

  private static let page = #"OnboardingPager.Page(id: "a", symbol: "s", title: "T", message: "M")"#

  @Test(
    "A value counts however it is held, under the name of what holds it",
    arguments: [
      ("let intro = OnboardingPager(pages: [P])", ["intro"]),
      ("struct Intro { static let first = OnboardingPager(pages: [P]) }", ["Intro.first"]),
      ("enum A { enum B { static let c: OnboardingPager = .init(pages: [P]) } }", ["A.B.c"]),
      (
        "extension OnboardingPager { static let first = Self.made; static let made = OnboardingPager(pages: [P]) }",
        ["OnboardingPager.made"]
      ),
      ("var intro: OnboardingPager { .init(pages: [P]) }", ["intro"]),
      ("var intro: OnboardingPager { get { return .init(pages: [P]) } }", ["intro"]),
      ("func intro() -> OnboardingPager { .init(pages: [P]) }", ["intro"]),
      (
        "func intro(_ a: Bool) -> OnboardingPager { if a { return .init(pages: [P]) }; return .init(pages: [P]) }",
        ["intro", "intro-2"]
      ),
      ("let all: [OnboardingPager] = [.init(pages: [P]), OnboardingPager(pages: [P])]", ["all", "all-2"]),
      ("let intro: OnboardingPager = isNew ? .init(pages: [P]) : .init(pages: [P])", ["intro", "intro-2"]),
      ("struct Screen { init(pager: OnboardingPager = .init(pages: [P])) {} }", ["Screen.pager"]),
      (
        "struct Screen: View { var body: some View { OnboardingPagerView(OnboardingPager(pages: [P])) } }",
        ["Screen.body"]
      ),
      ("let intro = WordgateDefinitions.OnboardingPager.init(pages: [P])", ["intro"]),
      ("typealias Intro = OnboardingPager\nlet intro = Intro(pages: [P])", ["intro"]),
      ("#if DEBUG\nlet intro = OnboardingPager(pages: [P])\n#endif", ["intro"]),
      ("let again: OnboardingPager = intro\nlet intro = OnboardingPager(pages: [P])", ["intro"]),
    ])
  func holders(source: String, ids: [String]) {
    let definitions = read(source.replacing("P]", with: "\(Self.page)]"))
    #expect(definitions.paywalls.map(\.id) == ids)
    #expect(definitions.findings == [])
    #expect(definitions.paywalls.allSatisfy { $0.texts.map(\.key).contains("T") && $0.form == .native })
  }

  @Test(
    "Previews, demos, Wordgate's own sources and an app's types of the same name are no definitions",
    arguments: [
      ("App.swift", "#Preview { OnboardingPagerView(OnboardingPager(pages: [])) }"),
      ("App.swift", "struct A: PreviewProvider { static let a = OnboardingPager(pages: []) }"),
      (
        "App.swift",
        "struct IntroDemo: View { let a = OnboardingPager(pages: []); var body: some View { Text(\"A\") } }"
      ),
      ("App.swift", "struct OnboardingPager { var pages: [Int] }\nlet a = OnboardingPager(pages: [])"),
      ("App.swift", "enum A { struct OnboardingPager {}; let a: OnboardingPager = .init() }"),
      ("Sources/WordgateDefinitions/A.swift", "let a = OnboardingPager(pages: [])"),
      ("App.swift", "struct A { let a: OnboardingPager; var b: OnboardingPager { a } }"),
      ("App.swift", "let a = \"OnboardingPager(pages: [])\""),
    ])
  func none(file: String, source: String) {
    let definitions = read(source, file: file)
    #expect(definitions.paywalls.isEmpty && definitions.findings.isEmpty && definitions.ownTexts.isEmpty)
  }

  @Test("A text stands at its literal, and one that comes with the type at the value")
  func locations() throws {
    let definitions = read(
      """
      let pro = LocalizedText(
        "Pro", comment: "A tier.")
      let cards = PricingTierCards(
        title: "Choose",
        tiers: [.init(id: "pro", name: pro, billing: .monthly, features: ["Sync"], isRecommended: true)],
        prices: ["pro": "$12"])
      """)
    let paywall = try #require(definitions.paywalls.first)
    #expect(paywall.location == Location(file: "App.swift", line: 3, column: 13))
    let places = Dictionary(paywall.texts.map { ($0.key, $0.location) }) { first, _ in first }
    #expect(places["Choose"]?.line == 4)
    #expect(places["Pro"] == Location(file: "App.swift", line: 2, column: 3))
    #expect(places["Sync"] == Location(file: "App.swift", line: 5, column: 69))
    #expect(places["Popular"] == paywall.location)
    #expect(places["%@ per month"] == paywall.location)
    let own = definitions.ownTexts
    #expect(own.map(\.key) == PricingTierCards.ownTexts.map(\.key))
    #expect(own.map(\.comment) == PricingTierCards.ownTexts.map(\.comment))
    #expect(own.allSatisfy { $0.location == paywall.location && $0.reach == .localized && $0.table == "Localizable" })
    #expect(own.first { $0.key == "Choose %@" }?.arguments.map(\.specifier) == ["@"])
    #expect(own.first { $0.key == "Popular" }?.role == .badge)
  }

  @Test("Prices that only the store knows are sampled, and written as the locale writes them")
  func prices() throws {
    let definitions = read(
      """
      func timeline(_ prices: [String: String], product: Product) -> TrialTimeline {
        TrialTimeline(
          plans: [
            .init(id: Products.yearly, name: "Yearly", billing: .yearly),
            .init(id: "b", name: "Other", billing: .described("\\(product.displayPrice) every month"))
          ], prices: prices)
      }
      """)
    #expect(definitions.findings == [])
    let paywall = try #require(definitions.paywalls.first)
    #expect(paywall.states.first?.name == "Products.yearly selected")
    let rendered = Renderer(library: TextLibrary(catalogs: [])).render(
      paywall, locale: try #require(LocaleIdentifier("en")))
    let texts = rendered.states.flatMap(\.texts).map(\.text)
    #expect(texts.contains("$39.99 a year"))
    #expect(texts.contains("$39.99 every month"))
    #expect(!texts.contains { $0.contains("sampled") })
  }

  @Test(
    "What only the running app knows is told, with the place and what to do",
    arguments: [
      ("let t = TrialTimeline(plans: §load(), prices: [:])", "'load()' is worked out only when the app runs"),
      (
        "func f(plans: [TrialTimeline.Plan]) { let t = TrialTimeline(plans: §plans, prices: [:]) }",
        "'plans' is known only when the app runs"
      ),
      (
        "struct A { let plans: [TrialTimeline.Plan]; var t: TrialTimeline { .init(plans: §plans, prices: [:]) } }",
        "'plans' is known only when the app runs"
      ),
      (
        "var lead = 2\nlet t = TrialTimeline(plans: [], prices: [:], reminderLead: §lead)",
        "'lead' is a variable, which the app may change"
      ),
      (
        "let t = TrialTimeline(plans: [], prices: [:], reminderLead: §a ? 1 : 2)",
        "'a ? 1 : 2' is decided only when the app runs"
      ),
      (
        "let t = TrialTimeline(plans: [], prices: [:], title: §Texts.title)",
        "'Texts.title' has no value in the sources"
      ),
      (
        "let t = TrialTimeline(plans: [], prices: [:], title: \"In \\(§store.days)\")",
        "'store.days' has no value in the sources"
      ),
      ("let t: TrialTimeline = §decode(data)", "'decode(data)' is worked out only when the app runs"),
      ("let t: TrialTimeline = §.shared", "'.shared' has no value in the sources"),
      (
        "let t = TrialTimeline(plans: [.init(id: \"a\", name: \"A\", billing: §.weekly)], prices: [:])",
        "'.weekly' is no case of 'TrialTimeline.Billing'"
      ),
      (
        "let t = TrialTimeline(plans: [.init(id: §UUID().uuidString, name: \"A\", billing: .once)], prices: [:])",
        "'UUID().uuidString' has no value in the sources"
      ),
      (
        "let t = OnboardingPager(pages: (1...3).map { page($0) })",
        "'(1...3).map { page($0) }' is worked out only when the app runs"
      ),
      ("let t = §OnboardingPager()", "'OnboardingPager()' has no 'pages'"),
      ("let t = OnboardingPager(§screens: [])", "'screens: []' is no argument of 'OnboardingPager'"),
      (
        "let n = n2\nlet n2 = n\nlet t = TrialTimeline(plans: [], prices: [:], reminderLead: §n)",
        "'n' refers to itself"
      ),
      (
        "let t = TrialTimeline(plans: [], prices: [:], reminderLead: §99999999999999999999)",
        "'99999999999999999999' is not a number"
      ),
    ])
  func unreadable(source: String, message: String) throws {
    let definitions = read(source.replacing("§", with: ""))
    #expect(definitions.paywalls.isEmpty)
    let finding = try #require(definitions.findings.first)
    #expect(definitions.findings.count == 1)
    #expect(finding.rule == "unreadable-definition")
    #expect((finding.severity, finding.category) == (.warning, .paywall))
    #expect(finding.message.hasPrefix(message + ", so the '"))
    #expect(finding.advice?.isEmpty == false)
    #expect(!definitions.ownTexts.isEmpty)
    let lines = source.split(separator: "\n")
    if let line = lines.firstIndex(where: { $0.contains("§") }), let mark = lines[line].utf8.firstIndex(of: 0xC2) {
      let column = lines[line].utf8.distance(from: lines[line].utf8.startIndex, to: mark) + 1
      #expect(finding.location == Location(file: "App.swift", line: line + 1, column: column))
    }
  }

  @Test("Every part that cannot be read is told at once")
  func severalProblems() {
    let definitions = read(
      "let t = TrialTimeline(plans: [.init(id: \"a\", name: a(), billing: b()), .init(id: \"b\", name: c(), billing: .once)], prices: [:])"
    )
    #expect(definitions.findings.map { $0.message.prefix(5) } == ["'a()'", "'b()'", "'c()'"])
  }

  @Test("Constants that double at every step end")
  func doubling() {
    var source = "let a0: [OnboardingPager.Page] = []\n"
    for number in 1...50 { source += "let a\(number) = a\(number - 1) + a\(number - 1)\n" }
    let definitions = read(source + "let t = OnboardingPager(pages: a50)")
    #expect(definitions.findings.map(\.rule) == ["unreadable-definition"])
  }

  @Test("A source that ends anywhere does no harm")
  func truncation() throws {
    let small = """
      enum P: String { case a = "x" }
      let n = LocalizedText("A \\(1 + 2)", table: "T", comment: nil)
      let t: TrialTimeline = .init(
        plans: [.init(id: P.a.rawValue, name: n, billing: .described("\\(n)"), trialDays: -1, badge: .savings(4))] + [],
        prices: ["x": "1"])
      var p: OnboardingPager { if a { return .init(pages: [.init(id: "a", symbol: "", title: n, message: "M")]) } }
      """
    for (text, step) in [(small, 1), (try Self.source("WrittenDefinitions.swift"), 41)] {
      let whole = Array(text.utf8)
      for end in stride(from: 0, through: whole.count, by: step) {
        let source = SwiftSource(file: "App.swift", tree: SwiftFile(Array(whole[..<end])))
        _ = PaywallReader.read(definitionsIn: [source])
      }
    }
  }
}
