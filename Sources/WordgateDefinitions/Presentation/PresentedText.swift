public import WordgateFormatting

/// One text of a paywall as a person meets it, seen or heard.
public struct PresentedText: Hashable, Sendable {
  /// Where it stands, the same in every state and language: `steps.5.date`, `plans.yearly.name`.
  public var place: String
  public var role: Role
  public var content: Content

  public init(_ place: String, _ role: Role, _ content: Content) {
    self.place = place
    self.role = role
    self.content = content
  }

  init(_ place: String, _ role: Role, _ text: LocalizedText) {
    self.init(place, role, .text(text))
  }
}

extension PresentedText {
  /// What a text is for on its screen.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    case heading, body, badge
    /// The label of a button or link.
    case callToAction = "call-to-action"
    /// Spoken, and not on the screen.
    case accessibility
  }

  /// What is shown.
  public enum Content: Hashable, Sendable {
    /// A text that the app looks up.
    case text(LocalizedText)
    /// A day, written as the locale writes the skeleton: `MMMd` is "Mar 3" in English.
    case date(CivilDate, skeleton: String)
    /// A price that stands alone. It is data: the store wrote it for the buyer's country, and no one rewrites it.
    case price(String)
  }

  /// The text to look up, nil for a date or a price.
  public var text: LocalizedText? {
    if case .text(let text) = content { text } else { nil }
  }
}
