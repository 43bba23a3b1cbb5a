public import Catalogs
public import Findings
import WordgateMessages

/// A key with what it says in every language.
public struct CheckedText: Sendable {
  public let key: String
  /// The String Catalog that holds it, without extension.
  public let table: String
  /// Where the key stands.
  public let location: Location?
  public let comment: String?
  public let extractionState: ExtractionState?
  public let shouldTranslate: Bool
  public let source: Wording
  /// In the order of the file, without the source.
  public let translations: [Wording]
  /// The languages that hold phrases instead of one text, as App Shortcuts do.
  public let phraseLanguages: [String]

  /// Whether the key is only a name, such as `paywall.title`, whose text the catalog does not hold.
  public var sourceIsUnknown: Bool {
    guard !source.isWritten else { return false }
    if extractionState == nil || extractionState == .stale { return key.looksLikeIdentifier }
    return true
  }

  /// Whether a translator has anything to do.
  public var isTranslatable: Bool {
    shouldTranslate && source.forms.contains { $0.hasWords } && !key.isEmpty
  }
}

extension Wording.Form {
  /// Whether there are letters outside specifiers.
  var hasWords: Bool {
    guard let format else { return text.hasLetters }
    let bytes = text.utf8
    return format.parts.contains { part in
      switch part {
      case .text(let range):
        let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
        let end = bytes.index(bytes.startIndex, offsetBy: range.upperBound)
        return text[start..<end].hasLetters
      case .substitution: return true
      case .percent, .specifier, .mangled: return false
      }
    }
  }
}

extension StringProtocol {
  var hasLetters: Bool { unicodeScalars.contains { $0.properties.isAlphabetic } }

  /// Whether it is one word with marks between its parts: `paywall.title`, `welcome_message`.
  var looksLikeIdentifier: Bool {
    var marks = 0
    var letters = 0
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ":"): marks += 1
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): letters += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      default: return false
      }
    }
    return marks > 0 && letters > 0 && !(marks == 1 && hasSuffix("."))
  }

  /// Whether it holds nothing but white space.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
