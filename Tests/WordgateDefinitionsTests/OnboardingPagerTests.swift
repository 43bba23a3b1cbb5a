import Testing
import WordgateDefinitions

@Suite("Onboarding pager")
struct OnboardingPagerTests {
  @Test(
    "Progress from outside gives each page an equal share and stays within the pages",
    arguments: [
      (0, 0), (0.3333, 0), (0.3334, 1), (0.5, 1), (0.6667, 2), (0.999, 2), (1, 2), (1.0001, 2), (7, 2), (-0.0, 0),
      (-0.001, 0), (-9, 0), (.nan, 0), (.signalingNaN, 0), (.infinity, 2), (-.infinity, 0),
      (.greatestFiniteMagnitude, 2), (.leastNonzeroMagnitude, 0),
    ] as [(Double, Int)])
  func progress(progress: Double, expected: Int) {
    #expect(OnboardingPager.index(at: progress, ofPages: 3) == expected)
    #expect(OnboardingPager.sample.currentIndex(in: OnboardingPager.State(progress: progress)) == expected)
  }

  @Test("Progress over one page, over many and over none", arguments: [0, 0.5, 1, .nan])
  func pageCounts(progress: Double) {
    #expect(OnboardingPager.index(at: progress, ofPages: 1) == 0)
    #expect(OnboardingPager.index(at: progress, ofPages: 0) == nil)
    #expect(OnboardingPager.index(at: progress, ofPages: -1) == nil)
    #expect(OnboardingPager.index(at: progress, ofPages: 1000) == (progress > 0 ? min(Int(progress * 1000), 999) : 0))
  }

  @Test("Without progress the scrolled page is in view, the first one when there is no such page")
  func scrolled() {
    let pager = OnboardingPager.sample
    #expect(pager.currentPage(in: OnboardingPager.State())?.id == "together")
    #expect(pager.currentPage(in: OnboardingPager.State(scrolledPage: "team"))?.id == "team")
    #expect(pager.currentPage(in: OnboardingPager.State(scrolledPage: "gone"))?.id == "together")
  }

  @Test("Progress wins over scrolling")
  func progressWins() {
    let state = OnboardingPager.State(scrolledPage: "together", progress: 1)
    #expect(OnboardingPager.sample.currentPage(in: state)?.id == "team")
  }

  @Test("The button turns the page, and on the last one finishes")
  func action() {
    let pager = OnboardingPager.sample
    #expect(pager.action(in: OnboardingPager.State()) == .turn(to: "offline"))
    #expect(pager.action(in: OnboardingPager.State(scrolledPage: "offline")) == .turn(to: "team"))
    #expect(pager.action(in: OnboardingPager.State(scrolledPage: "team")) == .finish)
    #expect(pager.action(in: OnboardingPager.State(progress: 0.99)) == .finish)
    #expect(
      pager.samplePresentations.flatMap { $0.texts.keys(.callToAction) } == ["Continue", "Continue", "Get started"])
  }

  @Test("Pages can be turned either way, not past the ends")
  func turning() {
    let pager = OnboardingPager.sample
    let middle = OnboardingPager.State(scrolledPage: "offline")
    #expect(pager.page(-1, from: middle)?.id == "together")
    #expect(pager.page(1, from: middle)?.id == "team")
    #expect(pager.page(2, from: middle) == nil)
    #expect(pager.page(.max, from: middle) == nil)
    #expect(pager.page(.min, from: middle) == nil)
  }

  @Test("The dots tell the page and how many there are")
  func position() {
    let text = OnboardingPager.sample.positionText(in: OnboardingPager.State(scrolledPage: "offline"))
    #expect(text?.key == "Page %lld of %lld")
    #expect(text?.arguments == [.integer(2), .integer(3)])
  }

  @Test("A page is read first, then the dots and the button")
  func readingOrder() {
    let texts = OnboardingPager.sample.presentation(in: OnboardingPager.State())
    #expect(texts.map(\.place) == ["pages.together.title", "pages.together.message", "position", "action"])
    #expect(texts.map(\.role) == [.heading, .body, .accessibility, .callToAction])
  }

  @Test("An introduction without pages can be left at once")
  func noPages() {
    let pager = OnboardingPager(pages: [])
    #expect(pager.currentPage(in: OnboardingPager.State()) == nil)
    #expect(pager.action(in: OnboardingPager.State(progress: 0.5)) == .finish)
    #expect(pager.presentation(in: OnboardingPager.State()).map(\.place) == ["action"])
    #expect(pager.sampleStates.count == 1)
  }
}
