public import WordgateLocales
public import WordgateMessages

extension Gate {
  /// Everything a paywall shows to a person who wants some languages, or a refusal with all reasons. There is nothing
  /// in between: no text is left out, no second language stands in for one that lacks a text.
  ///
  /// `offering` holds the ids of the packages that the store sells now; without it packages are not checked, and the
  /// answer says so. `values` holds what the texts insert, by the expression or variable of the definition:
  /// `plan.trialDays`, `product.price`.
  public func admit(
    _ paywall: String, locale wanted: [LocaleIdentifier], offering: Set<String>? = nil,
    values: [String: MessageArgument] = [:], policy: GatePolicy? = nil
  ) -> GateAdmission {
    guard let choice = locale(for: wanted) else {
      return .refused(
        GateRefusal(
          paywall: paywall, choice: nil, policy: policy ?? self.policy, reasons: [.noLocale(wanted, locales)]))
    }
    return admit(paywall, locale: choice, offering: offering, values: values, policy: policy)
  }

  /// The same for a locale that was chosen before.
  public func admit(
    _ paywall: String, locale choice: GateLocaleChoice, offering: Set<String>? = nil,
    values: [String: MessageArgument] = [:], policy: GatePolicy? = nil
  ) -> GateAdmission {
    let policy = policy ?? self.policy
    var reasons = reasons(paywall, locale: choice)
    func refusal(_ reasons: [GateReason]) -> GateAdmission {
      .refused(GateRefusal(paywall: paywall, choice: choice, policy: policy, reasons: reasons))
    }
    guard let place = manifest.paywall(paywall) else { return refusal(reasons) }
    let verdict = verdict(place, choice.index, policy)
    let missing = offering.map { missingPackages(of: place, in: $0) } ?? []
    guard verdict != .fallsBack, missing.isEmpty else { return refusal(reasons + missing) }
    let shown = verdict == .renders ? choice.index : sourceLocale(of: place) ?? choice.index
    guard shown >= 0, shown < locales.count else { return refusal(reasons) }
    var writer = GateTextWriter(manifest: manifest, paywall: place, locale: shown, in: locales[shown], values: values)
    let texts = writer.texts()
    if policy != .lenient, !writer.problems.isEmpty { return refusal(reasons + writer.problems) }
    reasons += writer.problems
    return .admitted(
      GatePresentation(
        paywall: paywall, choice: choice, locale: locales[shown], isRightToLeft: locales[shown].isRightToLeft,
        policy: policy, texts: texts, states: states(of: place), warnings: reasons,
        packagesWereChecked: offering != nil))
  }

  private func states(of paywall: Int) -> [String] {
    manifest.list(.paywalls, paywall, 4, in: .states).map { manifest.text(manifest.word(.states, $0)) }
  }

  private func missingPackages(of paywall: Int, in offering: Set<String>) -> [GateReason] {
    manifest.list(.paywalls, paywall, 6, in: .names).compactMap { index in
      let id = manifest.text(manifest.word(.names, index))
      guard !offering.contains(id) else { return nil }
      return GateReason(
        rule: "missing-package", message: "package '\(id)' is not in the offering",
        advice: "add it to the offering, or remove it from the paywall")
    }
  }
}
