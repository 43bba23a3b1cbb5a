import Extraction
import Findings
import Paywalls
import WordgateLocales

extension Judge {
  /// Everything that keeps a paywall from being shown in a locale, in the order of its texts, then its packages.
  func reasons(for paywall: Paywall, locale: LocaleIdentifier, called name: String) -> [Finding] {
    var reasons: [Finding] = []
    if let language = library.language(of: paywall, for: locale) {
      reasons += textReasons(paywall, locale: locale, called: name)
      if reasons.isEmpty { reasons += renderingReasons(paywall, locale: locale) }
      reasons += paywall.findings.filter { $0.severity == .error && ($0.locale == nil || $0.locale == language) }
    } else {
      reasons.append(missingLanguage(paywall, called: name))
      reasons += paywall.findings.filter { $0.severity == .error && $0.locale == nil }
    }
    if let offering = offerings[paywall.id], !paywall.packages.isEmpty {
      reasons += paywall.findings(against: offering)
    }
    var seen: Set<Reason> = []
    return reasons.compactMap { reason in
      guard let severity = options.severities[reason.rule] ?? reason.severity, severity == .error,
        seen.insert(Reason(reason)).inserted
      else { return nil }
      var reason = reason
      reason.severity = severity
      reason.paywall = paywall.id
      reason.locale = name
      return reason
    }
  }

  /// What makes two reasons the same: a text that several states show is told once.
  private struct Reason: Hashable {
    var rule: String
    var key: String?
    var message: String
    var location: Location?

    init(_ finding: Finding) {
      rule = finding.rule
      key = finding.key
      message = finding.message
      location = finding.location
    }
  }

  private func textReasons(_ paywall: Paywall, locale: LocaleIdentifier, called name: String) -> [Finding] {
    var reasons: [Finding] = []
    for (index, text) in paywall.texts.enumerated() {
      guard text.reach == .localized || text.key.hasWords else { continue }
      var found: [Finding]
      switch library.lookup(text, of: paywall, locale: locale) {
      case .missing(let missing): found = [reason(for: missing, of: text, in: paywall, called: name)].compactMap { $0 }
      case .found(let words): found = faults(in: words, of: text, in: paywall)
      }
      guard !found.isEmpty else { continue }
      let state = paywall.states.first { $0.texts.contains { $0.text == index } }?.name
      for index in found.indices {
        found[index].state = state
        if found[index].location != text.location {
          found[index].notes.append(Finding.Note("the paywall shows it here", at: text.location))
        }
      }
      reasons += found
    }
    return reasons
  }

  private func missingLanguage(_ paywall: Paywall, called name: String) -> Finding {
    let own = paywall.localizations
    let seen = own?.locales ?? library.languages
    let place = own == nil ? "the catalogs have" : "the definition has"
    return Finding(
      rule: "missing-language", category: .completeness, severity: .error,
      message: "no language serves '\(name)': \(place) \(seen.isEmpty ? "none" : seen.joined(separator: ", "))",
      location: own?.location ?? paywall.location, advice: "add all texts in \(name)")
  }

  private func reason(
    for missing: MissingText, of text: PaywallText, in paywall: Paywall, called name: String
  ) -> Finding? {
    let isCatalogText = paywall.localizations == nil
    if isCatalogText, text.reach == .localized, !text.key.hasWords { return nil }
    let language = missing.language ?? name
    var reason = Finding(
      rule: "missing-translation", category: .completeness, severity: .error, message: missing.message,
      location: missing.location ?? text.location, key: text.key, advice: "add a text in \(language)")
    switch missing.reason {
    case .noTable: reason.rule = "table-without-catalog"
    case .noEntry: reason.rule = "key-not-in-catalog"
    case .noLanguage: reason.rule = "missing-language"
    case .noTranslation: break
    case .notTranslated:
      reason.rule = "untranslated-state"
      reason.advice = "translate it and mark it as translated"
    case .empty: reason.rule = "empty-value"
    case .wrongKind:
      reason.rule = "wrong-kind"
      reason.advice = "put \(text.kind == .image ? "an image" : "words") in its place"
    case .verbatim:
      reason.rule = "verbatim-text"
      reason.category = .unlocalized
      reason.message = "'\(text.key)' is shown as it stands: the app will not look it up"
      reason.location = text.location
      reason.advice = "make it a LocalizedStringResource, so that the app looks it up"
      reason.notes = text.notes
      reason.edits = text.edits
    }
    return reason
  }
}

extension Judge {
  /// Writes out every state and tells what could not be written: the last word, when each text by itself is sound.
  ///
  /// Variables of definition files are filled in by their SDK and have rules of their own.
  fileprivate func renderingReasons(_ paywall: Paywall, locale: LocaleIdentifier) -> [Finding] {
    guard paywall.form == .swiftUI || paywall.form == .native else { return [] }
    let rendered = Renderer(library: library, offering: offerings[paywall.id]).render(paywall, locale: locale)
    return rendered.problems.compactMap { problem in
      guard paywall.texts.indices.contains(problem.text) else { return nil }
      let text = paywall.texts[problem.text]
      return Finding(
        rule: "unrenderable-text", category: .placeholder, severity: .error, message: problem.message,
        location: problem.location ?? text.location, key: text.key, state: problem.state,
        advice: "mend the text, or what the code inserts",
        notes: [Finding.Note("the paywall shows it here", at: text.location)])
    }
  }
}
