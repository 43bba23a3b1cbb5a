/// Reads one specifier after its percent sign, as `printf`, Foundation and String Catalogs know them:
///
///     % [position $] [(name)] [flags] [width] [. precision] [modifiers] conversion
///     % [position $] #@substitution@
///     %arg
struct SpecifierReader {
  let bytes: [UInt8]
  let start: Int
  /// Where reading stopped.
  private(set) var place: Int
  /// Where the letters after flags, width and precision begin.
  private(set) var modifiersStart: Int
  private var position: Int?
  private var name: String?
  private var style = Specifier.NumberStyle(conversion: 0)
  private var isLong = false
  /// Whether so much of a specifier was found that what comes to an end here is a broken one.
  private(set) var isBegun = false

  init(bytes: [UInt8], start: Int) {
    self.bytes = bytes
    self.start = start
    place = start + 1
    modifiersStart = start + 1
  }

  /// The part, nil when the bytes make no specifier.
  mutating func read() -> FormatString.Part? {
    if let count = readCount() { return count }
    guard readPosition() else { return nil }
    if current == UInt8(ascii: "#"), byte(place + 1) == UInt8(ascii: "@") {
      return readSubstitution()
    }
    guard readName() else { return nil }
    readFlags()
    guard readWidthAndPrecision() else { return nil }
    modifiersStart = place
    readModifiers()
    guard let kind = readConversion() else { return nil }
    return .specifier(
      Specifier(
        kind: kind, position: position ?? 0, isPositional: position != nil, name: name,
        isCount: false, style: style,
        range: start..<place, text: String(decoding: bytes[start..<place], as: UTF8.self)))
  }

  private var current: UInt8? { byte(place) }

  private func byte(_ place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

  /// `%arg` before anything but a letter or digit.
  private mutating func readCount() -> FormatString.Part? {
    guard place + 3 <= bytes.count, bytes[place..<place + 3].elementsEqual("arg".utf8) else {
      return nil
    }
    if let next = byte(place + 3), Self.isLetter(next) || Self.isDigit(next) { return nil }
    place += 3
    return .specifier(
      Specifier(
        kind: .integer64, position: 0, isPositional: false, name: nil, isCount: true,
        style: .init(conversion: UInt8(ascii: "d")), range: start..<place, text: "%arg"))
  }

  /// Digits before a dollar sign; false for a number that no argument can have.
  private mutating func readPosition() -> Bool {
    var end = place
    while let next = byte(end), Self.isDigit(next), end - place < 4 { end += 1 }
    guard end > place, byte(end) == UInt8(ascii: "$") else { return true }
    position = number(place..<end)
    place = end + 1
    isBegun = true
    return position.map { 1...99 ~= $0 } == true
  }

  /// `#@name@`. The name is whatever stands before the next at sign on the line.
  private mutating func readSubstitution() -> FormatString.Part? {
    isBegun = true
    let nameStart = place + 2
    var end = nameStart
    while let next = byte(end), next != UInt8(ascii: "@"), next != UInt8(ascii: "\n"),
      next != UInt8(ascii: "%")
    {
      end += 1
    }
    guard byte(end) == UInt8(ascii: "@"), end > nameStart else {
      place = nameStart
      return nil
    }
    place = end + 1
    return .substitution(
      FormatString.SubstitutionReference(
        name: String(decoding: bytes[nameStart..<end], as: UTF8.self), position: position ?? 0,
        isPositional: position != nil, range: start..<place))
  }

  /// `(name)`; false when the parenthesis or what it holds is no name of an argument.
  private mutating func readName() -> Bool {
    guard current == UInt8(ascii: "(") else { return true }
    var end = place + 1
    while let next = byte(end),
      Self.isLetter(next) || Self.isDigit(next) || next == UInt8(ascii: "_") || next >= 0x80
    {
      end += 1
    }
    guard byte(end) == UInt8(ascii: ")"), end > place + 1 else { return false }
    name = String(decoding: bytes[place + 1..<end], as: UTF8.self)
    place = end + 1
    isBegun = true
    return true
  }

  /// A space is not taken for a flag: in a translation "% d" is a slip or the words after a percent sign.
  private mutating func readFlags() {
    while let next = current {
      switch next {
      case UInt8(ascii: "0"): style.fillsWithZeros = true
      case UInt8(ascii: "-"): style.isLeftAligned = true
      case UInt8(ascii: "+"): style.showsPlusSign = true
      case UInt8(ascii: "'"), UInt8(ascii: "#"): break
      default: return
      }
      place += 1
    }
  }

  private mutating func readWidthAndPrecision() -> Bool {
    guard let width = readNumber() else { return false }
    style.width = width
    if width > 0 { isBegun = true }
    guard current == UInt8(ascii: "."), let next = byte(place + 1),
      Self.isDigit(next) || Self.isLetter(next)
    else {
      return true
    }
    place += 1
    guard let precision = readNumber(), precision < 100 else { return false }
    style.precision = precision
    return true
  }

  /// Digits, 0 without any; nil for a number above 255.
  private mutating func readNumber() -> Int? {
    let digits = place
    while let next = current, Self.isDigit(next) { place += 1 }
    guard place > digits else { return 0 }
    return number(digits..<place).flatMap { $0 <= 255 ? $0 : nil }
  }

  private func number(_ range: Range<Int>) -> Int? {
    Int(String(decoding: bytes[range], as: UTF8.self))
  }

  private mutating func readModifiers() {
    while let next = current {
      switch next {
      case UInt8(ascii: "h"): break
      case UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "z"), UInt8(ascii: "t"),
        UInt8(ascii: "j"):
        isLong = true
      case UInt8(ascii: "L"):
        guard let after = byte(place + 1), Self.isDecimal(after) else { return }
      default: return
      }
      place += 1
      guard place - modifiersStart < 2 else { return }
    }
  }

  private mutating func readConversion() -> SpecifierKind? {
    guard let letter = current else { return nil }
    let hasModifiers = place > modifiersStart
    let kind: SpecifierKind
    switch letter {
    case UInt8(ascii: "d"), UInt8(ascii: "i"): kind = isLong ? .integer64 : .integer32
    case UInt8(ascii: "u"), UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"):
      kind = isLong ? .unsigned64 : .unsigned32
    case UInt8(ascii: "D"): kind = .integer64
    case UInt8(ascii: "U"), UInt8(ascii: "O"): kind = .unsigned64
    case _ where Self.isDecimal(letter): kind = .decimal
    case UInt8(ascii: "@"): kind = .object
    case UInt8(ascii: "c"), UInt8(ascii: "C"): kind = .character
    case UInt8(ascii: "s"), UInt8(ascii: "S"): kind = .cString
    case UInt8(ascii: "p"): kind = .pointer
    default: return nil
    }
    if hasModifiers, Self.takesNoModifier(letter) { return nil }
    style.conversion = Self.usual(letter)
    place += 1
    return kind
  }

  /// The usual letter of those that mean the same.
  private static func usual(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "i"), UInt8(ascii: "D"): UInt8(ascii: "d")
    case UInt8(ascii: "U"): UInt8(ascii: "u")
    case UInt8(ascii: "O"): UInt8(ascii: "o")
    case UInt8(ascii: "F"): UInt8(ascii: "f")
    case UInt8(ascii: "C"): UInt8(ascii: "c")
    default: letter
    }
  }

  private static func isDecimal(_ letter: UInt8) -> Bool {
    switch letter | 0x20 {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "f"), UInt8(ascii: "g"): true
    default: false
    }
  }

  /// `%l@` and `%LLD` are no specifiers.
  private static func takesNoModifier(_ letter: UInt8) -> Bool {
    [UInt8(ascii: "@"), UInt8(ascii: "D"), UInt8(ascii: "U"), UInt8(ascii: "O")].contains(letter)
  }

  static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
  static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
