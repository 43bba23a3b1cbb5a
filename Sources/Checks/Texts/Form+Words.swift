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
  /// The text without its specifiers, each of which leaves one object replacement character.
  var words: String {
    if signature == 0, !traits.contains(.percent) { return text }
    guard let format, format.parts.contains(where: { !$0.isText }) else { return text }
    let bytes = Array(text.utf8)
    var words = ""
    for part in format.parts {
      switch part {
      case .text(let range): words += String(decoding: bytes[range], as: UTF8.self)
      case .mangled(let mangled): words += mangled.text
      case .percent: words += "%"
      case .specifier, .substitution: words.unicodeScalars.append("\u{FFFC}")
      }
    }
    return words
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
