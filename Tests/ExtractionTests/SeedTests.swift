import Extraction
import Foundation
import Testing

/// The three views that the project began with, text by text.
@Suite struct SeedTests {
  /// The seeds, where the folder beside the package is there.
  static func seed(_ name: String) -> ExtractionResult? {
    let named = ProcessInfo.processInfo.environment["WORDGATE_SHARED"].map { URL(fileURLWithPath: $0) }
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = named ?? package.deletingLastPathComponent().appendingPathComponent("shared")
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("seeds/\(name).swift")) else {
      print("skipped: no folder 'shared' beside the package holds seeds/\(name).swift")
      return nil
    }
    return Extractor.extract([SourceInput(file: "\(name).swift", bytes: Array(data))])
  }

  @Test("the trial timeline shows twelve texts, of which seven are looked up")
  func readsTrialTimeline() {
    guard let result = Self.seed("TrialTimelinePaywall") else { return }
    let shipped = result.strings.filter { !$0.isDemo }
    #expect(
      shipped.filter { $0.reach == .localized }.map(\.key) == [
        "How your free trial works", "Today", "Day %lld", "Start %lld-Day Free Trial", "Subscribe", "In progress", "",
        "Restore Purchases",
      ])
    #expect(
      shipped.filter { $0.reach == .verbatim }.map(\.key) == [
        "Your subscription starts and you are charged %@. Cancel any time before.",
        "Your subscription starts and you are charged %@.", "You get full access to everything, free.",
        "We remind you that your trial is about to end.", "%lld days free, then %@",
      ])
    #expect(
      result.strings.filter(\.isDemo).map(\.key) == [
        "Yearly", "$39.99 a year", "Save 44%", "Monthly", "$5.99 a month",
      ])
    #expect(result.string("How your free trial works")?.role == .heading)
    #expect(result.string("Save 44%")?.role == .badge)
  }

  @Test("the tier cards look three texts up; the data of the demo is plain text")
  func readsTierCards() {
    guard let result = Self.seed("PricingTierCards") else { return }
    let shipped = result.strings.filter { !$0.isDemo }
    #expect(shipped.map(\.key) == ["Popular", "%@ selected", "Choose %@"])
    #expect(shipped.allSatisfy { $0.reach == .localized })
    let demo = result.strings.filter(\.isDemo)
    #expect(demo.count { $0.reach == .verbatim } == 17)
    #expect(demo.filter { $0.reach == .localized }.map(\.key) == ["Pick your plan", "Swipe to compare"])
  }

  @Test("the pager shows nine texts, of which three are looked up")
  func readsPager() {
    guard let result = Self.seed("OnboardingPager") else { return }
    #expect(result.localizedKeys == ["Get started", "Continue", "Page %lld of %lld"])
    #expect(result.verbatimTexts.count == 6)
    #expect(result.strings.allSatisfy { !$0.isDemo && !$0.sinks.isEmpty })
  }
}
