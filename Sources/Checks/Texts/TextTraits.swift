/// What a look at each byte of a text tells about it. A rule names the traits without which it finds nothing, so that
/// most rules never look at most texts.
public struct TextTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }
}

extension TextTraits {
  // Marks of ASCII.
  static let percent = TextTraits(bit: 0)
  static let brace = TextTraits(bit: 1)
  /// `(`, `)`, `[`, `]`.
  static let bracket = TextTraits(bit: 2)
  static let asterisk = TextTraits(bit: 3)
  static let backtick = TextTraits(bit: 4)
  /// `<` or `>`.
  static let angle = TextTraits(bit: 5)
  static let backslash = TextTraits(bit: 6)
  static let digit = TextTraits(bit: 7)
  static let dollar = TextTraits(bit: 8)
  static let newline = TextTraits(bit: 9)
  static let tab = TextTraits(bit: 10)
  static let control = TextTraits(bit: 11)
  static let upper = TextTraits(bit: 12)
  static let lower = TextTraits(bit: 13)
  static let ampersand = TextTraits(bit: 14)
  static let slash = TextTraits(bit: 15)
  static let colon = TextTraits(bit: 16)
  static let question = TextTraits(bit: 17)
  static let exclamation = TextTraits(bit: 18)
  static let stop = TextTraits(bit: 19)
  static let semicolon = TextTraits(bit: 20)
  static let comma = TextTraits(bit: 21)
  static let quote = TextTraits(bit: 22)
  static let apostrophe = TextTraits(bit: 23)
  static let underscore = TextTraits(bit: 24)
  static let at = TextTraits(bit: 25)
  static let space = TextTraits(bit: 26)

  // First bytes of characters beyond ASCII.
  /// U+0080 to U+00BF: no-break space, `£`, `«`.
  static let latinSign = TextTraits(bit: 27)
  /// U+00C0 to U+02FF.
  static let latin = TextTraits(bit: 28)
  /// U+0300 to U+03FF: combining marks and Greek.
  static let greek = TextTraits(bit: 29)
  static let cyrillic = TextTraits(bit: 30)
  static let hebrew = TextTraits(bit: 31)
  static let arabic = TextTraits(bit: 32)
  /// U+0800 to U+0FFF: the scripts of India, Thai, Lao, Tibetan.
  static let indic = TextTraits(bit: 33)
  /// U+1000 to U+1FFF: Burmese, Georgian, Khmer, Vietnamese letters, Greek with accents.
  static let farther = TextTraits(bit: 34)
  /// U+2000 to U+2FFF: quotes, dashes, direction marks, currency signs, arrows.
  static let general = TextTraits(bit: 35)
  /// U+3000 to U+3FFF: kana and ideographic marks.
  static let kana = TextTraits(bit: 36)
  /// U+4000 to U+DFFF: ideographs and Hangul.
  static let ideograph = TextTraits(bit: 37)
  /// U+E000 to U+FFFF: full-width forms, U+FEFF, U+FFFD.
  static let wide = TextTraits(bit: 38)
  /// Beyond U+FFFF: most emoji.
  static let astral = TextTraits(bit: 39)

  // Shape.
  static let doubleSpace = TextTraits(bit: 40)
  static let startsWhite = TextTraits(bit: 41)
  static let endsWhite = TextTraits(bit: 42)
  /// Nothing but white space.
  static let blank = TextTraits(bit: 43)

  // Of a form.
  /// Reads arguments or may do so.
  static let arguments = TextTraits(bit: 44)
  /// A specifier with a width, a precision or a flag, or of a seldom kind.
  static let styled = TextTraits(bit: 45)
  static let isNew = TextTraits(bit: 46)
  static let needsReview = TextTraits(bit: 47)
  static let machineTranslated = TextTraits(bit: 48)
  static let oddState = TextTraits(bit: 49)

  // Of what stands beside what.
  /// A Latin letter beside a character beyond ASCII, in a text with Greek or Cyrillic ones.
  static let adjoining = TextTraits(bit: 54)
  /// The sign of a currency in a text with digits.
  static let currency = TextTraits(bit: 55)
  /// A mark that changes the direction of writing.
  static let direction = TextTraits(bit: 56)
  /// What may be a web or mail address.
  static let address = TextTraits(bit: 57)
  /// `%%`.
  static let percentSign = TextTraits(bit: 58)

  // Of a wording.
  static let plural = TextTraits(bit: 50)
  static let device = TextTraits(bit: 51)
  static let substitution = TextTraits(bit: 52)
  /// Wrong or suspicious by itself.
  static let problem = TextTraits(bit: 53)

  /// What every text has.
  static let any = TextTraits(bit: 63)

  /// A letter beyond ASCII.
  static let foreignLetter: TextTraits = [
    .latin, .greek, .cyrillic, .hebrew, .arabic, .indic, .farther, .kana, .ideograph,
  ]
}

extension TextTraits {
  /// Looks at the bytes of a text.
  init(of bytes: UnsafeBufferPointer<UInt8>) {
    var found: UInt64 = TextTraits.any.rawValue
    var last: UInt8 = 0
    Self.classes.withUnsafeBufferPointer { classes in
      for byte in bytes {
        found |= classes[Int(byte)]
        if byte == 0x20, last == 0x20 { found |= TextTraits.doubleSpace.rawValue }
        last = byte
      }
    }
    var traits = TextTraits(rawValue: found)
    if bytes.isEmpty || traits.subtracting(Self.white).isEmpty { traits.insert(.blank) }
    if let first = bytes.first, first <= 0x20 || (first >= 0xC2 && Self.isWhite(bytes, at: 0)) {
      traits.insert(.startsWhite)
    }
    if last <= 0x20 || last >= 0x80 {
      var start = bytes.count - 1
      while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
      if start >= 0, Self.isWhite(bytes, at: start) { traits.insert(.endsWhite) }
    }
    self = traits
  }

  /// What a text of white space alone may have; U+2000 and U+3000 are looked at where they matter.
  private static let white: TextTraits = [.any, .space, .newline, .tab, .doubleSpace]

  /// Whether a character that is white space begins at a byte.
  private static func isWhite(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    switch bytes[place] {
    case 0x09...0x0D, 0x20: return true
    case 0xC2: return place + 1 < bytes.count && (bytes[place + 1] == 0xA0 || bytes[place + 1] == 0x85)
    case 0xE2:
      guard place + 2 < bytes.count else { return false }
      switch (bytes[place + 1], bytes[place + 2]) {
      case (0x80, 0x80...0x8A), (0x80, 0xA8), (0x80, 0xA9), (0x80, 0xAF), (0x81, 0x9F): return true
      default: return false
      }
    case 0xE3: return place + 2 < bytes.count && bytes[place + 1] == 0x80 && bytes[place + 2] == 0x80
    default: return false
    }
  }

  /// The traits that each byte gives.
  private static let classes: [UInt64] = (0..<256).map { byte in traits(of: UInt8(byte)).rawValue }

  private static func traits(of byte: UInt8) -> TextTraits {
    switch byte {
    case 0x09: .tab
    case 0x0A, 0x0D: .newline
    case 0x20: .space
    case 0x00...0x1F, 0x7F: .control
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): .upper
    case UInt8(ascii: "a")...UInt8(ascii: "z"): .lower
    case 0x21...0x7E: mark(byte)
    case 0x80...0xC1: []
    case 0xC2: .latinSign
    case 0xC3...0xCB: .latin
    case 0xCC...0xCF: .greek
    case 0xD0...0xD4: .cyrillic
    case 0xD5...0xD7: .hebrew
    case 0xD8...0xDF: .arabic
    case 0xE0: .indic
    case 0xE1: .farther
    case 0xE2: .general
    case 0xE3: .kana
    case 0xE4...0xED: .ideograph
    case 0xEE, 0xEF: .wide
    default: .astral
    }
  }

  private static func mark(_ byte: UInt8) -> TextTraits {
    switch byte {
    case UInt8(ascii: "%"): .percent
    case UInt8(ascii: "{"), UInt8(ascii: "}"): .brace
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"): .bracket
    case UInt8(ascii: "*"): .asterisk
    case UInt8(ascii: "`"): .backtick
    case UInt8(ascii: "<"), UInt8(ascii: ">"): .angle
    case UInt8(ascii: "\\"): .backslash
    case UInt8(ascii: "$"): .dollar
    case UInt8(ascii: "&"): .ampersand
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: "?"): .question
    case UInt8(ascii: "!"): .exclamation
    case UInt8(ascii: "."): .stop
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: "\""): .quote
    case UInt8(ascii: "'"): .apostrophe
    case UInt8(ascii: "_"): .underscore
    case UInt8(ascii: "@"): .at
    default: .any
    }
  }
}
