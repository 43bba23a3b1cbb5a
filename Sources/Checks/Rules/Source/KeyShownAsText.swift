import Catalogs
import Findings

struct KeyShownAsText: TextRule {
  let id = "key-shown-as-text"
  let category = Finding.Category.source
  let severity = Severity.warning
  let summary = "a key that is only a name has translations and no source text"
  let reason = "Readers of the source language see 'paywall.title' instead of a title."
  var good: [RuleExample] {
    [
      RuleExample("paywall.title", state: "manual", ["en": "Choose a plan", "de": "Plan wählen"]),
      RuleExample("Wi-Fi", ["de": "WLAN"]),
    ]
  }
  var bad: [RuleExample] {
    [RuleExample("paywall.title", state: "manual", faults: ["en"], ["de": "Plan wählen"])]
  }

  func check(_ text: CheckedText, in catalog: CheckedCatalog) -> [Finding] {
    guard text.extractionState == .manual, text.shouldTranslate, !text.source.isWritten, text.key.looksLikeName,
      text.translations.contains(where: { $0.forms.contains(where: \.hasWords) })
    else { return [] }
    return [
      finding(
        "'\(text.key)' has no text in \(text.source.language)", at: text.location, locale: text.source.language,
        key: text.key, advice: "write the source text")
    ]
  }
}

extension String {
  /// Whether it is the name of a text rather than a text: small words joined by dots or underscores.
  var looksLikeName: Bool {
    guard looksLikeIdentifier, utf8.first.map({ $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }) == true else {
      return false
    }
    return utf8.contains(UInt8(ascii: ".")) || utf8.contains(UInt8(ascii: "_"))
  }
}
