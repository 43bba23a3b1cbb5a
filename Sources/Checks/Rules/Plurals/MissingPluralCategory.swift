import Findings
internal import WordgatePlurals

struct MissingPluralCategory: WordingRule {
  let id = "missing-plural-category"
  let category = Finding.Category.plural
  let severity = Severity.error
  let trigger: TextTraits = .plural
  let summary = "plural forms lack a category that the language needs"
  let reason = "For some numbers the reader gets a form that is wrong in the language, such as '2 дней'."
  var good: [RuleExample] {
    [
      RuleExample("%lld days", ["fr": .plural(["one": "%lld jour", "other": "%lld jours"])]),
      RuleExample("%lld days", ["ja": .plural(["other": "%lld日"])]),
    ]
  }
  var bad: [RuleExample] {
    [
      RuleExample(
        "%lld days", faults: ["ru"],
        ["ru": .plural(["one": "%lld день", "many": "%lld дней", "other": "%lld дня"])])
    ]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    wording.plurals.flatMap { choice -> [Finding] in
      if choice.categories.isSuperset(of: wording.grammar.requiredSet) { return [] }
      let absent = wording.grammar.required.filter { $0 != .other && !choice.categories.contains(CategorySet([$0])) }
      return absent.map { category in
        let numbers = wording.grammar.samples(of: category)
        let place = choice.path.isEmpty ? "" : " of '\(choice.path)'"
        return finding(
          "the form '\(category.name)'\(place) is missing, which \(wording.language) needs for \(Self.list(numbers))",
          severity: numbers == [0] || wording.keepsNounsAfterNumbers ? .warning : nil,
          at: nearest(to: category, in: choice) ?? wording.location ?? text.location, locale: wording.language,
          key: text.key, advice: "add a '\(category.name)' form to \(wording.language)")
      }
    }
  }

  /// The place of the form that stands where the missing one belongs.
  private func nearest(to category: PluralCategory, in choice: Wording.PluralChoice) -> Location? {
    let known = choice.forms.compactMap { form in PluralCategory(name: form.name).map { ($0, form.location) } }
    let order = known.sorted { $0.0 < $1.0 }
    return (order.last { $0.0 < category } ?? order.first)?.1
  }

  private static func list(_ numbers: [Int]) -> String {
    let words = numbers.map(String.init)
    return words.count < 3 ? words.joined(separator: " and ") : words.joined(separator: ", ") + " …"
  }
}
