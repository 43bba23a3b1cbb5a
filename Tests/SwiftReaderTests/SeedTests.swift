import SwiftReader
import Testing

@Suite(.enabled(if: Fixture.shared != nil, "the folder 'shared' is not beside the checkout"))
struct SeedTests {
  private func seed(_ name: String) throws -> SwiftFile {
    SwiftFile(try #require(Fixture.read("\(Fixture.shared ?? "")/seeds/\(name)", named: name)).bytes)
  }

  @Test(
    "a restored seed is understood completely",
    arguments: ["TrialTimelinePaywall.swift", "PricingTierCards.swift", "OnboardingPager.swift"])
  func restored(name: String) throws {
    let file = try seed(name)
    #expect(file.problems == [])
    #expect(file.hasDeclarations)
  }

  @Test("a seed on one line is a comment")
  func oneLine() throws {
    let file = try seed("000_d7f4a7995c4f01ec.txt")
    #expect(!file.hasDeclarations)
  }

  @Test(
    "a seed with the words of a web page around it has problems",
    arguments: ["002_9e53bb64a44797ac.txt", "003_68e2b6575d8422d6.txt"])
  func webPage(name: String) throws {
    let file = try seed(name)
    #expect(!file.problems.isEmpty)
    #expect(file.hasDeclarations)
  }
}
