import Extraction
import Findings

/// What a reader has gathered of one paywall so far.
struct PaywallDraft {
  /// The String Catalog of texts that name none.
  var table = "Localizable"
  private(set) var texts: [PaywallText] = []
  private(set) var packages: [PaywallPackage] = []
  private(set) var groups: [PackageGroup] = []
  private(set) var findings: [Finding] = []
  /// The places of purchase buttons, with the group in which each stands.
  var purchaseButtons: [(place: JSONPlace, group: Int?)] = []

  /// A set of packages of which one is selected.
  struct PackageGroup {
    var place: JSONPlace
    /// The default package's id and where it is named.
    var defaultPackage: (id: String, place: JSONPlace)?
  }

  /// Adds a text and gives its place in the layout.
  mutating func add(_ text: PaywallText) -> Layout {
    texts.append(text)
    return .text(texts.count - 1)
  }

  mutating func add(_ package: PaywallPackage) {
    packages.append(package)
  }

  /// Opens a group and gives its index.
  mutating func add(_ group: PackageGroup) -> Int {
    groups.append(group)
    return groups.count - 1
  }

  mutating func report(
    _ rule: String, _ severity: Severity = .error, _ message: String, at location: Location, locale: String? = nil,
    key: String? = nil, advice: String? = nil, category: Finding.Category = .paywall, notes: [Finding.Note] = []
  ) {
    findings.append(
      Finding(
        rule: rule, category: category, severity: severity, message: message, location: location, locale: locale,
        key: key, advice: advice, notes: notes))
  }

  mutating func append(_ more: [Finding]) {
    findings += more
  }

  /// The finished paywall.
  func paywall(
    id: String, form: Paywall.Form, location: Location, localizations: OwnLocalizations?, layout: Layout
  ) -> Paywall {
    var findings = findings
    for index in findings.indices { findings[index].paywall = id }
    return Paywall(
      id: id, form: form, location: location, localizations: localizations, texts: texts,
      states: SampleStates.states(of: layout), packages: packages, findings: findings)
  }
}
