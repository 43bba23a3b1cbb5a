internal import Catalogs
internal import Checks
internal import Exchange
internal import Extraction
internal import Paywalls

/// What the code and the paywalls of a project tell of the texts in its catalogs.
struct TextContexts {
  private var contexts: [TextKey: UnitContext] = [:]
  /// The most characters of any text that the project allows, and of those whose keys begin in a way.
  private var longest: [(beginning: String, count: Int)] = []

  init() {}

  /// `lengths` are the settings of the rule `too-long`.
  init(_ inspection: Inspection, lengths: RuleSettings) {
    longest = (lengths["keys"]?.table ?? [:]).compactMap { key, value in value.number.map { (key, $0) } }
    if let all = lengths["longest"]?.number, all > 0 { longest.append(("", all)) }
    for string in inspection.extraction.strings where !string.isPreview && string.reach == .localized {
      let key = TextKey(table: string.table, key: string.key)
      contexts[key, default: UnitContext()].add("\(string.location)", string.arguments)
    }
    for paywall in inspection.paywalls {
      for text in paywall.texts where text.reach == .localized {
        contexts[text.id, default: UnitContext()].add("paywall \(paywall.id), \(text.role.rawValue)", text.arguments)
      }
    }
  }

  /// What is known of an entry, with the length that its comment or the project allows; nil where that is nothing.
  func context(of entry: CatalogEntry, table: String) -> UnitContext? {
    var context = contexts[TextKey(table: table, key: entry.key)] ?? UnitContext()
    let allowed = longest.filter { entry.key.hasPrefix($0.beginning) }.map(\.count)
    context.lengthBudget = ([entry.comment.flatMap(Self.budget)].compactMap { $0 } + allowed).min()
    return context.isEmpty ? nil : context
  }

  /// The number of characters that a comment allows: `Max 30 characters`, `at most 12 chars`.
  static func budget(in comment: String) -> Int? {
    let words = comment.lowercased().split { !$0.isLetter && !$0.isNumber }
    for (place, word) in words.enumerated().dropFirst() {
      guard let number = Int(word), number > 0, place + 1 < words.count, words[place + 1].hasPrefix("char") else {
        continue
      }
      let before = words[..<place].suffix(3)
      if before.contains(where: { ["max", "maximum", "most", "limit", "within", "to"].contains($0) }) { return number }
    }
    return nil
  }
}

extension UnitContext {
  fileprivate mutating func add(_ place: String, _ arguments: [ExtractedString.Argument]) {
    if !places.contains(place) { places.append(place) }
    if samples.isEmpty { samples = arguments.map(\.sample) }
  }
}

extension ExtractedString.Argument {
  /// What the argument may be, after its expression: `plan.days = 7`.
  fileprivate var sample: String {
    switch specifier.last {
    case "d", "i", "u": "\(expression) = 7"
    case "f", "g", "e": "\(expression) = 0.5"
    default: expression.lowercased().contains("price") ? "\(expression) = $9.99" : expression
    }
  }
}
