import Catalogs
import Checks
import Extraction
import Findings
import Foundation
import Paywalls
import Testing
import WordgateGate

@Suite struct JudgementTests {
  @Test func aCompletePaywallRenders() throws {
    let judge = Judge(library: TextLibrary(catalogs: [try catalog(completeTexts)]))
    for judgement in judge.judge([smallPaywall()], locales: ["en", "ru", "ru-RU"]) {
      #expect(judgement.verdict == .renders, "\(judgement)")
      #expect(judgement.reasons == [])
    }
  }

  @Test func aMissingFewFormIsOneReasonWithItsPlace() throws {
    let lines = completeTexts.split(separator: "\n", omittingEmptySubsequences: false)
    let texts = lines.filter { !$0.contains("\"few\"") }.joined(separator: "\n")
    let judge = Judge(library: TextLibrary(catalogs: [try catalog(texts)]))
    let judgement = judge.judge(smallPaywall(), locale: "ru")
    #expect(judgement.verdict == .fallsBack)
    #expect(judgement.reasons.count == 1)
    let reason = try #require(judgement.reasons.first)
    #expect(reason.rule == "missing-plural-category")
    #expect(reason.paywall == "plans")
    #expect(reason.locale == "ru")
    #expect(reason.state == "selected")
    #expect(reason.key == "%lld days free")
    #expect(reason.location?.file == "Localizable.xcstrings")
    #expect(reason.location?.line == 11)
    #expect(reason.advice == "add a 'few' form to ru")
    #expect(reason.notes.last?.location == Location(file: "Plans.swift", line: 7, column: 5))
    #expect(judge.judge(smallPaywall(), locale: "en").verdict == .renders)
  }

  @Test func aTextThatOnlyOneStateShowsIsMissedThere() throws {
    let texts = completeTexts.split(separator: "\"Choose a plan\"")[1]
    let judge = Judge(library: TextLibrary(catalogs: [try catalog("\"Choose a plan\"" + texts)]))
    let reasons = judge.judge(smallPaywall(), locale: "ru").reasons
    #expect(reasons.map(\.rule) == ["key-not-in-catalog"])
    #expect(reasons.map(\.state) == ["selected"])
    #expect(reasons.map(\.location) == [Location(file: "Plans.swift", line: 7, column: 5)])
  }

  @Test func verbatimTextRefusesEveryLocaleButTheSource() throws {
    let judge = Judge(library: TextLibrary(catalogs: [try catalog(completeTexts)]))
    let paywall = smallPaywall(reach: .verbatim)
    #expect(judge.judge(paywall, locale: "en").verdict == .renders)
    #expect(judge.judge(paywall, locale: "en-GB").verdict == .renders)
    let russian = judge.judge(paywall, locale: "ru")
    #expect(russian.verdict == .fallsBack)
    #expect(russian.reasons.map(\.rule) == ["verbatim-text"])
    #expect(russian.reasons.first?.message.contains("will not look it up") == true)
  }

  @Test func aLocaleWithoutLanguageIsOneReason() throws {
    let judge = Judge(library: TextLibrary(catalogs: [try catalog(completeTexts)]))
    let judgement = judge.judge(smallPaywall(), locale: "ja")
    #expect(judgement.reasons.map(\.rule) == ["missing-language"])
    #expect(judge.judge(smallPaywall(), locale: "not a locale").reasons.map(\.rule) == ["unknown-locale"])
  }

  @Test(arguments: [
    (GatePolicy.strict, GateVerdict.fallsBack), (.source, .fallsBackToSource), (.lenient, .renders),
  ])
  func policiesDecideOverAMissingText(_ policy: GatePolicy, _ verdict: GateVerdict) throws {
    let texts = completeTexts.replacingOccurrences(of: "Выберите тариф", with: "")
    let judge = Judge(
      library: TextLibrary(catalogs: [try catalog(texts)]), options: CheckOptions(policy: policy))
    let judgement = judge.judge(smallPaywall(), locale: "ru")
    #expect(judgement.verdict == verdict)
    #expect(judgement.reasons.map(\.rule) == ["empty-value"])
    #expect(judgement.reasons.map(\.severity) == [policy == .lenient ? .warning : .error])
  }

  @Test func aTextWaitingForReviewRefusesWhereTheProjectSaysSo() throws {
    let texts = completeTexts.replacingOccurrences(
      of: "\"translated\", \"value\" : \"Выберите", with: "\"needs_review\", \"value\" : \"Выберите")
    let library = TextLibrary(catalogs: [try catalog(texts)])
    #expect(Judge(library: library).judge(smallPaywall(), locale: "ru").verdict == .renders)
    let options = CheckOptions(severities: ["unreviewed-translation": .error])
    let judgement = Judge(library: library, options: options).judge(smallPaywall(), locale: "ru")
    #expect(judgement.reasons.map(\.rule) == ["unreviewed-translation"])
  }

  @Test func packagesThatNobodyComparedAreTold() throws {
    var paywall = smallPaywall()
    paywall.packages = [PaywallPackage(id: "yearly", location: paywall.location, path: "$.packages[0]")]
    let library = TextLibrary(catalogs: [try catalog(completeTexts)])
    #expect(Judge(library: library).judge(paywall, locale: "ru").notes == ["packages were not checked"])
    let offering = Offering(
      id: "default", location: paywall.location,
      packages: [OfferingPackage(id: "monthly", location: paywall.location)])
    let judgement = Judge(library: library, offerings: [paywall.id: offering]).judge(paywall, locale: "ru")
    #expect(judgement.notes == [])
    #expect(judgement.reasons.map(\.rule) == ["missing-package"])
  }

  @Test func theShippedPackagePaywallRendersEverywhere() throws {
    let document = PaywallReader.read(
      json: try Checkout.bytes("Catalogs/Paywalls/PackagePaywall.json"), file: "PackagePaywall.json")
    let paywall = try #require(document.paywalls.first)
    var problems: [Finding] = []
    let file = "PackagePaywall.xcstrings"
    let catalog = try #require(
      Catalog(try Checkout.bytes("Catalogs/Paywalls/\(file)"), file: file, findings: &problems))
    let judge = Judge(library: TextLibrary(catalogs: [catalog]))
    let judgements = judge.judge([paywall], locales: catalog.languages)
    #expect(judgements.count == 20)
    for judgement in judgements { #expect(judgement.reasons == [], "\(judgement.locale)") }
  }
}
