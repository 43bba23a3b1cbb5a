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
        "%lld days left", ["nl": .plural(["one": "tussen nu en morgen", "other": "binnen de volgende %lld dagen"])]),
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
      if Self.endAlike(form.text, other.text) || Self.beginAlike(form, other) { return nil }
      let (own, theirs) = (Self.stems(of: form), Self.stems(of: other))
      // A form that spells its number out may say it in other words: 'until tomorrow' beside 'within %lld days'.
      let least = other.readsNumber && !form.readsNumber ? 3 : 2
      guard own.count >= least, !theirs.isEmpty, own.isDisjoint(with: theirs) else {
        return nil
      }
      return finding(
        "the form '\(form.path)' shares no word with 'other'", at: form.location, locale: wording.language,
        key: text.key, advice: "write the same sentence for the other number")
    }
  }

  /// Whether two texts end with the same seven bytes, as most forms of one sentence do.
  private static func endAlike(_ a: String, _ b: String) -> Bool { a.utf8.suffix(7).elementsEqual(b.utf8.suffix(7)) }

  /// Whether the same bytes begin two everyday texts, and four letters of one word are among them.
  private static func beginAlike(_ a: Wording.Form, _ b: Wording.Form) -> Bool {
    guard a.signature != nil, b.signature != nil else { return false }
    var letters = 0
    var last: UInt8 = 0
    for (byte, other) in zip(a.text.utf8, b.text.utf8) {
      guard byte == other else { return false }
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0xD0...0xD1:
        // Letters after these belong to a specifier.
        if letters > 0 || last != UInt8(ascii: "%") && last != UInt8(ascii: "$") { letters += 1 }
        if letters > 4 { return true }
      case 0x80...0xBF where last == 0xD0 || last == 0xD1: break
      default: letters = 0
      }
      last = byte
    }
    return false
  }

  /// The beginnings of the words, four letters each, without case; shorter words do not count.
  private static func stems(of form: Wording.Form) -> Set<String> {
    Set(
      form.words.lowercased().split { !$0.isLetter }.filter { $0.count > 3 }.map { word in String(word.prefix(4)) })
  }
}
