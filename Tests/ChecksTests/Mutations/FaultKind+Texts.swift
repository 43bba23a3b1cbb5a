import Foundation

extension FaultKind {
  static let texts: [FaultKind] = [
    .text("text emptied", .meaning) { clean, _ in clean.source.contains { $0.isLetter } ? "" : nil },
    .text("text of white space", .meaning) { clean, _ in clean.source.contains { $0.isLetter } ? "  " : nil },
    .text("note instead of a text", .meaning) { clean, dice in
      ["TODO", "TBD", "FIXME", "???", "[TODO]"].randomElement(using: &dice)
    },
    .text("sentence of the source copied", .meaning) { clean, _ in
      guard clean.isPlain, !isVariant(clean), clean.source.split(separator: " ").count >= 4,
        clean.source.contains(where: \.isLowercase), languageCount(clean) >= 4 || functionWords(clean.source) > 1
      else { return nil }
      return clean.source
    },
    .text("short source text copied", .appearance) { clean, _ in
      guard clean.isPlain, !isVariant(clean), (1...3).contains(clean.source.split(separator: " ").count),
        clean.source.contains(where: \.isLowercase), languageCount(clean) >= 4
      else { return nil }
      return clean.source
    },
    .text("text cut to a sixth", .meaning) { clean, _ in
      guard clean.isFull, clean.path.count < 2, clean.source.count >= 40, clean.text.count >= 12 else { return nil }
      return String(clean.text.prefix(max(clean.text.count / 6, 1)))
    },
    .text("text of another script", .meaning) { clean, dice in
      guard clean.isPlain else { return nil }
      let isLatin = ["de", "fr", "es", "it", "nl", "pl", "tr"].contains(clean.language)
      let isOther = ["ru", "uk", "el", "he", "ar", "ko", "hi", "th"].contains(clean.language)
      guard isLatin || isOther else { return nil }
      // A text that is mostly names in Latin letters is no text of another script.
      return donors(isLatin ? "ru" : "de").filter { donor in
        let cyrillic = donor.text.unicodeScalars.count { ("а"..."я").contains($0) }
        return isLatin ? cyrillic * 2 > donor.text.unicodeScalars.count { $0.properties.isAlphabetic } : cyrillic == 0
      }.randomElement(using: &dice)?.text
    },
    FaultKind("text of another key pasted", .meaning) { clean, dice in
      guard clean.isPlain, !isVariant(clean), clean.source.split(separator: " ").count >= 4, languageCount(clean) >= 3,
        !clean.text.contains("%"), clean.text.utf8.count > 14,
        let donor = donors(clean.language).filter({ $0.key != clean.key && isUnlike($0, clean) })
          .randomElement(using: &dice)
      else { return nil }
      return Spoiled(
        entry: clean.entry.replacing([], in: clean.language, with: donor.text), neighbour: (donor.key, donor.entry))
    },
    .text("simplified for traditional Chinese", .meaning) { clean, _ in
      guard clean.isPlain, clean.language == "zh-Hant" || clean.language == "zh-Hans",
        let other = other(clean, clean.language == "zh-Hant" ? "zh-Hans" : "zh-Hant"),
        zip(other, clean.text).filter({ $0 != $1 }).count > 3, other.count > 7
      else { return nil }
      return other
    },
    FaultKind("language lost", .meaning) { clean, _ in
      guard clean.source.contains(where: \.isLetter) else { return nil }
      var entry = clean.entry
      entry.languages[clean.language] = nil
      return Spoiled(entry: entry, requiredLocales: [clean.language])
    },
    FaultKind("state `new`", .meaning) { clean, _ in state("new", of: clean) },
    FaultKind("state that there is none of", .meaning) { clean, _ in state("reviewed", of: clean) },
    .text("number changed", .meaning) { clean, _ in
      guard clean.isFull, !clean.text.contains("%"), matches("[0-9]+", clean.source).count == 1,
        matches("[0-9]+", clean.text) == matches("[0-9]+", clean.source)
      else { return nil }
      return changed(clean, "[0-9]+", with: { String((Int($0) ?? 0) / 2 + 41) })
    },
    .text("address lost", .meaning) { clean, _ in
      clean.isFull && clean.source.contains("https://") ? changed(clean, "https://[^ )\\]]+", with: { _ in "" }) : nil
    },
    .text("mail address lost", .meaning) { clean, _ in
      guard clean.isFull, clean.source.range(of: "[a-z]+@[a-z]+\\.[a-z]+", options: .regularExpression) != nil else {
        return nil
      }
      return changed(clean, "[a-z]+@[a-z]+\\.[a-z]+", with: { _ in "" })
    },
    .text("named placeholder translated", .meaning) { clean, _ in
      clean.isFull && clean.source.contains("${") ? changed(clean, "\\$\\{[a-zA-Z]+\\}", with: { _ in "${nome}" }) : nil
    },
    .text("variable translated", .meaning) { clean, _ in
      clean.isFull && clean.source.contains("{{")
        ? changed(clean, "\\{\\{ ?[a-z._]+ ?\\}\\}", with: { _ in "{{ prix }}" })
        : nil
    },
    .text("variable lost", .meaning) { clean, _ in
      clean.isFull && clean.source.contains("{{") ? changed(clean, "\\{\\{ ?[a-z._]+ ?\\}\\}", with: { _ in "" }) : nil
    },
    .text("letters lost as question marks", .meaning) { clean, _ in
      guard ["ru", "uk", "el", "he", "ar", "ko", "ja", "zh-Hans", "th"].contains(clean.language), clean.text.count > 7,
        !clean.source.contains("?"), clean.text.count(where: { $0.isLetter && !$0.isASCII }) > 3
      else { return nil }
      return String(clean.text.map { $0.isLetter && !$0.isASCII ? "?" : $0 })
    },
    .text("read in the wrong encoding", .meaning) { clean, _ in
      guard ["de", "fr", "es", "pt-BR", "it", "sv"].contains(clean.language),
        clean.text.unicodeScalars.contains(where: { 0xC4...0xFC ~= $0.value })
      else { return nil }
      return String(String.UnicodeScalarView(clean.text.utf8.map { Unicode.Scalar($0) }))
    },
    .text("character lost as U+FFFD", .meaning) { clean, _ in
      changed(clean, "[\\p{L}]", with: { _ in "\u{FFFD}" })
    },
  ]

  private static func isVariant(_ clean: CleanText) -> Bool { clean.language.hasPrefix(clean.sourceLanguage.prefix(2)) }

  static func languageCount(_ clean: CleanText) -> Int { clean.entry.languages.count }

  private static func functionWords(_ text: String) -> Int {
    text.lowercased().split { !$0.isLetter }.count { ["the", "your", "you", "is", "to", "and", "with"].contains($0) }
  }

  static func other(_ clean: CleanText, _ language: String) -> String? {
    ((clean.entry.languages[language] as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String
  }

  private static func state(_ state: String, of clean: CleanText) -> Spoiled? {
    guard clean.isPlain, clean.source.contains(where: \.isLetter) else { return nil }
    return Spoiled(
      entry: clean.entry.edited(clean.language) { node in
        node = ["stringUnit": ["state": state, "value": clean.text]]
      }, requiredLocales: [clean.language])
  }

  /// Whether two keys say different things, and another language tells them apart.
  private static func isUnlike(_ a: CleanText, _ b: CleanText) -> Bool {
    let words = { (text: String) in
      Set(text.lowercased().split { !$0.isLetter }.filter { $0.count > 2 }.map { $0.prefix(4) })
    }
    let (first, second) = (words(a.source), words(b.source))
    return min(first.count, second.count) >= 3 && first.isDisjoint(with: second)
      && a.sourceLanguage == b.sourceLanguage
      && Set(a.entry.languages.keys).intersection(b.entry.languages.keys).count > 2
      && a.text.count < b.text.count * 3 && b.text.count < a.text.count * 3
  }
}
