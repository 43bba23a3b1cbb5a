import Foundation

extension FaultKind {
  static let markup: [FaultKind] = [
    .text("space inside a link", .meaning) { clean, _ in
      clean.source.contains("](") ? changed(clean, "\\]\\(", with: { _ in "] (" }) : nil
    },
    .text("line break inside a link", .meaning) { clean, _ in
      clean.source.contains("](") ? changed(clean, "\\]\\(", with: { _ in "]\n(" }) : nil
    },
    .text("address of a link spoiled", .meaning) { clean, _ in
      clean.source.contains("](http") ? changed(clean, "\\]\\(https?://", with: { _ in "](https: //" }) : nil
    },
    .text("brackets of a link lost", .meaning) { clean, _ in
      clean.source.contains("](") ? changed(clean, "\\[", with: { _ in "" }) : nil
    },
    .text("asterisks of one side lost", .appearance) { clean, _ in
      clean.source.contains("**") ? changed(clean, "\\*\\*", with: { _ in "" }) : nil
    },
    .text("asterisks set apart", .appearance) { clean, _ in
      clean.source.contains("**") ? clean.text.replacingOccurrences(of: "**", with: "* *") : nil
    },
    .text("bold lost", .appearance) { clean, _ in
      clean.source.contains("**") ? clean.text.replacingOccurrences(of: "**", with: "") : nil
    },
    .text("end tag lost", .appearance) { clean, _ in changed(clean, "</[a-z]+>", with: { _ in "" }) },
    .text("backtick lost", .appearance) { clean, _ in
      clean.source.contains("`") ? changed(clean, "`", with: { _ in "" }) : nil
    },
    .text("bracket lost", .appearance) { clean, _ in
      guard clean.source.contains("("), !clean.source.contains("](") else { return nil }
      return changed(clean, "[)）]", with: { _ in "" })
    },
    .text("quotation mark lost", .appearance) { clean, _ in
      guard clean.source.range(of: "“[^”]*”", options: .regularExpression) != nil else { return nil }
      return changed(clean, "[“”„»」]", with: { _ in "" })
    },
    .text("isolate never ended", .meaning) { clean, _ in "\u{2067}" + clean.text },
    .text("embedding ended and never begun", .appearance) { clean, _ in clean.text + "\u{202C}" },
    .text("direction forced", .meaning) { clean, _ in "\u{202E}\(clean.text)\u{202C}" },
  ]

  static let marks: [FaultKind] = [
    .text("zero-width space", .appearance) { clean, _ in
      ["th", "lo", "km", "my", "ja", "zh-Hans", "zh-Hant", "zh-HK"].contains(clean.language)
        ? nil : clean.text + "\u{200B}"
    },
    .text("byte order mark", .appearance) { clean, _ in "\u{FEFF}" + clean.text },
    .text("line separator", .appearance) { clean, _ in clean.text + "\u{2028}" },
    .text("space at the beginning", .appearance) { clean, _ in
      clean.source.first?.isWhitespace == false ? " " + clean.text : nil
    },
    .text("space at the end", .appearance) { clean, _ in
      clean.source.last?.isWhitespace == false ? clean.text + " " : nil
    },
    .text("two spaces", .appearance) { clean, _ in
      clean.source.contains("  ") ? nil : changed(clean, "(?<=[\\p{L}]) (?=[\\p{L}])", with: { _ in "  " })
    },
    .text("tabulator", .appearance) { clean, _ in
      clean.source.contains("\t") ? nil : changed(clean, "(?<=[\\p{L}]) (?=[\\p{L}])", with: { _ in "\t" })
    },
    .text("line break lost", .appearance) { clean, _ in
      clean.source.contains("\n") ? clean.text.replacingOccurrences(of: "\n", with: " ") : nil
    },
    .text("line break escaped twice", .appearance) { clean, _ in
      clean.source.contains("\n") && !clean.source.contains("\\")
        ? clean.text.replacingOccurrences(of: "\n", with: "\\n") : nil
    },
    .text("question mark lost", .appearance) { clean, _ in
      clean.source.hasSuffix("?") && clean.source.split(separator: " ").count > 1 && clean.text.hasSuffix("?")
        ? String(clean.text.dropLast()) : nil
    },
    .text("colon lost", .appearance) { clean, _ in
      clean.source.hasSuffix(":") && clean.source.split(separator: " ").count > 1 && clean.text.hasSuffix(":")
        ? String(clean.text.dropLast()) : nil
    },
    .text("ellipsis lost", .appearance) { clean, _ in
      clean.source.hasSuffix("…") && clean.text.hasSuffix("…") ? String(clean.text.dropLast()) : nil
    },
    .text("ampersand as an entity", .appearance) { clean, _ in
      clean.source.contains("&amp;") ? nil : changed(clean, "&(?![a-z#])", with: { _ in "&amp;" })
    },
    .text("letter of another alphabet", .appearance) { clean, _ in
      guard ["ru", "uk", "bg"].contains(clean.language) else { return nil }
      return changed(clean, "(?<=[а-я])[аеосрх](?=[а-я]{2})") { letter in
        ["а": "a", "е": "e", "о": "o", "с": "c", "р": "p", "х": "x"][letter] ?? letter
      }
    },
    .text("letter of a neighbour's language", .appearance) { clean, _ in
      clean.language == "uk" ? changed(clean, "(?<=[а-я])и(?=[а-я])", with: { _ in "ы" }) : nil
    },
    .text("word twice", .appearance) { clean, _ in
      guard ["de", "nl", "sv", "cs", "pl", "es", "it", "da", "nb"].contains(clean.language) else { return nil }
      return changed(clean, "(?<= )[\\p{Ll}]{4,}(?= )", with: { "\($0) \($0)" })
    },
    .text("full stop twice", .appearance) { clean, _ in
      clean.source.hasSuffix(".") && clean.text.hasSuffix(".") && !clean.text.hasSuffix("..")
        && !clean.source.contains("..")
        ? clean.text + "." : nil
    },
    .text("space before a comma", .appearance) { clean, _ in
      clean.source.contains(" ,") ? nil : changed(clean, "(?<=[\\p{L}]), ", with: { " " + $0 })
    },
    .text("arrow of the keyboard", .appearance) { clean, _ in
      clean.source.unicodeScalars.contains { 0x2190...0x25FF ~= $0.value } ? nil : clean.text + " ↩"
    },
    .text("emoji lost", .appearance) { clean, _ in
      guard let emoji = clean.source.first(where: { $0.unicodeScalars.first.map { $0.value > 0x1F300 } ?? false })
      else {
        return nil
      }
      return clean.text.replacingOccurrences(of: String(emoji), with: "")
    },
    .text("word run into a value", .appearance) { clean, _ in
      guard ["de", "es", "it", "nl", "pl", "ru", "uk", "sv"].contains(clean.language) else { return nil }
      return changed(clean, "(?<=[\\p{Ll}]{2}) (?=%@|%lld)", with: { _ in "" })
    },
  ]
}
