internal import WordgateLocales

/// The letters that a language is written with, for languages that are not written in Latin ones.
struct LetterScript: Hashable, Sendable {
  /// Where its letters lie, as Unicode scalars.
  let ranges: [ClosedRange<UInt32>]
  /// The traits that a text in it has.
  let traits: TextTraits

  private init(_ traits: TextTraits, _ ranges: ClosedRange<UInt32>...) {
    self.ranges = ranges
    self.traits = traits
  }

  /// The script of a locale: the one it names, else the usual one of its language.
  init?(_ locale: LocaleIdentifier) {
    let script = locale.script ?? Self.usual[locale.language]
    guard let known = script.flatMap({ Self.scripts[$0] }) else { return nil }
    self = known
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool { ranges.contains { $0.contains(scalar.value) } }

  private static let usual: [String: String] = [
    "ru": "Cyrl", "uk": "Cyrl", "be": "Cyrl", "bg": "Cyrl", "mk": "Cyrl", "kk": "Cyrl", "ky": "Cyrl", "mn": "Cyrl",
    "tg": "Cyrl", "el": "Grek", "he": "Hebr", "iw": "Hebr", "yi": "Hebr", "ar": "Arab", "fa": "Arab",
    "ur": "Arab", "ps": "Arab", "ug": "Arab", "ckb": "Arab", "sd": "Arab", "hi": "Deva", "mr": "Deva", "ne": "Deva",
    "bn": "Beng", "as": "Beng", "pa": "Guru", "gu": "Gujr", "or": "Orya", "ta": "Taml", "te": "Telu", "kn": "Knda",
    "ml": "Mlym", "si": "Sinh", "th": "Thai", "lo": "Laoo", "bo": "Tibt", "my": "Mymr", "ka": "Geor", "am": "Ethi",
    "km": "Khmr", "hy": "Armn", "ko": "Kore", "ja": "Jpan", "zh": "Hani", "yue": "Hani",
  ]

  private static let scripts: [String: LetterScript] = {
    let han = LetterScript([.ideograph, .kana, .astral], 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x2FA1F)
    return [
      "Cyrl": LetterScript(.cyrillic, 0x400...0x52F),
      "Grek": LetterScript([.greek, .farther], 0x370...0x3FF, 0x1F00...0x1FFF),
      "Hebr": LetterScript(.hebrew, 0x590...0x5FF),
      "Arab": LetterScript([.arabic, .wide], 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFEFC),
      "Deva": LetterScript(.indic, 0x900...0x97F), "Beng": LetterScript(.indic, 0x980...0x9FF),
      "Guru": LetterScript(.indic, 0xA00...0xA7F), "Gujr": LetterScript(.indic, 0xA80...0xAFF),
      "Orya": LetterScript(.indic, 0xB00...0xB7F), "Taml": LetterScript(.indic, 0xB80...0xBFF),
      "Telu": LetterScript(.indic, 0xC00...0xC7F), "Knda": LetterScript(.indic, 0xC80...0xCFF),
      "Mlym": LetterScript(.indic, 0xD00...0xD7F), "Sinh": LetterScript(.indic, 0xD80...0xDFF),
      "Thai": LetterScript(.indic, 0xE00...0xE7F), "Laoo": LetterScript(.indic, 0xE80...0xEFF),
      "Tibt": LetterScript(.indic, 0xF00...0xFFF), "Mymr": LetterScript(.farther, 0x1000...0x109F),
      "Geor": LetterScript([.farther, .general], 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F),
      "Ethi": LetterScript([.farther, .general], 0x1200...0x139F, 0x2D80...0x2DDF),
      "Khmr": LetterScript(.farther, 0x1780...0x17FF), "Armn": LetterScript(.hebrew, 0x530...0x58F),
      "Kore": LetterScript(
        [.ideograph, .kana, .farther], 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF),
      "Jpan": LetterScript(
        [.kana, .ideograph, .wide, .astral], 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D, 0x4E00...0x9FFF,
        0x3400...0x4DBF, 0x20000...0x2FA1F),
      "Hani": han, "Hans": han, "Hant": han,
    ]
  }()
}
