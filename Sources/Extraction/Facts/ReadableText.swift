/// Whether a person could read something in a text: a letter, or an amount of money. Addresses and format strings
/// without words are not read.
struct ReadableText {
  private var hasCurrency = false
  private var hasDigit = false
  private var isAddress = false
  private var hasLetter = false

  /// Looks at one piece of a literal after the other.
  mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    guard !isAddress, !hasLetter else { return }
    if text.contains(where: { $0 >= 0x80 }) {
      readSlowly(String(decoding: text, as: UTF8.self))
    } else {
      readASCII(text)
    }
  }

  var isReadable: Bool { !isAddress && (hasLetter || hasCurrency && hasDigit) }

  private mutating func readASCII(_ text: UnsafeBufferPointer<UInt8>) {
    for offset in text.indices.dropLast(2)
    where text[offset] == 0x3A && text[offset + 1] == 0x2F && text[offset + 2] == 0x2F {
      isAddress = true
      return
    }
    var isSpecifier = false
    for byte in text {
      let isDigit = byte >= 0x30 && byte <= 0x39
      if byte == 0x25 {
        isSpecifier.toggle()
      } else if (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A {
        guard isSpecifier else {
          hasLetter = true
          return
        }
        isSpecifier = byte == 0x6C || byte == 0x68 || byte == 0x71 || byte == 0x7A || byte == 0x74
      } else if isSpecifier {
        isSpecifier = byte == 0x2E || byte == 0x24 || isDigit
      }
      if byte == 0x24 { hasCurrency = true }
      if isDigit { hasDigit = true }
    }
  }

  private mutating func readSlowly(_ text: String) {
    if text.contains("://") {
      isAddress = true
      return
    }
    var isSpecifier = false
    for scalar in text.unicodeScalars {
      let properties = scalar.properties
      if scalar == "%" {
        isSpecifier.toggle()
      } else if properties.isAlphabetic {
        if isSpecifier {
          isSpecifier = "lhqzt".unicodeScalars.contains(scalar)
        } else {
          hasLetter = true
          return
        }
      } else if isSpecifier {
        isSpecifier = scalar == "." || scalar == "$" || properties.numericType != nil
      }
      if properties.generalCategory == .currencySymbol { hasCurrency = true }
      if properties.numericType != nil { hasDigit = true }
    }
  }
}
