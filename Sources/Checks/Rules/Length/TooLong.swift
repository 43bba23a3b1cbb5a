import Catalogs
import Findings

struct TooLong: TextRule {
  let id = "too-long"
  let category = Finding.Category.length
  let severity = Severity.warning
  let summary = "a text is longer than its comment or the project allows"
  let reason = "The end of a button or notification is cut off, and with it what it is about."
  let options = [
    RuleOption("longest", "the most characters that any text may have; 0 for any number", .number(0)),
    RuleOption("keys", "the most characters of texts by the beginning of their keys", .table([:])),
  ]
  var good: [RuleExample] {
    [
      RuleExample("Buy", comment: "Button, max 12 characters", ["de": "Kaufen"]),
      RuleExample("Buy now", ["de": "Jetzt kaufen"]).with(["longest": .number(20)]),
    ]
  }
  var bad: [RuleExample] {
    [
      RuleExample("Buy", comment: "Button, max 12 characters", faults: ["de"], ["de": "Jetzt kostenlos kaufen"]),
      RuleExample("buy.now", faults: ["de"], ["en": "Buy", "de": "Jetzt kaufen"]).with([
        "keys": .table(["buy.": .number(8)])
      ]),
    ]
  }
  private var longest = 0
  private var keys: [(beginning: String, longest: Int)] = []

  func configured(_ settings: RuleSettings) -> Self {
    var rule = self
    rule.longest = settings["longest"]?.number ?? 0
    rule.keys = (settings["keys"]?.table ?? [:]).sorted { $0.key < $1.key }
      .compactMap { key, value in value.number.map { (key, $0) } }
    return rule
  }

  func check(_ text: CheckedText, in catalog: CheckedCatalog) -> [Finding] {
    guard text.extractionState != .stale, let limit = limit(for: text) else { return [] }
    return ([text.source] + text.translations).flatMap { wording in
      wording.forms.compactMap { form in
        guard form.text.utf8.count > limit else { return nil }
        let count = form.text.count
        guard count > limit else { return nil }
        return finding(
          "the text has \(count) characters, \(limit) are allowed\(form.suffix)", at: form.location ?? text.location,
          locale: wording.language, key: text.key, advice: "shorten it")
      }
    }
  }

  private func limit(for text: CheckedText) -> Int? {
    let own = text.comment.flatMap(Self.limit(in:))
    let byKey = keys.filter { text.key.hasPrefix($0.beginning) }.map(\.longest)
    return ([own].compactMap { $0 } + byKey + (longest > 0 ? [longest] : [])).min()
  }

  /// The number in `max 12 characters`, `max. 12 chars`, `maximum length: 12`.
  static func limit(in comment: String) -> Int? {
    guard comment.utf8Contains("max") || comment.utf8Contains("Max") else { return nil }
    let words = comment.lowercased().split { !$0.isLetter && !$0.isNumber }
    for (index, word) in words.enumerated() where word == "max" || word == "maximum" {
      let after = words[(index + 1)...].prefix(4)
      guard let number = after.firstIndex(where: { Int($0) != nil }), let limit = Int(words[number]) else { continue }
      let next = number + 1 < words.count ? words[number + 1] : ""
      let between = words[(index + 1)..<number]
      if next.hasPrefix("char") || between.contains("length") || between.contains(where: { $0.hasPrefix("char") }) {
        return limit > 0 ? limit : nil
      }
    }
    return nil
  }
}
