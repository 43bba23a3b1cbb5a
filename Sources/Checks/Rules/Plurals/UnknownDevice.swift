import Findings
internal import WordgateMessages

struct UnknownDevice: WordingRule {
  let id = "unknown-device"
  let category = Finding.Category.plural
  let severity = Severity.error
  let summary = "a text varies by a device that no catalog knows"
  let reason = "Xcode refuses to build the catalog, or drops the text."
  var good: [RuleExample] {
    [RuleExample("Tap here", ["de": .device(["mac": "Hier klicken", "other": "Hier tippen"])])]
  }
  var bad: [RuleExample] {
    [
      RuleExample("Tap here", faults: ["de"], ["de": .device(["macbook": "Hier klicken", "other": "Hier tippen"])])
    ]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    wording.unknownDevices.map { form in
      finding(
        "'\(form.name)' is no device, expected one of \(Device.allCases.map(\.name).joined(separator: ", "))",
        at: form.location, locale: wording.language, key: text.key, advice: "give the form the name of a device")
    }
  }
}
