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
      RuleExample("agt-UL-0e3.title", state: "manual", ["de": "Vollbild"]),
    ]
  }
  var bad: [RuleExample] {
    [RuleExample("paywall.title", state: "manual", faults: ["en"], ["de": "Plan wählen"])]
  }

  func check(_ text: CheckedText, in catalog: CheckedCatalog) -> [Finding] {
    guard text.extractionState == .manual, text.shouldTranslate, !text.source.isWritten, text.key.looksLikeName,
      !text.key.namesObject,
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
  /// Whether it is a property of an object of Interface Builder, whose file holds the source text: `agt-UL-0e3.title`.
  fileprivate var namesObject: Bool {
    let bytes = Array(utf8.prefix(11))
    let dash = UInt8(ascii: "-")
    return bytes.count == 11 && bytes[3] == dash && bytes[6] == dash && bytes[10] == UInt8(ascii: ".")
      && bytes.count(where: { $0 == dash }) == 2
  }

  /// Whether it is the name of a text rather than a text: small words joined by dots or underscores.
  var looksLikeName: Bool {
    guard looksLikeIdentifier, utf8.first.map({ $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }) == true else {
      return false
    }
    return utf8.contains(UInt8(ascii: ".")) || utf8.contains(UInt8(ascii: "_"))
  }
}
