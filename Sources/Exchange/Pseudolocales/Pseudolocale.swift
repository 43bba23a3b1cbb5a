import Catalogs

/// A language that nobody speaks, made from the source text to try a layout: accented, longer, from right to left, or
/// with its ends marked.
///
/// It is a target language like any other: `en-x-accented`, `de-x-expanded`, `ar-x-rtl`, `en-x-bounded`. Android's
/// `en-XA` and `ar-XB` are understood as accented and right to left.
public enum Pseudolocale: String, CaseIterable, Sendable {
  /// Letters get accents: text that stays plain was never looked up.
  case accented
  /// Text becomes 40 % longer, short text more.
  case expanded
  /// Text runs from right to left.
  case rtl
  /// Brackets mark both ends: what cuts a text off, or glues two together, shows.
  case bounded

  /// The pseudolocale that a language tag names.
  public init?(language: String) {
    switch language {
    case "en-XA": self = .accented
    case "ar-XB": self = .rtl
    default:
      let parts = language.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count >= 3, parts[parts.count - 2] == "x", let last = parts.last,
        let kind = Pseudolocale(rawValue: String(last))
      else { return nil }
      self = kind
    }
  }

  /// The text in the pseudolocale. Specifiers, references to substitutions, tags, addresses of links and variables in
  /// braces stay as they are.
  public func text(_ source: String) -> String {
    guard !source.isEmpty else { return source }
    let pieces = PseudoPieces.split(source)
    switch self {
    case .accented: return pieces.map { $0.isFixed ? $0.text : Self.accents($0.text) }.joined()
    case .bounded: return "\u{27E6}\(source)\u{27E7}"
    case .expanded:
      let letters = pieces.filter { !$0.isFixed }.reduce(0) { $0 + $1.text.count }
      let added = max(letters * 2 / 5, min(letters, 4))
      return added == 0 ? source : source + " " + String(repeating: "~", count: added)
    case .rtl:
      return pieces.map { $0.isFixed ? $0.text : Self.turned($0.text) }.joined()
    }
  }

  /// Each word runs from right to left, whatever its letters: between an override and its end.
  private static func turned(_ text: String) -> String {
    var result = ""
    var word = ""
    for character in text {
      if character.isWhitespace {
        result += mark(word) + String(character)
        word = ""
      } else {
        word.append(character)
      }
    }
    return result + mark(word)
  }

  private static func mark(_ word: String) -> String {
    word.isEmpty ? "" : "\u{200F}\u{202E}\(word)\u{202C}\u{200F}"
  }

  private static func accents(_ text: String) -> String {
    String(text.map { letters[$0] ?? $0 })
  }

  private static let letters: [Character: Character] = {
    let plain = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz"
    let marked = "ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž"
    return Dictionary(uniqueKeysWithValues: zip(plain, marked))
  }()
}

extension ExchangeSection {
  /// Fills in the translations of a pseudolocale; nothing where the target language is none.
  public mutating func pseudolocalize() {
    guard let pseudolocale = Pseudolocale(language: targetLanguage) else { return }
    for index in units.indices {
      var unit = units[index]
      guard let source = unit.source else { continue }
      unit.target = pseudolocale.text(source)
      unit.state = .translated
      unit.oldSource = nil
      units[index] = unit
    }
  }
}
