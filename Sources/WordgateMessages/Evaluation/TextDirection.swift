/// Tells from its letters which way a text runs.
enum TextDirection {
  /// Whether a text inserted in a sentence could disturb the order of what stands around it: unless all its letters run
  /// the way of the sentence, or it is isolated already.
  static func needsIsolation(_ text: String, inRightToLeft: Bool) -> Bool {
    var sameWay = false
    var first = true
    for scalar in text.unicodeScalars {
      if first, 0x2066...0x2068 ~= scalar.value { return false }
      first = false
      switch direction(of: scalar) {
      case .some(inRightToLeft): sameWay = true
      case .some: return true
      case nil: break
      }
    }
    return !first && !sameWay
  }

  /// True for letters that run from right to left, false for other letters, nil for digits, signs and marks.
  private static func direction(of scalar: Unicode.Scalar) -> Bool? {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0x200E: return false
    case ..<0xAA: return nil
    case 0x200F, 0x061C: return true
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return isLetter(scalar) ? true : nil
    default: return isLetter(scalar) ? false : nil
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .spacingMark,
      .letterNumber:
      true
    default: false
    }
  }
}
