import WordgateLocales
import WordgateMessages
import WordgatePlurals

extension Wording {
  /// The form that says the same in another language: of the same path, else the fullest.
  func counterpart(of form: Form) -> Form? {
    if let same = self.form(form.path) { return same }
    guard form.substitution == nil else { return nil }
    return fullForms.first { $0.device == form.device } ?? fullForms.first
  }

  /// Whether it is in the language of the source, such as British English beside English.
  func isVariant(of source: Wording) -> Bool { grammar.language == source.grammar.language }
}

extension Wording.Form {
  /// Whether there are letters outside specifiers.
  var hasWords: Bool {
    if signature == 0 {
      if !traits.isDisjoint(with: [.upper, .lower]) { return true }
      return !traits.isDisjoint(with: .foreignLetter) && text.hasLetters
    }
    if signature != nil { return everydayWords.hasLetters }
    guard let format else { return text.hasLetters }
    let bytes = Array(text.utf8)
    return format.parts.contains { part in
      switch part {
      case .text(let range): return String(decoding: bytes[range], as: UTF8.self).hasLetters
      case .substitution: return true
      case .percent, .specifier, .mangled: return false
      }
    }
  }

  /// The text without its specifiers, each of which leaves one object replacement character.
  var words: String {
    if signature == 0, !traits.contains(.percent) { return text }
    if signature != nil, !isPlain { return everydayWords }
    return words(withMangled: true)
  }

  /// The text without its specifiers and without what was meant to be one.
  var wordsAlone: String { signature == nil ? words(withMangled: false) : words }

  private func words(withMangled isWhole: Bool) -> String {
    guard let format, format.parts.contains(where: { !$0.isText }) else { return text }
    let bytes = Array(text.utf8)
    var words = ""
    for part in format.parts {
      switch part {
      case .text(let range): words += String(decoding: bytes[range], as: UTF8.self)
      case .mangled(let mangled) where isWhole: words += mangled.text
      case .percent: words += "%"
      case .specifier, .substitution, .mangled: words.unicodeScalars.append("\u{FFFC}")
      }
    }
    return words
  }

  /// The words of a text that holds nothing but everyday specifiers.
  private var everydayWords: String {
    var text = text
    return text.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: bytes.count + 3 * bytes.count(where: { $0 == UInt8(ascii: "%") })) { words in
        var length = 0
        var place = 0
        while place < bytes.count {
          let byte = bytes[place]
          place += 1
          if byte != UInt8(ascii: "%") || bytes[place] == UInt8(ascii: "%") {
            words[length] = byte
            length += 1
            if byte == UInt8(ascii: "%") { place += 1 }
            continue
          }
          Self.skipSpecifier(bytes, &place)
          for byte in [0xEF, 0xBF, 0xBC] as [UInt8] {
            words[length] = byte
            length += 1
          }
        }
        return length
      }
    }
  }

  /// Whether a number is inserted.
  var readsNumber: Bool {
    guard signature != 0 else { return false }
    guard signature != nil else { return format?.specifiers.contains { $0.kind.isNumeric } ?? false }
    var text = text
    return text.withUTF8 { bytes in
      var place = 0
      while place < bytes.count {
        place += 1
        guard bytes[place - 1] == UInt8(ascii: "%") else { continue }
        if bytes[place] == UInt8(ascii: "%") {
          place += 1
        } else if Self.skipSpecifier(bytes, &place) != UInt8(ascii: "@") {
          return true
        }
      }
      return false
    }
  }

  /// Goes behind an everyday specifier whose percent sign stands before a place, and tells its last letter.
  @discardableResult
  private static func skipSpecifier(_ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int) -> UInt8 {
    while bytes[place] <= UInt8(ascii: "9") || bytes[place] == UInt8(ascii: "l") { place += 1 }
    place += 1
    return bytes[place - 1]
  }

  /// How many words with letters it has.
  var wordCount: Int {
    var count = 0
    var hasLetter = false
    for scalar in words.unicodeScalars {
      if scalar.value <= 0x20 || scalar.value >= 0x80 && scalar.properties.isWhitespace {
        if hasLetter { count += 1 }
        hasLetter = false
      } else if !hasLetter {
        hasLetter = scalar.properties.isAlphabetic
      }
    }
    return hasLetter ? count + 1 : count
  }
}

extension FormatString.Part {
  fileprivate var isText: Bool {
    if case .text = self { return true }
    return false
  }
}
