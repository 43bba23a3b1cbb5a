import Extraction
import Paywalls
import WordgateGate
import WordgateLocales
import WordgateMessages

/// Collects the sections of a manifest and lays them out.
struct ManifestWriter {
  private var sections: [ManifestLayout.Section: ManifestSection] = [:]
  private var texts: [[UInt8]: Int] = [:]
  private var locales: [LocaleIdentifier] = []
  private var evaluators: [MessageEvaluator] = []
  private var messages: [[UInt8]: Int] = [:]
  private var rows: [[Int]: Int] = [:]
  /// Whether the texts of the last paywall hold tags.
  private var isTagged = false

  init() {
    for section in ManifestLayout.Section.allCases { sections[section] = ManifestSection(section) }
    append(.textStarts, [0])
    append(.reasonStarts, [0])
  }

  mutating func addLocale(_ locale: LocaleIdentifier) {
    locales.append(locale)
    evaluators.append(MessageEvaluator(locale))
    append(.locales, [text(locale.description), locale.isRightToLeft ? Int(ManifestLayout.rightToLeft) : 0])
  }

  mutating func addPaywall(_ paywall: Paywall, source: Int?) {
    isTagged = paywall.form == .adapty
    let firstState = count(.states)
    for state in paywall.states {
      append(.states, [text(state.name), count(.uses), state.texts.count])
      for use in state.texts { append(.uses, [use.text]) }
    }
    let firstPackage = count(.names)
    for package in paywall.packages { append(.names, [text(package.id)]) }
    append(
      .paywalls,
      [
        text(paywall.id), source.map { $0 + 1 } ?? 0, count(.texts), paywall.texts.count, firstState,
        paywall.states.count, firstPackage, paywall.packages.count,
      ])
  }

  /// Adds a text of the last paywall with its words in each locale.
  mutating func addText(_ text: PaywallText, words: [FoundText.Content?]) {
    let firstName = count(.names)
    for argument in text.arguments { append(.names, [self.text(argument.expression)]) }
    let places = zip(words, evaluators).map { content, evaluator in
      content.map { message($0, evaluator, isTagged: isTagged) + 1 } ?? 0
    }
    let role = GateTextRole(text.role).rawValue
    let kind = GateTextKind(text.kind).rawValue
    append(
      .texts,
      [
        self.text(text.key), self.text(text.table), Int(role) | Int(kind) << 8, firstName, text.arguments.count,
        row(places),
      ])
  }

  /// Adds what is known of the last paywall in the next locale.
  mutating func addCell(_ cell: UInt8, reasons: [GateReason]) {
    append(.cells, bytes: [cell])
    for reason in reasons {
      append(
        .reasons,
        [
          text(reason.rule), text(reason.message), text(reason.advice), text(reason.key), text(reason.state),
          text(reason.file), reason.line, reason.isTolerable ? Int(ManifestLayout.tolerableReason) : 0,
        ])
    }
    append(.reasonStarts, [count(.reasons)])
  }

  private func count(_ section: ManifestLayout.Section) -> Int { sections[section]?.count ?? 0 }

  private mutating func append(_ section: ManifestLayout.Section, _ words: [Int]) {
    sections[section]?.append(words)
  }

  private mutating func append(_ section: ManifestLayout.Section, bytes: [UInt8]) {
    sections[section]?.append(bytes: bytes)
  }

  /// The number of a text, stored once.
  private mutating func text(_ text: String) -> Int {
    let bytes = Array(text.utf8)
    if let known = texts[bytes] { return known }
    let number = texts.count
    texts[bytes] = number
    append(.characters, bytes: bytes)
    append(.textStarts, [count(.characters)])
    return number
  }

  /// The row of words, stored once.
  private mutating func row(_ places: [Int]) -> Int {
    if let known = rows[places] { return known }
    let number = rows.count
    rows[places] = number
    for place in places { append(.rows, [place]) }
    return number
  }

  /// Where the words stand among the messages, stored once.
  private mutating func message(
    _ content: FoundText.Content, _ evaluator: MessageEvaluator, isTagged: Bool
  ) -> Int {
    let bytes: [UInt8]
    switch content {
    case .message(let source):
      bytes = Self.record(ManifestLayout.messageKind, Message(source, evaluator: evaluator).encoded)
    case .plain(let text):
      bytes = Self.record(isTagged ? ManifestLayout.taggedKind : ManifestLayout.plainKind, Array(text.utf8))
    }
    if let known = messages[bytes] { return known }
    let place = count(.messages)
    messages[bytes] = place
    append(.messages, bytes: bytes)
    return place
  }

  private static func record(_ kind: UInt8, _ content: [UInt8]) -> [UInt8] {
    [kind] + ManifestSection.littleEndian(content.count) + content
  }

  /// The whole manifest.
  func bytes() -> [UInt8] {
    var content: [UInt8] = []
    var table: [UInt8] = []
    for section in ManifestLayout.Section.allCases {
      while content.count % 4 != 0 { content.append(0) }
      table += ManifestSection.littleEndian(ManifestLayout.headerSize + content.count)
      table += ManifestSection.littleEndian(count(section))
      content += sections[section]?.bytes ?? []
    }
    let rest = table + content
    let sum = rest.withUnsafeBytes { ManifestChecksum.value(of: $0) }
    var bytes = ManifestLayout.magic
    bytes += ManifestSection.littleEndian(ManifestLayout.version)
    bytes += ManifestSection.littleEndian(ManifestLayout.contentStart + rest.count)
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: sum >> (UInt64($0) * 8)) }
    return bytes + rest
  }
}

/// One section on its way.
struct ManifestSection {
  private let size: Int
  private(set) var bytes: [UInt8] = []

  init(_ section: ManifestLayout.Section) { size = section.size }

  var count: Int { bytes.count / size }

  mutating func append(_ words: [Int]) {
    for word in words { bytes += Self.littleEndian(word) }
  }

  mutating func append(bytes more: [UInt8]) { bytes += more }

  static func littleEndian(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}

extension GateTextRole {
  fileprivate init(_ role: TextRole) {
    switch role {
    case .heading: self = .heading
    case .body: self = .body
    case .callToAction: self = .callToAction
    case .badge: self = .badge
    case .accessibility: self = .accessibility
    }
  }
}

extension GateTextKind {
  fileprivate init(_ kind: PaywallText.Kind) {
    switch kind {
    case .text: self = .text
    case .image: self = .image
    case .url: self = .url
    }
  }
}
