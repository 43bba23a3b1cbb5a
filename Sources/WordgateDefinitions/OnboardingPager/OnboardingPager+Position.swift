extension OnboardingPager {
  /// What the button does.
  public enum Action: Hashable, Sendable {
    /// Turns to the next page.
    case turn(to: Page.ID)
    /// Closes the introduction.
    case finish
  }

  /// The page for a progress from 0 to 1: each page has an equal share. Less than 0 and what is no number is the first
  /// page, 1 and more the last; nil without pages.
  public static func index(at progress: Double, ofPages count: Int) -> Int? {
    guard count > 0 else { return nil }
    guard progress > 0 else { return 0 }
    return min(Int(min(progress, 1) * Double(count)), count - 1)
  }

  /// The position of the page in view, counted from zero; nil without pages.
  public func currentIndex(in state: State) -> Int? {
    if let progress = state.progress {
      return Self.index(at: progress, ofPages: pages.count)
    }
    return pages.firstIndex { $0.id == state.scrolledPage } ?? pages.indices.first
  }

  /// The page in view.
  public func currentPage(in state: State) -> Page? {
    currentIndex(in: state).map { pages[$0] }
  }

  /// The page so many pages on, or back when negative; nil where there is none.
  public func page(_ steps: Int, from state: State) -> Page? {
    guard let current = currentIndex(in: state) else { return nil }
    let (index, overflow) = current.addingReportingOverflow(steps)
    return !overflow && pages.indices.contains(index) ? pages[index] : nil
  }

  /// What the button does now: it turns the page, and on the last one closes the introduction.
  public func action(in state: State) -> Action {
    page(1, from: state).map { .turn(to: $0.id) } ?? .finish
  }

  /// The label of the button.
  public func actionText(in state: State) -> LocalizedText {
    switch action(in: state) {
    case .finish:
      LocalizedText(
        "Get started", comment: "Button on the last page of the introduction. It closes the introduction.")
    case .turn:
      LocalizedText("Continue", comment: "Button that turns to the next page of the introduction.")
    }
  }

  /// What is spoken for the row of dots; nil without pages.
  public func positionText(in state: State) -> LocalizedText? {
    guard let current = currentIndex(in: state) else { return nil }
    return LocalizedText(
      "Page \(current + 1) of \(pages.count)",
      comment: "Spoken for the row of dots: the number of the current page, then how many pages there are.")
  }
}
