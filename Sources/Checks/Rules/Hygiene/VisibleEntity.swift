import Findings

struct VisibleEntity: WordingRule {
  let id = "visible-entity"
  let category = Finding.Category.hygiene
  let severity = Severity.warning
  let trigger: TextTraits = .ampersand
  let summary = "a text shows an HTML entity such as &amp; as it stands"
  let reason = "The reader sees '&#39;' where an apostrophe was meant."
  let fix: String? = "writes the character that the entity stands for"
  var good: [RuleExample] {
    [RuleExample("Terms & Conditions", ["de": "AGB & Datenschutz"])]
  }
  var bad: [RuleExample] {
    [RuleExample("Don’t ask", faults: ["fr"], ["fr": "N&#39;demandez pas"])]
  }

  private static let entities: [(String, String)] = [
    ("&amp;", "&"), ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"), ("&#x27;", "'"), ("&#34;", "\""),
    ("&nbsp;", "\u{A0}"), ("&lt;", "<"), ("&gt;", ">"), ("&hellip;", "…"), ("&rsquo;", "’"), ("&eacute;", "é"),
  ]

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    let isSource = wording.language == text.source.language
    return wording.forms.compactMap { form in
      guard let (entity, meant) = Self.entities.first(where: { form.text.utf8Contains($0.0) }) else { return nil }
      if !isSource, text.source.counterpart(of: form)?.text.utf8Contains("&\(entity.dropFirst())") == true {
        return nil
      }
      var mended = form.text
      for (entity, meant) in Self.entities { mended = mended.replacingBytes(entity, with: meant) }
      return finding(
        "'\(entity)' is shown as it stands, '\(meant)' was meant\(form.suffix)", at: form.location ?? text.location,
        locale: wording.language, key: text.key, advice: "write '\(meant)'", edits: form.edit(to: mended))
    }
  }
}
