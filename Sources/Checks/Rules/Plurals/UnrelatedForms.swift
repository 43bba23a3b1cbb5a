import Findings
import WordgatePlurals

struct UnrelatedForms: WordingRule {
  let id = "unrelated-forms"
  let category = Finding.Category.plural
  let severity = Severity.warning
  let trigger: TextTraits = .plural
  let summary = "a plural form says something quite different from the others"
  let reason = "For some numbers the reader gets the sentence of another key."
  var good: [RuleExample] {
    [
      RuleExample(
        "%lld people like this post",
        ["en": .plural(["one": "One person likes this post", "other": "%lld people like this post"])]),
      RuleExample(
        "%lld loops left",
        [
          "hr": .plural([
            "one": "Ostao je %lld ponavljanje", "few": "Preostala %lld ponavljanja", "other": "Ukupno %lld petlji",
          ])
        ]),
      RuleExample(
        "%lld days left",
        [
          "en": .plural(["one": "within the next day", "other": "within the next %lld days"]),
          "nl": .plural(["one": "tussen nu en morgen", "other": "binnen de volgende %lld dagen"]),
        ]),
    ]
  }
  var bad: [RuleExample] {
    [
      RuleExample(
        "%lld people like this post", faults: ["de"],
        ["de": .plural(["one": "Datei wirklich löschen?", "other": "%lld Personen gefällt dieser Beitrag"])])
    ]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    guard wording.grammar.script?.traits.isDisjoint(with: [.ideograph, .kana]) ?? true else { return [] }
    return wording.forms.compactMap { form in
      guard form.category != nil, form.category != .zero, !form.isFull,
        let other = wording.form(form.path.replacingLast(with: "other"))
      else {
        return nil
      }
      // Where the source spells the number out too, it is said in other words: 'tomorrow' beside 'within %lld days'.
      let isSpelledOut = !form.readsNumber && text.source.form(form.path)?.readsNumber == false
      // Hebrew and Arabic spell one and two out by themselves: 'יום אחד' beside '%lld ימים'.
      let isShort = !form.traits.isDisjoint(with: [.arabic, .hebrew])
      guard Self.areUnlike(form, other, least: isSpelledOut || isShort ? 3 : 2), !Self.hasKin(form, in: wording) else {
        return nil
      }
      return finding(
        "the form '\(form.path)' shares hardly a word with 'other'", at: form.location,
        locale: wording.language,
        key: text.key, advice: "write the same sentence for the other number")
    }
  }

  /// Whether another form but `other` says the same, so that `other` is the odd one.
  private static func hasKin(_ form: Wording.Form, in wording: Wording) -> Bool {
    PluralCategory.allCases.contains { category in
      guard category != .zero, category != .other, category != form.category,
        let sibling = wording.form(form.path.replacingLast(with: category.name))
      else { return false }
      return areAlike(form.text, sibling.text) || !stems(of: sibling).isEmpty && !areUnlike(form, sibling, least: 1)
    }
  }

  /// Whether two forms have hardly a word in common; the first has to have some words.
  private static func areUnlike(_ form: Wording.Form, _ other: Wording.Form, least: Int) -> Bool {
    if areAlike(form.text, other.text) { return false }
    let (own, theirs) = (stems(of: form), stems(of: other))
    let shared = own.intersection(theirs).count
    let fewer = min(own.count, theirs.count)
    return shared == 0 && !theirs.isEmpty && own.count >= least || fewer > 3 && shared * 4 <= fewer
  }

  /// Whether the same bytes begin and end two texts and make up half of the shorter, as in most forms of one sentence.
  private static func areAlike(_ a: String, _ b: String) -> Bool {
    var (a, b) = (a, b)
    return a.withUTF8 { a in
      b.withUTF8 { b in
        let shorter = min(a.count, b.count)
        var start = 0
        while start < shorter, a[start] == b[start] { start += 1 }
        var end = 0
        while end < shorter - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
        return (start + end) * 2 >= shorter
      }
    }
  }

  /// The beginnings of the words, four letters each, without case; shorter words do not count, but where letters stand
  /// for consonants alone.
  private static func stems(of form: Wording.Form) -> Set<String> {
    let least = form.traits.isDisjoint(with: [.arabic, .hebrew]) ? 4 : 3
    return Set(
      form.words.lowercased().split { !$0.isLetter }.filter { $0.count >= least }.map { word in String(word.prefix(4)) }
    )
  }
}
