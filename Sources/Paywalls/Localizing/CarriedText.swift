import Extraction

/// A text of a definition in all the languages that the definition carries.
struct CarriedText {
  let id: String
  /// What a translator should know of it.
  let comment: String
  /// Its text by the tag that catalogs use; empty ones are left out.
  let values: [(tag: String, markup: String)]
}

extension Paywall {
  /// The words and addresses that the definition shows and carries, each id once, in reading order. Images are no
  /// words, and a blank text in the source language is room, not a text.
  var carriedTexts: [CarriedText] {
    guard let own = localizations else { return [] }
    let uses = Dictionary(grouping: texts.filter { $0.kind != .image }, by: \.key)
    var seen: Set<String> = []
    return texts.compactMap { text -> CarriedText? in
      guard let uses = uses[text.key], seen.insert(text.key).inserted else { return nil }
      if let source = own.value(text.key, locale: own.defaultLocale), source.text.isBlank { return nil }
      var tags: Set<String> = []
      let values = own.locales.compactMap { locale -> (tag: String, markup: String)? in
        guard let value = own.value(text.key, locale: locale), value.kind == .text, !value.markup.isBlank,
          tags.insert(DefinitionCatalog.tag(of: locale)).inserted
        else { return nil }
        return (DefinitionCatalog.tag(of: locale), value.markup)
      }
      return values.isEmpty ? nil : CarriedText(id: text.key, comment: comment(on: uses), values: values)
    }
  }

  /// What a text is for, when it is shown, and what must stay in it.
  private func comment(on uses: [PaywallText]) -> String {
    guard let first = uses.first else { return "" }
    var sentences = ["\(first.isAddress ? "Address of a page" : first.role.phrase) in the paywall '\(id)'"]
    if !uses.contains(where: { $0.conditions.isEmpty }) {
      let states = first.conditions.map { $0.holds ? $0.expression : "not \($0.expression)" }
      sentences[0] += ", shown while: \(states.joined(separator: ", "))"
    }
    let value = localizations?.value(first.key, locale: localizations?.defaultLocale ?? "")
    if value?.markup.utf8Contains("{{") == true { sentences.append("What stands in {{ }} is filled in") }
    if value?.markup.utf8Contains("/>") == true { sentences.append("Marks such as </PRICE/> are filled in") }
    return sentences.joined(separator: ". ") + "."
  }
}

extension PaywallText {
  fileprivate var isAddress: Bool { kind == .url }
}

extension TextRole {
  /// The role as a comment names it.
  fileprivate var phrase: String {
    switch self {
    case .heading: "Heading"
    case .body: "Text"
    case .callToAction: "Button"
    case .badge: "Badge"
    case .accessibility: "Text read aloud"
    }
  }
}
