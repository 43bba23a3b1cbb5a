/// Compiles plural rules to Swift functions, and languages to a table of their sets.
struct CompilePlurals {
  let files: [String: String]

  private static let categories = ["zero", "one", "two", "few", "many", "other"]

  init(_ package: PackageFiles) throws(PinnedProblem) {
    let cardinals = try PluralRuleText.sets(package.text("Locales/plural-cardinals.txt"))
    let ordinals = try PluralRuleText.sets(package.text("Locales/plural-ordinals.txt"))
    let ranges = try Self.ranges(package.text("Locales/plural-ranges.txt"))
    let folder = "Sources/WordgatePlurals/Generated"
    files = [
      "\(folder)/PluralRuleSet+Rules.swift": Self.rules(cardinals + ordinals),
      "\(folder)/PluralRuleSet+Facts.swift": Self.facts(cardinals + ordinals),
      "\(folder)/PluralLanguages+Table.swift": try Self.languages(cardinals, ordinals, ranges),
    ]
  }

  // MARK: Rules

  private static func rules(_ sets: [PluralRuleText]) -> String {
    var text = SwiftSource.header(
      [
        "The plural rules of CLDR as code: one function a set for integers, one for all numbers. Where the last two digits of",
        "an integer decide, a hundred digits say the category of each.",
      ],
      source: "Locales/plural-cardinals.txt, plural-ordinals.txt")
    text += "extension PluralRuleSet {\n"
    text += dispatch("category(integer i: UInt64)", "integer", "i", sets.count)
    text += "\n" + dispatch("category(_ operands: PluralOperands)", "number", "operands", sets.count)
    text += "}\n"
    for (index, set) in sets.enumerated() {
      text += "\n// \(set.languages.joined(separator: " "))\n".wrapped(at: 118)
      text += function("integer\(index)(_ i: UInt64)", set, integers: true)
      text += "\n" + function("number\(index)(_ o: PluralOperands)", set, integers: false)
    }
    return text
  }

  private static func dispatch(_ signature: String, _ prefix: String, _ argument: String, _ count: Int) -> String {
    var text = "  func \(signature) -> PluralCategory {\n    switch index {\n"
    for index in 0..<count { text += "    case \(index): \(prefix)\(index)(\(argument))\n" }
    return text + "    default: .other\n    }\n  }\n"
  }

  private static func function(_ signature: String, _ set: PluralRuleText, integers: Bool) -> String {
    if integers, set.looksAtLastDigitsAlone {
      let digits = (0..<100).map { String(categories.firstIndex(of: set.category(of: $0)) ?? 5) }.joined()
      return "@inline(__always)\nprivate func \(signature) -> PluralCategory {\n"
        + "  byLastDigits(\n    \"\(digits)\", i)\n}\n"
    }
    var body = ""
    for (category, condition) in set.rules where category != "other" {
      let swift = integers ? condition.swiftForIntegers : condition.swift
      if swift == "false" { continue }
      body += "  if \(swift) { return .\(category) }\n"
    }
    let name = body.isEmpty ? signature.replacingLabel : signature
    return (integers ? "@inline(__always)\n" : "") + "private func \(name) -> PluralCategory {\n"
      + (body.isEmpty ? "  .other\n" : body + "  return .other\n")
      + "}\n"
  }

  // MARK: Facts

  private static func facts(_ sets: [PluralRuleText]) -> String {
    var all = ""
    var ordinary = ""
    var first = ""
    for (index, set) in sets.enumerated() {
      let found = set.firstIntegers
      let names = set.rules.map(\.category)
      all += "    case \(index): \(bits(names))\n"
      ordinary += "    case \(index): \(bits(names.filter { (found[$0] ?? .max) < 1_000_000 }))\n"
      for name in categories {
        if let integer = found[name] { first += "    case (\(index), .\(name)): \(integer)\n" }
      }
    }
    return SwiftSource.header(
      ["What can be known about the sets without asking the rules for a number."],
      source: "Locales/plural-cardinals.txt, plural-ordinals.txt")
      + "extension PluralRuleSet {\n"
      + "  /// All categories, one bit each.\n  var categories: UInt8 {\n    switch index {\n\(all)"
      + "    default: \(bits(["other"]))\n    }\n  }\n\n"
      + "  /// The categories that integers below one million reach, one bit each.\n"
      + "  var ordinaryCategories: UInt8 {\n    switch index {\n\(ordinary)"
      + "    default: \(bits(["other"]))\n    }\n  }\n\n"
      + "  /// The smallest integer of a category, nil when no integer reaches it.\n"
      + "  func firstInteger(of category: PluralCategory) -> Int? {\n    switch (index, category) {\n\(first)"
      + "    default: nil\n    }\n  }\n}\n"
  }

  private static func bits(_ names: [String]) -> String {
    "0b" + categories.reversed().map { names.contains($0) ? "1" : "0" }.joined()
  }

  // MARK: Languages

  private struct Ranges {
    var languages: [String]
    var cells: String
  }

  private static func ranges(_ text: String) throws(PinnedProblem) -> [Ranges] {
    var sets: [Ranges] = []
    var cells: [Character] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      if !line.hasPrefix("  ") {
        sets.append(Ranges(languages: words, cells: ""))
        cells = Array(repeating: "5", count: 36)
      } else {
        let places = words.compactMap { categories.firstIndex(of: $0) }
        guard places.count == 3, !sets.isEmpty else { throw PinnedProblem(message: "not a plural range: '\(line)'") }
        cells[places[0] * 6 + places[1]] = Character(String(places[2]))
        sets[sets.count - 1].cells = String(cells)
      }
    }
    return sets
  }

  private static func languages(
    _ cardinals: [PluralRuleText], _ ordinals: [PluralRuleText], _ ranges: [Ranges]
  ) throws(PinnedProblem) -> String {
    let all = Set((cardinals + ordinals).flatMap(\.languages) + ranges.flatMap(\.languages)).sorted()
    guard let none = cardinals.firstIndex(where: { $0.rules.count == 1 }) else {
      throw PinnedProblem(message: "no set of plural rules has 'other' alone")
    }
    let rows = all.map { language in
      let cardinal = cardinals.firstIndex { $0.languages.contains(language) } ?? none
      let ordinal = ordinals.firstIndex { $0.languages.contains(language) }.map { $0 + cardinals.count } ?? none
      let range = ranges.firstIndex { $0.languages.contains(language) } ?? ranges.count
      return language + String(repeating: " ", count: 6 - language.utf8.count)
        + [cardinal, ordinal, range].map { String(UnicodeScalar(UInt8(0x30 + $0))) }.joined()
    }
    let lines = stride(from: 0, to: rows.count, by: 11).map { rows[$0..<min($0 + 11, rows.count)].joined() }
    let header = SwiftSource.header(
      [
        "`rows`: one row of nine bytes a language, sorted: the language, with its region where that matters, in six bytes,",
        "then the sets of its cardinal, ordinal and range rules, each one byte above '0'.",
        "`ranges`: one row of 36 digits a set: the category of the range by the categories of its start and end.",
      ], source: "Locales/plural-*.txt")
    return header + "extension PluralLanguages {\n" + SwiftSource.literal("rows", lines)
      + "\n  static var count: Int { \(rows.count) }\n\n"
      + "  static var none: PluralRuleSet { PluralRuleSet(index: \(none)) }\n\n"
      + SwiftSource.literal("ranges", ranges.map(\.cells))
      + "\n  static var rangeCount: Int { \(ranges.count) }\n}\n"
  }
}

extension String {
  /// The signature with its parameter's name dropped, for functions that do not look at it.
  fileprivate var replacingLabel: String {
    replacing("(_ i:", with: "(_:").replacing("(_ o:", with: "(_:")
  }

  private func replacing(_ old: String, with new: String) -> String {
    guard let range = self.firstRange(of: old) else { return self }
    return self[..<range.lowerBound] + new + self[range.upperBound...]
  }

  /// Breaks a comment line at spaces.
  fileprivate func wrapped(at width: Int) -> String {
    var result = ""
    var length = 0
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      if length > 0, length + 1 + word.count > width {
        result += "\n// "
        length = 3
      } else if length > 0 {
        result += " "
        length += 1
      }
      result += word
      length += word.count
    }
    return result
  }
}
