import Findings
import WordgateMessages

struct DeviceFormsMissing: TranslationRule {
  let id = "device-forms-missing"
  let category = Finding.Category.plural
  let severity = Severity.note
  let sourceTrigger: TextTraits = .device
  let summary = "the source varies by device, the translation does not"
  let reason = "A person at a Mac is told to tap."
  var good: [RuleExample] {
    [
      RuleExample(
        "Tap here",
        [
          "en": .device(["mac": "Click here", "other": "Tap here"]),
          "de": .device(["mac": "Hier klicken", "other": "Hier tippen"]),
        ])
    ]
  }
  var bad: [RuleExample] {
    [
      RuleExample(
        "Tap here", faults: ["de"], ["en": .device(["mac": "Click here", "other": "Tap here"]), "de": "Hier tippen"])
    ]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard text.source.traits.contains(.device), !translation.traits.contains(.device) else { return [] }
    let devices = Set(text.source.forms.compactMap { $0.device?.name }).sorted()
    return [
      finding(
        "the source varies by device (\(devices.joined(separator: ", "))), this text does not",
        at: translation.location, locale: translation.language, key: text.key, advice: "vary it by device")
    ]
  }
}
