import Extraction
import Findings
import Paywalls
import Testing

@Suite struct ViewReaderTests {
  @Test func `texts come in reading order through properties, functions and other views`() {
    let view = ViewFixture(
      """
      struct Offer: View {
        var body: some View {
          VStack { header; rows(for: 2); Footer() }
        }
        private func rows(for count: Int) -> some View { Text("Second") }
        private var header: some View { Text("First").accessibilityLabel("Spoken") }
      }
      struct Footer: View {
        var body: some View { Button { } label: { Text("Third") } }
      }
      """
    )
    .showing("Second", at: "Text(\"Second\")").showing("First", at: "Text(\"First\")")
    .showing("Third", at: "Text(\"Third\")", role: .callToAction)
    .showing("Spoken", at: "accessibilityLabel", role: .accessibility)
    let document = view.document()
    #expect(document.paywalls.map(\.id) == ["Offer"])
    let paywall = document.paywalls.first
    #expect(paywall?.texts.map(\.key) == ["First", "Spoken", "Second", "Third"])
    #expect(paywall?.texts.map(\.role) == [.body, .accessibility, .body, .callToAction])
    #expect(paywall?.texts.last?.path == "Offer.body > Footer.body > Text")
    #expect(paywall?.texts[2].path == "Offer.body > rows(for:) > Text")
    #expect(paywall?.stateNames == ["base"])
  }

  @Test func `demos, previews and views that others use are no paywalls`() {
    let view = ViewFixture(
      """
      struct Offer: View { var body: some View { Row() } }
      struct Row: View { var body: some View { Text("A") } }
      struct OfferDemo: View { var body: some View { Offer() } }
      // MARK: - Demo
      struct Another: View { var body: some View { Offer() } }
      """)
    #expect(view.document().paywalls.map(\.id) == ["Offer"])
  }

  @Test func `selected views keep the ids they are given, and an unknown one is an error`() {
    let view = ViewFixture("struct Offer: View { var body: some View { Text(\"A\") } }")
    let document = view.document(selecting: ["offer": "Offer", "other": "Missing"])
    #expect(document.paywalls.map(\.id) == ["offer"])
    #expect(document.findings.map(\.rule) == ["unknown-paywall"])
  }

  @Test func `conditions around a text and on its way become states`() {
    let view = ViewFixture(
      """
      struct Offer: View {
        var isBusy = false
        var plan: Plan
        var body: some View {
          if isBusy { Text("Busy") } else { Text("Ready") }
          Button { } label: { Text(plan.days > 0 ? "Try" : "Buy") }
        }
      }
      """
    )
    .showing("Busy", at: "Text(\"Busy\")").showing("Ready", at: "Text(\"Ready\")")
    .showing("Try", at: "Text(plan", when: [Condition("plan.days > 0", holds: true)])
    .showing("Buy", at: "Text(plan", when: [Condition("plan.days > 0", holds: false)])
    .paywall
    #expect(view.keys(in: "base") == ["Ready", "Buy"])
    #expect(view.keys(in: "plan.days > 0") == ["Ready", "Try"])
    #expect(view.keys(in: "isBusy") == ["Busy", "Buy"])
    #expect(view.keys(in: "plan.days > 0, isBusy") == ["Busy", "Try"])
    #expect(view.texts.first?.conditions == [Condition("isBusy", holds: true)])
  }

  @Test func `contradictions are left out, and every text is part of a state`() {
    let view = ViewFixture(
      """
      struct Offer: View {
        var days: Int
        var body: some View {
          if days == 0 { Text("None") }
          if days > 0 { if days == 1 { Text("One") } else { Text("Many") } }
        }
      }
      """
    )
    .showing("None", at: "Text(\"None\")").showing("One", at: "Text(\"One\")").showing("Many", at: "Text(\"Many\")")
    .paywall
    #expect(view.states.map { $0.texts.map { view.texts[$0.text].key } } == [["None"], ["One"], ["Many"]])
  }

  @Test func `the cases of a switch are states`() {
    let view = ViewFixture(
      """
      struct Offer: View {
        var body: some View {
          switch phase {
          case .idle: Text("Idle")
          case .failed, .refused: Text("Failed")
          default: Text("Else")
          }
        }
      }
      """
    )
    .showing("Idle", at: "Text(\"Idle\")").showing("Failed", at: "Text(\"Failed\")")
    .showing("Else", at: "Text(\"Else\")").paywall
    #expect(view.keys(in: "base") == ["Idle"])
    #expect(view.keys(in: "phase is .failed, .refused") == ["Failed"])
    #expect(view.keys(in: "another phase") == ["Else"])
  }

  @Test func `what follows a guard or an early return happens otherwise`() {
    let view = ViewFixture(
      """
      struct Offer: View {
        var body: some View { label }
        var label: some View {
          guard isReady else { return Text("Wait") }
          if isDone { return Text("Done") }
          return Text("Go")
        }
      }
      """
    )
    .showing("Wait", at: "Text(\"Wait\")").showing("Done", at: "Text(\"Done\")").showing("Go", at: "Text(\"Go\")")
    .paywall
    #expect(view.keys(in: "base") == ["Wait"])
    #expect(view.keys(in: "isReady") == ["Go"])
    #expect(view.states.contains { $0.texts.map { view.texts[$0.text].key } == ["Done"] })
  }

  static let plans = """
    struct Plan { let id: String; let name: LocalizedStringResource; var days = 0 }
    extension Plan {
      static let yearly = Plan(id: "yearly", name: "Yearly", days: 7)
      static let monthly = Plan(id: "monthly", name: "Monthly")
    }
    struct Offer: View {
      var plan: Plan
      var plans: [Plan]
      var body: some View {
        Text(title)
        ForEach(plans) { plan in
          Text(plan.name)
          if plan.days > 0 { Text("Free") }
          Text(isSelected ? "\\(plan.name) on" : "Choose \\(plan.name)")
        }
      }
    }
    """

  static func offer() -> Paywall {
    ViewFixture(plans)
      .showing("Yearly", at: "Text(plan.name)").showing("Monthly", at: "Text(plan.name)")
      .showing("Free", at: "Text(\"Free\")")
      .showing(
        "\\(plan.name) on", at: "Text(isSelected", key: "%@ on", when: [Condition("isSelected", holds: true)],
        inserting: [.object("plan.name")]
      )
      .showing(
        "Choose \\(plan.name)", at: "Text(isSelected", key: "Choose %@", when: [Condition("isSelected", holds: false)],
        inserting: [.object("plan.name")]
      ).paywall
  }

  @Test func `a repetition shows each value of the data with what its own fields say`() {
    let paywall = Self.offer()
    #expect(paywall.keys(in: "base") == ["Yearly", "Free", "Choose %@", "Monthly", "Choose %@"])
  }

  @Test func `one value is selected at a time, and its name is inserted`() {
    let paywall = Self.offer()
    #expect(paywall.keys(in: "isSelected") == ["Yearly", "Free", "%@ on", "Monthly", "Choose %@"])
    #expect(paywall.keys(in: "monthly, isSelected") == ["Yearly", "Free", "Choose %@", "Monthly", "%@ on"])
    let use = paywall.states.first { $0.name == "monthly, isSelected" }?.texts.last
    #expect(use?.arguments == [.text(paywall.texts.firstIndex { $0.key == "Monthly" } ?? -1)])
  }

  @Test func `a repetition over numbers shows each kind of number once`() {
    let view = ViewFixture(
      """
      struct Offer: View {
        var trial: Int
        var body: some View {
          ForEach(days, id: \\.self) { day in
            Text(title(of: day))
            if day == trial { Text("Charged") } else { Text("Free") }
          }
          if trial > 0 { Text("Trial") }
        }
      }
      // "Today" "Day"
      """
    )
    .showing("Today", at: "Text(title", when: [Condition("day == 0", holds: true)])
    .showing(
      "Day", at: "Text(title", key: "Day %lld", when: [Condition("day == 0", holds: false)], inserting: [.count("day")]
    )
    .showing("Charged", at: "Text(\"Charged\")").showing("Free", at: "Text(\"Free\")")
    .showing("Trial", at: "Text(\"Trial\")").paywall
    #expect(view.keys(in: "base") == ["Today", "Charged"])
    #expect(
      view.keys(in: "trial > 0") == ["Today", "Free", "Day %lld", "Free", "Day %lld", "Charged", "Trial"])
  }

  @Test func `counts take what the conditions around them allow`() {
    let view = ViewFixture(
      """
      struct Offer: View {
        var body: some View {
          Text(plan.days > 0 ? "Start" : "None")
          Text("Page")
        }
      }
      """
    )
    .showing(
      "Start", at: "Text(plan", when: [Condition("plan.days > 0", holds: true)], inserting: [.count("plan.days")]
    )
    .showing(
      "None", at: "Text(plan", when: [Condition("plan.days > 0", holds: false)], inserting: [.count("plan.days")]
    )
    .showing("Page", at: "Text(\"Page\")", inserting: [.count("current + 1"), .count("pages.count")])
    .paywall
    func arguments(_ state: String, _ text: Int) -> [ArgumentSample]? {
      view.states.first { $0.name == state }?.texts.first { $0.text == text }?.arguments
    }
    #expect(arguments("plan.days > 0", 0) == [.count(1...Int.max)])
    #expect(arguments("base", 1) == [.count(0...0)])
    #expect(arguments("base", 2) == [.count(1...Int.max), .count(1...Int.max)])
  }

  @Test func `prices, dates and unknown names get plausible samples`() {
    let view = ViewFixture("struct Offer: View { var body: some View { Text(\"A\") } }")
      .showing(
        "A", at: "Text(\"A\")", inserting: [.object("price"), .object("renewalDate"), .object("user.firstName")]
      ).paywall
    #expect(
      view.states.first?.texts.first?.arguments
        == [.price(minorUnits: 3999), .date(afterDays: 7, skeleton: "MMMd"), .verbatim("FirstName")])
  }

  @Test func `a date is a text of its own, in the form of each locale and as far off as the code says`() {
    let view = ViewFixture(
      """
      struct Offer: View { let days: Int
        var body: some View {
          if days > 3 { Text("A"); Text(Logic.date(afterDays: days, from: start), format: .dateTime.month(.abbreviated).day()) }
        } }
      """
    ).showing("A", at: "Text(\"A\")").paywall
    #expect(view.texts.map(\.key) == ["A", "%@"])
    #expect(view.texts.last?.arguments.map(\.expression) == ["Logic.date(afterDays: days, from: start)"])
    let date = view.states.flatMap(\.texts).first { $0.text == 1 }
    #expect(date?.arguments == [.date(afterDays: 7, skeleton: "MMMd")])
    let renderer = Renderer(
      library: library(#""A": { "localizations": { \#(unit("de", "A")), \#(unit("ja", "A")) } }"#))
    for (tag, expected) in [("en", "Sep 12"), ("de", "12. Sept."), ("ja", "9月12日")] {
      let rendered = renderer.render(view, locale: locale(tag))
      #expect(rendered.states.flatMap(\.texts).first { $0.key == "%@" }?.text == expected)
      #expect(rendered.problems.isEmpty)
    }
  }

  @Test(
    arguments: [
      (".dateTime.month().day()", "MMMd"), (".dateTime.weekday(.wide).day().month(.wide)", "MMMMEEEEd"),
      (".dateTime.year().month().day()", "yMMMd"), (".currency(code: code)", nil),
    ] as [(String, String?)])
  func `date styles are read as the fields they show`(format: String, skeleton: String?) {
    let view = ViewFixture("struct Offer: View { var body: some View { Text(\"A\"); Text(day, format: \(format)) } }")
      .showing("A", at: "Text(\"A\")").paywall
    let arguments = view.states.first?.texts.first { $0.text == 1 }?.arguments
    #expect(arguments == skeleton.map { [.date(afterDays: 7, skeleton: $0)] })
  }

  @Test func `strings of demos and previews do not belong to the paywall`() {
    let view = ViewFixture("struct Offer: View { var body: some View { Text(\"A\") } }")
      .showing("A", at: "Text(\"A\")", isDemo: true)
    #expect(view.paywall.texts.isEmpty)
    #expect(view.paywall.rules == ["empty-paywall"])
  }

  @Test func `views that show each other end`() {
    let view = ViewFixture(
      """
      struct One: View { var body: some View { Text("A"); Two() } }
      struct Two: View { var body: some View { One(); two; two } 
        var two: some View { two } }
      struct Top: View { var body: some View { One() } }
      """
    ).showing("A", at: "Text(\"A\")")
    #expect(view.document().paywalls.first { $0.id == "Top" }?.texts.map(\.key) == ["A"])
  }
}
