/// What one look at the bytes of a text tells.
struct TextFacts {
  private(set) var traits: TextTraits
  let signature: UInt64?
  let mark: UInt64
  private(set) var numerals: UInt64 = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, isPlain: Bool) {
    traits = TextTraits(of: bytes)
    signature = isPlain ? 0 : ArgumentSignature.of(bytes, traits)
    mark = Self.mark(of: bytes)
    if signature != 0 { traits.insert(.arguments) }
    if signature == nil { traits.insert(.styled) }
    if traits.contains(.digit) { numerals = Self.numerals(of: bytes) }
    lookCloser(bytes)
  }

  /// Looks for what single bytes do not tell, in the texts that may have it.
  private mutating func lookCloser(_ bytes: UnsafeBufferPointer<UInt8>) {
    if !traits.isDisjoint(with: [.cyrillic, .greek]), !traits.isDisjoint(with: [.upper, .lower]),
      Self.adjoins(bytes)
    {
      traits.insert(.adjoining)
    }
    if !traits.isDisjoint(with: [.dollar, .latinSign, .general, .wide]),
      !traits.isDisjoint(with: [.digit, .arabic, .indic, .wide]), Self.holdsCurrency(bytes, isStyled: signature == nil)
    {
      traits.insert(.currency)
    }
    if traits.contains(.general), Self.holdsDirection(bytes) { traits.insert(.direction) }
    if !traits.isDisjoint(with: [.slash, .at]), Self.mayHoldAddress(bytes) { traits.insert(.address) }
    if traits.contains(.percent), Self.holdsPercentSign(bytes) { traits.insert(.percentSign) }
  }

  /// A number made of all bytes and of how many they are.
  static func mark(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var mark = UInt64(truncatingIfNeeded: bytes.count) &* 0x9E37_79B9_7F4A_7C15
    let raw = UnsafeRawBufferPointer(bytes)
    var place = 0
    while place + 8 <= raw.count {
      mark = mixed(mark ^ raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      place += 8
    }
    var rest: UInt64 = 0
    while place < raw.count {
      rest = rest << 8 | UInt64(raw[place])
      place += 1
    }
    return mixed(mark ^ rest)
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = (value ^ value >> 32) &* 0xD6E8_FEB8_6659_FD93
    return product ^ product >> 29
  }

  private static func numerals(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var sum: UInt64 = 0
    var number: UInt64 = 0
    var isSpecifier = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "%"): isSpecifier = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): if !isSpecifier { number = number &* 31 &+ UInt64(byte) }
      case UInt8(ascii: "$") where isSpecifier, UInt8(ascii: ".") where isSpecifier: break
      default:
        isSpecifier = false
        if number != 0 { sum &+= number &* number &+ number }
        number = 0
      }
    }
    return number == 0 ? sum : sum &+ number &* number &+ number
  }

  /// Whether a letter of ASCII stands beside a character beyond it.
  private static func adjoins(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var last: UInt8 = 0x20
    for byte in bytes {
      if (byte >= 0x80) != (last >= 0x80), isLetter(byte) || isLetter(last) { return true }
      last = byte
    }
    return false
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  /// Whether there is a sign of a currency; the dollar sign of a position such as `%1$@` is none.
  private static func holdsCurrency(_ bytes: UnsafeBufferPointer<UInt8>, isStyled: Bool) -> Bool {
    for place in bytes.indices {
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      let third = place + 2 < bytes.count ? bytes[place + 2] : 0
      switch bytes[place] {
      case UInt8(ascii: "$"): if isStyled || !isPosition(bytes, before: place) { return true }
      case 0xC2: if 0xA2...0xA5 ~= next { return true }
      case 0xD6: if next == 0x8F { return true }
      case 0xD8: if next == 0x8B { return true }
      case 0xE0: if next == 0xB8, third == 0xBF { return true }
      case 0xE2: if next == 0x82 && third >= 0xA0 || next == 0x83 && third <= 0x8F { return true }
      case 0xEF:
        switch (next, third) {
        case (0xB7, 0xBC), (0xB9, 0xA9), (0xBC, 0x84), (0xBF, 0xA0...0xA6): return true
        default: break
        }
      default: break
      }
    }
    return false
  }

  /// Whether digits after a percent sign stand before a place.
  private static func isPosition(_ bytes: UnsafeBufferPointer<UInt8>, before place: Int) -> Bool {
    var start = place
    while start > 0, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[start - 1] { start -= 1 }
    return start < place && start > 0 && bytes[start - 1] == UInt8(ascii: "%")
  }

  /// Whether there is a mark that changes the direction of writing: U+202A to U+202E, U+2066 to U+2069.
  private static func holdsDirection(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 2 else { return false }
    for place in 0..<bytes.count - 2 where bytes[place] == 0xE2 {
      switch (bytes[place + 1], bytes[place + 2]) {
      case (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): return true
      default: break
      }
    }
    return false
  }

  /// Whether an address may stand in a text: `//`, or an at sign that ends no specifier.
  private static func mayHoldAddress(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var last: UInt8 = 0
    for byte in bytes {
      if byte == UInt8(ascii: "@"), last != UInt8(ascii: "%"), last != UInt8(ascii: "$"), last > 0x20 { return true }
      if byte == UInt8(ascii: "/"), last == UInt8(ascii: "/") { return true }
      last = byte
    }
    return false
  }

  /// Whether there is `%%`.
  private static func holdsPercentSign(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var last: UInt8 = 0
    for byte in bytes {
      if byte == UInt8(ascii: "%"), last == byte { return true }
      last = byte
    }
    return false
  }
}
