/// Which Spanish words change the conjunction before them.
enum SpanishConjunction {
  /// Whether "y" becomes "e": before words that begin with the sound of "i".
  static func soundsLikeI(_ word: String) -> Bool {
    let letters = Array(word.lowercased().unicodeScalars.prefix(3))
    guard let first = letters.first else { return false }
    if first == "i" || first == "\u{ED}" { return true }
    guard first == "h", letters.count > 1, letters[1] == "i" || letters[1] == "\u{ED}" else {
      return false
    }
    // "hia" and "hie" begin with the sound of "y".
    return letters.count < 3 || (letters[2] != "a" && letters[2] != "e")
  }

  /// Whether "o" becomes "u": before words that begin with the sound of "o", and before 8 and 11.
  static func soundsLikeO(_ word: String) -> Bool {
    let letters = Array(word.lowercased().unicodeScalars.prefix(4))
    guard let first = letters.first else { return false }
    if first == "o" || first == "\u{F3}" || first == "8" { return true }
    if first == "h", letters.count > 1 { return letters[1] == "o" || letters[1] == "\u{F3}" }
    guard first == "1", letters.count > 1, letters[1] == "1" else { return false }
    return letters.count == 2 || letters[2] == " "
  }
}

/// Which words Hebrew writes together with the conjunction before them.
enum HebrewConjunction {
  /// Whether a word begins with a letter of the Hebrew script.
  static func isHebrew(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first else { return false }
    return (0x591...0x5F4).contains(first.value) || (0xFB1D...0xFB4F).contains(first.value)
  }
}
