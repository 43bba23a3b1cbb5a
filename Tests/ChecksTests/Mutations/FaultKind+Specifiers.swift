import Foundation

extension FaultKind {
  static let specifiers: [FaultKind] = [
    .text("specifier dropped", .meaning) { clean, _ in
      guard clean.isFull, !clean.isInSubstitution else { return nil }
      return replaced(clean, everyday, with: "")
    },
    .text("specifier dropped where a form stands for several numbers", .meaning) { clean, _ in
      guard let category = clean.category, category == "few" || category == "many", !clean.isInSubstitution,
        ["ru", "uk", "pl", "cs", "ar", "lt", "sk"].contains(clean.language), category == "few" || clean.language != "cs"
      else { return nil }
      return replaced(clean, "%(?:[0-9]+\\$)?l?l?d|%arg", with: "")
    },
    .text("specifier added", .crash) { clean, _ in
      hasArguments(clean) && !clean.isInSubstitution ? clean.text + " %9$@" : nil
    },
    .text("plain specifier added", .crash) { clean, _ in
      hasArguments(clean) && !clean.isInSubstitution && !clean.text.contains("$") ? clean.text + " %@" : nil
    },
    .text("object read as a number", .crash) { clean, _ in retyped(clean, from: "@", to: "lld") },
    .text("number read as an object", .crash) { clean, _ in retyped(clean, from: "lld", to: "@") },
    .text("whole number read as a decimal", .meaning) { clean, _ in retyped(clean, from: "lld", to: "f") },
    .text("object read as a C string", .crash) { clean, _ in retyped(clean, from: "@", to: "s") },
    .text("specifiers swapped without positions", .crash) { clean, _ in
      guard !clean.isInSubstitution, clean.isFull else { return nil }
      let found = matches("%[0-9]*\\$?(?:lld|@)", clean.text)
      guard found.count == 2 else { return nil }
      let kinds = found.map { $0.hasSuffix("@") ? "%@" : "%lld" }
      guard kinds[0] != kinds[1], let source = order(clean.source), source == kinds || found[0].contains("1$") else {
        return nil
      }
      guard source != [kinds[1], kinds[0]] else { return nil }
      return clean.text.replacingFirst(found[0], with: "\u{1}").replacingFirst(found[1], with: kinds[0])
        .replacingOccurrences(of: "\u{1}", with: kinds[1])
    },
    .text("space inside a specifier", .meaning) { clean, _ in
      guard !clean.isInSubstitution else { return nil }
      return replaced(clean, "%@|%lld", with: { "% " + $0.dropFirst() })
    },
    .text("specifier the wrong way round", .meaning) { clean, _ in replaced(clean, "%@(?![a-zA-Z%$#0-9])", with: "@%")
    },
    .text("full-width percent sign", .meaning) { clean, _ in replaced(clean, "%@|%lld", with: { "％" + $0.dropFirst() })
    },
    .text("specifier in capitals", .meaning) { clean, _ in replaced(clean, "%lld(?![a-zA-Z])", with: "%LLD") },
    .text("dollar sign before the position", .meaning) { clean, _ in
      replaced(clean, "%[0-9]\\$(?:@|lld)", with: { "%$" + $0.dropFirst().replacingOccurrences(of: "$", with: "") })
    },
    .text("width for a position", .crash) { clean, _ in
      replaced(clean, "%[0-9]\\$lld", with: { $0.replacingOccurrences(of: "$", with: "") })
    },
    .text("placeholder of another system", .meaning) { clean, _ in
      guard clean.isFull else { return nil }
      return replaced(clean, "%@|%lld", with: "{0}")
    },
    .text("percent sign alone", .meaning) { clean, _ in
      guard clean.isFull else { return nil }
      return replaced(clean, "%@|%lld", with: "%")
    },
    .text("percent sign doubled", .meaning) { clean, _ in
      guard clean.isFull, !clean.isInSubstitution else { return nil }
      return replaced(clean, "%@|%lld", with: { "%" + $0 })
    },
    .text("position of another argument", .meaning) { clean, _ in
      guard !clean.isInSubstitution, clean.isFull, matches("%2\\$", clean.text).count == 1,
        matches("%1\\$", clean.text).count == 1
      else { return nil }
      return clean.text.replacingOccurrences(of: "%2$", with: "%1$")
    },
    .text("position beyond the arguments", .crash) { clean, _ in
      guard !clean.isInSubstitution else { return nil }
      return replaced(clean, "%[0-9]\\$(?=@|lld)", with: "%7$")
    },
    .text("percent sign of the text lost", .meaning) { clean, _ in
      guard clean.isFull, clean.source.contains("%%"), hasArguments(clean) else { return nil }
      return clean.text.replacingOccurrences(of: "%%", with: "")
    },
    .text("digits after the point lost", .appearance) { clean, _ in replaced(clean, "%\\.[0-9]f", with: "%f") },
  ]

  /// A specifier that is neither `%%` nor a reference.
  static let everyday = "%(?:[0-9]+\\$)?(?:\\.[0-9]+)?(?:lld|ld|d|@|lf|f|llu|lu)(?![a-zA-Z])"

  static func hasArguments(_ clean: CleanText) -> Bool { !matches(everyday, clean.source).isEmpty }

  private static func retyped(_ clean: CleanText, from old: String, to new: String) -> String? {
    guard !clean.isInSubstitution else { return nil }
    return replaced(clean, "%(?:[0-9]\\$)?\(old)(?![a-zA-Z])", with: { $0.dropLast(old.count) + new })
  }

  private static func order(_ text: String) -> [String]? {
    let found = matches(everyday, text)
    guard found.count == 2 else { return nil }
    if found.allSatisfy({ $0.contains("$") }), found[0].contains("2$") { return nil }
    return found.map { $0.hasSuffix("@") ? "%@" : "%lld" }
  }
}

// MARK: Regular expressions

func matches(_ pattern: String, _ text: String) -> [String] {
  var found: [String] = []
  var start = text.startIndex
  while let range = text.range(of: pattern, options: .regularExpression, range: start..<text.endIndex), !range.isEmpty {
    found.append(String(text[range]))
    start = range.upperBound
  }
  return found
}

/// The text of a clean one with the first match changed.
func replaced(_ clean: CleanText, _ pattern: String, with change: (String) -> String) -> String? {
  guard clean.text.contains("%"), FaultKind.hasArguments(clean) || clean.isInSubstitution,
    let range = clean.text.range(of: pattern, options: .regularExpression)
  else { return nil }
  if range.lowerBound > clean.text.startIndex, clean.text[clean.text.index(before: range.lowerBound)] == "%" {
    return nil
  }
  return clean.text.replacingCharacters(in: range, with: change(String(clean.text[range])))
}

func replaced(_ clean: CleanText, _ pattern: String, with text: String) -> String? {
  replaced(clean, pattern, with: { _ in text })
}

extension String {
  func replacingFirst(_ old: String, with new: String) -> String {
    range(of: old).map { replacingCharacters(in: $0, with: new) } ?? self
  }
}
