/// What a paywall shows at one moment: a sample chosen so that all states together show every text.
public struct PaywallState: Sendable {
  /// A name for people: `base`, `monthly selected`, `plan.trialDays > 0, not isSelected`.
  public var name: String
  /// The texts shown, in reading order. A text may appear more than once, with different arguments.
  public var texts: [TextUse]
  /// The package that is selected, where the definition knows packages and one is.
  public var selectedPackage: String?

  public init(name: String, texts: [TextUse] = [], selectedPackage: String? = nil) {
    self.name = name
    self.texts = texts
    self.selectedPackage = selectedPackage
  }
}

/// A text as one state shows it.
public struct TextUse: Hashable, Sendable {
  /// The index in the paywall's `texts`.
  public var text: Int
  /// What its interpolations insert, in the order of the key; empty for a text without any.
  public var arguments: [ArgumentSample]

  public init(text: Int, arguments: [ArgumentSample] = []) {
    self.text = text
    self.arguments = arguments
  }
}

/// What stands for a value that only the running app knows.
public enum ArgumentSample: Hashable, Sendable {
  /// A number in the range given by the conditions of its state: rendered with one value for each plural category
  /// of the locale, and with 0, 1 and 2 where they are allowed.
  case count(ClosedRange<Int>)
  /// This very number, such as the position of a page.
  case integer(Int)
  case decimal(Double)
  /// A price in the sample currency, in its smallest unit, written as the locale writes it.
  case price(minorUnits: Int)
  /// A date some days after the sample day, written as the locale writes it with the skeleton, such as `MMMd`.
  case date(afterDays: Int, skeleton: String)
  /// Another text of the paywall, by its index: a plan's name within a sentence.
  case text(Int)
  /// These characters in every locale: a display price, a name that is never translated.
  case verbatim(String)
}
