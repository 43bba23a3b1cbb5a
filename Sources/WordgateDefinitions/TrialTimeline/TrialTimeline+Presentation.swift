public import WordgateFormatting

extension TrialTimeline: PaywallDefinition {
  public func presentation(in state: State) -> [PresentedText] {
    guard let heading = heading(in: state), let footer = footer(in: state) else { return [] }
    return [PresentedText("heading", .heading, heading)]
      + steps(in: state).flatMap(\.presentation)
      + cards(in: state).flatMap(\.presentation)
      + footer.presentation
  }

  /// The day that counts as today in samples, so that they are the same whenever they are made: 5 September 2026.
  public static let sampleDay = CivilDate(iso: "2026-09-05") ?? CivilDate(daysSinceEpoch: 0)

  /// Each plan selected, the same without a trial for a buyer who had one, and the same while a purchase runs; one
  /// empty state when nothing is on sale.
  ///
  /// Today is the sample day.
  public var sampleStates: [SampleState<State>] {
    let today = Self.sampleDay
    let offered = offeredPlans
    guard !offered.isEmpty else {
      return [SampleState(name: "nothing on sale", state: State(today: today))]
    }
    var samples: [SampleState<State>] = []
    for plan in offered {
      let name = "\(plan.id) selected"
      let base = State(selection: plan.id, today: today)
      samples.append(SampleState(name: name, state: base))
      if offered.contains(where: { $0.trialDays > 0 }) {
        var state = base
        state.isEligibleForTrial = false
        samples.append(SampleState(name: "\(name), no trial granted", state: state))
      }
      var state = base
      state.isPurchasing = true
      samples.append(SampleState(name: "\(name), purchasing", state: state))
    }
    return samples
  }

  public static var ownTexts: [LocalizedText] {
    let plans = [
      Plan(id: "yearly", name: .placeholder, billing: .yearly, trialDays: 7, badge: .savings(44)),
      Plan(id: "monthly", name: .placeholder, billing: .monthly),
    ]
    let timeline = TrialTimeline(plans: plans, prices: ["yearly": "", "monthly": ""])
    return timeline.catalogTexts.withoutPlaceholder
  }
}

extension TrialTimeline.Step {
  fileprivate var presentation: [PresentedText] {
    var texts = [PresentedText("steps.\(kind).title", .heading, title)]
    if showsDate { texts.append(PresentedText("steps.\(kind).date", .body, .date(date, skeleton: "MMMd"))) }
    texts.append(PresentedText("steps.\(kind).explanation", .body, explanation))
    return texts
  }
}

extension TrialTimeline.Card {
  fileprivate var presentation: [PresentedText] {
    var texts = [PresentedText("plans.\(id).name", .heading, name)]
    if let badge { texts.append(PresentedText("plans.\(id).badge", .badge, badge)) }
    texts.append(PresentedText("plans.\(id).cost", .body, cost))
    if let terms { texts.append(PresentedText("plans.\(id).terms", .body, terms)) }
    return texts
  }
}

extension TrialTimeline.Footer {
  fileprivate var presentation: [PresentedText] {
    var texts = [PresentedText("footer.action", .callToAction, action)]
    if let progress { texts.append(PresentedText("footer.progress", .accessibility, progress)) }
    return texts + [
      PresentedText("footer.restore", .callToAction, restore),
      PresentedText("footer.terms-of-use", .callToAction, termsOfUse),
      PresentedText("footer.privacy-policy", .callToAction, privacyPolicy),
    ]
  }
}
