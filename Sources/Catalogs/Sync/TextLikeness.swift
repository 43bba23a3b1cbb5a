/// Whether one text is another with a slip mended: a word's ending, a comma, a capital.
struct TextLikeness {
  private let letters: [Unicode.Scalar]
  private let specifiers: String

  init(_ text: String) {
    let percent = PositionalValue.specifiers(in: text)
    specifiers = percent.joined(separator: " ")
    letters = text.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }

  /// How many letters differ, where it is few enough to take one text for the other: none in short texts, one of six
  /// in longer ones. Texts with other arguments are never alike.
  func distance(to other: TextLikeness) -> Int? {
    guard specifiers == other.specifiers else { return nil }
    let longer = max(letters.count, other.letters.count)
    let limit = longer < 8 ? 0 : longer / 6
    guard longer <= 500, abs(letters.count - other.letters.count) <= limit else { return nil }
    let distance = edits(to: other.letters)
    return distance <= limit ? distance : nil
  }

  /// Levenshtein's distance.
  private func edits(to other: [Unicode.Scalar]) -> Int {
    var row = Array(0...other.count)
    for (index, letter) in letters.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for place in other.indices {
        let cost = diagonal + (letter == other[place] ? 0 : 1)
        diagonal = row[place + 1]
        row[place + 1] = min(cost, row[place] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
