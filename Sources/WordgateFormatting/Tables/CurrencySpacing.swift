/// Which currency symbols keep a space from the digits behind them, by their last character.
enum CurrencySpacing: Int, Sendable {
  /// Those that end in anything but a symbol or a space: "CHF 5", "$5".
  case letters
  /// Those that end in a capital or in a letter without case: "IDR 5", "Rp5".
  case capitals
  /// None.
  case never

  /// Whether a symbol that ends in the character keeps the space.
  func applies(after scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .letters: Self.isLetter(scalar)
    case .capitals:
      scalar.properties.generalCategory == .uppercaseLetter || scalar.properties.generalCategory == .otherLetter
    case .never: false
    }
  }

  /// Whether a character is neither a symbol nor a separator: UTS #35, Part 3, "Currency Spacing".
  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .currencySymbol, .mathSymbol, .modifierSymbol, .otherSymbol: false
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
