public import WordgateLocales

/// What the app may show of a paywall: all of it, or nothing.
public enum GateAdmission: Sendable {
  case admitted(GatePresentation)
  case refused(GateRefusal)
}

/// A paywall ready to be shown: complete, in one language and direction.
public struct GatePresentation: Sendable {
  public var paywall: String
  public var choice: GateLocaleChoice
  /// The locale of every text. It is not the chosen one where the policy `source` falls back.
  public var locale: LocaleIdentifier
  public var isRightToLeft: Bool
  public var policy: GatePolicy
  /// Every text of every state in reading order.
  public var texts: [GateText]
  /// The names of the states, the base first; texts refer to them by index.
  public var states: [String]
  /// What the policy `lenient` let pass, or why the policy `source` shows another language.
  public var warnings: [GateReason]
  /// Whether the packages were compared with an offering.
  public var packagesWereChecked: Bool
}

/// Why a paywall is not shown.
public struct GateRefusal: Hashable, Sendable {
  public var paywall: String
  public var choice: GateLocaleChoice?
  public var policy: GatePolicy
  /// All of them, in the order of the paywall.
  public var reasons: [GateReason]
}

/// What a text is for on its screen.
public enum GateTextRole: UInt8, CaseIterable, Sendable {
  case heading, body, callToAction, badge, accessibility
}

/// What stands at a text's place.
public enum GateTextKind: UInt8, CaseIterable, Sendable {
  case text, image, url
}

/// Which locale of a manifest was chosen, and how.
public struct GateLocaleChoice: Hashable, Sendable {
  /// The locale of the manifest.
  public var locale: LocaleIdentifier
  /// The wanted locale that it answers.
  public var wanted: LocaleIdentifier
  /// The locales tried for it, in order; the last is the chosen one.
  public var tried: [LocaleIdentifier]
  /// Its place in the manifest.
  let index: Int
}
