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
  func isVariant(of source: Wording) -> Bool { locale.language == source.locale.language }
}

extension Wording.Form {
  /// The text without its specifiers, each of which leaves one object replacement character.
  var words: String {
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
  var wordCount: Int { words.split(whereSeparator: \.isWhitespace).count { $0.hasLetters } }
}

extension FormatString.Part {
  fileprivate var isText: Bool {
    if case .text = self { return true }
    return false
  }
}
