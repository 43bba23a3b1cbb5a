/// The direction of characters, as far as it can be told without the tables of the bidirectional algorithm.
enum TextDirection {
  /// Whether a text holds a character that runs against the direction given.
  static func runs(in text: String, against isRightToLeft: Bool) -> Bool {
    text.unicodeScalars.contains { scalar in
      isRightToLeft ? isLeftToRight(scalar) : self.isRightToLeft(scalar)
    }
  }

  /// Letters and Arabic digits of the scripts that run from right to left: blocks of UAX #9, "Bidi_Class defaults".
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF:
      isStrong(scalar) || (0x660...0x669).contains(scalar.value)
    case 0x200F, 0x202B, 0x202E: true
    default: false
    }
  }

  private static func isLeftToRight(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200E, 0x202A, 0x202D: true
    default: isStrong(scalar) && !isRightToLeft(scalar)
    }
  }

  private static func isStrong(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber,
      .spacingMark:
      true
    default: false
    }
  }
}
