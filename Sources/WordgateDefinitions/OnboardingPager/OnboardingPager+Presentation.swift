extension OnboardingPager: PaywallDefinition {
  /// The page in view, then the dots and the button; without pages, the button alone.
  public func presentation(in state: State) -> [PresentedText] {
    var texts: [PresentedText] = []
    if let page = currentPage(in: state) {
      texts.append(PresentedText("pages.\(page.id).title", .heading, page.title))
      texts.append(PresentedText("pages.\(page.id).message", .body, page.message))
    }
    if let position = positionText(in: state) {
      texts.append(PresentedText("position", .accessibility, position))
    }
    texts.append(PresentedText("action", .callToAction, actionText(in: state)))
    return texts
  }

  /// Each page in turn.
  public var sampleStates: [SampleState<State>] {
    guard !pages.isEmpty else { return [SampleState(name: "no pages", state: State())] }
    return pages.map { SampleState(name: "\($0.id) in view", state: State(scrolledPage: $0.id)) }
  }

  public static var ownTexts: [LocalizedText] {
    let pages = ["first", "last"].map { Page(id: $0, symbol: "", title: .placeholder, message: .placeholder) }
    return OnboardingPager(pages: pages).catalogTexts.withoutPlaceholder
  }
}
