extension StringLiteral {
  /// Whether a person could read something in it: a letter, or an amount of money. Addresses and format strings
  /// without words are not read.
  var isReadable: Bool {
    var hasCurrency = false
    var hasDigit = false
    for segment in segments {
      guard case .text(let text) = segment else { continue }
      if text.contains("://") { return false }
      var isSpecifier = false
      for scalar in text.unicodeScalars {
        let properties = scalar.properties
        if scalar == "%" {
          isSpecifier.toggle()
        } else if properties.isAlphabetic {
          if isSpecifier {
            isSpecifier = "lhqzt".unicodeScalars.contains(scalar)
          } else {
            return true
          }
        } else if isSpecifier {
          isSpecifier = scalar == "." || scalar == "$" || properties.numericType != nil
        }
        if properties.generalCategory == .currencySymbol { hasCurrency = true }
        if properties.numericType != nil { hasDigit = true }
      }
    }
    return hasCurrency && hasDigit
  }
}
