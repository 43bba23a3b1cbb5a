/// Finds the parts of a text from left to right. Arguments are not numbered yet: `FormatContext` does that.
struct FormatScanner {
  typealias Part = FormatString.Part
  typealias Mangled = FormatString.Mangled

  let bytes: [UInt8]
  private var parts: [Part] = []
  private var textStart = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func scan() -> [Part] {
    var place = 0
    while place < bytes.count {
      if let part = part(at: place) {
        flush(before: place)
        parts.append(part)
        place = max(part.range.upperBound, place + 1)
        textStart = place
      } else {
        place += 1
      }
    }
    flush(before: bytes.count)
    return parts
  }

  private mutating func flush(before end: Int) {
    if textStart < end { parts.append(.text(textStart..<end)) }
  }

  /// The part other than text that begins at a byte, nil within text.
  private func part(at place: Int) -> Part? {
    switch bytes[place] {
    case UInt8(ascii: "%"): percentPart(at: place)
    case UInt8(ascii: "@"): reversed(at: place)
    case UInt8(ascii: "{"): foreignPlaceholder(at: place)
    case 0xEF, 0xD9: foreignPercent(at: place)
    default: nil
    }
  }

  private func percentPart(at place: Int) -> Part {
    if byte(place + 1) == UInt8(ascii: "%") { return .percent(place..<place + 2) }
    var reader = SpecifierReader(bytes: bytes, start: place)
    return reader.read() ?? mangled(at: place, reader)
  }

  // MARK: What is wrong with what is no specifier

  private func mangled(at place: Int, _ reader: SpecifierReader) -> Part {
    if let end = conversion(after: reader.place, skipping: isSpace) {
      return mangled(.space, place..<end)
    }
    if let end = capitals(at: reader.modifiersStart) { return mangled(.capitals, place..<end) }
    if foreignAt(reader.place) { return mangled(.foreignSign, place..<reader.place + 3) }
    if byte(place + 1) == UInt8(ascii: "$") {
      return mangled(.incomplete, place..<endOfWreck(place + 2))
    }
    if reader.isBegun { return mangled(.incomplete, place..<reader.place) }
    return mangled(.strayPercent, place..<place + 1)
  }

  private func mangled(_ reason: Mangled.Reason, _ range: Range<Int>) -> Part {
    let text = String(decoding: bytes[range], as: UTF8.self)
    return .mangled(Mangled(reason: reason, range: range, text: text))
  }

  /// `@%` where the percent sign begins no specifier.
  private func reversed(at place: Int) -> Part? {
    guard byte(place + 1) == UInt8(ascii: "%"), byte(place + 2) != UInt8(ascii: "%") else {
      return nil
    }
    var reader = SpecifierReader(bytes: bytes, start: place + 1)
    if reader.read() != nil || reader.isBegun { return nil }
    return mangled(.reversed, place..<place + 2)
  }

  /// `{0}`. Names in braces are the variables of paywall services and no fault.
  private func foreignPlaceholder(at place: Int) -> Part? {
    var end = place + 1
    while let next = byte(end), isDigit(next), end - place <= 2 { end += 1 }
    guard end > place + 1, byte(end) == UInt8(ascii: "}") else { return nil }
    return mangled(.foreignPlaceholder, place..<end + 1)
  }

  /// A full-width, small or Arabic percent sign before what would complete a specifier.
  private func foreignPercent(at place: Int) -> Part? {
    let length: Int
    switch (byte(place), byte(place + 1), byte(place + 2)) {
    case (0xEF, 0xBC, 0x85), (0xEF, 0xB9, 0xAA): length = 3
    case (0xD9, 0xAA, _): length = 2
    default: return nil
    }
    guard let end = conversion(after: place + length, skipping: { _ in false }) else { return nil }
    return mangled(.foreignSign, place..<end)
  }

  /// The end of `@` or of a number's letters, with a position before it or not, that comes after white space and is no
  /// beginning of a word.
  private func conversion(after start: Int, skipping skip: (UInt8) -> Bool) -> Int? {
    var place = start
    while let next = byte(place), skip(next) { place += 1 }
    if place == start, skip(UInt8(ascii: " ")) { return nil }
    let digits = place
    while let next = byte(place), isDigit(next), place - digits < 2 { place += 1 }
    if place > digits {
      guard byte(place) == UInt8(ascii: "$") else { return nil }
      place += 1
    }
    if byte(place) == UInt8(ascii: "@") { return place + 1 }
    let letters = place
    while byte(place) == UInt8(ascii: "l"), place - letters < 2 { place += 1 }
    let isLong = place > letters || digits < letters
    switch byte(place) {
    case UInt8(ascii: "d"): break
    // "20% u" is two words of Croatian.
    case UInt8(ascii: "u"), UInt8(ascii: "f"): guard isLong else { return nil }
    default: return nil
    }
    if let next = byte(place + 1), isLetter(next) || next >= 0x80 || next == UInt8(ascii: "'") {
      return nil
    }
    return place + 1
  }

  /// The end of `LLD`, `LD`, `lLd`: modifiers and letter of an integer with a capital among them.
  private func capitals(at start: Int) -> Int? {
    var place = start
    while let next = byte(place), next | 0x20 == UInt8(ascii: "l"), place - start < 2 { place += 1 }
    guard place > start, let last = byte(place),
      [UInt8(ascii: "d"), UInt8(ascii: "u")].contains(last | 0x20)
    else {
      return nil
    }
    if let next = byte(place + 1), isLetter(next) { return nil }
    return place + 1
  }

  /// Digits, `$` and letters of a specifier up to where one would end.
  private func endOfWreck(_ start: Int) -> Int {
    var place = start
    while let next = byte(place),
      isDigit(next) || next == UInt8(ascii: "$") || next == UInt8(ascii: "l")
    { place += 1 }
    if let next = byte(place), next == UInt8(ascii: "@") || next == UInt8(ascii: "d") { place += 1 }
    return place
  }

  /// Whether a full-width at or dollar sign stands here.
  private func foreignAt(_ place: Int) -> Bool {
    byte(place) == 0xEF && byte(place + 1) == 0xBC
      && (byte(place + 2) == 0xA0 || byte(place + 2) == 0x84)
  }

  // MARK: Bytes

  private func byte(_ place: Int) -> UInt8? { bytes.indices.contains(place) ? bytes[place] : nil }

  /// White space, a byte of a no-break space included.
  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == 0xC2 || byte == 0xA0
  }
  private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
  private func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
