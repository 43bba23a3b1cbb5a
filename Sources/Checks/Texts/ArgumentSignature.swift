internal import WordgateMessages

/// The arguments that a text reads, as one number, for texts that hold nothing but everyday specifiers.
///
/// Two texts with the same signature read the same arguments as the same types, whatever their order. Most texts of a
/// catalog need no closer look.
enum ArgumentSignature {
  /// Nil where the text holds anything else: a width, `%arg`, a named part, a percent sign alone, `{0}`.
  static func of(_ bytes: UnsafeBufferPointer<UInt8>, _ traits: TextTraits) -> UInt64? {
    if traits.contains(.brace), traits.contains(.digit) { return nil }
    if !traits.isDisjoint(with: [.arabic, .wide]), hasForeignPercent(bytes) { return nil }
    guard traits.contains(.percent) else { return 0 }
    var signature: UInt64 = 0
    var next = 1
    var positions: UInt64 = 0
    var hasPositions = false
    var place = 0
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "%") else {
        if bytes[place] == UInt8(ascii: "@"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "%") {
          return nil
        }
        place += 1
        continue
      }
      place += 1
      if place < bytes.count, bytes[place] == UInt8(ascii: "%") {
        place += 1
        continue
      }
      var position = 0
      let digits = place
      while place < bytes.count, let digit = digit(bytes[place]), place - digits < 2 {
        position = position * 10 + digit
        place += 1
      }
      if place > digits {
        guard position > 0, place < bytes.count, bytes[place] == UInt8(ascii: "$") else { return nil }
        place += 1
        hasPositions = true
      }
      guard let kind = kind(bytes, &place) else { return nil }
      if position == 0 {
        position = next
        next += 1
      }
      // A position that is read twice may be read as two types.
      guard position < 64, positions & 1 << UInt64(position) == 0 else { return nil }
      positions |= 1 << UInt64(position)
      signature &+= mixed(position, kind)
    }
    if hasPositions, next > 1 { return nil }
    return signature == 0 && next > 1 ? 1 : signature
  }

  /// `@`, `d`, `ld`, `lld`, `u`, `lu`, `llu`.
  private static func kind(_ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int) -> SpecifierKind? {
    let letters = place
    while place < bytes.count, bytes[place] == UInt8(ascii: "l"), place - letters < 2 { place += 1 }
    let isLong = place > letters
    guard place < bytes.count else { return nil }
    defer { place += 1 }
    switch bytes[place] {
    case UInt8(ascii: "@"): return isLong ? nil : .object
    case UInt8(ascii: "d"): return isLong ? .integer64 : .integer32
    case UInt8(ascii: "u"): return isLong ? .unsigned64 : .unsigned32
    case UInt8(ascii: "f"): return .decimal
    default: return nil
    }
  }

  private static func digit(_ byte: UInt8) -> Int? {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? Int(byte - UInt8(ascii: "0")) : nil
  }

  private static func mixed(_ position: Int, _ kind: SpecifierKind) -> UInt64 {
    var mixed = UInt64(position) << 8 | UInt64(kind.rawValue) + 1
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// U+FF05, U+FE6A or U+066A.
  private static func hasForeignPercent(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for place in bytes.indices.dropLast() {
      switch (bytes[place], bytes[place + 1]) {
      case (0xD9, 0xAA): return true
      case (0xEF, 0xBC) where place + 2 < bytes.count && bytes[place + 2] == 0x85: return true
      case (0xEF, 0xB9) where place + 2 < bytes.count && bytes[place + 2] == 0xAA: return true
      default: continue
      }
    }
    return false
  }
}
