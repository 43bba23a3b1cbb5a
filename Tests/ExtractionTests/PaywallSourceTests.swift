import Extraction
import Findings
import Testing

/// Views like those that paywalls are made of: what is looked up, what is shown as it is, and why.
@Suite struct PaywallSourceTests {
  @Test("one string operand makes every arm of a ternary plain text")
  func unifiesArms() {
    let result = extract(
      """
      struct Plan { var days = 0; var price: String; var title: LocalizedStringResource }
      struct Card: View { let plan: Plan
        var body: some View {
          Text(plan.title).font(.title2)
          Text(plan.days > 0 ? "\\(plan.days) days, then \\(plan.price)" : plan.price)
          Button {} label: { Text(plan.days > 0 ? "Try \\(plan.days) days" : "Buy") }
        } }
      """)
    #expect(result.localizedKeys == ["Try %lld days", "Buy"])
    #expect(result.verbatimTexts == ["%lld days, then %@"])
    let shown = result.string("%lld days, then %@")
    #expect(shown?.arguments.map(\.expression) == ["plan.days", "plan.price"])
    #expect(shown?.sinks.first?.conditions == [Condition("plan.days > 0", holds: true)])
    #expect(shown?.edits.map(\.replacement) == ["String(localized: ", ")"])
    #expect(result.string("Buy")?.role == .callToAction)
    #expect(result.string("Buy")?.sinks.first?.conditions == [Condition("plan.days > 0", holds: false)])
  }

  @Test("text is followed out of a function, with the conditions of each return")
  func followsResults() {
    let result = extract(
      """
      struct Step: View { let day: Int
        var body: some View { Text(text(day: day)).font(.subheadline) }
        private func text(day: Int) -> String {
          if day == 7 { return "You are charged." }
          return day == 0 ? "Everything is open." : "We remind you."
        } }
      """)
    #expect(result.localizedKeys.isEmpty)
    #expect(result.verbatimTexts == ["You are charged.", "Everything is open.", "We remind you."])
    #expect(
      result.string("We remind you.")?.sinks.first?.conditions == [
        Condition("day == 7", holds: false), Condition("day == 0", holds: false),
      ])
    #expect(Set(result.strings.flatMap(\.edits)).map(\.replacement) == ["LocalizedStringResource"])
    #expect(result.findings.map(\.rule) == ["verbatim-text", "verbatim-text", "verbatim-text"])
    #expect(result.findings.first?.notes.count == 3)
  }

  @Test("text is followed from defaults and initializers into properties, through numbered elements")
  func followsProperties() {
    let result = extract(
      """
      struct Pager: View {
        struct Page: Identifiable { let id = UUID(); var symbol: String; var title: String }
        var pages: [Page] = [.init(symbol: "bolt.fill", title: "No package"), .init(symbol: "star", title: "All yours")]
        var body: some View {
          ForEach(Array(pages.enumerated()), id: \\.element.id) { offset, page in row(page) }
          Spacer().accessibilityLabel("Page \\(1 + 1) of \\(pages.count)")
        }
        private func row(_ page: Page) -> some View { VStack { Image(systemName: page.symbol); Text(page.title) } }
      }
      """)
    #expect(result.localizedKeys == ["Page %lld of %lld"])
    #expect(result.verbatimTexts == ["No package", "All yours"])
    #expect(result.string("Page %lld of %lld")?.role == .accessibility)
  }

  @Test("lists of plain text are followed to the label that shows them")
  func followsLists() {
    let result = extract(
      """
      struct Tier: Hashable { let name: String; var features: [String]; var id: String { name } }
      struct Cards: View { let tiers: [Tier]
        var body: some View { ForEach(tiers) { tier in
          Text(tier.name)
          ForEach(Array(tier.features.enumerated()), id: \\.offset) { _, feature in Label(feature, systemImage: "checkmark") }
        } } }
      // MARK: - Demo
      struct CardsDemo: View { private let tiers = [Tier(name: "Pro", features: ["3 projects", "$0"])]
        var body: some View { Text("Pick one"); Cards(tiers: tiers) } }
      #Preview { CardsDemo() }
      """)
    #expect(result.verbatimTexts == ["Pro", "3 projects", "$0"])
    #expect(result.localizedKeys == ["Pick one"])
    #expect(result.strings.allSatisfy { $0.isDemo })
    #expect(result.findings.allSatisfy { $0.severity == .note })
    #expect(result.string("Pro")?.edits.map(\.replacement) == ["String(localized: ", ")"])
  }

  @Test("the empty text is a key like any other")
  func keepsEmptyKeys() {
    let result = extract(
      "struct V: View { var busy = false; var body: some View { Spacer().accessibilityValue(busy ? \"Busy\" : \"\") } }"
    )
    #expect(result.localizedKeys == ["Busy", ""])
  }

  @Test("roles come from fonts, traits, controls and capsules")
  func tellsRoles() {
    let result = extract(
      """
      struct V: View { var body: some View {
        Text("Head").accessibilityAddTraits(.isHeader)
        Text("Large").font(.system(size: 23, weight: .bold))
        Text("Tag").font(.caption.bold()).padding(4).background(.white.opacity(0.2), in: .capsule)
        Text("Plain").font(.subheadline)
        Link("Terms", destination: url)
        Spacer().navigationTitle("Top").accessibilityValue(busy ? Text("Busy") : Text(verbatim: ""))
      } }
      """)
    let roles = ["Head", "Large", "Tag", "Plain", "Terms", "Top", "Busy"].map { result.string($0)?.role }
    #expect(roles == [.heading, .heading, .badge, .body, .callToAction, .heading, .accessibility])
  }
}
