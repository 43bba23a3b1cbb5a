import Checks
import Findings

/// Findings that say the same of several languages, told as one.
struct FindingGroup {
  private(set) var finding: Finding
  private(set) var text: FaultyText?
  private var locales: [String]
  private let first: Finding

  private init(_ told: CheckOutcome.Told) {
    finding = told.finding
    first = told.finding
    text = told.text
    locales = told.finding.locale.map { [$0] } ?? []
  }

  /// Neighbours that differ in nothing but the language become one.
  static func groups(of told: [CheckOutcome.Told]) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    for item in told {
      if let last = groups.last, last.takes(item) {
        groups[groups.count - 1].add(item)
      } else {
        groups.append(FindingGroup(item))
      }
    }
    return groups
  }

  /// Whether the finding before says the same of the same source in another language.
  func continues(_ before: FindingGroup) -> Bool {
    guard let text, let other = before.text, text.text != nil, other.text != nil else { return false }
    return finding.rule == before.finding.rule && finding.key == before.finding.key
      && finding.location?.file == before.finding.location?.file && finding.advice == before.finding.advice
      && finding.paywall == before.finding.paywall && before.finding.notes.isEmpty
      && text.source == other.source && text.mark?.isInSource == other.mark?.isInSource
      && (text.mark?.isInSource != true || text.mark == other.mark)
  }

  private func takes(_ told: CheckOutcome.Told) -> Bool {
    let other = told.finding
    guard other.rule == first.rule, other.location == first.location, other.key == first.key,
      other.severity == first.severity, other.paywall == first.paywall, other.state == first.state,
      other.notes == first.notes, text?.text == nil, told.text?.text == nil, let locale = other.locale,
      let own = first.locale
    else { return false }
    return other.message.naming("", for: locale) == first.message.naming("", for: own)
  }

  private mutating func add(_ told: CheckOutcome.Told) {
    guard let own = first.locale, let locale = told.finding.locale else { return }
    locales.append(locale)
    let list = Quantity.list(locales, atMost: 8)
    finding.message = first.message.naming(list, for: own)
    finding.advice = first.advice?.naming(list, for: own)
  }
}

extension String {
  /// The sentence with other words in the place of its last ` in de` or ` to de`.
  fileprivate func naming(_ words: String, for locale: String) -> String {
    for link in [" in ", " to "] where hasSuffix(link + locale) {
      return String(dropLast(locale.count)) + words
    }
    return self
  }
}

extension FaultyText.Mark {
  fileprivate var isInSource: Bool {
    if case .source = self { return true }
    return false
  }
}
