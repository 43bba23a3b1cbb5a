import Catalogs
import Extraction
import Findings
import Foundation
import Paywalls
import SwiftReader
import Testing
import WordgateLocales

/// The paywalls that ship with the project, read as the program reads them.
private enum Shipped {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Catalogs/Paywalls")

  static func files(_ ending: String) -> [(name: String, bytes: [UInt8])] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".\(ending)") }.sorted().compactMap { name in
      FileManager.default.contents(atPath: folder.appendingPathComponent(name).path).map { (name, [UInt8]($0)) }
    }
  }

  static let paywalls: [Paywall] = {
    let swift = files("swift")
    let extraction = Extractor.extract(swift.map { SourceInput(file: $0.name, bytes: $0.bytes) })
    let sources = swift.map { SwiftSource(file: $0.name, tree: SwiftFile($0.bytes)) }
    let views = PaywallReader.read(extraction: extraction, sources: sources).paywalls
    return views + files("json").flatMap { PaywallReader.read(json: $0.bytes, file: $0.name).paywalls }
  }()

  static let library: TextLibrary = {
    var findings: [Finding] = []
    return TextLibrary(
      catalogs: files("xcstrings").compactMap { Catalog($0.bytes, file: $0.name, findings: &findings) })
  }()

  static func paywall(_ id: String) -> Paywall? { paywalls.first { $0.id == id } }
}

@Suite struct ShippedPaywallTests {
  @Test func `three views and one component tree ship`() {
    #expect(
      Shipped.paywalls.map(\.id) == ["OnboardingPager", "PricingTierCards", "TrialTimelinePaywall", "PackagePaywall"])
    #expect(Shipped.paywalls.flatMap(\.findings).isEmpty)
  }

  @Test func `every key of the catalogs is shown by a paywall, and every text has one`() {
    let shown = Set(Shipped.paywalls.flatMap(\.keys))
    // A date is written by the view, not by a catalog.
    for key in shown where key.key != "%@" { #expect(Shipped.library.entry(key) != nil, "\(key)") }
    for table in ["Localizable", "PackagePaywall"] {
      let keys = Shipped.files("xcstrings").first { $0.name == "\(table).xcstrings" }.flatMap { file in
        var findings: [Finding] = []
        return Catalog(file.bytes, file: file.name, findings: &findings)?.keys
      }
      for key in keys ?? [] where !key.isEmpty {
        #expect(shown.contains(TextKey(table: table, key: key)), "\(key)")
      }
    }
  }

  @Test func `every text is part of a state, and no state contradicts itself`() {
    for paywall in Shipped.paywalls {
      #expect(Set(paywall.states.flatMap(\.texts).map(\.text)) == Set(paywall.texts.indices))
    }
    for state in Shipped.paywall("TrialTimelinePaywall")?.states ?? [] {
      let keys = Shipped.paywall("TrialTimelinePaywall")?.keys(in: state.name) ?? []
      #expect(!(keys.contains("Subscribe") && keys.contains("Start %lld-Day Free Trial")))
    }
  }

  @Test func `the timeline of a trial runs from today to the charge`() {
    let keys = Shipped.paywall("TrialTimelinePaywall")?.keys(in: "base") ?? []
    #expect(
      Array(keys.prefix(9)) == [
        "How your free trial works", "Today", "You get full access to everything, free.", "Day %lld", "%@",
        "We remind you that your trial is about to end.", "Day %lld", "%@",
        "Your subscription starts and you are charged %@. Cancel any time before.",
      ])
    #expect(keys.suffix(4) == ["Start %lld-Day Free Trial", "Restore Purchases", "Terms of Use", "Privacy Policy"])
  }

  @Test(arguments: [("en", "Sep 6"), ("de", "6. Sept."), ("ja", "9月6日"), ("ar", "6 سبتمبر"), ("ru", "6 сент.")])
  func `the days of a trial have their dates in the locale's own form`(tag: String, first: String) throws {
    let trial = try #require(Shipped.paywall("TrialTimelinePaywall"))
    let rendered = Renderer(library: Shipped.library).render(trial, locale: locale(tag))
    #expect(rendered.states.first?.texts.first { $0.key == "%@" }?.text == first)
  }

  @Test func `a plan without a trial is charged today`() {
    let keys = Shipped.paywall("TrialTimelinePaywall")?.keys(in: "monthly") ?? []
    #expect(
      Array(keys.prefix(3)) == [
        "How your subscription works", "Today", "Your subscription starts and you are charged %@.",
      ])
    #expect(keys.contains("Subscribe"))
  }

  @Test func `each tier shows its own name, price and features`() {
    let keys = Shipped.paywall("PricingTierCards")?.keys(in: "base") ?? []
    #expect(
      keys == [
        "Pick your plan", "Free", "%@ per month", "%lld projects", "Community help", "Choose %@", "Pro", "Popular",
        "%@ per month", "Unlimited projects", "Sync across devices", "Priority support", "Choose %@", "Team",
        "%@ per seat, per month", "Everything in %@", "Shared spaces", "Admin tools", "Choose %@",
      ])
  }

  @Test(arguments: [
    "ar", "de", "en", "es", "es-419", "fr", "he", "hi", "it", "ja", "ko", "nl", "pl", "pt-BR", "pt-PT", "ru", "sv",
    "tr", "zh-Hans", "zh-Hant",
  ])
  func `every shipped paywall renders without a gap`(tag: String) {
    let renderer = Renderer(library: Shipped.library)
    for paywall in Shipped.paywalls {
      let rendered = renderer.render(paywall, locale: locale(tag))
      #expect(rendered.problems.isEmpty, "\(rendered.problems)")
      #expect(rendered.states.allSatisfy { !$0.texts.isEmpty })
      for text in rendered.states.flatMap(\.texts) {
        #expect(!text.text.isEmpty && !text.text.contains("{{") && !text.text.contains("%lld"), "\(text)")
      }
    }
  }

  @Test func `an inserted name is that of the tier itself`() {
    guard let cards = Shipped.paywall("PricingTierCards") else { return }
    let rendered = Renderer(library: Shipped.library).render(cards, locale: locale("de"))
    let texts = rendered.states.first?.texts.map(\.text) ?? []
    #expect(
      texts.filter { $0.hasSuffix("wählen") }.map { $0.filter(\.isLetter) } == [
        "Gratiswählen", "Prowählen", "Teamwählen",
      ])
  }
}

@Suite struct SeedViewTests {
  private func seed(_ name: String) -> Paywall? {
    guard let bytes = Shared.bytes("seeds/\(name).swift") else { return nil }
    let file = "\(name).swift"
    let extraction = Extractor.extract([SourceInput(file: file, bytes: bytes)])
    return PaywallReader.read(extraction: extraction, sources: [SwiftSource(file: file, tree: SwiftFile(bytes))])
      .paywalls.first
  }

  @Test func `the trial timeline shows its twelve shipped strings, five of them verbatim`() {
    guard let trial = seed("TrialTimelinePaywall") else { return }
    #expect(trial.id == "TrialTimelinePaywall")
    #expect(trial.keys.filter { $0.key != "%@" }.count == 12)
    #expect(Set(trial.texts.filter { $0.reach == .verbatim }.map(\.key)).count == 5)
    #expect(trial.stateNames.contains("plan.trialDays > 0"))
  }

  @Test func `the pager shows its nine strings, six of them verbatim`() {
    guard let pager = seed("OnboardingPager") else { return }
    #expect(pager.keys.count == 9)
    #expect(Set(pager.texts.filter { $0.reach == .verbatim }.map(\.key)).count == 6)
  }

  @Test func `the tier cards show their three strings`() {
    guard let cards = seed("PricingTierCards") else { return }
    #expect(cards.keys.map(\.key) == ["Popular", "%@ selected", "Choose %@"])
  }
}
