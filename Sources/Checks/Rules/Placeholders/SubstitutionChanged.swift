import Findings
internal import WordgateMessages

struct SubstitutionChanged: TranslationRule {
  let id = "substitution-changed"
  let category = Finding.Category.placeholder
  let severity = Severity.error
  let ownTrigger: TextTraits = .substitution
  let summary = "a substitution of a translation counts by another argument, or another type, than in its source"
  let reason = "The form is chosen by the wrong number: '3 photos in 1 albums'."
  var good: [RuleExample] {
    [
      RuleExample(
        "Trial",
        [
          "en": .substituting("%#@days@ free", [.init("days", ["one": "%arg day", "other": "%arg days"])]),
          "de": .substituting("%#@days@ gratis", [.init("days", ["one": "%arg Tag", "other": "%arg Tage"])]),
        ])
    ]
  }
  var bad: [RuleExample] {
    [
      RuleExample(
        "Trial", faults: ["de"],
        [
          "en": .substituting("%#@days@ free", [.init("days", ["one": "%arg day", "other": "%arg days"])]),
          "de": .substituting(
            "%#@days@ gratis", [.init("days", argument: 2, ["one": "%arg Tag", "other": "%arg Tage"])]),
        ])
    ]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    translation.substitutions.compactMap { part in
      guard let source = text.source.part(part.name) else { return nil }
      if let own = part.argument, let wanted = source.argument, own != wanted {
        return finding(
          "'\(part.name)' counts by argument \(own), in the source by \(wanted)", at: part.location,
          locale: translation.language, key: text.key, advice: "give it the argument of the source")
      }
      guard part.specifier != nil, source.specifier != nil, part.kind.isNumeric, source.kind.isNumeric,
        (part.kind == .decimal) != (source.kind == .decimal)
      else { return nil }
      return finding(
        "'\(part.name)' reads \(part.kind.words), in the source \(source.kind.words)", at: part.location,
        locale: translation.language, key: text.key, advice: "give it the specifier of the source")
    }
  }
}
