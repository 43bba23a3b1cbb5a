import Findings
import WordgateLocales
import WordgateMessages
import WordgatePlurals

struct SecondCountUnvaried: WordingRule {
  let id = "second-count-unvaried"
  let category = Finding.Category.plural
  let severity = Severity.note
  let trigger: TextTraits = .plural
  let summary = "a text varies by one number and counts with two"
  let reason = "'3 photos in 1 albums': only one of the two numbers bends its word."
  var good: [RuleExample] {
    [RuleExample("%lld of %lld days", ["en": .plural(["one": "%lld day", "other": "%lld days"])])]
  }
  var bad: [RuleExample] {
    [
      RuleExample(
        "photos", state: "manual", faults: ["en"],
        ["en": .plural(["one": "%lld photo in %lld albums", "other": "%lld photos in %lld albums"])])
    ]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    guard wording.language == text.source.language, wording.locale.language == "en", wording.substitutions.isEmpty,
      let form = wording.mainForms.first(where: { $0.category == .other })
    else { return [] }
    let nouns = CountedNouns.all(in: form)
    guard nouns.count > 1 else { return [] }
    return [
      finding(
        "'\(nouns[0])' and '\(nouns[1])' are counted, and one number chooses the form", at: form.location,
        locale: wording.language, key: text.key, advice: "make each counted part a substitution of its own")
    ]
  }
}
