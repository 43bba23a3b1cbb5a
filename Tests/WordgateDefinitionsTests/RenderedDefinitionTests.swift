import Catalogs
import Findings
import Foundation
import Paywalls
import Testing
import WordgateDefinitions
import WordgateFormatting
import WordgateLocales

@Suite("Definitions rendered with the shipped catalog")
struct RenderedDefinitionTests {
  private static let locales = [
    "ar", "de", "en", "es", "es-419", "fr", "he", "hi", "it", "ja", "ko", "nl", "pl", "pt-BR", "pt-PT", "ru", "sv",
    "tr", "zh-Hans", "zh-Hant",
  ]

  private static func library() throws -> TextLibrary {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let bytes = [UInt8](try Data(contentsOf: root.appendingPathComponent("Catalogs/Paywalls/Localizable.xcstrings")))
    var findings: [Finding] = []
    let catalog = try #require(
      Catalog(bytes, file: "Localizable.xcstrings", table: "Localizable", findings: &findings))
    return TextLibrary(catalogs: [catalog])
  }

  private static func paywalls() -> [Paywall] {
    let place = Location(file: "Definitions.swift", line: 1, column: 1)
    return [
      Paywall(TrialTimeline.sample, id: "trial-timeline", location: place),
      Paywall(PricingTierCards.sample, id: "pricing-tier-cards", location: place),
      Paywall(OnboardingPager.sample, id: "onboarding-pager", location: place),
    ]
  }

  @Test("Every text of every state is there in every locale", arguments: locales)
  func complete(tag: String) throws {
    let locale = try #require(LocaleIdentifier(tag))
    let renderer = Renderer(library: try Self.library())
    for paywall in Self.paywalls() {
      let rendered = renderer.render(paywall, locale: locale)
      #expect(rendered.problems == [], "\(paywall.id) in \(tag)")
      #expect(rendered.states.map(\.texts.count) == paywall.states.map(\.texts.count))
      #expect(rendered.states.allSatisfy { $0.texts.allSatisfy { !$0.text.isEmpty } })
    }
  }

  @Test("The days of a trial are written in every locale", arguments: locales)
  func dates(tag: String) throws {
    let formats = LocaleFormats(try #require(LocaleIdentifier(tag)))
    for presented in TrialTimeline.sample.samplePresentations.flatMap(\.texts) {
      guard case .date(let day, let skeleton) = presented.content else { continue }
      #expect(formats.date(day, skeleton: skeleton) != nil)
    }
  }

  @Test(
    "The purchase button counts the days of a trial as the language does",
    arguments: [
      ("en", 7, "Start 7-Day Free Trial"), ("ru", 1, "день"), ("ru", 3, "дня"), ("ru", 30, "дней"), ("de", 1, "Tag"),
      ("de", 14, "Tage"),
    ])
  func purchaseButton(tag: String, days: Int, expected: String) throws {
    let paywall = Paywall(
      TrialTimeline.trial(of: days), id: "trial", location: Location(file: "a.swift", line: 1, column: 1))
    let rendered = Renderer(library: try Self.library()).render(paywall, locale: try #require(LocaleIdentifier(tag)))
    let button = rendered.states.first?.texts.first { $0.key == "Start %lld-Day Free Trial" }
    #expect(button?.text.contains(expected) == true, "\(button?.text ?? "nothing")")
  }

  @Test("The name of a tier stands translated within its sentences")
  func nestedNames() throws {
    let renderer = Renderer(library: try Self.library())
    let rendered = renderer.render(Self.paywalls()[1], locale: try #require(LocaleIdentifier("de")))
    let texts = rendered.states.first?.texts ?? []
    let name = texts.first { $0.key == "Team" }?.text ?? "no name"
    let buttons = texts.filter { $0.key == "Choose %@" }.map(\.text)
    #expect(buttons.count == 3)
    #expect(buttons.last?.contains(name) == true)
  }
}
