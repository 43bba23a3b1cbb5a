import WordgateFormatting
import WordgateLocales
import WordgateMessages

/// Writes the texts of one paywall in one locale.
struct GateTextWriter: ~Copyable {
  private let manifest: GateManifest
  private let paywall: Int
  private let locale: Int
  private let evaluator: MessageEvaluator
  private let values: [String: MessageArgument]
  private var buffer = TextBuffer()
  private var filled: [UInt8] = []
  private var arguments: [MessageArgument] = []
  /// What kept a text from being written.
  private(set) var problems: [GateReason] = []

  init(
    manifest: GateManifest, paywall: Int, locale: Int, in identifier: LocaleIdentifier,
    values: [String: MessageArgument]
  ) {
    self.manifest = manifest
    self.paywall = paywall
    self.locale = locale
    self.values = values
    evaluator = MessageEvaluator(identifier)
  }

  /// Every text in reading order.
  mutating func texts() -> [GateText] {
    let records = manifest.list(.paywalls, paywall, 2, in: .texts)
    let states = GateStateSet.all(of: paywall, texts: records.count, in: manifest)
    var texts: [GateText] = []
    texts.reserveCapacity(records.count)
    for (index, record) in records.enumerated() {
      texts.append(GateText(record, of: manifest, text: write(record), shown: states[index]))
    }
    return texts
  }

  /// The words of a text; empty, with a problem told, where they cannot be written.
  private mutating func write(_ record: Int) -> String {
    switch manifest.words(row: manifest.word(.texts, record, 5), locale: locale) {
    case .message(let range): return message(range, record)
    case .plain(let range, let isTagged): return plain(range, isTagged: isTagged, record)
    case nil:
      report("missing-text", "there are no words for it", record)
      return ""
    }
  }

  private mutating func message(_ range: Range<Int>, _ record: Int) -> String {
    arguments.removeAll(keepingCapacity: true)
    for name in manifest.list(.texts, record, 3, in: .names) {
      let expression = manifest.text(manifest.word(.names, name))
      guard let value = values[expression] else {
        report("missing-value", "there is no value for '\(expression)'", record)
        return ""
      }
      arguments.append(value)
    }
    buffer.removeAll()
    do throws(MessageProblem) {
      try evaluator.append(UnsafeRawBufferPointer(rebasing: manifest.bytes[range]), arguments, to: &buffer)
    } catch {
      report("unusable-value", error.description, record)
      return ""
    }
    return buffer.string
  }

  private mutating func plain(_ range: Range<Int>, isTagged: Bool, _ record: Int) -> String {
    let words = UnsafeRawBufferPointer(rebasing: manifest.bytes[range])
    let template = GateTemplate(values: values, locale: evaluator.locale, isTagged: isTagged)
    guard template.mayHoldVariables(words) else { return String(decoding: words, as: UTF8.self) }
    filled.removeAll(keepingCapacity: true)
    if let name = template.append(words, to: &filled) {
      report("missing-value", "there is no value for '\(isTagged ? name : "{{ \(name) }}")'", record)
      return ""
    }
    return String(decoding: filled, as: UTF8.self)
  }

  private mutating func report(_ rule: String, _ message: String, _ record: Int) {
    problems.append(
      GateReason(
        rule: rule, message: message, key: manifest.text(manifest.word(.texts, record)), isTolerable: true))
  }
}
